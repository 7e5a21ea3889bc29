"""Tools about products."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import ProductCategory


class ProductSummary(TypedDict):
    """A product as a search lists it."""

    id: str
    name: str
    sku: str
    price: int
    stock: int


def find_products(
    db: Database,
    name: str | None = None,
    sku: str | None = None,
    category: ProductCategory | None = None,
    max_price: int | None = None,
    sealed: bool | None = None,
    page: PageNumber = 1,
) -> Page[ProductSummary]:
    """Search products by name, product code, category, price or hygiene film.

    Args:
        name: Only products whose name contains this text.
        sku: Only products with this product code.
        category: Only products with this category.
        max_price: Only products with a price of at most this.
        sealed: Only products for which this holds, or does not: hygiene film.
        page: Page number, from 1.
    """
    return db.search(
        ProductSummary,
        "SELECT id, name, sku, price, stock FROM products",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "sku = ?": sku,
            "category = ?": category,
            "price <= ?": max_price,
            "sealed = ?": sealed,
        },
        order="name, id",
        page=page,
    )

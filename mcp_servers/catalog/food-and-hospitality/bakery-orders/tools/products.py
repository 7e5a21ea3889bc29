"""Tools about products."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, shift

from .rows import Product, ProductKind, ProductStatus


class ProductSummary(TypedDict):
    """A product as a search lists it."""

    id: str
    name: str
    kind: ProductKind
    price: int
    status: ProductStatus


class ProductDetails(Product):
    """A product in full."""

    planned_tomorrow: int
    promised_tomorrow: int


def find_products(
    db: Database,
    name: str | None = None,
    kind: ProductKind | None = None,
    sourdough: bool | None = None,
    max_price: int | None = None,
    status: ProductStatus | None = None,
    page: PageNumber = 1,
) -> Page[ProductSummary]:
    """Search products by name, kind, sourdough, price or status.

    Args:
        name: Only products whose name contains this text.
        kind: Only products with this kind.
        sourdough: Only products for which this holds, or does not: sourdough.
        max_price: Only products with a price of at most this.
        status: Only products with this status.
        page: Page number, from 1.
    """
    return db.search(
        ProductSummary,
        "SELECT id, name, kind, price, status FROM products",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "kind = ?": kind,
            "sourdough = ?": sourdough,
            "price <= ?": max_price,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )


def get_product(db: Database, product_id: str) -> ProductDetails:
    """Show a product with what is baked and what is promised of it for tomorrow.

    Args:
        product_id: Id of the product.
    """
    product = db.fetch(Product, "products", product_id)
    planned_tomorrow = db.number(
        """
        SELECT SUM(pieces) FROM batches
        WHERE product_id = ? AND baked_on = ? AND status = 'planned'
        """,
        product_id,
        shift(db.today, days=1),
    )
    promised_tomorrow = db.number(
        """
        SELECT SUM(order_lines.pieces) FROM order_lines
        JOIN order_sheets ON order_sheets.id = order_lines.order_sheet_id
        WHERE order_lines.product_id = ?
            AND order_sheets.wanted_on = ?
            AND order_sheets.status IN ('open', 'confirmed')
        """,
        product_id,
        shift(db.today, days=1),
    )
    return {**product, "planned_tomorrow": planned_tomorrow, "promised_tomorrow": promised_tomorrow}

"""Tools about products."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Product, ProductClimate, Supplier


class ProductSummary(TypedDict):
    """A product as a search lists it."""

    id: str
    name: str
    sku: str
    climate: ProductClimate
    reorder_level: int


class ProductDetails(Product):
    """A product in full."""

    supplier_name: str
    units_on_hand: int
    units_reserved: int
    units_announced: int


def find_products(
    db: Database,
    name: str | None = None,
    sku: str | None = None,
    climate: ProductClimate | None = None,
    supplier: str | None = None,
    page: PageNumber = 1,
) -> Page[ProductSummary]:
    """Search products by name, sku or climate.

    Args:
        name: Only products whose name contains this text.
        sku: Only products with this sku.
        climate: Only products with this climate.
        supplier: Only products of the supplier whose name contains this text.
        page: Page number, from 1.
    """
    return db.search(
        ProductSummary,
        """
        SELECT products.id, products.name, products.sku, products.climate, products.reorder_level
        FROM products
        JOIN suppliers ON suppliers.id = products.supplier_id
        """,
        where={
            "instr(lower(products.name), lower(?)) > 0": name,
            "products.sku = ?": sku,
            "products.climate = ?": climate,
            "instr(lower(suppliers.name), lower(?)) > 0": supplier,
        },
        order="products.name, products.id",
        page=page,
    )


def get_product(db: Database, product_id: str) -> ProductDetails:
    """Show a product with the units on hand and those already reserved.

    Args:
        product_id: Id of the product.
    """
    product = db.fetch(Product, "products", product_id)
    units_on_hand = db.number(
        "SELECT SUM(quantity) FROM batches WHERE product_id = ? AND status = 'available'", product_id
    )
    units_reserved = db.number(
        """
        SELECT SUM(reservations.quantity) FROM reservations
        JOIN batches ON batches.id = reservations.batch_id
        WHERE batches.product_id = ? AND reservations.status = 'reserved'
        """,
        product_id,
    )
    units_announced = db.number(
        "SELECT SUM(quantity) FROM deliveries WHERE product_id = ? AND status = 'announced'", product_id
    )
    supplier = db.fetch(Supplier, "suppliers", product["supplier_id"])
    return {
        **product,
        "supplier_name": supplier["name"],
        "units_on_hand": units_on_hand,
        "units_reserved": units_reserved,
        "units_announced": units_announced,
    }

"""Tools about order lines."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class OrderLineSummary(TypedDict):
    """An order line as a search lists it."""

    id: str
    shop_order_number: str
    product_name: str
    quantity: int
    price: int


def find_order_lines(
    db: Database,
    shop_order_id: str | None = None,
    product_id: str | None = None,
    customer_id: str | None = None,
    page: PageNumber = 1,
) -> Page[OrderLineSummary]:
    """Search order lines by order, product or customer.

    Args:
        shop_order_id: Only order lines of the order with this id.
        product_id: Only order lines of the product with this id.
        customer_id: Only order lines of the customer with this id.
        page: Page number, from 1.
    """
    return db.search(
        OrderLineSummary,
        """
        SELECT order_lines.id, shop_orders.number AS shop_order_number, products.name AS product_name,
            order_lines.quantity, order_lines.price
        FROM order_lines
        JOIN shop_orders ON shop_orders.id = order_lines.shop_order_id
        JOIN products ON products.id = order_lines.product_id
        """,
        where={
            "order_lines.shop_order_id = ?": shop_order_id,
            "order_lines.product_id = ?": product_id,
            "shop_orders.customer_id = ?": customer_id,
        },
        order="shop_orders.ordered_on DESC, order_lines.id",
        page=page,
    )

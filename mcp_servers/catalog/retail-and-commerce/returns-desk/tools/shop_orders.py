"""Tools about shop orders."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import ShopOrderStatus


class ShopOrderSummary(TypedDict):
    """An order as a search lists it."""

    id: str
    number: str
    customer_name: str
    ordered_on: str
    delivered_on: str | None
    status: ShopOrderStatus


def find_orders(
    db: Database,
    number: str | None = None,
    customer_id: str | None = None,
    ordered_from: Day | None = None,
    status: ShopOrderStatus | None = None,
    page: PageNumber = 1,
) -> Page[ShopOrderSummary]:
    """Search shop orders by order number, customer, order date or status.

    Args:
        number: Only shop orders with this order number.
        customer_id: Only shop orders of the customer with this id.
        ordered_from: Only shop orders with an order date at or after this.
        status: Only shop orders with this status.
        page: Page number, from 1.
    """
    return db.search(
        ShopOrderSummary,
        """
        SELECT shop_orders.id, shop_orders.number, customers.name AS customer_name, shop_orders.ordered_on,
            shop_orders.delivered_on, shop_orders.status
        FROM shop_orders
        JOIN customers ON customers.id = shop_orders.customer_id
        """,
        where={
            "shop_orders.number = ?": number,
            "shop_orders.customer_id = ?": customer_id,
            "shop_orders.ordered_on >= ?": ordered_from,
            "shop_orders.status = ?": status,
        },
        order="shop_orders.ordered_on DESC, shop_orders.id",
        page=page,
    )

"""Tools about customers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Customer, CustomerStatus, Exchange


class CustomerSummary(TypedDict):
    """A customer as a search lists it."""

    id: str
    name: str
    email: str
    status: CustomerStatus


class CustomerDetails(Customer):
    """A customer in full."""

    recent_returns: int
    amount_refunded: int


def find_customers(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    town: str | None = None,
    status: CustomerStatus | None = None,
    page: PageNumber = 1,
) -> Page[CustomerSummary]:
    """Search customers by name, email, town or status.

    Args:
        name: Only customers whose name contains this text.
        email: Only customers with this email.
        town: Only customers with this town.
        status: Only customers with this status.
        page: Page number, from 1.
    """
    return db.search(
        CustomerSummary,
        "SELECT id, name, email, status FROM customers",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email, "town = ?": town, "status = ?": status},
        order="name, id",
        page=page,
    )


def get_customer(db: Database, customer_id: str) -> CustomerDetails:
    """Show a customer with the returns announced in the last 90 days and the refunds paid so far.

    Args:
        customer_id: Id of the customer.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    recent_returns = db.number(
        """
        SELECT COUNT(*) FROM return_cases
        JOIN order_lines ON order_lines.id = return_cases.order_line_id
        JOIN shop_orders ON shop_orders.id = order_lines.shop_order_id
        WHERE shop_orders.customer_id = ? AND return_cases.announced_on >= ?
        """,
        customer_id,
        shift(db.today, days=-90),
    )
    amount_refunded = db.number(
        """
        SELECT SUM(refunds.amount) FROM refunds
        JOIN return_cases ON return_cases.id = refunds.return_case_id
        JOIN order_lines ON order_lines.id = return_cases.order_line_id
        JOIN shop_orders ON shop_orders.id = order_lines.shop_order_id
        WHERE shop_orders.customer_id = ? AND refunds.status = 'paid'
        """,
        customer_id,
    )
    return {**customer, "recent_returns": recent_returns, "amount_refunded": amount_refunded}


def watch_customer(db: Database, customer_id: str) -> Customer:
    """Put a customer on watch who announced three returns in 90 days without a fault of the shop; exchanges lapse.

    Args:
        customer_id: Id of the customer.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    if customer["status"] != "trusted":
        raise Refused("The customer must be trusted.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM return_cases
        JOIN order_lines ON order_lines.id = return_cases.order_line_id
        JOIN shop_orders ON shop_orders.id = order_lines.shop_order_id
        WHERE shop_orders.customer_id = ?
            AND return_cases.announced_on >= ?
            AND return_cases.reason IN ('changed_mind', 'wrong_size')
        """,
            customer_id,
            shift(db.today, days=-90),
        )
        < 3
    ):
        raise Refused("The customer has not announced three such returns in 90 days.")
    db.update("customers", customer_id, status="watched")
    for exchange in db.all(
        Exchange,
        """
        SELECT exchanges.* FROM exchanges
        JOIN return_cases ON return_cases.id = exchanges.return_case_id
        JOIN order_lines ON order_lines.id = return_cases.order_line_id
        JOIN shop_orders ON shop_orders.id = order_lines.shop_order_id
        WHERE shop_orders.customer_id = ? AND exchanges.status = 'reserved'
        ORDER BY exchanges.id
        """,
        customer_id,
    ):
        db.update("exchanges", exchange["id"], status="lapsed")
    return db.fetch(Customer, "customers", customer_id)

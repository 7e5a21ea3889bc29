"""Tools about customers."""

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Customer, CustomerStatus


def find_customers(
    db: Database, name: str | None = None, status: CustomerStatus | None = None, page: PageNumber = 1
) -> Page[Customer]:
    """Search customers by name or status.

    Args:
        name: Only customers whose name contains this text.
        status: Only customers with this status.
        page: Page number, from 1.
    """
    return db.search(
        Customer,
        "SELECT id, name, credit_limit, status FROM customers",
        where={"instr(lower(name), lower(?)) > 0": name, "status = ?": status},
        order="name, id",
        page=page,
    )


def pause_customer(db: Database, customer_id: str) -> Customer:
    """Pause a customer without jobs in hand.

    Args:
        customer_id: Id of the customer.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    if customer["status"] != "active":
        raise Refused("The customer must be active.")
    if db.exists(
        """
        SELECT 1 FROM jobs
        JOIN sources ON sources.id = jobs.source_id
        WHERE sources.customer_id = ? AND jobs.status = 'given'
        """,
        customer_id,
    ):
        raise Refused("A job of this customer is in hand.")
    db.update("customers", customer_id, status="paused")
    return db.fetch(Customer, "customers", customer_id)

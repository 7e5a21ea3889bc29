"""Tools about customers."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Customer


class CustomerDetails(Customer):
    """A customer in full."""

    unpaid: int
    to_come: int


def find_customers(
    db: Database, name: str | None = None, contact: str | None = None, page: PageNumber = 1
) -> Page[Customer]:
    """Search customers by name or contact person.

    Args:
        name: Only customers whose name contains this text.
        contact: Only customers whose contact person contains this text.
        page: Page number, from 1.
    """
    return db.search(
        Customer,
        "SELECT id, name, contact, phone, credit FROM customers",
        where={"instr(lower(name), lower(?)) > 0": name, "instr(lower(contact), lower(?)) > 0": contact},
        order="name, id",
        page=page,
    )


def get_customer(db: Database, customer_id: str) -> CustomerDetails:
    """Show a customer with the amount unpaid and the price of the jobs to come.

    Args:
        customer_id: Id of the customer.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    unpaid = db.number(
        """
        SELECT SUM(bills.amount) FROM bills
        JOIN jobs ON jobs.id = bills.job_id
        WHERE jobs.customer_id = ? AND bills.status = 'open'
        """,
        customer_id,
    )
    to_come = db.number(
        """
        SELECT SUM(price) FROM jobs
        WHERE customer_id = ? AND status IN ('planned', 'approved')
        """,
        customer_id,
    )
    return {**customer, "unpaid": unpaid, "to_come": to_come}

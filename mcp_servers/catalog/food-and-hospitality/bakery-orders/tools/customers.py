"""Tools about customers."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Customer, CustomerStatus


class CustomerSummary(TypedDict):
    """A customer as a search lists it."""

    id: str
    name: str
    contact: str
    credit: int
    owed: int
    status: CustomerStatus


def find_customers(
    db: Database,
    name: str | None = None,
    contact: str | None = None,
    status: CustomerStatus | None = None,
    min_owed: int | None = None,
    page: PageNumber = 1,
) -> Page[CustomerSummary]:
    """Search customers by name, contact person, status or amount owed.

    Args:
        name: Only customers whose name contains this text.
        contact: Only customers whose contact person contains this text.
        status: Only customers with this status.
        min_owed: Only customers with an amount owed of at least this.
        page: Page number, from 1.
    """
    return db.search(
        CustomerSummary,
        "SELECT id, name, contact, credit, owed, status FROM customers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "instr(lower(contact), lower(?)) > 0": contact,
            "status = ?": status,
            "owed >= ?": min_owed,
        },
        order="name, id",
        page=page,
    )


def take_payment(db: Database, customer_id: str, amount: Annotated[int, between(100, 500000)]) -> Customer:
    """Take a payment from a customer, not more than is owed.

    Args:
        customer_id: Id of the customer.
        amount: Amount of the customer, in minor units.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    if amount > customer["owed"]:
        raise Refused("The customer owes less than that.")
    db.update("customers", customer_id, owed=customer["owed"] - amount)
    return db.fetch(Customer, "customers", customer_id)

"""Tools about customers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text

from .rows import Customer


class CustomerSummary(TypedDict):
    """A customer as a search lists it."""

    id: str
    name: str
    email: str


def find_customers(
    db: Database, name: str | None = None, email: str | None = None, page: PageNumber = 1
) -> Page[CustomerSummary]:
    """Search customers by name or email.

    Args:
        name: Only customers whose name contains this text.
        email: Only customers with this email.
        page: Page number, from 1.
    """
    return db.search(
        CustomerSummary,
        "SELECT id, name, email FROM customers",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email},
        order="name, id",
        page=page,
    )


def register_customer(db: Database, name: Text, email: Text, phone: Text, born_on: Day) -> Customer:
    """Register a customer.

    Args:
        name: Name of the customer.
        email: Email of the customer.
        phone: Phone of the customer.
        born_on: Date of birth.
    """
    if born_on >= db.today:
        raise Refused("The date of birth lies ahead.")
    if db.exists("SELECT 1 FROM customers WHERE email = ?", email):
        raise Refused("A customer with this email is already registered.")
    customer_id = db.insert("customers", name=name, email=email, phone=phone, born_on=born_on, newsletter=False)
    return db.fetch(Customer, "customers", customer_id)

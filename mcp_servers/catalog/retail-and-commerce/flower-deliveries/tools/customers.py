"""Tools about customers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import CustomerStatus


class CustomerSummary(TypedDict):
    """A customer as a search lists it."""

    id: str
    name: str
    phone: str
    status: CustomerStatus


def find_customers(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    phone: str | None = None,
    status: CustomerStatus | None = None,
    page: PageNumber = 1,
) -> Page[CustomerSummary]:
    """Search customers by name, email, phone or status.

    Args:
        name: Only customers whose name contains this text.
        email: Only customers with this email.
        phone: Only customers with this phone.
        status: Only customers with this status.
        page: Page number, from 1.
    """
    return db.search(
        CustomerSummary,
        "SELECT id, name, phone, status FROM customers",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email, "phone = ?": phone, "status = ?": status},
        order="name, id",
        page=page,
    )

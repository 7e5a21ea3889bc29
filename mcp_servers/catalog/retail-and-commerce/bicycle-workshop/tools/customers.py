"""Tools about customers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class CustomerSummary(TypedDict):
    """A customer as a search lists it."""

    id: str
    name: str
    phone: str
    member: bool


def find_customers(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    phone: str | None = None,
    member: bool | None = None,
    page: PageNumber = 1,
) -> Page[CustomerSummary]:
    """Search customers by name, email, phone or club membership.

    Args:
        name: Only customers whose name contains this text.
        email: Only customers with this email.
        phone: Only customers with this phone.
        member: Only customers for which this holds, or does not: club membership.
        page: Page number, from 1.
    """
    return db.search(
        CustomerSummary,
        "SELECT id, name, phone, member FROM customers",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email, "phone = ?": phone, "member = ?": member},
        order="name, id",
        page=page,
    )

"""Tools about customers."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Customer, CustomerStatus


def find_customers(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    member: bool | None = None,
    status: CustomerStatus | None = None,
    page: PageNumber = 1,
) -> Page[Customer]:
    """Search customers by name, email, club membership or status.

    Args:
        name: Only customers whose name contains this text.
        email: Only customers with this email.
        member: Only customers for which this holds, or does not: club membership.
        status: Only customers with this status.
        page: Page number, from 1.
    """
    return db.search(
        Customer,
        "SELECT id, name, email, member, status FROM customers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "member = ?": member,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )

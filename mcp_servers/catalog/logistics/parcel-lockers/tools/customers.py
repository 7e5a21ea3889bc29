"""Tools about customers."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Customer


def find_customers(
    db: Database, name: str | None = None, email: str | None = None, phone: str | None = None, page: PageNumber = 1
) -> Page[Customer]:
    """Search customers by name, email or phone.

    Args:
        name: Only customers whose name contains this text.
        email: Only customers with this email.
        phone: Only customers with this phone.
        page: Page number, from 1.
    """
    return db.search(
        Customer,
        "SELECT id, name, email, phone FROM customers",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email, "phone = ?": phone},
        order="name, id",
        page=page,
    )

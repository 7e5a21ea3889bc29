"""Tools about sellers."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Seller


def find_sellers(
    db: Database, name: str | None = None, phone: str | None = None, email: str | None = None, page: PageNumber = 1
) -> Page[Seller]:
    """Search sellers by name, phone or email.

    Args:
        name: Only sellers whose name contains this text.
        phone: Only sellers with this phone.
        email: Only sellers with this email.
        page: Page number, from 1.
    """
    return db.search(
        Seller,
        "SELECT id, name, phone, email FROM sellers",
        where={"instr(lower(name), lower(?)) > 0": name, "phone = ?": phone, "email = ?": email},
        order="name, id",
        page=page,
    )

"""Tools about friends."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Friend


def find_friends(
    db: Database, name: str | None = None, email: str | None = None, phone: str | None = None, page: PageNumber = 1
) -> Page[Friend]:
    """Search friends by name, email or phone.

    Args:
        name: Only friends whose name contains this text.
        email: Only friends with this email.
        phone: Only friends with this phone.
        page: Page number, from 1.
    """
    return db.search(
        Friend,
        "SELECT id, name, email, phone FROM friends",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email, "phone = ?": phone},
        order="name, id",
        page=page,
    )

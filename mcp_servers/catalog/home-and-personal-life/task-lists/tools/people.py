"""Tools about people."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Person


def find_people(db: Database, name: str | None = None, email: str | None = None, page: PageNumber = 1) -> Page[Person]:
    """Find people by name or e-mail address.

    Args:
        name: Only people whose name contains this text.
        email: Only people with this email.
        page: Page number, from 1.
    """
    return db.search(
        Person,
        "SELECT id, name, email FROM people",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email},
        order="name, id",
        page=page,
    )

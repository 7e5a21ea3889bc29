"""Tools about authors."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Author, AuthorRole, AuthorStatus


def find_authors(
    db: Database,
    name: str | None = None,
    role: AuthorRole | None = None,
    status: AuthorStatus | None = None,
    page: PageNumber = 1,
) -> Page[Author]:
    """Search authors by name, role or status.

    Args:
        name: Only authors whose name contains this text.
        role: Only authors with this role.
        status: Only authors with this status.
        page: Page number, from 1.
    """
    return db.search(
        Author,
        "SELECT id, name, email, role, status FROM authors",
        where={"instr(lower(name), lower(?)) > 0": name, "role = ?": role, "status = ?": status},
        order="name, id",
        page=page,
    )

"""Tools about repositories."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Repository


def find_repositories(
    db: Database,
    name: str | None = None,
    language: str | None = None,
    min_approvals: int | None = None,
    page: PageNumber = 1,
) -> Page[Repository]:
    """Search repositories by name, language or approvals needed.

    Args:
        name: Only repositories whose name contains this text.
        language: Only repositories with this language.
        min_approvals: Only repositories with an approvals needed of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Repository,
        "SELECT id, name, language, approvals FROM repositories",
        where={"instr(lower(name), lower(?)) > 0": name, "language = ?": language, "approvals >= ?": min_approvals},
        order="name, id",
        page=page,
    )

"""Tools about series list."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Series


def list_series(
    db: Database, title: str | None = None, is_complete: bool | None = None, page: PageNumber = 1
) -> Page[Series]:
    """List series of books by title.

    Args:
        title: Only series list whose title contains this text.
        is_complete: Only series list for which this holds, or does not: completed.
        page: Page number, from 1.
    """
    return db.search(
        Series,
        "SELECT id, title, is_complete FROM series_list",
        where={"instr(lower(title), lower(?)) > 0": title, "is_complete = ?": is_complete},
        order="title, id",
        page=page,
    )

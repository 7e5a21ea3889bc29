"""Tools about queens."""

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Queen, QueenStatus


def find_queens(
    db: Database,
    mark: str | None = None,
    breed: str | None = None,
    status: QueenStatus | None = None,
    hatched_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[Queen]:
    """Search queens by mark, breed, status or hatching day.

    Args:
        mark: Only queens with this mark.
        breed: Only queens with this breed.
        status: Only queens with this status.
        hatched_by: Only queens with a hatching day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        Queen,
        "SELECT id, mark, breed, hatched_on, status FROM queens",
        where={"mark = ?": mark, "breed = ?": breed, "status = ?": status, "hatched_on <= ?": hatched_by},
        order="mark, id",
        page=page,
    )

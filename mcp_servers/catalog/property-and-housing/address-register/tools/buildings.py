"""Tools about buildings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import BuildingStatus, BuildingUse


class BuildingSummary(TypedDict):
    """A building as a search lists it."""

    id: str
    code: str
    use: BuildingUse
    doors: int
    status: BuildingStatus


def find_buildings(
    db: Database,
    code: str | None = None,
    use: BuildingUse | None = None,
    status: BuildingStatus | None = None,
    min_doors: int | None = None,
    finished_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[BuildingSummary]:
    """Search buildings by building number, use, status, number of doors or day of completion.

    Args:
        code: Only buildings with this building number.
        use: Only buildings with this use.
        status: Only buildings with this status.
        min_doors: Only buildings with a number of doors of at least this.
        finished_from: Only buildings with a day of completion at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BuildingSummary,
        "SELECT id, code, use, doors, status FROM buildings",
        where={
            "code = ?": code,
            "use = ?": use,
            "status = ?": status,
            "doors >= ?": min_doors,
            "finished_on >= ?": finished_from,
        },
        order="code, id",
        page=page,
    )

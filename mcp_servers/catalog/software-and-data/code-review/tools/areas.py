"""Tools about areas."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class AreaSummary(TypedDict):
    """An area as a search lists it."""

    id: str
    name: str
    owner_name: str
    guarded: bool


def find_areas(
    db: Database,
    repository_id: str | None = None,
    name: str | None = None,
    owner_id: str | None = None,
    guarded: bool | None = None,
    page: PageNumber = 1,
) -> Page[AreaSummary]:
    """Search areas by repository, name, owner or guarded.

    Args:
        repository_id: Only areas of the repository with this id.
        name: Only areas whose name contains this text.
        owner_id: Only areas of the owner with this id.
        guarded: Only areas for which this holds, or does not: guarded.
        page: Page number, from 1.
    """
    return db.search(
        AreaSummary,
        """
        SELECT areas.id, areas.name, developers.name AS owner_name, areas.guarded FROM areas
        JOIN developers ON developers.id = areas.owner_id
        """,
        where={
            "areas.repository_id = ?": repository_id,
            "instr(lower(areas.name), lower(?)) > 0": name,
            "areas.owner_id = ?": owner_id,
            "areas.guarded = ?": guarded,
        },
        order="areas.name, areas.id",
        page=page,
    )

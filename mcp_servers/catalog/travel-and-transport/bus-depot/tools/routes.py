"""Tools about routes."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class RouteSummary(TypedDict):
    """A line as a search lists it."""

    id: str
    name: str
    depot_name: str
    terminus: str
    articulated: bool


def find_lines(
    db: Database,
    name: str | None = None,
    depot_id: str | None = None,
    terminus: str | None = None,
    articulated: bool | None = None,
    page: PageNumber = 1,
) -> Page[RouteSummary]:
    """Search routes by name, depot, terminus or for articulated buses only.

    Args:
        name: Only routes with this name.
        depot_id: Only routes of the depot with this id.
        terminus: Only routes whose terminus contains this text.
        articulated: Only routes for which this holds, or does not: for articulated buses only.
        page: Page number, from 1.
    """
    return db.search(
        RouteSummary,
        """
        SELECT routes.id, routes.name, depots.name AS depot_name, routes.terminus, routes.articulated
        FROM routes
        JOIN depots ON depots.id = routes.depot_id
        """,
        where={
            "routes.name = ?": name,
            "routes.depot_id = ?": depot_id,
            "instr(lower(routes.terminus), lower(?)) > 0": terminus,
            "routes.articulated = ?": articulated,
        },
        order="routes.name, routes.id",
        page=page,
    )

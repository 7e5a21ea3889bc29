"""Tools about routes."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class RouteSummary(TypedDict):
    """A route as a search lists it."""

    id: str
    name: str
    duration: int
    fare: int
    car_fare: int


def find_routes(
    db: Database,
    origin_id: str | None = None,
    destination_id: str | None = None,
    name: str | None = None,
    page: PageNumber = 1,
) -> Page[RouteSummary]:
    """Search routes by origin, destination or name.

    Args:
        origin_id: Only routes of the origin with this id.
        destination_id: Only routes of the destination with this id.
        name: Only routes whose name contains this text.
        page: Page number, from 1.
    """
    return db.search(
        RouteSummary,
        "SELECT id, name, duration, fare, car_fare FROM routes",
        where={
            "origin_id = ?": origin_id,
            "destination_id = ?": destination_id,
            "instr(lower(name), lower(?)) > 0": name,
        },
        order="name, id",
        page=page,
    )

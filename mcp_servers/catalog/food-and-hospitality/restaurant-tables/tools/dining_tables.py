"""Tools about dining tables."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class DiningTableSummary(TypedDict):
    """A table as a search lists it."""

    id: str
    number: str
    room_name: str
    seats: int
    least_party: int


def find_tables(
    db: Database,
    room_id: str | None = None,
    min_seats: int | None = None,
    outdoors: bool | None = None,
    in_use: bool | None = None,
    number: str | None = None,
    page: PageNumber = 1,
) -> Page[DiningTableSummary]:
    """Search dining tables by room, number of seats, outdoors, in use or number.

    Args:
        room_id: Only dining tables of the room with this id.
        min_seats: Only dining tables with a number of seats of at least this.
        outdoors: Only dining tables of the room for which this holds, or does not: outdoors.
        in_use: Only dining tables for which this holds, or does not: in use.
        number: Only dining tables with this number.
        page: Page number, from 1.
    """
    return db.search(
        DiningTableSummary,
        """
        SELECT dining_tables.id, dining_tables.number, rooms.name AS room_name, dining_tables.seats,
            dining_tables.least_party
        FROM dining_tables
        JOIN rooms ON rooms.id = dining_tables.room_id
        """,
        where={
            "dining_tables.room_id = ?": room_id,
            "dining_tables.seats >= ?": min_seats,
            "rooms.outdoors = ?": outdoors,
            "dining_tables.in_use = ?": in_use,
            "dining_tables.number = ?": number,
        },
        order="dining_tables.seats, dining_tables.id",
        page=page,
    )

"""Tools about aircraft list."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class AircraftSummary(TypedDict):
    """An aircraft as a search lists it."""

    id: str
    tail: str
    airline_name: str
    size: int
    seats: int


def find_aircraft(
    db: Database, tail: str | None = None, airline_id: str | None = None, size: int | None = None, page: PageNumber = 1
) -> Page[AircraftSummary]:
    """Search aircraft list by registration, airline or size class.

    Args:
        tail: Only aircraft list with this registration.
        airline_id: Only aircraft list of the airline with this id.
        size: Only aircraft list with this size class.
        page: Page number, from 1.
    """
    return db.search(
        AircraftSummary,
        """
        SELECT aircraft_list.id, aircraft_list.tail, airlines.name AS airline_name, aircraft_list.size,
            aircraft_list.seats
        FROM aircraft_list
        JOIN airlines ON airlines.id = aircraft_list.airline_id
        """,
        where={
            "aircraft_list.tail = ?": tail,
            "aircraft_list.airline_id = ?": airline_id,
            "aircraft_list.size = ?": size,
        },
        order="aircraft_list.tail, aircraft_list.id",
        page=page,
    )

"""Tools about locations."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, shift

from .rows import Location, LocationStatus


class LocationSummary(TypedDict):
    """A location as a search lists it."""

    id: str
    name: str
    address: str
    daily_fee: int
    most_crew: int
    status: LocationStatus


class LocationDetails(Location):
    """A location in full."""

    days_filmed: int
    night_permits: int
    open_complaints: int


def find_locations(
    db: Database,
    name: str | None = None,
    address: str | None = None,
    listed: bool | None = None,
    status: LocationStatus | None = None,
    max_daily_fee: int | None = None,
    min_most_crew: int | None = None,
    page: PageNumber = 1,
) -> Page[LocationSummary]:
    """Search locations by name, address, protected building, status, daily fee or largest crew.

    Args:
        name: Only locations whose name contains this text.
        address: Only locations whose address contains this text.
        listed: Only locations for which this holds, or does not: protected building.
        status: Only locations with this status.
        max_daily_fee: Only locations with a daily fee of at most this.
        min_most_crew: Only locations with a largest crew of at least this.
        page: Page number, from 1.
    """
    return db.search(
        LocationSummary,
        "SELECT id, name, address, daily_fee, most_crew, status FROM locations",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "instr(lower(address), lower(?)) > 0": address,
            "listed = ?": listed,
            "status = ?": status,
            "daily_fee <= ?": max_daily_fee,
            "most_crew >= ?": min_most_crew,
        },
        order="name, id",
        page=page,
    )


def get_location(db: Database, location_id: str) -> LocationDetails:
    """Show a location with the days of filming in a year, the night permits and the open complaints.

    Args:
        location_id: Id of the location.
    """
    location = db.fetch(Location, "locations", location_id)
    days_filmed = db.number(
        """
        SELECT SUM(CAST(julianday(date(last_day)) - julianday(date(first_day)) AS INTEGER) + 1) FROM permits
        WHERE location_id = ? AND status IN ('signed', 'filming', 'finished') AND first_day > ?
        """,
        location_id,
        shift(db.today, days=-365),
    )
    night_permits = db.number(
        """
        SELECT COUNT(*) FROM permits
        WHERE location_id = ? AND status IN ('signed', 'filming', 'finished') AND to_hour > 22
        """,
        location_id,
    )
    open_complaints = db.number(
        """
        SELECT COUNT(*) FROM complaints
        JOIN permits ON permits.id = complaints.permit_id
        WHERE permits.location_id = ? AND complaints.status = 'open'
        """,
        location_id,
    )
    return {**location, "days_filmed": days_filmed, "night_permits": night_permits, "open_complaints": open_complaints}

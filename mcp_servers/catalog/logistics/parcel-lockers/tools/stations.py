"""Tools about stations."""

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Parcel, Station, StationStatus


class StationDetails(Station):
    """A station in full."""

    free_compartments: int
    overdue_parcels: int
    expected_parcels: int


def find_stations(
    db: Database,
    name: str | None = None,
    town: str | None = None,
    status: StationStatus | None = None,
    page: PageNumber = 1,
) -> Page[Station]:
    """Search stations by name, town or status.

    Args:
        name: Only stations whose name contains this text.
        town: Only stations with this town.
        status: Only stations with this status.
        page: Page number, from 1.
    """
    return db.search(
        Station,
        "SELECT id, name, town, status FROM stations",
        where={"instr(lower(name), lower(?)) > 0": name, "town = ?": town, "status = ?": status},
        order="name, id",
        page=page,
    )


def get_station(db: Database, station_id: str) -> StationDetails:
    """Show a station with its free compartments and the parcels that have stood there too long.

    Args:
        station_id: Id of the station.
    """
    station = db.fetch(Station, "stations", station_id)
    free_compartments = db.number(
        "SELECT COUNT(*) FROM compartments WHERE station_id = ? AND status = 'free'", station_id
    )
    overdue_parcels = db.number(
        """
        SELECT COUNT(*) FROM parcels
        WHERE station_id = ? AND kept_until IS NOT NULL AND kept_until < ?
        """,
        station_id,
        db.today,
    )
    expected_parcels = db.number(
        """
        SELECT COUNT(*) FROM parcels
        WHERE station_id = ? AND status IN ('announced', 'loaded')
        """,
        station_id,
    )
    return {
        **station,
        "free_compartments": free_compartments,
        "overdue_parcels": overdue_parcels,
        "expected_parcels": expected_parcels,
    }


def shut_station(db: Database, station_id: str) -> Station:
    """Shut a station once a ninth of its compartments is defective; parcels in vans on the way to it go back to the
    depot.

    Args:
        station_id: Id of the station.
    """
    station = db.fetch(Station, "stations", station_id)
    if station["status"] != "working":
        raise Refused("The station must be working.")
    if db.number(
        "SELECT COUNT(*) FROM compartments WHERE station_id = ? AND status = 'defective'", station_id
    ) * 9 < db.number("SELECT COUNT(*) FROM compartments WHERE station_id = ?", station_id):
        raise Refused("Too few compartments are defective for that.")
    db.update("stations", station_id, status="shut")
    for parcel in db.all(
        Parcel, "SELECT * FROM parcels WHERE station_id = ? AND status = 'loaded' ORDER BY id", station_id
    ):
        db.update("parcels", parcel["id"], status="announced", courier_id=None)
    return db.fetch(Station, "stations", station_id)

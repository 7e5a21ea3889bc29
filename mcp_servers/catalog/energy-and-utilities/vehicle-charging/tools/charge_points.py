"""Tools about charge points."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import ChargePoint, ChargePointPlug, ChargePointStatus, Station


class ChargePointSummary(TypedDict):
    """A charge point as a search lists it."""

    id: str
    code: str
    station_name: str
    plug: ChargePointPlug
    power: int
    status: ChargePointStatus


class ChargePointDetails(ChargePoint):
    """A charge point in full."""

    station_name: str
    station_town: str
    open_faults: int
    running_sessions: int
    next_reservation: str | None


def find_charge_points(
    db: Database,
    code: str | None = None,
    station_id: str | None = None,
    town: str | None = None,
    plug: ChargePointPlug | None = None,
    min_power: int | None = None,
    status: ChargePointStatus | None = None,
    page: PageNumber = 1,
) -> Page[ChargePointSummary]:
    """Search charge points by code, station, town, plug, power in kilowatts or status.

    Args:
        code: Only charge points with this code.
        station_id: Only charge points of the station with this id.
        town: Only charge points of the station with this town.
        plug: Only charge points with this plug.
        min_power: Only charge points with a power in kilowatts of at least this.
        status: Only charge points with this status.
        page: Page number, from 1.
    """
    return db.search(
        ChargePointSummary,
        """
        SELECT charge_points.id, charge_points.code, stations.name AS station_name, charge_points.plug,
            charge_points.power, charge_points.status
        FROM charge_points
        JOIN stations ON stations.id = charge_points.station_id
        """,
        where={
            "charge_points.code = ?": code,
            "charge_points.station_id = ?": station_id,
            "stations.town = ?": town,
            "charge_points.plug = ?": plug,
            "charge_points.power >= ?": min_power,
            "charge_points.status = ?": status,
        },
        order="charge_points.code, charge_points.id",
        page=page,
    )


def get_charge_point(db: Database, charge_point_id: str) -> ChargePointDetails:
    """Show a charge point with its open faults, its next reservation and whether a car is charging.

    Args:
        charge_point_id: Id of the charge point.
    """
    charge_point = db.fetch(ChargePoint, "charge_points", charge_point_id)
    open_faults = db.number(
        "SELECT COUNT(*) FROM faults WHERE charge_point_id = ? AND status != 'cleared'", charge_point_id
    )
    running_sessions = db.number(
        "SELECT COUNT(*) FROM sessions WHERE charge_point_id = ? AND status = 'running'", charge_point_id
    )
    next_reservation: str | None = db.value(
        """
        SELECT MIN(starts_at) FROM reservations
        WHERE charge_point_id = ? AND status = 'held' AND starts_at >= ?
        """,
        charge_point_id,
        db.now,
    )
    station = db.fetch(Station, "stations", charge_point["station_id"])
    return {
        **charge_point,
        "station_name": station["name"],
        "station_town": station["town"],
        "open_faults": open_faults,
        "running_sessions": running_sessions,
        "next_reservation": next_reservation,
    }

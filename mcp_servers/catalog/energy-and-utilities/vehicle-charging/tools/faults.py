"""Tools about faults."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text

from .rows import ChargePoint, Fault, FaultSeverity, FaultStatus, Session


class FaultSummary(TypedDict):
    """A fault as a search lists it."""

    id: str
    number: str
    charge_point_code: str
    severity: FaultSeverity
    remark: str
    status: FaultStatus


class FaultsByChargePointStationName(TypedDict):
    """Totals of faults for one name."""

    charge_point_station_name: str
    faults: int
    latest_report: str | None


def find_faults(
    db: Database,
    number: str | None = None,
    charge_point_id: str | None = None,
    station_id: str | None = None,
    session_id: str | None = None,
    severity: FaultSeverity | None = None,
    status: FaultStatus | None = None,
    reported_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[FaultSummary]:
    """Search faults by fault number, charge point, station, session, severity, status or time of the report.

    Args:
        number: Only faults with this fault number.
        charge_point_id: Only faults of the charge point with this id.
        station_id: Only faults of the station with this id.
        session_id: Only faults of the session with this id.
        severity: Only faults with this severity.
        status: Only faults with this status.
        reported_from: Only faults with a time of the report at or after this.
        page: Page number, from 1.
    """
    return db.search(
        FaultSummary,
        """
        SELECT faults.id, faults.number, charge_points.code AS charge_point_code, faults.severity,
            faults.remark, faults.status
        FROM faults
        JOIN charge_points ON charge_points.id = faults.charge_point_id
        """,
        where={
            "faults.number = ?": number,
            "faults.charge_point_id = ?": charge_point_id,
            "charge_points.station_id = ?": station_id,
            "faults.session_id = ?": session_id,
            "faults.severity = ?": severity,
            "faults.status = ?": status,
            "faults.reported_at >= ?": reported_from,
        },
        order="faults.reported_at DESC, faults.id",
        page=page,
    )


def report_faults(
    db: Database,
    status: FaultStatus | None = None,
    severity: FaultSeverity | None = None,
    reported_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[FaultsByChargePointStationName]:
    """Count faults by station.

    Args:
        status: Only faults with this status.
        severity: Only faults with this severity.
        reported_from: Only faults with a time of the report at or after this.
        page: Page number, from 1.
    """
    return db.search(
        FaultsByChargePointStationName,
        """
        SELECT stations.name AS charge_point_station_name, COUNT(*) AS faults, MAX(faults.reported_at) AS
            latest_report
        FROM faults
        JOIN charge_points ON charge_points.id = faults.charge_point_id
        JOIN stations ON stations.id = charge_points.station_id
        """,
        where={"faults.status = ?": status, "faults.severity = ?": severity, "faults.reported_at >= ?": reported_from},
        group="stations.name",
        order="stations.name",
        page=page,
    )


def report_fault(
    db: Database,
    number: Text,
    charge_point_id: str,
    severity: FaultSeverity,
    remark: Text,
    session_id: str | None = None,
) -> Fault:
    """Report a fault of a charge point, which goes out of service unless the fault is minor.

    Args:
        number: Fault number.
        charge_point_id: Id of the charge point.
        severity: Severity of the fault.
        remark: Remark of the fault.
        session_id: Id of the session.
    """
    db.fetch(ChargePoint, "charge_points", charge_point_id)
    session = db.fetch(Session, "sessions", session_id) if session_id is not None else None
    if session is not None and session["charge_point_id"] != charge_point_id:
        raise Refused("The session was at another charge point.")
    if db.exists(
        """
        SELECT 1 FROM faults
        WHERE charge_point_id = ? AND severity = ? AND status != 'cleared'
        """,
        charge_point_id,
        severity,
    ):
        raise Refused("A fault of this severity is known there already.")
    if db.exists("SELECT 1 FROM faults WHERE number = ?", number):
        raise Refused("Another fault already has this fault number.")
    fault_id = db.insert(
        "faults",
        number=number,
        session_id=session_id,
        charge_point_id=charge_point_id,
        remark=remark,
        severity=severity,
        reported_at=db.now,
        status="open",
    )
    if severity != "minor":
        db.update("charge_points", charge_point_id, status="out_of_service")
    return db.fetch(Fault, "faults", fault_id)


def start_repair(db: Database, fault_id: str) -> Fault:
    """Start the repair of a fault at a point where no car is charging; dangerous faults of the station go first.

    Args:
        fault_id: Id of the fault.
    """
    fault = db.fetch(Fault, "faults", fault_id)
    if fault["status"] != "open":
        raise Refused("The fault must be open.")
    if db.exists("SELECT 1 FROM sessions WHERE charge_point_id = ? AND status = 'running'", fault["charge_point_id"]):
        raise Refused("A car is charging at this point.")
    charge_point = db.fetch(ChargePoint, "charge_points", fault["charge_point_id"])
    if fault["severity"] != "dangerous" and db.exists(
        """
        SELECT 1 FROM faults
        JOIN charge_points ON charge_points.id = faults.charge_point_id
        WHERE charge_points.station_id = ? AND faults.severity = 'dangerous' AND faults.status = 'open'
        """,
        charge_point["station_id"],
    ):
        raise Refused("A dangerous fault at this station goes first.")
    db.update("faults", fault_id, status="in_repair")
    db.update("charge_points", fault["charge_point_id"], status="out_of_service")
    return db.fetch(Fault, "faults", fault_id)


def clear_fault(db: Database, fault_id: str) -> Fault:
    """Clear a repaired fault; the point goes back into service when nothing else keeps it out.

    Args:
        fault_id: Id of the fault.
    """
    fault = db.fetch(Fault, "faults", fault_id)
    if fault["status"] != "in_repair":
        raise Refused("The fault must be in repair.")
    db.update("faults", fault_id, status="cleared")
    if not db.exists(
        """
        SELECT 1 FROM faults
        WHERE charge_point_id = ?
            AND id != ?
            AND (status = 'in_repair' OR status = 'open' AND severity != 'minor')
        """,
        fault["charge_point_id"],
        fault_id,
    ):
        db.update("charge_points", fault["charge_point_id"], status="in_service")
    return db.fetch(Fault, "faults", fault_id)

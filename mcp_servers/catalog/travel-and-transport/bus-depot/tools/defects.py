"""Tools about defects."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text

from .rows import Bus, BusKind, Defect, DefectSeverity, DefectStatus, Dispatcher


class DefectSummary(TypedDict):
    """A defect as a search lists it."""

    id: str
    number: str
    bus_plate: str
    severity: DefectSeverity
    remark: str
    status: DefectStatus


class DefectsByBusPlate(TypedDict):
    """Totals of defects for one number plate."""

    bus_plate: str
    defects: int
    last_report: str | None


def find_defects(
    db: Database,
    number: str | None = None,
    bus_id: str | None = None,
    severity: DefectSeverity | None = None,
    status: DefectStatus | None = None,
    reported_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[DefectSummary]:
    """Search defects by defect number, bus, severity, status or time of the report.

    Args:
        number: Only defects with this defect number.
        bus_id: Only defects of the bus with this id.
        severity: Only defects with this severity.
        status: Only defects with this status.
        reported_from: Only defects with a time of the report at or after this.
        page: Page number, from 1.
    """
    return db.search(
        DefectSummary,
        """
        SELECT defects.id, defects.number, buses.plate AS bus_plate, defects.severity, defects.remark,
            defects.status
        FROM defects
        JOIN buses ON buses.id = defects.bus_id
        """,
        where={
            "defects.number = ?": number,
            "defects.bus_id = ?": bus_id,
            "defects.severity = ?": severity,
            "defects.status = ?": status,
            "defects.reported_at >= ?": reported_from,
        },
        order="defects.reported_at DESC, defects.id",
        page=page,
    )


def report_defects(
    db: Database,
    status: DefectStatus | None = None,
    severity: DefectSeverity | None = None,
    kind: BusKind | None = None,
    depot_id: str | None = None,
    page: PageNumber = 1,
) -> Page[DefectsByBusPlate]:
    """Count the defects of each bus.

    Args:
        status: Only defects with this status.
        severity: Only defects with this severity.
        kind: Only defects of the bus with this kind.
        depot_id: Only defects of the depot with this id.
        page: Page number, from 1.
    """
    return db.search(
        DefectsByBusPlate,
        """
        SELECT buses.plate AS bus_plate, COUNT(*) AS defects, MAX(defects.reported_at) AS last_report
        FROM defects
        JOIN buses ON buses.id = defects.bus_id
        """,
        where={
            "defects.status = ?": status,
            "defects.severity = ?": severity,
            "buses.kind = ?": kind,
            "buses.depot_id = ?": depot_id,
        },
        group="buses.plate",
        order="buses.plate",
        page=page,
    )


def report_defect(db: Database, number: Text, bus_id: str, severity: DefectSeverity, remark: Text) -> Defect:
    """Report a defect of a bus of your depot; a ready bus with a serious one goes to the workshop.

    Args:
        number: Defect number.
        bus_id: Id of the bus.
        severity: Severity of the defect.
        remark: Remark of the defect.
    """
    bus = db.fetch(Bus, "buses", bus_id)
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if bus["depot_id"] != account["depot_id"]:
        raise Refused("The bus belongs to the other depot.")
    if db.number("SELECT COUNT(*) FROM defects WHERE bus_id = ? AND status = 'open'", bus_id) >= 4:
        raise Refused("The bus has four open defects already and must be looked at first.")
    if db.exists("SELECT 1 FROM defects WHERE number = ?", number):
        raise Refused("Another defect already has this defect number.")
    defect_id = db.insert(
        "defects", number=number, bus_id=bus_id, severity=severity, remark=remark, reported_at=db.now, status="open"
    )
    if severity == "serious" and bus["status"] == "ready":
        db.update("buses", bus_id, status="in_workshop")
    return db.fetch(Defect, "defects", defect_id)


def repair_defect(db: Database, defect_id: str) -> Defect:
    """Note that a defect is repaired while its bus is not on the road; without serious ones it is ready again.

    Args:
        defect_id: Id of the defect.
    """
    defect = db.fetch(Defect, "defects", defect_id)
    if defect["status"] != "open":
        raise Refused("The defect must be open.")
    bus = db.fetch(Bus, "buses", defect["bus_id"])
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if bus["depot_id"] != account["depot_id"]:
        raise Refused("The bus belongs to the other depot.")
    if bus["status"] == "out":
        raise Refused("The bus is on the road.")
    db.update("defects", defect_id, status="repaired")
    if bus["status"] == "in_workshop" and not db.exists(
        """
        SELECT 1 FROM defects
        WHERE bus_id = ? AND id != ? AND status = 'open' AND severity = 'serious'
        """,
        defect["bus_id"],
        defect_id,
    ):
        db.update("buses", defect["bus_id"], status="ready")
    return db.fetch(Defect, "defects", defect_id)

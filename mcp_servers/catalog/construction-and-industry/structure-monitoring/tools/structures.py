"""Tools about structures."""

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Structure, StructureStatus


class StructureDetails(Structure):
    """A structure in full."""

    working_sensors: int
    open_alarms: int
    last_inspection: str | None


def find_structures(
    db: Database,
    name: str | None = None,
    min_class_of_risk: int | None = None,
    status: StructureStatus | None = None,
    page: PageNumber = 1,
) -> Page[Structure]:
    """Search structures by name, class of risk or status.

    Args:
        name: Only structures whose name contains this text.
        min_class_of_risk: Only structures with a class of risk of at least this.
        status: Only structures with this status.
        page: Page number, from 1.
    """
    return db.search(
        Structure,
        "SELECT id, name, class_of_risk, status FROM structures",
        where={"instr(lower(name), lower(?)) > 0": name, "class_of_risk >= ?": min_class_of_risk, "status = ?": status},
        order="name, id",
        page=page,
    )


def get_structure(db: Database, structure_id: str) -> StructureDetails:
    """Show a structure with its working sensors, its open alarms and its last inspection.

    Args:
        structure_id: Id of the structure.
    """
    structure = db.fetch(Structure, "structures", structure_id)
    working_sensors = db.number(
        "SELECT COUNT(*) FROM sensors WHERE structure_id = ? AND status = 'working'", structure_id
    )
    open_alarms = db.number(
        """
        SELECT COUNT(*) FROM alarms
        JOIN sensors ON sensors.id = alarms.sensor_id
        WHERE sensors.structure_id = ? AND alarms.status IN ('raised', 'acknowledged')
        """,
        structure_id,
    )
    last_inspection: str | None = db.value(
        "SELECT MAX(planned_at) FROM inspections WHERE structure_id = ? AND status = 'done'", structure_id
    )
    return {
        **structure,
        "working_sensors": working_sensors,
        "open_alarms": open_alarms,
        "last_inspection": last_inspection,
    }


def open_structure(db: Database, structure_id: str) -> Structure:
    """Open a restricted or closed structure whose last inspection was safe, with no full alarm open.

    Args:
        structure_id: Id of the structure.
    """
    structure = db.fetch(Structure, "structures", structure_id)
    if structure["status"] not in ("closed", "restricted"):
        raise Refused("The structure must be closed or restricted.")
    if db.exists(
        """
        SELECT 1 FROM alarms
        JOIN sensors ON sensors.id = alarms.sensor_id
        WHERE sensors.structure_id = ?
            AND alarms.grade = 'full_alarm'
            AND alarms.status IN ('raised', 'acknowledged')
        """,
        structure_id,
    ):
        raise Refused("A full alarm is open.")
    last: str | None = db.value(
        "SELECT MAX(planned_at) FROM inspections WHERE structure_id = ? AND status = 'done'", structure_id
    )
    if not db.exists(
        """
        SELECT 1 FROM inspections
        WHERE structure_id = ? AND status = 'done' AND outcome IN ('safe', 'watch') AND planned_at = ?
        """,
        structure_id,
        last,
    ):
        raise Refused("The last inspection was not safe, or there is none.")
    db.update("structures", structure_id, status="open")
    return db.fetch(Structure, "structures", structure_id)


def close_structure(db: Database, structure_id: str) -> Structure:
    """Close a structure with a full alarm or two warnings open.

    Args:
        structure_id: Id of the structure.
    """
    structure = db.fetch(Structure, "structures", structure_id)
    if structure["status"] not in ("restricted", "open"):
        raise Refused("The structure must be restricted or open.")
    if (
        not db.exists(
            """
        SELECT 1 FROM alarms
        JOIN sensors ON sensors.id = alarms.sensor_id
        WHERE sensors.structure_id = ?
            AND alarms.grade = 'full_alarm'
            AND alarms.status IN ('raised', 'acknowledged')
        """,
            structure_id,
        )
        and db.number(
            """
        SELECT COUNT(*) FROM alarms
        JOIN sensors ON sensors.id = alarms.sensor_id
        WHERE sensors.structure_id = ?
            AND alarms.grade = 'warning'
            AND alarms.status IN ('raised', 'acknowledged')
        """,
            structure_id,
        )
        < 2
    ):
        raise Refused("Neither a full alarm nor two warnings are open.")
    db.update("structures", structure_id, status="closed")
    return db.fetch(Structure, "structures", structure_id)

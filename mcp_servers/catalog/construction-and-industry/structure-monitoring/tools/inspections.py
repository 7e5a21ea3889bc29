"""Tools about inspections."""

from typing import Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, shift

from .rows import Engineer, Inspection, InspectionOutcome, InspectionStatus, Structure


class InspectionSummary(TypedDict):
    """An inspection as a search lists it."""

    id: str
    structure_name: str
    engineer_name: str
    planned_at: str
    status: InspectionStatus
    outcome: InspectionOutcome


def find_inspections(
    db: Database,
    structure_id: str | None = None,
    engineer_id: str | None = None,
    status: InspectionStatus | None = None,
    outcome: InspectionOutcome | None = None,
    planned_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[InspectionSummary]:
    """Search inspections by structure, engineer, status, outcome or time planned.

    Args:
        structure_id: Only inspections of the structure with this id.
        engineer_id: Only inspections of the engineer with this id.
        status: Only inspections with this status.
        outcome: Only inspections with this outcome.
        planned_from: Only inspections with a time planned at or after this.
        page: Page number, from 1.
    """
    return db.search(
        InspectionSummary,
        """
        SELECT inspections.id, structures.name AS structure_name, engineers.name AS engineer_name,
            inspections.planned_at, inspections.status, inspections.outcome
        FROM inspections
        JOIN structures ON structures.id = inspections.structure_id
        JOIN engineers ON engineers.id = inspections.engineer_id
        """,
        where={
            "inspections.structure_id = ?": structure_id,
            "inspections.engineer_id = ?": engineer_id,
            "inspections.status = ?": status,
            "inspections.outcome = ?": outcome,
            "inspections.planned_at >= ?": planned_from,
        },
        order="inspections.planned_at, inspections.id",
        page=page,
    )


def plan_inspection(db: Database, structure_id: str, engineer_id: str, planned_at: Moment) -> Inspection:
    """Plan an inspection of a structure by an engineer of level 2 or 3 within four weeks.

    Args:
        structure_id: Id of the structure.
        engineer_id: Id of the engineer.
        planned_at: Time planned.
    """
    db.fetch(Structure, "structures", structure_id)
    engineer = db.fetch(Engineer, "engineers", engineer_id)
    if engineer["level"] < 2:
        raise Refused("Inspections are for engineers of level 2 and 3.")
    if planned_at <= db.now or planned_at > shift(db.now, days=28):
        raise Refused("An inspection is planned within the next four weeks.")
    if db.exists(
        """
        SELECT 1 FROM inspections
        WHERE structure_id = ? AND status = 'planned' AND planned_at > ?
        """,
        structure_id,
        db.now,
    ):
        raise Refused("An inspection of this structure is planned already.")
    if db.exists(
        """
        SELECT 1 FROM inspections
        WHERE engineer_id = ? AND status = 'planned' AND planned_at > ? AND planned_at < ?
        """,
        engineer_id,
        shift(planned_at, hours=-3),
        shift(planned_at, hours=3),
    ):
        raise Refused("The engineer inspects another structure at about that time.")
    inspection_id = db.insert(
        "inspections",
        structure_id=structure_id,
        engineer_id=engineer_id,
        planned_at=planned_at,
        outcome="unknown",
        status="planned",
    )
    return db.fetch(Inspection, "inspections", inspection_id)


def record_inspection(db: Database, inspection_id: str, finding: Literal["safe", "watch", "unsafe"]) -> Inspection:
    """Record what an inspection has found; an unsafe structure is closed at once.

    Args:
        inspection_id: Id of the inspection.
        finding: Finding of the inspection.
    """
    inspection = db.fetch(Inspection, "inspections", inspection_id)
    if inspection["status"] != "planned":
        raise Refused("The inspection must be planned.")
    if inspection["planned_at"] > db.now:
        raise Refused("The inspection has not begun.")
    db.update("inspections", inspection_id, status="done", outcome=finding)
    if finding == "unsafe":
        db.update("structures", inspection["structure_id"], status="closed")
    return db.fetch(Inspection, "inspections", inspection_id)

"""Tools about inspections."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text

from .rows import Inspection, InspectionOutcome, Machine


class InspectionSummary(TypedDict):
    """An inspection as a search lists it."""

    id: str
    machine_plate: str
    checked_on: str
    outcome: InspectionOutcome


def find_inspections(
    db: Database,
    machine_id: str | None = None,
    outcome: InspectionOutcome | None = None,
    checked_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[InspectionSummary]:
    """Search inspections by machine, outcome or inspection date.

    Args:
        machine_id: Only inspections of the machine with this id.
        outcome: Only inspections with this outcome.
        checked_from: Only inspections with an inspection date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        InspectionSummary,
        """
        SELECT inspections.id, machines.plate AS machine_plate, inspections.checked_on, inspections.outcome
        FROM inspections
        JOIN machines ON machines.id = inspections.machine_id
        """,
        where={
            "inspections.machine_id = ?": machine_id,
            "inspections.outcome = ?": outcome,
            "inspections.checked_on >= ?": checked_from,
        },
        order="inspections.checked_on DESC, inspections.id",
        page=page,
    )


def record_inspection(
    db: Database, machine_id: str, outcome: InspectionOutcome, remark: Text | None = None
) -> Inspection:
    """Record today's inspection of a machine; one that fails goes to the workshop.

    Args:
        machine_id: Id of the machine.
        outcome: Outcome of the inspection.
        remark: Remark of the inspection.
    """
    machine = db.fetch(Machine, "machines", machine_id)
    if machine["status"] == "sold":
        raise Refused("The machine was sold.")
    if db.exists("SELECT 1 FROM hires WHERE machine_id = ? AND status = 'out'", machine_id):
        raise Refused("The machine is out on hire.")
    if db.exists("SELECT 1 FROM inspections WHERE machine_id = ? AND checked_on = ?", machine_id, db.today):
        raise Refused("The machine was inspected today already.")
    inspection_id = db.insert("inspections", machine_id=machine_id, outcome=outcome, remark=remark, checked_on=db.today)
    if outcome == "failed":
        db.update("machines", machine_id, status="in_workshop")
    return db.fetch(Inspection, "inspections", inspection_id)

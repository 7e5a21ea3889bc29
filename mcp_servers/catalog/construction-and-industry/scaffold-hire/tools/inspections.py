"""Tools about inspections."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text

from .rows import Inspection, InspectionOutcome, Scaffold


class InspectionSummary(TypedDict):
    """An inspection as a search lists it."""

    id: str
    scaffold_number: str
    checked_on: str
    outcome: InspectionOutcome


def find_inspections(
    db: Database,
    scaffold_id: str | None = None,
    outcome: InspectionOutcome | None = None,
    checked_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[InspectionSummary]:
    """Search inspections by scaffold, outcome or date of the inspection.

    Args:
        scaffold_id: Only inspections of the scaffold with this id.
        outcome: Only inspections with this outcome.
        checked_from: Only inspections with a date of the inspection at or after this.
        page: Page number, from 1.
    """
    return db.search(
        InspectionSummary,
        """
        SELECT inspections.id, scaffolds.number AS scaffold_number, inspections.checked_on,
            inspections.outcome
        FROM inspections
        JOIN scaffolds ON scaffolds.id = inspections.scaffold_id
        """,
        where={
            "inspections.scaffold_id = ?": scaffold_id,
            "inspections.outcome = ?": outcome,
            "inspections.checked_on >= ?": checked_from,
        },
        order="inspections.checked_on DESC, inspections.id",
        page=page,
    )


def inspect_scaffold(
    db: Database, scaffold_id: str, outcome: InspectionOutcome, remark: Text | None = None
) -> Inspection:
    """Record today's inspection of a standing scaffold.

    Args:
        scaffold_id: Id of the scaffold.
        outcome: Outcome of the inspection.
        remark: Remark of the inspection.
    """
    scaffold = db.fetch(Scaffold, "scaffolds", scaffold_id)
    if scaffold["status"] not in ("up", "off_hire"):
        raise Refused("The scaffold does not stand.")
    if db.exists("SELECT 1 FROM inspections WHERE scaffold_id = ? AND checked_on = ?", scaffold_id, db.today):
        raise Refused("The scaffold was inspected today already.")
    inspection_id = db.insert(
        "inspections", scaffold_id=scaffold_id, outcome=outcome, remark=remark, checked_on=db.today
    )
    return db.fetch(Inspection, "inspections", inspection_id)

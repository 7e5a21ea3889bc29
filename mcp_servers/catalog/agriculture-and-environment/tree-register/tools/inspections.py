"""Tools about inspections."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Inspection, Tree


class InspectionSummary(TypedDict):
    """An inspection as a search lists it."""

    id: str
    tree_number: str
    inspector_name: str
    inspected_on: str
    vitality: int
    safe: bool


def find_inspections(
    db: Database,
    tree_id: str | None = None,
    inspector_id: str | None = None,
    safe: bool | None = None,
    inspected_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[InspectionSummary]:
    """Search inspections by tree, inspector, hazard-free or inspection date.

    Args:
        tree_id: Only inspections of the tree with this id.
        inspector_id: Only inspections of the inspector with this id.
        safe: Only inspections for which this holds, or does not: hazard-free.
        inspected_from: Only inspections with an inspection date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        InspectionSummary,
        """
        SELECT inspections.id, trees.number AS tree_number, inspectors.name AS inspector_name,
            inspections.inspected_on, inspections.vitality, inspections.safe
        FROM inspections
        JOIN trees ON trees.id = inspections.tree_id
        JOIN inspectors ON inspectors.id = inspections.inspector_id
        """,
        where={
            "inspections.tree_id = ?": tree_id,
            "inspections.inspector_id = ?": inspector_id,
            "inspections.safe = ?": safe,
            "inspections.inspected_on >= ?": inspected_from,
        },
        order="inspections.inspected_on DESC, inspections.id",
        page=page,
    )


def record_inspection(
    db: Database,
    tree_id: str,
    vitality: Annotated[int, between(1, 5)],
    result: Literal["safe", "unsafe"],
    number: Text,
    remark: Text | None = None,
) -> Inspection:
    """Record your inspection of a standing tree, set its next date, and order deadwood removal at once if the tree
    is not safe.

    Args:
        tree_id: Id of the tree.
        vitality: Vitality of the inspection.
        result: Result of the inspection.
        number: Order number.
        remark: Remark of the inspection.
    """
    tree = db.fetch(Tree, "trees", tree_id)
    if tree["status"] != "standing":
        raise Refused("The tree was felled.")
    if db.exists(
        "SELECT 1 FROM inspections WHERE tree_id = ? AND inspected_on > ?", tree_id, shift(db.today, days=-14)
    ):
        raise Refused("The tree was inspected in the last two weeks.")
    if vitality < tree["vitality"] - 1:
        raise Refused("A tree does not recover by more than one step.")
    if db.exists("SELECT 1 FROM work_orders WHERE number = ?", number):
        raise Refused("This order number is taken.")
    inspection_id = db.insert(
        "inspections",
        tree_id=tree_id,
        vitality=vitality,
        remark=remark,
        inspector_id=db.account,
        inspected_on=db.today,
        safe=result == "safe",
    )
    db.update(
        "trees",
        tree_id,
        vitality=vitality,
        next_inspection_on=shift(db.today, days=180 if vitality >= 4 else 365 if vitality == 3 else 730),
    )
    if result == "unsafe" and not db.exists(
        """
        SELECT 1 FROM work_orders
        WHERE tree_id = ? AND kind = 'deadwood' AND status IN ('open', 'planned')
        """,
        tree_id,
    ):
        db.insert(
            "work_orders",
            number=number,
            tree_id=tree_id,
            kind="deadwood",
            emergency=True,
            estimate=30000,
            ordered_at=db.now,
            status="open",
        )
    return db.fetch(Inspection, "inspections", inspection_id)

"""Tools about milestones."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Buyer, Milestone, MilestoneKind, MilestoneStatus, Sale


class MilestoneSummary(TypedDict):
    """A milestone as a search lists it."""

    id: str
    sale_number: str
    kind: MilestoneKind
    status: MilestoneStatus
    ordered_on: str


def find_milestones(
    db: Database,
    sale_id: str | None = None,
    buyer_id: str | None = None,
    kind: MilestoneKind | None = None,
    status: MilestoneStatus | None = None,
    ordered_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[MilestoneSummary]:
    """Search milestones by sale, buyer, kind, status or day of the order.

    Args:
        sale_id: Only milestones of the sale with this id.
        buyer_id: Only milestones of the buyer with this id.
        kind: Only milestones with this kind.
        status: Only milestones with this status.
        ordered_until: Only milestones with a day of the order at or before this.
        page: Page number, from 1.
    """
    return db.search(
        MilestoneSummary,
        """
        SELECT milestones.id, sales.number AS sale_number, milestones.kind, milestones.status,
            milestones.ordered_on
        FROM milestones
        JOIN sales ON sales.id = milestones.sale_id
        """,
        where={
            "milestones.sale_id = ?": sale_id,
            "sales.buyer_id = ?": buyer_id,
            "milestones.kind = ?": kind,
            "milestones.status = ?": status,
            "milestones.ordered_on <= ?": ordered_until,
        },
        order="milestones.ordered_on, milestones.id",
        page=page,
    )


def order_milestone(db: Database, sale_id: str, kind: MilestoneKind) -> Milestone:
    """Order a survey, a mortgage approval or a title check for an agreed sale.

    Args:
        sale_id: Id of the sale.
        kind: Kind of the milestone.
    """
    sale = db.fetch(Sale, "sales", sale_id)
    if sale["status"] != "agreed":
        raise Refused("The sale is past that stage.")
    if not sale["deposit_paid"]:
        raise Refused("The booking deposit must be paid first.")
    buyer = db.fetch(Buyer, "buyers", sale["buyer_id"])
    if kind == "mortgage" and not buyer["needs_mortgage"]:
        raise Refused("The buyer needs no mortgage.")
    if db.exists("SELECT 1 FROM milestones WHERE sale_id = ? AND kind = ?", sale_id, kind):
        raise Refused("That is ordered already.")
    milestone_id = db.insert("milestones", sale_id=sale_id, kind=kind, ordered_on=db.today, status="ordered")
    return db.fetch(Milestone, "milestones", milestone_id)


def pass_milestone(db: Database, milestone_id: str) -> Milestone:
    """Note that a step of a sale went well.

    Args:
        milestone_id: Id of the milestone.
    """
    milestone = db.fetch(Milestone, "milestones", milestone_id)
    if milestone["status"] != "ordered":
        raise Refused("The milestone must be ordered.")
    sale = db.fetch(Sale, "sales", milestone["sale_id"])
    if sale["status"] != "agreed":
        raise Refused("The sale is past that stage.")
    if milestone["kind"] == "title_check" and not db.exists(
        "SELECT 1 FROM milestones WHERE sale_id = ? AND kind = 'survey' AND status = 'passed'", milestone["sale_id"]
    ):
        raise Refused("The survey comes before the title check.")
    db.update("milestones", milestone_id, status="passed")
    return db.fetch(Milestone, "milestones", milestone_id)


def fail_milestone(db: Database, milestone_id: str) -> Milestone:
    """Note that a step of a sale went badly.

    Args:
        milestone_id: Id of the milestone.
    """
    milestone = db.fetch(Milestone, "milestones", milestone_id)
    if milestone["status"] != "ordered":
        raise Refused("The milestone must be ordered.")
    sale = db.fetch(Sale, "sales", milestone["sale_id"])
    if sale["status"] != "agreed":
        raise Refused("The sale is past that stage.")
    db.update("milestones", milestone_id, status="failed")
    return db.fetch(Milestone, "milestones", milestone_id)

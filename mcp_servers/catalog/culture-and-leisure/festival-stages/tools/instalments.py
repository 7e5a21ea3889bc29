"""Tools about instalments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Instalment, InstalmentPart, InstalmentStatus, Slot


class InstalmentSummary(TypedDict):
    """An instalment as a search lists it."""

    id: str
    slot_act_name: str
    part: InstalmentPart
    amount: int
    due_on: str
    status: InstalmentStatus


class InstalmentsByPart(TypedDict):
    """Totals of instalments for one part."""

    part: InstalmentPart
    instalments: int
    total: int


def find_instalments(
    db: Database,
    act_id: str | None = None,
    part: InstalmentPart | None = None,
    status: InstalmentStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[InstalmentSummary]:
    """Search instalments by act, part, status or due date.

    Args:
        act_id: Only instalments of the act with this id.
        part: Only instalments with this part.
        status: Only instalments with this status.
        due_until: Only instalments with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        InstalmentSummary,
        """
        SELECT instalments.id, acts.name AS slot_act_name, instalments.part, instalments.amount,
            instalments.due_on, instalments.status
        FROM instalments
        JOIN slots ON slots.id = instalments.slot_id
        JOIN acts ON acts.id = slots.act_id
        """,
        where={
            "slots.act_id = ?": act_id,
            "instalments.part = ?": part,
            "instalments.status = ?": status,
            "instalments.due_on <= ?": due_until,
        },
        order="instalments.due_on, instalments.id",
        page=page,
    )


def report_instalments(
    db: Database,
    status: InstalmentStatus | None = None,
    due_until: Day | None = None,
    stage_id: str | None = None,
    page: PageNumber = 1,
) -> Page[InstalmentsByPart]:
    """Add up instalments by what they are for.

    Args:
        status: Only instalments with this status.
        due_until: Only instalments with a due date at or before this.
        stage_id: Only instalments of the stage with this id.
        page: Page number, from 1.
    """
    return db.search(
        InstalmentsByPart,
        """
        SELECT instalments.part, COUNT(*) AS instalments, COALESCE(SUM(instalments.amount), 0) AS total
        FROM instalments
        JOIN slots ON slots.id = instalments.slot_id
        """,
        where={"instalments.status = ?": status, "instalments.due_on <= ?": due_until, "slots.stage_id = ?": stage_id},
        group="instalments.part",
        order="instalments.part",
        page=page,
    )


def pay_instalment(db: Database, instalment_id: str) -> Instalment:
    """Pay an instalment, not more than 30 days before it is due.

    Args:
        instalment_id: Id of the instalment.
    """
    instalment = db.fetch(Instalment, "instalments", instalment_id)
    if instalment["status"] != "open":
        raise Refused("The instalment must be open.")
    slot = db.fetch(Slot, "slots", instalment["slot_id"])
    if slot["status"] not in ("confirmed", "published"):
        raise Refused("The slot has been cancelled.")
    if instalment["due_on"] > shift(db.today, days=30):
        raise Refused("It is too early to pay this instalment.")
    db.update("instalments", instalment_id, status="paid", paid_on=db.today)
    return db.fetch(Instalment, "instalments", instalment_id)

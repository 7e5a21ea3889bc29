"""Tools about annotators."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Annotator, AnnotatorStatus, ItemLabel


class AnnotatorSummary(TypedDict):
    """An annotator as a search lists it."""

    id: str
    name: str
    status: AnnotatorStatus
    earned: int


class AnnotatorDetails(Annotator):
    """An annotator in full."""

    number_of_items_in_hand: int
    accepted_labels: int
    rejected_labels: int
    next_expiry: str | None


def find_annotators(
    db: Database,
    name: str | None = None,
    status: AnnotatorStatus | None = None,
    min_earned: int | None = None,
    page: PageNumber = 1,
) -> Page[AnnotatorSummary]:
    """Search annotators by name, status or money earned.

    Args:
        name: Only annotators whose name contains this text.
        status: Only annotators with this status.
        min_earned: Only annotators with a money earned of at least this.
        page: Page number, from 1.
    """
    return db.search(
        AnnotatorSummary,
        "SELECT id, name, status, earned FROM annotators",
        where={"instr(lower(name), lower(?)) > 0": name, "status = ?": status, "earned >= ?": min_earned},
        order="name, id",
        page=page,
    )


def get_annotator(db: Database, annotator_id: str) -> AnnotatorDetails:
    """Show an annotator with the items in hand, the labels accepted and rejected, and the next qualification to run
    out.

    Args:
        annotator_id: Id of the annotator.
    """
    annotator = db.fetch(Annotator, "annotators", annotator_id)
    number_of_items_in_hand = db.number(
        "SELECT COUNT(*) FROM item_labels WHERE annotator_id = ? AND status = 'in_hand'", annotator_id
    )
    accepted_labels = db.number(
        "SELECT COUNT(*) FROM item_labels WHERE annotator_id = ? AND status = 'accepted'", annotator_id
    )
    rejected_labels = db.number(
        "SELECT COUNT(*) FROM item_labels WHERE annotator_id = ? AND status = 'rejected'", annotator_id
    )
    next_expiry: str | None = db.value(
        """
        SELECT MIN(valid_until) FROM qualifications
        WHERE annotator_id = ? AND valid_until >= ?
        """,
        annotator_id,
        db.today,
    )
    return {
        **annotator,
        "number_of_items_in_hand": number_of_items_in_hand,
        "accepted_labels": accepted_labels,
        "rejected_labels": rejected_labels,
        "next_expiry": next_expiry,
    }


def suspend_annotator(db: Database, annotator_id: str) -> Annotator:
    """Suspend an annotator with a late item or without a valid qualification; the items in hand go back.

    Args:
        annotator_id: Id of the annotator.
    """
    annotator = db.fetch(Annotator, "annotators", annotator_id)
    if annotator["status"] != "active":
        raise Refused("The annotator must be active.")
    if not db.exists(
        """
        SELECT 1 FROM item_labels
        WHERE annotator_id = ? AND status = 'in_hand' AND taken_at < ?
        """,
        annotator_id,
        shift(db.now, hours=-48),
    ) and db.exists("SELECT 1 FROM qualifications WHERE annotator_id = ? AND valid_until >= ?", annotator_id, db.today):
        raise Refused("There is no reason to suspend the annotator.")
    db.update("annotators", annotator_id, status="suspended")
    for item_label in db.all(
        ItemLabel, "SELECT * FROM item_labels WHERE annotator_id = ? AND status = 'in_hand' ORDER BY id", annotator_id
    ):
        db.update("item_labels", item_label["id"], status="returned")
    return db.fetch(Annotator, "annotators", annotator_id)

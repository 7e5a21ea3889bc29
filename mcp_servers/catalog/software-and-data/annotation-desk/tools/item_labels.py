"""Tools about item labels."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, shift

from .rows import Annotator, Item, ItemLabel, ItemLabelStatus, Project


class ItemLabelSummary(TypedDict):
    """A label as a search lists it."""

    id: str
    item_number: str
    annotator_name: str
    verdict: str | None
    status: ItemLabelStatus
    taken_at: str


class ItemLabelsByAnnotatorName(TypedDict):
    """Totals of item labels for one name."""

    annotator_name: str
    labels: int
    latest: str | None


def find_labels(
    db: Database,
    item_id: str | None = None,
    project_id: str | None = None,
    annotator_id: str | None = None,
    status: ItemLabelStatus | None = None,
    taken_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ItemLabelSummary]:
    """Search item labels by item, project, annotator, status or time of the handout.

    Args:
        item_id: Only item labels of the item with this id.
        project_id: Only item labels of the project with this id.
        annotator_id: Only item labels of the annotator with this id.
        status: Only item labels with this status.
        taken_until: Only item labels with a time of the handout at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ItemLabelSummary,
        """
        SELECT item_labels.id, items.number AS item_number, annotators.name AS annotator_name,
            item_labels.verdict, item_labels.status, item_labels.taken_at
        FROM item_labels
        JOIN items ON items.id = item_labels.item_id
        JOIN annotators ON annotators.id = item_labels.annotator_id
        """,
        where={
            "item_labels.item_id = ?": item_id,
            "items.project_id = ?": project_id,
            "item_labels.annotator_id = ?": annotator_id,
            "item_labels.status = ?": status,
            "item_labels.taken_at <= ?": taken_until,
        },
        order="item_labels.taken_at, item_labels.id",
        page=page,
    )


def report_labels(
    db: Database,
    status: ItemLabelStatus | None = None,
    project_id: str | None = None,
    taken_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ItemLabelsByAnnotatorName]:
    """Count labels by annotator.

    Args:
        status: Only item labels with this status.
        project_id: Only item labels of the project with this id.
        taken_from: Only item labels with a time of the handout at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ItemLabelsByAnnotatorName,
        """
        SELECT annotators.name AS annotator_name, COUNT(*) AS labels, MAX(item_labels.taken_at) AS latest
        FROM item_labels
        JOIN items ON items.id = item_labels.item_id
        JOIN annotators ON annotators.id = item_labels.annotator_id
        """,
        where={
            "item_labels.status = ?": status,
            "items.project_id = ?": project_id,
            "item_labels.taken_at >= ?": taken_from,
        },
        group="annotators.name",
        order="annotators.name",
        page=page,
    )


def hand_out_item(db: Database, item_id: str, annotator_id: str) -> ItemLabel:
    """Hand a waiting item out to a qualified annotator with fewer than six in hand.

    Args:
        item_id: Id of the item.
        annotator_id: Id of the annotator.
    """
    item = db.fetch(Item, "items", item_id)
    annotator = db.fetch(Annotator, "annotators", annotator_id)
    if item["status"] != "waiting":
        raise Refused("The item is not waiting.")
    project = db.fetch(Project, "projects", item["project_id"])
    if project["status"] != "open":
        raise Refused("The project is paused or closed.")
    if annotator["status"] != "active":
        raise Refused("The annotator is suspended.")
    if not db.exists(
        """
        SELECT 1 FROM qualifications
        WHERE annotator_id = ? AND kind = ? AND points >= ? AND valid_until >= ?
        """,
        annotator_id,
        project["kind"],
        85 if project["kind"] == "medical" else 70,
        db.today,
    ):
        raise Refused("The annotator has no valid qualification for it.")
    if db.exists("SELECT 1 FROM item_labels WHERE item_id = ? AND annotator_id = ?", item_id, annotator_id):
        raise Refused("The annotator has had this item.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM item_labels
        WHERE item_id = ? AND status IN ('in_hand', 'given')
        """,
            item_id,
        )
        >= 2
    ):
        raise Refused("Two annotators have it already.")
    if db.number("SELECT COUNT(*) FROM item_labels WHERE annotator_id = ? AND status = 'in_hand'", annotator_id) >= 6:
        raise Refused("The annotator has six items in hand.")
    item_label_id = db.insert(
        "item_labels", item_id=item_id, annotator_id=annotator_id, taken_at=db.now, status="in_hand", verdict=None
    )
    return db.fetch(ItemLabel, "item_labels", item_label_id)


def give_label(db: Database, item_label_id: str, verdict: Text) -> ItemLabel:
    """Take the verdict on an item in hand within 48 hours; with the second one the item is labelled.

    Args:
        item_label_id: Id of the label.
        verdict: Verdict of the label.
    """
    item_label = db.fetch(ItemLabel, "item_labels", item_label_id)
    if item_label["status"] != "in_hand":
        raise Refused("The label must be in hand.")
    if item_label["taken_at"] < shift(db.now, hours=-48):
        raise Refused("It was taken more than 48 hours ago.")
    annotator = db.fetch(Annotator, "annotators", item_label["annotator_id"])
    if annotator["status"] != "active":
        raise Refused("The annotator is suspended.")
    item = db.fetch(Item, "items", item_label["item_id"])
    project = db.fetch(Project, "projects", item["project_id"])
    if project["status"] == "closed":
        raise Refused("The project is closed.")
    others = db.number(
        "SELECT COUNT(*) FROM item_labels WHERE id != ? AND item_id = ? AND status = 'given'",
        item_label_id,
        item_label["item_id"],
    )
    db.update("item_labels", item_label_id, status="given", verdict=verdict)
    if others >= 1 and item["status"] == "waiting":
        db.update("items", item_label["item_id"], status="labelled")
    return db.fetch(ItemLabel, "item_labels", item_label_id)


def take_item_back(db: Database, item_label_id: str) -> ItemLabel:
    """Take an item back that an annotator has had for 48 hours, or whose project is paused.

    Args:
        item_label_id: Id of the label.
    """
    item_label = db.fetch(ItemLabel, "item_labels", item_label_id)
    if item_label["status"] != "in_hand":
        raise Refused("The label must be in hand.")
    item = db.fetch(Item, "items", item_label["item_id"])
    project = db.fetch(Project, "projects", item["project_id"])
    annotator = db.fetch(Annotator, "annotators", item_label["annotator_id"])
    if (
        item_label["taken_at"] >= shift(db.now, hours=-48)
        and project["status"] == "open"
        and annotator["status"] != "suspended"
    ):
        raise Refused("There is still time for it.")
    db.update("item_labels", item_label_id, status="returned")
    return db.fetch(ItemLabel, "item_labels", item_label_id)


def accept_label(db: Database, item_label_id: str) -> ItemLabel:
    """Accept a label of a disputed item in arbitration; the annotator is paid and the other labels are rejected.

    Args:
        item_label_id: Id of the label.
    """
    item_label = db.fetch(ItemLabel, "item_labels", item_label_id)
    if item_label["status"] != "given":
        raise Refused("The label must be given.")
    item = db.fetch(Item, "items", item_label["item_id"])
    if item["status"] != "disputed":
        raise Refused("The item is not disputed.")
    annotator = db.fetch(Annotator, "annotators", item_label["annotator_id"])
    if annotator["status"] != "active" and item_label["taken_at"] > shift(db.now, days=-7):
        raise Refused("The annotator was suspended lately.")
    project = db.fetch(Project, "projects", item["project_id"])
    db.update("item_labels", item_label_id, status="accepted")
    for each_item_label in db.all(
        ItemLabel,
        """
        SELECT * FROM item_labels
        WHERE item_id = ? AND id != ? AND status = 'given'
        ORDER BY id
        """,
        item_label["item_id"],
        item_label_id,
    ):
        db.update("item_labels", each_item_label["id"], status="rejected")
    db.update("annotators", item_label["annotator_id"], earned=annotator["earned"] + project["pay"])
    return db.fetch(ItemLabel, "item_labels", item_label_id)

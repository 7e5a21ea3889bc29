"""Tools about boxes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Box, BoxKind, BoxStatus, Drawer, Freezer, Serving


class BoxSummary(TypedDict):
    """A box as a search lists it."""

    id: str
    number: str
    content: str
    drawer_code: str | None
    portions: int
    best_before: str
    status: BoxStatus


class BoxDetails(Box):
    """A box in full."""

    drawer_code: str | None
    days_left: int
    planned_dinners: int


class BoxesByKind(TypedDict):
    """Totals of boxes for one kind."""

    kind: BoxKind
    boxes: int
    litres: int
    portions: int


def find_boxes(
    db: Database,
    number: str | None = None,
    content: str | None = None,
    kind: BoxKind | None = None,
    status: BoxStatus | None = None,
    drawer_id: str | None = None,
    freezer_id: str | None = None,
    best_before_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[BoxSummary]:
    """Search boxes by box number, content, kind, status, drawer, freezer or best before.

    Args:
        number: Only boxes with this box number.
        content: Only boxes whose content contains this text.
        kind: Only boxes with this kind.
        status: Only boxes with this status.
        drawer_id: Only boxes of the drawer with this id.
        freezer_id: Only boxes of the freezer with this id.
        best_before_until: Only boxes with a best before at or before this.
        page: Page number, from 1.
    """
    return db.search(
        BoxSummary,
        """
        SELECT boxes.id, boxes.number, boxes.content, drawers.code AS drawer_code, boxes.portions,
            boxes.best_before, boxes.status
        FROM boxes
        LEFT JOIN drawers ON drawers.id = boxes.drawer_id
        """,
        where={
            "boxes.number = ?": number,
            "instr(lower(boxes.content), lower(?)) > 0": content,
            "boxes.kind = ?": kind,
            "boxes.status = ?": status,
            "boxes.drawer_id = ?": drawer_id,
            "drawers.freezer_id = ?": freezer_id,
            "boxes.best_before <= ?": best_before_until,
        },
        order="boxes.best_before, boxes.id",
        page=page,
    )


def get_box(db: Database, box_id: str) -> BoxDetails:
    """Show a box with where it lies, the days until its best-before date and whether a dinner needs it.

    Args:
        box_id: Id of the box.
    """
    box = db.fetch(Box, "boxes", box_id)
    days_left = days_between(db.today, box["best_before"])
    planned_dinners = db.number(
        """
        SELECT COUNT(*) FROM servings
        JOIN dinners ON dinners.id = servings.dinner_id
        WHERE servings.box_id = ? AND dinners.status = 'planned'
        """,
        box_id,
    )
    drawer = db.fetch(Drawer, "drawers", box["drawer_id"]) if box["drawer_id"] is not None else None
    return {
        **box,
        "drawer_code": drawer["code"] if drawer is not None else None,
        "days_left": days_left,
        "planned_dinners": planned_dinners,
    }


def report_boxes(
    db: Database,
    status: BoxStatus | None = None,
    freezer_id: str | None = None,
    best_before_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[BoxesByKind]:
    """Count boxes and add up litres and portions by kind of food.

    Args:
        status: Only boxes with this status.
        freezer_id: Only boxes of the freezer with this id.
        best_before_until: Only boxes with a best before at or before this.
        page: Page number, from 1.
    """
    return db.search(
        BoxesByKind,
        """
        SELECT boxes.kind, COUNT(*) AS boxes, COALESCE(SUM(boxes.litres), 0) AS litres,
            COALESCE(SUM(boxes.portions), 0) AS portions
        FROM boxes
        LEFT JOIN drawers ON drawers.id = boxes.drawer_id
        """,
        where={
            "boxes.status = ?": status,
            "drawers.freezer_id = ?": freezer_id,
            "boxes.best_before <= ?": best_before_until,
        },
        group="boxes.kind",
        order="boxes.kind",
        page=page,
    )


def freeze_box(
    db: Database,
    number: Text,
    content: Text,
    kind: BoxKind,
    litres: Annotated[int, between(1, 5)],
    portions: Annotated[int, between(1, 12)],
    drawer_id: str,
) -> Box:
    """Put a new box into a drawer that has room for it; how long it keeps follows from its kind.

    Args:
        number: Box number.
        content: Content of the box.
        kind: Kind of the box.
        litres: Litres of the box.
        portions: Portions of the box.
        drawer_id: Id of the drawer.
    """
    drawer = db.fetch(Drawer, "drawers", drawer_id)
    freezer = db.fetch(Freezer, "freezers", drawer["freezer_id"])
    if freezer["defrosting"]:
        raise Refused("The freezer is being defrosted.")
    litres_taken = db.number("SELECT SUM(litres) FROM boxes WHERE drawer_id = ? AND status = 'frozen'", drawer_id)
    if litres_taken + litres > drawer["litres"]:
        raise Refused("The drawer is too full.")
    if portions > litres * 4:
        raise Refused("So many portions do not fit into a box of this size.")
    if kind in ("meat", "fish") and db.exists(
        "SELECT 1 FROM boxes WHERE drawer_id = ? AND status = 'frozen' AND kind = 'dessert'", drawer_id
    ):
        raise Refused("Raw meat and fish do not lie beside desserts.")
    if db.exists("SELECT 1 FROM boxes WHERE number = ?", number):
        raise Refused("Another box already has this box number.")
    box_id = db.insert(
        "boxes",
        number=number,
        kind=kind,
        content=content,
        litres=litres,
        portions=portions,
        drawer_id=drawer_id,
        frozen_on=db.today,
        best_before=shift(db.today, days=90 if kind == "fish" else 180 if kind == "meat" else 270),
        status="frozen",
    )
    return db.fetch(Box, "boxes", box_id)


def move_box(db: Database, box_id: str, drawer_id: str) -> Box:
    """Put a frozen box into another drawer that has room for it.

    Args:
        box_id: Id of the box.
        drawer_id: Id of the drawer.
    """
    box = db.fetch(Box, "boxes", box_id)
    drawer = db.fetch(Drawer, "drawers", drawer_id)
    if box["status"] != "frozen":
        raise Refused("The box is not in a freezer.")
    if box["drawer_id"] is None or drawer_id == box["drawer_id"]:
        raise Refused("The box lies there already.")
    freezer = db.fetch(Freezer, "freezers", drawer["freezer_id"])
    if freezer["defrosting"]:
        raise Refused("The freezer is being defrosted.")
    if (
        db.number("SELECT SUM(litres) FROM boxes WHERE drawer_id = ? AND status = 'frozen'", drawer_id) + box["litres"]
        > drawer["litres"]
    ):
        raise Refused("The drawer is too full.")
    if box["kind"] in ("meat", "fish") and db.exists(
        "SELECT 1 FROM boxes WHERE drawer_id = ? AND status = 'frozen' AND kind = 'dessert'", drawer_id
    ):
        raise Refused("Raw meat and fish do not lie beside desserts.")
    db.update("boxes", box_id, drawer_id=drawer_id)
    return db.fetch(Box, "boxes", box_id)


def thaw_box(db: Database, box_id: str) -> Box:
    """Take a box out to thaw; large ones only for a dinner tomorrow, others for today or tomorrow, or when their
    date is near.

    Args:
        box_id: Id of the box.
    """
    box = db.fetch(Box, "boxes", box_id)
    if box["status"] != "frozen":
        raise Refused("The box must be frozen.")
    if box["best_before"] < db.today:
        raise Refused("The box is past its date.")
    if not db.exists(
        """
        SELECT 1 FROM servings
        JOIN dinners ON dinners.id = servings.dinner_id
        WHERE servings.box_id = ?
            AND dinners.status = 'planned'
            AND dinners.served_on >= ?
            AND dinners.served_on <= ?
        """,
        box_id,
        db.today,
        shift(db.today, days=1),
    ) and box["best_before"] > shift(db.today, days=30):
        raise Refused("No dinner today or tomorrow needs this box.")
    if box["litres"] > 2 and db.exists(
        """
        SELECT 1 FROM servings
        JOIN dinners ON dinners.id = servings.dinner_id
        WHERE servings.box_id = ? AND dinners.served_on = ?
        """,
        box_id,
        db.today,
    ):
        raise Refused("So large a box does not thaw by tonight.")
    db.update("boxes", box_id, status="thawed", thawed_on=db.today, drawer_id=None)
    return db.fetch(Box, "boxes", box_id)


def throw_box_away(db: Database, box_id: str) -> Box:
    """Throw away a box that is past its date or was thawed more than two days ago; it is taken off the plan.

    Args:
        box_id: Id of the box.
    """
    box = db.fetch(Box, "boxes", box_id)
    if box["status"] not in ("frozen", "thawed"):
        raise Refused("The box must be frozen or thawed.")
    if box["best_before"] >= db.today and (box["thawed_on"] is None or box["thawed_on"] >= shift(db.today, days=-2)):
        raise Refused("The box is still good.")
    db.update("boxes", box_id, status="thrown_away", drawer_id=None)
    for serving in db.all(
        Serving,
        """
        SELECT servings.* FROM servings
        JOIN dinners ON dinners.id = servings.dinner_id
        WHERE servings.box_id = ? AND dinners.status = 'planned'
        ORDER BY servings.id
        """,
        box_id,
    ):
        db.delete("servings", serving["id"])
    return db.fetch(Box, "boxes", box_id)


def eat_box(db: Database, box_id: str) -> Box:
    """Note that a thawed box was eaten outside a planned dinner, within two days.

    Args:
        box_id: Id of the box.
    """
    box = db.fetch(Box, "boxes", box_id)
    if box["status"] != "thawed":
        raise Refused("The box must be thawed.")
    if box["thawed_on"] is None or box["thawed_on"] < shift(db.today, days=-2):
        raise Refused("The box was thawed more than two days ago.")
    if db.exists(
        """
        SELECT 1 FROM servings
        JOIN dinners ON dinners.id = servings.dinner_id
        WHERE servings.box_id = ? AND dinners.status = 'planned' AND dinners.served_on >= ?
        """,
        box_id,
        db.today,
    ):
        raise Refused("The box is meant for a dinner.")
    db.update("boxes", box_id, status="eaten")
    return db.fetch(Box, "boxes", box_id)

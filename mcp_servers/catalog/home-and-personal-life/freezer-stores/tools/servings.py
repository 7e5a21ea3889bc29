"""Tools about servings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Box, BoxKind, Cook, Dinner, Serving


class ServingSummary(TypedDict):
    """A planned box as a search lists it."""

    id: str
    dinner_served_on: str
    box_number: str
    box_content: str
    box_portions: int


def find_servings(
    db: Database,
    dinner_id: str | None = None,
    box_id: str | None = None,
    kind: BoxKind | None = None,
    dinner_served_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ServingSummary]:
    """Search servings by dinner, box, kind or day of the dinner.

    Args:
        dinner_id: Only servings of the dinner with this id.
        box_id: Only servings of the box with this id.
        kind: Only servings of the box with this kind.
        dinner_served_from: Only servings of the dinner with a day of the dinner at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ServingSummary,
        """
        SELECT servings.id, dinners.served_on AS dinner_served_on, boxes.number AS box_number, boxes.content
            AS box_content, boxes.portions AS box_portions
        FROM servings
        JOIN dinners ON dinners.id = servings.dinner_id
        JOIN boxes ON boxes.id = servings.box_id
        """,
        where={
            "servings.dinner_id = ?": dinner_id,
            "servings.box_id = ?": box_id,
            "boxes.kind = ?": kind,
            "dinners.served_on >= ?": dinner_served_from,
        },
        order="dinners.served_on, servings.id",
        page=page,
    )


def plan_box(db: Database, dinner_id: str, box_id: str) -> Serving:
    """Plan a frozen box for one of your dinners, oldest of its kind first, as long as portions are missing.

    Args:
        dinner_id: Id of the dinner.
        box_id: Id of the box.
    """
    dinner = db.fetch(Dinner, "dinners", dinner_id)
    box = db.fetch(Box, "boxes", box_id)
    if dinner["cook_id"] != db.account:
        raise Refused("The dinner is somebody else's.")
    if dinner["status"] != "planned":
        raise Refused("The dinner is over or cancelled.")
    if dinner["served_on"] < db.today:
        raise Refused("The day of the dinner has passed.")
    if box["status"] != "frozen":
        raise Refused("The box is not frozen any more.")
    if box["best_before"] < dinner["served_on"]:
        raise Refused("The box will be past its date by then.")
    if db.exists("SELECT 1 FROM servings WHERE box_id = ?", box_id):
        raise Refused("The box is planned for a dinner already.")
    account = db.fetch(Cook, "cooks", db.account)
    if account["diet"] == "no_fish" and box["kind"] == "fish":
        raise Refused("You do not cook fish.")
    if account["diet"] == "vegetarian" and box["kind"] in ("meat", "fish"):
        raise Refused("You cook without meat and fish.")
    if (
        db.number(
            """
        SELECT SUM(boxes.portions) FROM servings
        JOIN boxes ON boxes.id = servings.box_id
        WHERE servings.dinner_id = ?
        """,
            dinner_id,
        )
        >= dinner["guests"]
    ):
        raise Refused("Enough portions are planned for this dinner.")
    if db.exists("SELECT 1 FROM servings WHERE dinner_id = ? AND box_id = ?", dinner_id, box_id):
        raise Refused("Another planned box already has this dinner and box.")
    serving_id = db.insert("servings", dinner_id=dinner_id, box_id=box_id, planned_at=db.now)
    return db.fetch(Serving, "servings", serving_id)


def unplan_box(db: Database, serving_id: str) -> Serving:
    """Free a box that is still frozen from the dinner it was planned for.

    Args:
        serving_id: Id of the planned box.
    """
    serving = db.fetch(Serving, "servings", serving_id)
    dinner = db.fetch(Dinner, "dinners", serving["dinner_id"])
    if dinner["status"] != "planned":
        raise Refused("The dinner is over or cancelled.")
    box = db.fetch(Box, "boxes", serving["box_id"])
    if box["status"] != "frozen":
        raise Refused("The box is thawed already.")
    db.delete("servings", serving_id)
    return serving

"""Tools about dinners."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Box, Cook, Dinner, DinnerStatus, Serving


class DinnerSummary(TypedDict):
    """A dinner as a search lists it."""

    id: str
    served_on: str
    cook_name: str
    guests: int
    status: DinnerStatus


class DinnerDetails(Dinner):
    """A dinner in full."""

    cook_name: str
    planned_boxes: int
    planned_portions: int
    missing_portions: int


def find_dinners(
    db: Database,
    cook_id: str | None = None,
    status: DinnerStatus | None = None,
    served_from: Day | None = None,
    served_until: Day | None = None,
    min_guests: int | None = None,
    page: PageNumber = 1,
) -> Page[DinnerSummary]:
    """Search dinners by cook, status, day of the dinner or number of people.

    Args:
        cook_id: Only dinners of the cook with this id.
        status: Only dinners with this status.
        served_from: Only dinners with a day of the dinner at or after this.
        served_until: Only dinners with a day of the dinner at or before this.
        min_guests: Only dinners with a number of people of at least this.
        page: Page number, from 1.
    """
    return db.search(
        DinnerSummary,
        """
        SELECT dinners.id, dinners.served_on, cooks.name AS cook_name, dinners.guests, dinners.status
        FROM dinners
        JOIN cooks ON cooks.id = dinners.cook_id
        """,
        where={
            "dinners.cook_id = ?": cook_id,
            "dinners.status = ?": status,
            "dinners.served_on >= ?": served_from,
            "dinners.served_on <= ?": served_until,
            "dinners.guests >= ?": min_guests,
        },
        order="dinners.served_on, dinners.id",
        page=page,
    )


def get_dinner(db: Database, dinner_id: str) -> DinnerDetails:
    """Show a dinner with the boxes and portions planned for it and the portions still missing.

    Args:
        dinner_id: Id of the dinner.
    """
    dinner = db.fetch(Dinner, "dinners", dinner_id)
    planned_boxes = db.number("SELECT COUNT(*) FROM servings WHERE dinner_id = ?", dinner_id)
    planned_portions = db.number(
        """
        SELECT SUM(boxes.portions) FROM servings
        JOIN boxes ON boxes.id = servings.box_id
        WHERE servings.dinner_id = ?
        """,
        dinner_id,
    )
    missing_portions = max(
        0,
        dinner["guests"]
        - db.number(
            """
        SELECT SUM(boxes.portions) FROM servings
        JOIN boxes ON boxes.id = servings.box_id
        WHERE servings.dinner_id = ?
        """,
            dinner_id,
        ),
    )
    cook = db.fetch(Cook, "cooks", dinner["cook_id"])
    return {
        **dinner,
        "cook_name": cook["name"],
        "planned_boxes": planned_boxes,
        "planned_portions": planned_portions,
        "missing_portions": missing_portions,
    }


def plan_dinner(db: Database, served_on: Day, guests: Annotated[int, between(1, 16)]) -> Dinner:
    """Plan a dinner of your own on a free day within the next four weeks.

    Args:
        served_on: Day of the dinner.
        guests: Number of people.
    """
    if served_on < db.today:
        raise Refused("The day has passed.")
    if served_on > shift(db.today, days=28):
        raise Refused("Dinners are planned four weeks ahead at most.")
    if db.exists("SELECT 1 FROM dinners WHERE served_on = ?", served_on):
        raise Refused("There is a dinner that day already.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM dinners
        WHERE cook_id = ? AND status = 'planned' AND served_on > ? AND served_on < ?
        """,
            db.account,
            shift(served_on, days=-3),
            shift(served_on, days=3),
        )
        >= 2
    ):
        raise Refused("You cook twice around that day already.")
    dinner_id = db.insert("dinners", served_on=served_on, guests=guests, cook_id=db.account, status="planned")
    return db.fetch(Dinner, "dinners", dinner_id)


def finish_dinner(db: Database, dinner_id: str) -> Dinner:
    """Note that a dinner with enough thawed portions was cooked today or yesterday; its boxes count as eaten.

    Args:
        dinner_id: Id of the dinner.
    """
    dinner = db.fetch(Dinner, "dinners", dinner_id)
    if dinner["status"] != "planned":
        raise Refused("The dinner must be planned.")
    if dinner["served_on"] > shift(db.today, days=1):
        raise Refused("The dinner is still to come.")
    if db.exists(
        """
        SELECT 1 FROM servings
        JOIN boxes ON boxes.id = servings.box_id
        WHERE servings.dinner_id = ? AND boxes.status = 'frozen'
        """,
        dinner_id,
    ):
        raise Refused("A box for this dinner is still frozen.")
    db.update("dinners", dinner_id, status="cooked")
    for box in db.all(
        Box,
        """
        SELECT boxes.* FROM boxes
        WHERE boxes.status = 'thawed'
            AND EXISTS (SELECT 1 FROM servings WHERE servings.dinner_id = ? AND servings.box_id = boxes.id)
        ORDER BY boxes.id
        """,
        dinner_id,
    ):
        db.update("boxes", box["id"], status="eaten")
    return db.fetch(Dinner, "dinners", dinner_id)


def cancel_dinner(db: Database, dinner_id: str) -> Dinner:
    """Cancel one of your dinners for which nothing has been thawed; its boxes are free again.

    Args:
        dinner_id: Id of the dinner.
    """
    dinner = db.fetch(Dinner, "dinners", dinner_id)
    if dinner["status"] != "planned":
        raise Refused("The dinner must be planned.")
    if dinner["cook_id"] != db.account:
        raise Refused("The dinner is somebody else's.")
    if db.exists(
        """
        SELECT 1 FROM servings
        JOIN boxes ON boxes.id = servings.box_id
        WHERE servings.dinner_id = ? AND boxes.status = 'thawed'
        """,
        dinner_id,
    ):
        raise Refused("A box for this dinner is thawed.")
    db.update("dinners", dinner_id, status="cancelled")
    for serving in db.all(Serving, "SELECT * FROM servings WHERE dinner_id = ? ORDER BY id", dinner_id):
        db.delete("servings", serving["id"])
    return db.fetch(Dinner, "dinners", dinner_id)


def hand_over_dinner(db: Database, dinner_id: str, cook_id: str) -> Dinner:
    """Let another cook take over one of your planned dinners, if that cook can use the boxes planned for it.

    Args:
        dinner_id: Id of the dinner.
        cook_id: Id of the cook.
    """
    dinner = db.fetch(Dinner, "dinners", dinner_id)
    cook = db.fetch(Cook, "cooks", cook_id)
    if dinner["cook_id"] != db.account:
        raise Refused("The dinner is somebody else's.")
    if dinner["status"] != "planned":
        raise Refused("The dinner is over or cancelled.")
    if cook_id == db.account:
        raise Refused("You are that cook yourself.")
    if cook["diet"] == "vegetarian" and db.exists(
        """
        SELECT 1 FROM servings
        JOIN boxes ON boxes.id = servings.box_id
        WHERE servings.dinner_id = ? AND boxes.kind IN ('meat', 'fish')
        """,
        dinner_id,
    ):
        raise Refused("Meat or fish is planned for this dinner.")
    if cook["diet"] == "no_fish" and db.exists(
        """
        SELECT 1 FROM servings
        JOIN boxes ON boxes.id = servings.box_id
        WHERE servings.dinner_id = ? AND boxes.kind = 'fish'
        """,
        dinner_id,
    ):
        raise Refused("Fish is planned for this dinner.")
    db.update("dinners", dinner_id, cook_id=cook_id)
    return db.fetch(Dinner, "dinners", dinner_id)

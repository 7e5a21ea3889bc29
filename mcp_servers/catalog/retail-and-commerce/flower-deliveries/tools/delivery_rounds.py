"""Tools about delivery rounds."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, shift

from .rows import DeliveryRound, DeliveryRoundArea, DeliveryRoundStatus, FlowerOrder


class DeliveryRoundSummary(TypedDict):
    """A round as a search lists it."""

    id: str
    number: str
    area: DeliveryRoundArea
    leaves_at: str
    stops: int
    status: DeliveryRoundStatus


class DeliveryRoundDetails(DeliveryRound):
    """A round in full."""

    stops_left: int
    orders_to_make: int


def find_rounds(
    db: Database,
    number: str | None = None,
    area: DeliveryRoundArea | None = None,
    leaves_on: Day | None = None,
    leaves_from: Moment | None = None,
    status: DeliveryRoundStatus | None = None,
    driver: str | None = None,
    page: PageNumber = 1,
) -> Page[DeliveryRoundSummary]:
    """Search delivery rounds by round number, area, departure time, status or driver.

    Args:
        number: Only delivery rounds with this round number.
        area: Only delivery rounds with this area.
        leaves_on: Only delivery rounds with a departure time on this day.
        leaves_from: Only delivery rounds with a departure time at or after this.
        status: Only delivery rounds with this status.
        driver: Only delivery rounds whose driver contains this text.
        page: Page number, from 1.
    """
    return db.search(
        DeliveryRoundSummary,
        "SELECT id, number, area, leaves_at, stops, status FROM delivery_rounds",
        where={
            "number = ?": number,
            "area = ?": area,
            "date(leaves_at) = ?": leaves_on,
            "leaves_at >= ?": leaves_from,
            "status = ?": status,
            "instr(lower(driver), lower(?)) > 0": driver,
        },
        order="leaves_at, id",
        page=page,
    )


def get_round(db: Database, delivery_round_id: str) -> DeliveryRoundDetails:
    """Show a round with the stops that are left and the orders on it that still have to be made.

    Args:
        delivery_round_id: Id of the round.
    """
    delivery_round = db.fetch(DeliveryRound, "delivery_rounds", delivery_round_id)
    stops_left = delivery_round["stops"] - db.number(
        """
        SELECT COUNT(*) FROM flower_orders
        WHERE delivery_round_id = ? AND status != 'cancelled'
        """,
        delivery_round_id,
    )
    orders_to_make = db.number(
        "SELECT COUNT(*) FROM flower_orders WHERE delivery_round_id = ? AND status = 'placed'", delivery_round_id
    )
    return {**delivery_round, "stops_left": stops_left, "orders_to_make": orders_to_make}


def send_round(db: Database, delivery_round_id: str) -> DeliveryRound:
    """Send a round off with all its orders made, from half an hour before its time.

    Args:
        delivery_round_id: Id of the round.
    """
    delivery_round = db.fetch(DeliveryRound, "delivery_rounds", delivery_round_id)
    if delivery_round["status"] != "planned":
        raise Refused("The round must be planned.")
    if db.now < shift(delivery_round["leaves_at"], minutes=-30):
        raise Refused("It is too early for this round to leave.")
    if db.exists("SELECT 1 FROM flower_orders WHERE delivery_round_id = ? AND status = 'placed'", delivery_round_id):
        raise Refused("An order on this round has not been made.")
    if not db.exists("SELECT 1 FROM flower_orders WHERE delivery_round_id = ? AND status = 'made'", delivery_round_id):
        raise Refused("There is nothing to deliver on this round.")
    db.update("delivery_rounds", delivery_round_id, status="out")
    for flower_order in db.all(
        FlowerOrder,
        """
        SELECT * FROM flower_orders
        WHERE delivery_round_id = ? AND status = 'made'
        ORDER BY id
        """,
        delivery_round_id,
    ):
        db.update("flower_orders", flower_order["id"], status="dispatched")
    return db.fetch(DeliveryRound, "delivery_rounds", delivery_round_id)

"""Tools about flower orders."""

from typing import Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, shift

from .rows import (
    Arrangement,
    ArrangementOccasion,
    Customer,
    DeliveryRound,
    DeliveryRoundArea,
    Flower,
    FlowerOrder,
    FlowerOrderStatus,
    RecipeLine,
    Substitution,
)


class FlowerOrderSummary(TypedDict):
    """An order as a search lists it."""

    id: str
    number: str
    customer_name: str
    recipient: str
    delivery_round_leaves_at: str
    status: FlowerOrderStatus


class FlowerOrderDetails(FlowerOrder):
    """An order in full."""

    customer_name: str
    arrangement_name: str
    arrangement_occasion: ArrangementOccasion
    delivery_round_number: str
    delivery_round_leaves_at: str
    flowers_replaced: int
    latest_departure: str


class FlowerOrdersByArrangementName(TypedDict):
    """Totals of flower orders for one name."""

    arrangement_name: str
    orders: int
    takings: int
    highest: int | None


def find_orders(
    db: Database,
    number: str | None = None,
    customer_id: str | None = None,
    arrangement_id: str | None = None,
    delivery_round_id: str | None = None,
    recipient: str | None = None,
    status: FlowerOrderStatus | None = None,
    page: PageNumber = 1,
) -> Page[FlowerOrderSummary]:
    """Search flower orders by order number, customer, arrangement, round, recipient or status.

    Args:
        number: Only flower orders with this order number.
        customer_id: Only flower orders of the customer with this id.
        arrangement_id: Only flower orders of the arrangement with this id.
        delivery_round_id: Only flower orders of the round with this id.
        recipient: Only flower orders whose recipient contains this text.
        status: Only flower orders with this status.
        page: Page number, from 1.
    """
    return db.search(
        FlowerOrderSummary,
        """
        SELECT flower_orders.id, flower_orders.number, customers.name AS customer_name,
            flower_orders.recipient, delivery_rounds.leaves_at AS delivery_round_leaves_at,
            flower_orders.status
        FROM flower_orders
        JOIN customers ON customers.id = flower_orders.customer_id
        JOIN delivery_rounds ON delivery_rounds.id = flower_orders.delivery_round_id
        """,
        where={
            "flower_orders.number = ?": number,
            "flower_orders.customer_id = ?": customer_id,
            "flower_orders.arrangement_id = ?": arrangement_id,
            "flower_orders.delivery_round_id = ?": delivery_round_id,
            "instr(lower(flower_orders.recipient), lower(?)) > 0": recipient,
            "flower_orders.status = ?": status,
        },
        order="delivery_rounds.leaves_at, flower_orders.id",
        page=page,
    )


def get_order(db: Database, flower_order_id: str) -> FlowerOrderDetails:
    """Show an order with its round, its arrangement, and how many of its flowers were replaced.

    Args:
        flower_order_id: Id of the order.
    """
    flower_order = db.fetch(FlowerOrder, "flower_orders", flower_order_id)
    flowers_replaced = db.number("SELECT COUNT(*) FROM substitutions WHERE flower_order_id = ?", flower_order_id)
    delivery_round = db.fetch(DeliveryRound, "delivery_rounds", flower_order["delivery_round_id"])
    latest_departure = (
        shift(flower_order["needed_by"], hours=-3)
        if flower_order["needed_by"] is not None
        else delivery_round["leaves_at"]
    )
    customer = db.fetch(Customer, "customers", flower_order["customer_id"])
    arrangement = db.fetch(Arrangement, "arrangements", flower_order["arrangement_id"])
    return {
        **flower_order,
        "customer_name": customer["name"],
        "arrangement_name": arrangement["name"],
        "arrangement_occasion": arrangement["occasion"],
        "delivery_round_number": delivery_round["number"],
        "delivery_round_leaves_at": delivery_round["leaves_at"],
        "flowers_replaced": flowers_replaced,
        "latest_departure": latest_departure,
    }


def report_orders(
    db: Database,
    status: FlowerOrderStatus | None = None,
    area: DeliveryRoundArea | None = None,
    occasion: ArrangementOccasion | None = None,
    delivery_round_leaves_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[FlowerOrdersByArrangementName]:
    """Count orders by arrangement and add up their prices.

    Args:
        status: Only flower orders with this status.
        area: Only flower orders of the round with this area.
        occasion: Only flower orders of the arrangement with this occasion.
        delivery_round_leaves_from: Only flower orders of the round with a departure time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        FlowerOrdersByArrangementName,
        """
        SELECT arrangements.name AS arrangement_name, COUNT(*) AS orders, COALESCE(SUM(flower_orders.price),
            0) AS takings, MAX(flower_orders.price) AS highest
        FROM flower_orders
        JOIN delivery_rounds ON delivery_rounds.id = flower_orders.delivery_round_id
        JOIN arrangements ON arrangements.id = flower_orders.arrangement_id
        """,
        where={
            "flower_orders.status = ?": status,
            "delivery_rounds.area = ?": area,
            "arrangements.occasion = ?": occasion,
            "delivery_rounds.leaves_at >= ?": delivery_round_leaves_from,
        },
        group="arrangements.name",
        order="arrangements.name",
        page=page,
    )


def place_order(
    db: Database,
    number: Text,
    customer_id: str,
    arrangement_id: str,
    delivery_round_id: str,
    recipient: Text,
    card: Text,
    pets: bool = False,
    needed_by: Moment | None = None,
) -> FlowerOrder:
    """Take an order for a round that still has a stop and has not closed.

    Args:
        number: Order number.
        customer_id: Id of the customer.
        arrangement_id: Id of the arrangement.
        delivery_round_id: Id of the round.
        recipient: Recipient of the order.
        card: Card text.
        pets: Whether this holds for the order: pets at home.
        needed_by: Latest delivery time.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    arrangement = db.fetch(Arrangement, "arrangements", arrangement_id)
    delivery_round = db.fetch(DeliveryRound, "delivery_rounds", delivery_round_id)
    if customer["status"] != "welcome":
        raise Refused("This customer gets no more orders.")
    if arrangement["status"] != "offered":
        raise Refused("The arrangement is no longer offered.")
    if delivery_round["status"] != "planned":
        raise Refused("The round has left or was cancelled.")
    if db.now > shift(delivery_round["leaves_at"], minutes=-90):
        raise Refused("Orders for this round are closed.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM flower_orders
        WHERE delivery_round_id = ? AND status != 'cancelled'
        """,
            delivery_round_id,
        )
        >= delivery_round["stops"]
    ):
        raise Refused("The round has no stop left.")
    if pets and db.exists(
        """
        SELECT 1 FROM recipe_lines
        JOIN flowers ON flowers.id = recipe_lines.flower_id
        WHERE recipe_lines.arrangement_id = ? AND NOT flowers.pet_safe
        """,
        arrangement_id,
    ):
        raise Refused("A flower in the arrangement is poisonous to pets.")
    if needed_by is not None and shift(delivery_round["leaves_at"], hours=3) > needed_by:
        raise Refused("The round leaves too late for that hour.")
    if db.exists("SELECT 1 FROM flower_orders WHERE number = ?", number):
        raise Refused("Another order already has this order number.")
    flower_order_id = db.insert(
        "flower_orders",
        number=number,
        customer_id=customer_id,
        arrangement_id=arrangement_id,
        delivery_round_id=delivery_round_id,
        recipient=recipient,
        card=card,
        pets=pets,
        needed_by=needed_by,
        price=arrangement["price"] + delivery_round["fee"],
        placed_at=db.now,
        status="placed",
        tries=0,
    )
    return db.fetch(FlowerOrder, "flower_orders", flower_order_id)


def move_order(db: Database, flower_order_id: str, delivery_round_id: str) -> FlowerOrder:
    """Put an order that has not gone out on another round to its area.

    Args:
        flower_order_id: Id of the order.
        delivery_round_id: Id of the round.
    """
    flower_order = db.fetch(FlowerOrder, "flower_orders", flower_order_id)
    delivery_round = db.fetch(DeliveryRound, "delivery_rounds", delivery_round_id)
    if flower_order["status"] not in ("placed", "made"):
        raise Refused("The order has gone out or was cancelled.")
    if delivery_round_id == flower_order["delivery_round_id"]:
        raise Refused("The order is on this round already.")
    flower_order_delivery_round = db.fetch(DeliveryRound, "delivery_rounds", flower_order["delivery_round_id"])
    if delivery_round["area"] != flower_order_delivery_round["area"]:
        raise Refused("The round goes to another area.")
    if delivery_round["status"] != "planned":
        raise Refused("The round has left or was cancelled.")
    if db.now > shift(delivery_round["leaves_at"], minutes=-90):
        raise Refused("Orders for this round are closed.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM flower_orders
        WHERE delivery_round_id = ? AND status != 'cancelled'
        """,
            delivery_round_id,
        )
        >= delivery_round["stops"]
    ):
        raise Refused("The round has no stop left.")
    if (
        flower_order["needed_by"] is not None
        and shift(delivery_round["leaves_at"], hours=3) > flower_order["needed_by"]
    ):
        raise Refused("The round leaves too late for this order.")
    db.update("flower_orders", flower_order_id, delivery_round_id=delivery_round_id)
    return db.fetch(FlowerOrder, "flower_orders", flower_order_id)


def cancel_order(db: Database, flower_order_id: str) -> FlowerOrder:
    """Cancel an order that is not made, until its round closes; within a day of the round half the price is kept.

    Args:
        flower_order_id: Id of the order.
    """
    flower_order = db.fetch(FlowerOrder, "flower_orders", flower_order_id)
    if flower_order["status"] != "placed":
        raise Refused("The order must be placed.")
    delivery_round = db.fetch(DeliveryRound, "delivery_rounds", flower_order["delivery_round_id"])
    if db.now > shift(delivery_round["leaves_at"], minutes=-90):
        raise Refused("Orders for this round are closed.")
    db.update(
        "flower_orders",
        flower_order_id,
        status="cancelled",
        price=0 if db.now <= shift(delivery_round["leaves_at"], hours=-24) else flower_order["price"] // 2,
    )
    return db.fetch(FlowerOrder, "flower_orders", flower_order_id)


def make_order(db: Database, flower_order_id: str) -> FlowerOrder:
    """Make an order that goes out within 48 hours; its stems leave the cold room.

    Args:
        flower_order_id: Id of the order.
    """
    flower_order = db.fetch(FlowerOrder, "flower_orders", flower_order_id)
    if flower_order["status"] != "placed":
        raise Refused("The order must be placed.")
    delivery_round = db.fetch(DeliveryRound, "delivery_rounds", flower_order["delivery_round_id"])
    if delivery_round["status"] != "planned":
        raise Refused("The round has left or was cancelled.")
    if delivery_round["leaves_at"] > shift(db.now, hours=48):
        raise Refused("It is too early to make this order.")
    if db.exists(
        """
        SELECT 1 FROM recipe_lines
        JOIN flowers ON flowers.id = recipe_lines.flower_id
        WHERE recipe_lines.arrangement_id = ?
            AND recipe_lines.stems > flowers.stems
            AND NOT EXISTS (SELECT 1 FROM substitutions
                WHERE substitutions.flower_order_id = ?
                    AND substitutions.flower_id = recipe_lines.flower_id)
        """,
        flower_order["arrangement_id"],
        flower_order_id,
    ):
        raise Refused("There are not enough stems of a flower.")
    if db.exists(
        """
        SELECT 1 FROM substitutions
        JOIN flowers ON flowers.id = substitutions.replacement_id
        WHERE substitutions.flower_order_id = ? AND substitutions.stems > flowers.stems
        """,
        flower_order_id,
    ):
        raise Refused("There are not enough stems of a replacement.")
    leaves_on = delivery_round["leaves_at"][:10]
    if db.exists(
        """
        SELECT 1 FROM recipe_lines
        JOIN flowers ON flowers.id = recipe_lines.flower_id
        WHERE recipe_lines.arrangement_id = ?
            AND date(flowers.arrived_on, (flowers.vase_days - 5) || ' days') < ?
            AND NOT EXISTS (SELECT 1 FROM substitutions
                WHERE substitutions.flower_order_id = ?
                    AND substitutions.flower_id = recipe_lines.flower_id)
        """,
        flower_order["arrangement_id"],
        leaves_on,
        flower_order_id,
    ):
        raise Refused("A flower would not keep for five days.")
    db.update("flower_orders", flower_order_id, status="made", made_at=db.now)
    for recipe_line in db.all(
        RecipeLine,
        """
        SELECT recipe_lines.* FROM recipe_lines
        WHERE recipe_lines.arrangement_id = ?
            AND NOT EXISTS (SELECT 1 FROM substitutions
                WHERE substitutions.flower_order_id = ?
                    AND substitutions.flower_id = recipe_lines.flower_id)
        ORDER BY recipe_lines.id
        """,
        flower_order["arrangement_id"],
        flower_order_id,
    ):
        flower = db.fetch(Flower, "flowers", recipe_line["flower_id"])
        db.update("flowers", recipe_line["flower_id"], stems=flower["stems"] - recipe_line["stems"])
    for substitution in db.all(
        Substitution, "SELECT * FROM substitutions WHERE flower_order_id = ? ORDER BY id", flower_order_id
    ):
        replacement = db.fetch(Flower, "flowers", substitution["replacement_id"])
        db.update("flowers", substitution["replacement_id"], stems=replacement["stems"] - substitution["stems"])
    return db.fetch(FlowerOrder, "flower_orders", flower_order_id)


def deliver_order(
    db: Database, flower_order_id: str, taken_by: Literal["recipient", "neighbour", "porter"]
) -> FlowerOrder:
    """Note that an order has been handed over, to the recipient or to somebody else.

    Args:
        flower_order_id: Id of the order.
        taken_by: Taken by.
    """
    flower_order = db.fetch(FlowerOrder, "flower_orders", flower_order_id)
    if flower_order["status"] != "dispatched":
        raise Refused("The order must be dispatched.")
    arrangement = db.fetch(Arrangement, "arrangements", flower_order["arrangement_id"])
    if arrangement["occasion"] == "funeral" and taken_by != "recipient":
        raise Refused("Funeral flowers are handed to the recipient only.")
    delivery_round = db.fetch(DeliveryRound, "delivery_rounds", flower_order["delivery_round_id"])
    if delivery_round["leaves_at"] > db.now:
        raise Refused("The round has not left yet.")
    db.update(
        "flower_orders", flower_order_id, status="delivered", delivered_at=db.now, tries=flower_order["tries"] + 1
    )
    return db.fetch(FlowerOrder, "flower_orders", flower_order_id)


def miss_order(db: Database, flower_order_id: str) -> FlowerOrder:
    """Note that nobody took an order in, from a quarter of an hour after the round left.

    Args:
        flower_order_id: Id of the order.
    """
    flower_order = db.fetch(FlowerOrder, "flower_orders", flower_order_id)
    if flower_order["status"] != "dispatched":
        raise Refused("The order must be dispatched.")
    delivery_round = db.fetch(DeliveryRound, "delivery_rounds", flower_order["delivery_round_id"])
    if delivery_round["leaves_at"] > shift(db.now, minutes=-15):
        raise Refused("The round has only just left.")
    db.update("flower_orders", flower_order_id, status="missed", tries=flower_order["tries"] + 1)
    return db.fetch(FlowerOrder, "flower_orders", flower_order_id)


def resend_order(db: Database, flower_order_id: str, delivery_round_id: str) -> FlowerOrder:
    """Put a missed order on another round to its area, within 72 hours of being made and if it was tried once.

    Args:
        flower_order_id: Id of the order.
        delivery_round_id: Id of the round.
    """
    flower_order = db.fetch(FlowerOrder, "flower_orders", flower_order_id)
    delivery_round = db.fetch(DeliveryRound, "delivery_rounds", delivery_round_id)
    if flower_order["status"] != "missed":
        raise Refused("The order has not been missed.")
    if flower_order["tries"] >= 2:
        raise Refused("The order has been tried twice.")
    flower_order_delivery_round = db.fetch(DeliveryRound, "delivery_rounds", flower_order["delivery_round_id"])
    if delivery_round["area"] != flower_order_delivery_round["area"]:
        raise Refused("The round goes to another area.")
    if delivery_round["status"] != "planned":
        raise Refused("The round has left or was cancelled.")
    if flower_order["made_at"] is None or delivery_round["leaves_at"] > shift(flower_order["made_at"], hours=72):
        raise Refused("The flowers would be too old by then.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM flower_orders
        WHERE delivery_round_id = ? AND status != 'cancelled'
        """,
            delivery_round_id,
        )
        >= delivery_round["stops"]
    ):
        raise Refused("The round has no stop left.")
    db.update("flower_orders", flower_order_id, delivery_round_id=delivery_round_id, status="made")
    return db.fetch(FlowerOrder, "flower_orders", flower_order_id)

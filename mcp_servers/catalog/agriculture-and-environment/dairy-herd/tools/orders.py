"""Tools about orders."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Order, OrderStatus, Tank


class OrderSummary(TypedDict):
    """An order as a search lists it."""

    id: str
    number: str
    buyer: str
    litres: int
    due_on: str
    status: OrderStatus


def find_orders(
    db: Database,
    number: str | None = None,
    buyer: str | None = None,
    town: str | None = None,
    status: OrderStatus | None = None,
    due_until: Day | None = None,
    due_day: Day | None = None,
    page: PageNumber = 1,
) -> Page[OrderSummary]:
    """Search orders by order number, buyer, town, status or due date.

    Args:
        number: Only orders with this order number.
        buyer: Only orders whose buyer contains this text.
        town: Only orders with this town.
        status: Only orders with this status.
        due_until: Only orders with a due date at or before this.
        due_day: Only orders with a due date on this day.
        page: Page number, from 1.
    """
    return db.search(
        OrderSummary,
        "SELECT id, number, buyer, litres, due_on, status FROM orders",
        where={
            "number = ?": number,
            "instr(lower(buyer), lower(?)) > 0": buyer,
            "town = ?": town,
            "status = ?": status,
            "due_on <= ?": due_until,
            "due_on = ?": due_day,
        },
        order="due_on, id",
        page=page,
    )


def place_order(
    db: Database,
    number: Text,
    buyer: Text,
    town: Text,
    litres: Annotated[int, between(10, 600)],
    price: Annotated[int, between(90, 260)],
    due_on: Day,
) -> Order:
    """Take an order for milk at a price per litre, for tomorrow at the earliest.

    Args:
        number: Order number.
        buyer: Buyer of the order.
        town: Town of the order.
        litres: Litres of the order.
        price: Price per litre, in minor units.
        due_on: Due date.
    """
    if due_on <= db.today:
        raise Refused("An order is placed for tomorrow at the earliest.")
    if due_on > shift(db.today, days=30):
        raise Refused("An order is placed at most 30 days ahead.")
    ordered = db.number("SELECT SUM(litres) FROM orders WHERE status = 'placed' AND due_on = ?", due_on)
    if ordered + litres > 1500:
        raise Refused("The van carries at most 1500 litres a day.")
    if db.exists("SELECT 1 FROM orders WHERE number = ?", number):
        raise Refused("Another order already has this order number.")
    order_id = db.insert(
        "orders",
        number=number,
        buyer=buyer,
        town=town,
        litres=litres,
        price=price,
        due_on=due_on,
        placed_at=db.now,
        status="placed",
    )
    return db.fetch(Order, "orders", order_id)


def deliver_order(db: Database, order_id: str, tank_id: str) -> Order:
    """Deliver an order that is due out of a tank whose last milking has cooled for an hour, and charge it.

    Args:
        order_id: Id of the order.
        tank_id: Id of the tank.
    """
    order = db.fetch(Order, "orders", order_id)
    tank = db.fetch(Tank, "tanks", tank_id)
    if order["status"] != "placed":
        raise Refused("The order must be placed.")
    if order["due_on"] > db.today:
        raise Refused("The order is not due yet.")
    if order["litres"] > tank["litres"]:
        raise Refused("There is not enough milk in the tank.")
    if db.exists("SELECT 1 FROM milkings WHERE tank_id = ? AND milked_at > ?", tank_id, shift(db.now, hours=-1)):
        raise Refused("The milk in the tank has not cooled yet.")
    db.update("orders", order_id, status="delivered", amount=order["litres"] * order["price"])
    db.update("tanks", tank_id, litres=tank["litres"] - order["litres"])
    return db.fetch(Order, "orders", order_id)


def cancel_order(db: Database, order_id: str) -> Order:
    """Cancel an order the day before it is due at the latest.

    Args:
        order_id: Id of the order.
    """
    order = db.fetch(Order, "orders", order_id)
    if order["status"] != "placed":
        raise Refused("The order must be placed.")
    if order["due_on"] <= db.today:
        raise Refused("The van is already being loaded for this order.")
    db.update("orders", order_id, status="cancelled")
    return db.fetch(Order, "orders", order_id)

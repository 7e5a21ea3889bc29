"""Tools about order sheets."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Customer, OrderSheet, OrderSheetStatus


class OrderSheetSummary(TypedDict):
    """An order as a search lists it."""

    id: str
    number: str
    customer_name: str
    wanted_on: str
    status: OrderSheetStatus


class OrderSheetDetails(OrderSheet):
    """An order in full."""

    customer_name: str
    customer_owed: int
    total_pieces: int
    total_price: int
    to_pay: int


def find_orders(
    db: Database,
    number: str | None = None,
    customer_id: str | None = None,
    status: OrderSheetStatus | None = None,
    wanted_on: Day | None = None,
    wanted_from: Day | None = None,
    delivered: bool | None = None,
    page: PageNumber = 1,
) -> Page[OrderSheetSummary]:
    """Search order sheets by order number, customer, status, delivery day or by van.

    Args:
        number: Only order sheets with this order number.
        customer_id: Only order sheets of the customer with this id.
        status: Only order sheets with this status.
        wanted_on: Only order sheets with this delivery day.
        wanted_from: Only order sheets with a delivery day at or after this.
        delivered: Only order sheets for which this holds, or does not: by van.
        page: Page number, from 1.
    """
    return db.search(
        OrderSheetSummary,
        """
        SELECT order_sheets.id, order_sheets.number, customers.name AS customer_name,
            order_sheets.wanted_on, order_sheets.status
        FROM order_sheets
        JOIN customers ON customers.id = order_sheets.customer_id
        """,
        where={
            "order_sheets.number = ?": number,
            "order_sheets.customer_id = ?": customer_id,
            "order_sheets.status = ?": status,
            "order_sheets.wanted_on = ?": wanted_on,
            "order_sheets.wanted_on >= ?": wanted_from,
            "order_sheets.delivered = ?": delivered,
        },
        order="order_sheets.wanted_on, order_sheets.id",
        page=page,
    )


def get_order(db: Database, order_sheet_id: str) -> OrderSheetDetails:
    """Show an order with its pieces and what it comes to.

    Args:
        order_sheet_id: Id of the order.
    """
    order_sheet = db.fetch(OrderSheet, "order_sheets", order_sheet_id)
    total_pieces = db.number("SELECT SUM(pieces) FROM order_lines WHERE order_sheet_id = ?", order_sheet_id)
    total_price = db.number("SELECT SUM(price) FROM order_lines WHERE order_sheet_id = ?", order_sheet_id)
    to_pay = total_price - order_sheet["credited"]
    customer = db.fetch(Customer, "customers", order_sheet["customer_id"])
    return {
        **order_sheet,
        "customer_name": customer["name"],
        "customer_owed": customer["owed"],
        "total_pieces": total_pieces,
        "total_price": total_price,
        "to_pay": to_pay,
    }


def take_order(db: Database, number: Text, customer_id: str, wanted_on: Day, delivered: bool = True) -> OrderSheet:
    """Open an order of an active customer for tomorrow or a later day.

    Args:
        number: Order number.
        customer_id: Id of the customer.
        wanted_on: Delivery day.
        delivered: Whether this holds for the order: by van.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    if customer["status"] != "active":
        raise Refused("The customer is stopped.")
    if customer["owed"] > customer["credit"]:
        raise Refused("The customer owes more than the limit.")
    if wanted_on <= db.today or wanted_on > shift(db.today, days=14):
        raise Refused("Orders are taken for the next two weeks.")
    if db.exists("SELECT 1 FROM order_sheets WHERE number = ?", number):
        raise Refused("An order with this number exists already.")
    if db.exists(
        """
        SELECT 1 FROM order_sheets
        WHERE customer_id = ? AND wanted_on = ? AND status = 'open'
        """,
        customer_id,
        wanted_on,
    ):
        raise Refused("The customer has an open order for this day.")
    order_sheet_id = db.insert(
        "order_sheets",
        number=number,
        customer_id=customer_id,
        wanted_on=wanted_on,
        delivered=delivered,
        status="open",
        credited=0,
    )
    return db.fetch(OrderSheet, "order_sheets", order_sheet_id)


def confirm_order(db: Database, order_sheet_id: str) -> OrderSheet:
    """Confirm an order with lines that stays within the customer's credit; a delivery needs 20000 øre.

    Args:
        order_sheet_id: Id of the order.
    """
    order_sheet = db.fetch(OrderSheet, "order_sheets", order_sheet_id)
    if order_sheet["status"] != "open":
        raise Refused("The order must be open.")
    customer = db.fetch(Customer, "customers", order_sheet["customer_id"])
    if customer["status"] != "active":
        raise Refused("The customer is stopped.")
    total = db.number("SELECT SUM(price) FROM order_lines WHERE order_sheet_id = ?", order_sheet_id)
    if total <= 0:
        raise Refused("The order is empty.")
    if order_sheet["delivered"] and total < 20000:
        raise Refused("The order is too small to be delivered.")
    if customer["owed"] + total > customer["credit"]:
        raise Refused("The customer's credit does not suffice.")
    if db.exists(
        """
        SELECT 1 FROM order_lines
        JOIN products ON products.id = order_lines.product_id
        WHERE order_lines.order_sheet_id = ? AND products.status = 'paused'
        """,
        order_sheet_id,
    ):
        raise Refused("A product on this order is not on offer.")
    db.update("order_sheets", order_sheet_id, status="confirmed")
    return db.fetch(OrderSheet, "order_sheets", order_sheet_id)


def load_order(db: Database, order_sheet_id: str) -> OrderSheet:
    """Load a confirmed order on its day or set it out for collection.

    Args:
        order_sheet_id: Id of the order.
    """
    order_sheet = db.fetch(OrderSheet, "order_sheets", order_sheet_id)
    if order_sheet["status"] != "confirmed":
        raise Refused("The order must be confirmed.")
    if order_sheet["wanted_on"] != db.today:
        raise Refused("The order is for another day.")
    db.update("order_sheets", order_sheet_id, status="loaded")
    return db.fetch(OrderSheet, "order_sheets", order_sheet_id)


def deliver_order(db: Database, order_sheet_id: str) -> OrderSheet:
    """Note that an order was handed over; the customer owes its price.

    Args:
        order_sheet_id: Id of the order.
    """
    order_sheet = db.fetch(OrderSheet, "order_sheets", order_sheet_id)
    if order_sheet["status"] != "loaded":
        raise Refused("The order must be loaded.")
    total = db.number("SELECT SUM(price) FROM order_lines WHERE order_sheet_id = ?", order_sheet_id)
    if total <= 0:
        raise Refused("The order is empty.")
    customer = db.fetch(Customer, "customers", order_sheet["customer_id"])
    db.update("order_sheets", order_sheet_id, status="delivered")
    db.update("customers", order_sheet["customer_id"], owed=customer["owed"] + total)
    return db.fetch(OrderSheet, "order_sheets", order_sheet_id)


def cancel_order(db: Database, order_sheet_id: str) -> OrderSheet:
    """Cancel an order that is for tomorrow or later.

    Args:
        order_sheet_id: Id of the order.
    """
    order_sheet = db.fetch(OrderSheet, "order_sheets", order_sheet_id)
    if order_sheet["status"] not in ("open", "confirmed"):
        raise Refused("The order must be open or confirmed.")
    if order_sheet["wanted_on"] <= db.today:
        raise Refused("The order is for today.")
    db.update("order_sheets", order_sheet_id, status="cancelled")
    return db.fetch(OrderSheet, "order_sheets", order_sheet_id)

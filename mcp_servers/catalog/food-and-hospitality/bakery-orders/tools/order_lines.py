"""Tools about order lines."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import OrderLine, OrderSheet, OrderSheetStatus, Product, ProductKind


class OrderLineSummary(TypedDict):
    """An order line as a search lists it."""

    id: str
    order_sheet_number: str
    product_name: str
    pieces: int
    price: int


class OrderLinesByProductName(TypedDict):
    """Totals of order lines for one name."""

    product_name: str
    lines: int
    total_pieces: int
    total: int


def find_order_lines(
    db: Database,
    order_sheet_id: str | None = None,
    product_id: str | None = None,
    wanted_on: Day | None = None,
    min_pieces: int | None = None,
    page: PageNumber = 1,
) -> Page[OrderLineSummary]:
    """Search order lines by order, product, delivery day or number of pieces.

    Args:
        order_sheet_id: Only order lines of the order with this id.
        product_id: Only order lines of the product with this id.
        wanted_on: Only order lines of the order with this delivery day.
        min_pieces: Only order lines with a number of pieces of at least this.
        page: Page number, from 1.
    """
    return db.search(
        OrderLineSummary,
        """
        SELECT order_lines.id, order_sheets.number AS order_sheet_number, products.name AS product_name,
            order_lines.pieces, order_lines.price
        FROM order_lines
        JOIN order_sheets ON order_sheets.id = order_lines.order_sheet_id
        JOIN products ON products.id = order_lines.product_id
        """,
        where={
            "order_lines.order_sheet_id = ?": order_sheet_id,
            "order_lines.product_id = ?": product_id,
            "order_sheets.wanted_on = ?": wanted_on,
            "order_lines.pieces >= ?": min_pieces,
        },
        order="order_lines.pieces DESC, order_lines.id",
        page=page,
    )


def report_sales(
    db: Database,
    status: OrderSheetStatus | None = None,
    customer_id: str | None = None,
    kind: ProductKind | None = None,
    since: Day | None = None,
    page: PageNumber = 1,
) -> Page[OrderLinesByProductName]:
    """Add up pieces and prices by product.

    Args:
        status: Only order lines of the order with this status.
        customer_id: Only order lines of the customer with this id.
        kind: Only order lines of the product with this kind.
        since: Only order lines of the order with a delivery day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        OrderLinesByProductName,
        """
        SELECT products.name AS product_name, COUNT(*) AS lines, COALESCE(SUM(order_lines.pieces), 0) AS
            total_pieces, COALESCE(SUM(order_lines.price), 0) AS total
        FROM order_lines
        JOIN order_sheets ON order_sheets.id = order_lines.order_sheet_id
        JOIN products ON products.id = order_lines.product_id
        """,
        where={
            "order_sheets.status = ?": status,
            "order_sheets.customer_id = ?": customer_id,
            "products.kind = ?": kind,
            "order_sheets.wanted_on >= ?": since,
        },
        group="products.name",
        order="products.name",
        page=page,
    )


def add_line(db: Database, order_sheet_id: str, product_id: str, pieces: Annotated[int, between(1, 300)]) -> OrderLine:
    """Add a product to an open order; sourdough needs a day more.

    Args:
        order_sheet_id: Id of the order.
        product_id: Id of the product.
        pieces: Number of pieces.
    """
    order_sheet = db.fetch(OrderSheet, "order_sheets", order_sheet_id)
    product = db.fetch(Product, "products", product_id)
    if order_sheet["status"] != "open":
        raise Refused("The order is closed.")
    if order_sheet["wanted_on"] <= db.today:
        raise Refused("It is too late for this order.")
    if product["status"] != "offered":
        raise Refused("The product is not on offer.")
    if product["sourdough"] and order_sheet["wanted_on"] <= shift(db.today, days=1):
        raise Refused("Sourdough is ordered two days ahead.")
    if db.exists("SELECT 1 FROM order_lines WHERE order_sheet_id = ? AND product_id = ?", order_sheet_id, product_id):
        raise Refused("The product is on this order already.")
    order_line_id = db.insert(
        "order_lines",
        order_sheet_id=order_sheet_id,
        product_id=product_id,
        pieces=pieces,
        price=product["price"] * pieces,
        returned=0,
    )
    return db.fetch(OrderLine, "order_lines", order_line_id)


def change_line(db: Database, order_line_id: str, pieces: Annotated[int, between(1, 300)]) -> OrderLine:
    """Change the pieces of a line of an open order.

    Args:
        order_line_id: Id of the order line.
        pieces: Number of pieces.
    """
    order_line = db.fetch(OrderLine, "order_lines", order_line_id)
    order_sheet = db.fetch(OrderSheet, "order_sheets", order_line["order_sheet_id"])
    if order_sheet["status"] != "open":
        raise Refused("The order is closed.")
    if pieces == order_line["pieces"]:
        raise Refused("That many are ordered already.")
    product = db.fetch(Product, "products", order_line["product_id"])
    if product["sourdough"] and pieces >= order_line["pieces"] and order_sheet["wanted_on"] <= shift(db.today, days=1):
        raise Refused("It is too late for more sourdough.")
    db.update("order_lines", order_line_id, pieces=pieces, price=product["price"] * pieces)
    return db.fetch(OrderLine, "order_lines", order_line_id)


def remove_line(db: Database, order_line_id: str) -> OrderLine:
    """Take a line off an open order.

    Args:
        order_line_id: Id of the order line.
    """
    order_line = db.fetch(OrderLine, "order_lines", order_line_id)
    order_sheet = db.fetch(OrderSheet, "order_sheets", order_line["order_sheet_id"])
    if order_sheet["status"] != "open":
        raise Refused("The order is closed.")
    db.delete("order_lines", order_line_id)
    return order_line


def credit_return(db: Database, order_line_id: str, returned: Annotated[int, between(1, 30)]) -> OrderLine:
    """Credit unsold pieces of an order delivered in the last six days at a third of their price, a fifth of the
    pieces at most.

    Args:
        order_line_id: Id of the order line.
        returned: Pieces returned.
    """
    order_line = db.fetch(OrderLine, "order_lines", order_line_id)
    order_sheet = db.fetch(OrderSheet, "order_sheets", order_line["order_sheet_id"])
    if order_sheet["status"] != "delivered":
        raise Refused("The order has not been delivered.")
    if order_sheet["wanted_on"] < shift(db.today, days=-6):
        raise Refused("The delivery is too long ago.")
    if order_line["returned"] != 0:
        raise Refused("Pieces of this line were credited before.")
    if returned * 5 > order_line["pieces"]:
        raise Refused("More than a fifth has come back.")
    product = db.fetch(Product, "products", order_line["product_id"])
    db.update("order_lines", order_line_id, returned=returned)
    db.update(
        "order_sheets",
        order_line["order_sheet_id"],
        credited=order_sheet["credited"] + product["price"] * returned // 3,
    )
    return db.fetch(OrderLine, "order_lines", order_line_id)

"""Tools about exchanges."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Customer, Exchange, ExchangeStatus, OrderLine, Product, ReturnCase, ShopOrder


class ExchangeSummary(TypedDict):
    """An exchange as a search lists it."""

    id: str
    return_case_number: str
    product_name: str
    reserved_on: str
    status: ExchangeStatus


def find_exchanges(
    db: Database,
    return_case_id: str | None = None,
    product_id: str | None = None,
    status: ExchangeStatus | None = None,
    reserved_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ExchangeSummary]:
    """Search exchanges by return, replacement, status or reservation date.

    Args:
        return_case_id: Only exchanges of the return with this id.
        product_id: Only exchanges of the replacement with this id.
        status: Only exchanges with this status.
        reserved_until: Only exchanges with a reservation date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ExchangeSummary,
        """
        SELECT exchanges.id, return_cases.number AS return_case_number, products.name AS product_name,
            exchanges.reserved_on, exchanges.status
        FROM exchanges
        JOIN return_cases ON return_cases.id = exchanges.return_case_id
        JOIN products ON products.id = exchanges.product_id
        """,
        where={
            "exchanges.return_case_id = ?": return_case_id,
            "exchanges.product_id = ?": product_id,
            "exchanges.status = ?": status,
            "exchanges.reserved_on <= ?": reserved_until,
        },
        order="exchanges.reserved_on, exchanges.id",
        page=page,
    )


def reserve_exchange(db: Database, return_case_id: str, product_id: str) -> Exchange:
    """Reserve a product of the same category, no dearer than the goods, in exchange for an accepted return.

    Args:
        return_case_id: Id of the return.
        product_id: Id of the replacement.
    """
    return_case = db.fetch(ReturnCase, "return_cases", return_case_id)
    product = db.fetch(Product, "products", product_id)
    if return_case["status"] != "accepted":
        raise Refused("The return is not accepted or settled already.")
    order_line = db.fetch(OrderLine, "order_lines", return_case["order_line_id"])
    shop_order = db.fetch(ShopOrder, "shop_orders", order_line["shop_order_id"])
    customer = db.fetch(Customer, "customers", shop_order["customer_id"])
    if customer["status"] != "trusted":
        raise Refused("Customers on watch get no exchanges.")
    if db.exists("SELECT 1 FROM refunds WHERE return_case_id = ? AND status != 'rejected'", return_case_id):
        raise Refused("A refund of this return is under way.")
    if db.exists("SELECT 1 FROM exchanges WHERE return_case_id = ? AND status = 'reserved'", return_case_id):
        raise Refused("An exchange is reserved for this return already.")
    order_line_product = db.fetch(Product, "products", order_line["product_id"])
    if product["category"] != order_line_product["category"]:
        raise Refused("The replacement is of another category.")
    if product["price"] > order_line["price"]:
        raise Refused("The replacement is dearer than the goods.")
    reserved = db.number(
        """
        SELECT SUM(return_cases.quantity) FROM exchanges
        JOIN return_cases ON return_cases.id = exchanges.return_case_id
        WHERE exchanges.product_id = ? AND exchanges.status = 'reserved'
        """,
        product_id,
    )
    if reserved + return_case["quantity"] > product["stock"]:
        raise Refused("There are not enough units in stock.")
    exchange_id = db.insert(
        "exchanges", return_case_id=return_case_id, product_id=product_id, reserved_on=db.today, status="reserved"
    )
    return db.fetch(Exchange, "exchanges", exchange_id)


def send_exchange(db: Database, exchange_id: str) -> Exchange:
    """Send a replacement out of stock within ten days of its reservation; the return is then settled.

    Args:
        exchange_id: Id of the exchange.
    """
    exchange = db.fetch(Exchange, "exchanges", exchange_id)
    if exchange["status"] != "reserved":
        raise Refused("The exchange must be reserved.")
    if exchange["reserved_on"] < shift(db.today, days=-10):
        raise Refused("The reservation has lapsed.")
    product = db.fetch(Product, "products", exchange["product_id"])
    return_case = db.fetch(ReturnCase, "return_cases", exchange["return_case_id"])
    if product["stock"] < return_case["quantity"]:
        raise Refused("There are not enough units in stock.")
    db.update("exchanges", exchange_id, status="sent")
    db.update("products", exchange["product_id"], stock=product["stock"] - return_case["quantity"])
    db.update("return_cases", exchange["return_case_id"], status="settled")
    return db.fetch(Exchange, "exchanges", exchange_id)

"""Tools about return cases."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, given, shift

from .rows import (
    Customer,
    OrderLine,
    Product,
    ProductCategory,
    ReturnCase,
    ReturnCaseReason,
    ReturnCaseStatus,
    ShopOrder,
)


class ReturnCaseSummary(TypedDict):
    """A return as a search lists it."""

    id: str
    number: str
    order_line_product_name: str
    quantity: int
    announced_on: str
    status: ReturnCaseStatus


class ReturnCaseDetails(ReturnCase):
    """A return in full."""

    order_line_product_name: str
    order_line_product_sku: str
    order_line_shop_order_number: str
    order_line_shop_order_customer_name: str
    value_of_goods: int
    days_since_receipt: int


class ReturnCasesByOrderLineProductCategory(TypedDict):
    """Totals of return cases for one category."""

    order_line_product_category: ProductCategory
    returns: int
    units: int
    last_announced: str | None


def find_returns(
    db: Database,
    number: str | None = None,
    order_line_id: str | None = None,
    shop_order_id: str | None = None,
    customer_id: str | None = None,
    reason: ReturnCaseReason | None = None,
    status: ReturnCaseStatus | None = None,
    arrive_by_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReturnCaseSummary]:
    """Search return cases by return number, order line, order, customer, reason, status or last day of arrival.

    Args:
        number: Only return cases with this return number.
        order_line_id: Only return cases of the order line with this id.
        shop_order_id: Only return cases of the order with this id.
        customer_id: Only return cases of the customer with this id.
        reason: Only return cases with this reason.
        status: Only return cases with this status.
        arrive_by_until: Only return cases with a last day of arrival at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ReturnCaseSummary,
        """
        SELECT return_cases.id, return_cases.number, products.name AS order_line_product_name,
            return_cases.quantity, return_cases.announced_on, return_cases.status
        FROM return_cases
        JOIN order_lines ON order_lines.id = return_cases.order_line_id
        JOIN products ON products.id = order_lines.product_id
        JOIN shop_orders ON shop_orders.id = order_lines.shop_order_id
        """,
        where={
            "return_cases.number = ?": number,
            "return_cases.order_line_id = ?": order_line_id,
            "order_lines.shop_order_id = ?": shop_order_id,
            "shop_orders.customer_id = ?": customer_id,
            "return_cases.reason = ?": reason,
            "return_cases.status = ?": status,
            "return_cases.arrive_by <= ?": arrive_by_until,
        },
        order="return_cases.announced_on, return_cases.id",
        page=page,
    )


def get_return(db: Database, return_case_id: str) -> ReturnCaseDetails:
    """Show a return with its order, what its goods cost and how many days ago they arrived.

    Args:
        return_case_id: Id of the return.
    """
    return_case = db.fetch(ReturnCase, "return_cases", return_case_id)
    order_line = db.fetch(OrderLine, "order_lines", return_case["order_line_id"])
    value_of_goods = order_line["price"] * return_case["quantity"]
    days_since_receipt = 0 if return_case["received_on"] is None else days_between(return_case["received_on"], db.today)
    product = db.fetch(Product, "products", order_line["product_id"])
    shop_order = db.fetch(ShopOrder, "shop_orders", order_line["shop_order_id"])
    customer = db.fetch(Customer, "customers", shop_order["customer_id"])
    return {
        **return_case,
        "order_line_product_name": product["name"],
        "order_line_product_sku": product["sku"],
        "order_line_shop_order_number": shop_order["number"],
        "order_line_shop_order_customer_name": customer["name"],
        "value_of_goods": value_of_goods,
        "days_since_receipt": days_since_receipt,
    }


def report_returns(
    db: Database,
    reason: ReturnCaseReason | None = None,
    status: ReturnCaseStatus | None = None,
    announced_from: Day | None = None,
    announced_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReturnCasesByOrderLineProductCategory]:
    """Count returns and the units in them by category of product.

    Args:
        reason: Only return cases with this reason.
        status: Only return cases with this status.
        announced_from: Only return cases with an announcement date at or after this.
        announced_until: Only return cases with an announcement date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ReturnCasesByOrderLineProductCategory,
        """
        SELECT products.category AS order_line_product_category, COUNT(*) AS returns,
            COALESCE(SUM(return_cases.quantity), 0) AS units, MAX(return_cases.announced_on) AS
            last_announced
        FROM return_cases
        JOIN order_lines ON order_lines.id = return_cases.order_line_id
        JOIN products ON products.id = order_lines.product_id
        """,
        where={
            "return_cases.reason = ?": reason,
            "return_cases.status = ?": status,
            "return_cases.announced_on >= ?": announced_from,
            "return_cases.announced_on <= ?": announced_until,
        },
        group="products.category",
        order="products.category",
        page=page,
    )


def announce_return(
    db: Database, number: Text, order_line_id: str, quantity: Annotated[int, between(1, 4)], reason: ReturnCaseReason
) -> ReturnCase:
    """Announce a return of goods that were delivered; the parcel has 14 days to arrive.

    Args:
        number: Return number.
        order_line_id: Id of the order line.
        quantity: Quantity of the return.
        reason: Reason of the return.
    """
    order_line = db.fetch(OrderLine, "order_lines", order_line_id)
    shop_order = db.fetch(ShopOrder, "shop_orders", order_line["shop_order_id"])
    if shop_order["delivered_on"] is None:
        raise Refused("The order has not been delivered.")
    if shop_order["delivered_on"] < shift(db.today, days=-(365 if reason == "faulty" else 30)):
        raise Refused("The time for returning these goods is over.")
    product = db.fetch(Product, "products", order_line["product_id"])
    if product["sealed"] and reason not in ("faulty", "damaged", "wrong_item"):
        raise Refused("The goods are sealed for hygiene.")
    if reason == "wrong_size" and product["category"] not in ("clothing", "shoes"):
        raise Refused("Only clothing and shoes come in sizes.")
    returned = db.number(
        """
        SELECT SUM(quantity) FROM return_cases
        WHERE order_line_id = ? AND status NOT IN ('withdrawn', 'expired', 'refused')
        """,
        order_line_id,
    )
    if returned + quantity > order_line["quantity"]:
        raise Refused("More would come back than was ordered.")
    if db.exists("SELECT 1 FROM return_cases WHERE number = ?", number):
        raise Refused("Another return already has this return number.")
    return_case_id = db.insert(
        "return_cases",
        number=number,
        order_line_id=order_line_id,
        quantity=quantity,
        reason=reason,
        announced_on=db.today,
        arrive_by=shift(db.today, days=14),
        status="announced",
    )
    return db.fetch(ReturnCase, "return_cases", return_case_id)


def extend_return(db: Database, return_case_id: str) -> ReturnCase:
    """Give the parcel of a trusted customer's return seven more days to arrive, once.

    Args:
        return_case_id: Id of the return.
    """
    return_case = db.fetch(ReturnCase, "return_cases", return_case_id)
    if return_case["status"] != "announced":
        raise Refused("The return is no longer awaited.")
    order_line = db.fetch(OrderLine, "order_lines", return_case["order_line_id"])
    shop_order = db.fetch(ShopOrder, "shop_orders", order_line["shop_order_id"])
    customer = db.fetch(Customer, "customers", shop_order["customer_id"])
    if customer["status"] != "trusted":
        raise Refused("The customer is on watch.")
    if return_case["arrive_by"] < db.today:
        raise Refused("The parcel is overdue already.")
    if return_case["arrive_by"] > shift(return_case["announced_on"], days=14):
        raise Refused("The return has been extended before.")
    db.update("return_cases", return_case_id, arrive_by=shift(return_case["arrive_by"], days=7))
    return db.fetch(ReturnCase, "return_cases", return_case_id)


def withdraw_return(db: Database, return_case_id: str) -> ReturnCase:
    """Withdraw a return that the customer no longer wants to make, while its parcel is not overdue.

    Args:
        return_case_id: Id of the return.
    """
    return_case = db.fetch(ReturnCase, "return_cases", return_case_id)
    if return_case["status"] != "announced":
        raise Refused("The return must be announced.")
    if return_case["arrive_by"] < db.today:
        raise Refused("The parcel is overdue already.")
    db.update("return_cases", return_case_id, status="withdrawn")
    return db.fetch(ReturnCase, "return_cases", return_case_id)


def expire_return(db: Database, return_case_id: str) -> ReturnCase:
    """Close a return whose parcel has not arrived by its last day.

    Args:
        return_case_id: Id of the return.
    """
    return_case = db.fetch(ReturnCase, "return_cases", return_case_id)
    if return_case["status"] != "announced":
        raise Refused("The return must be announced.")
    if return_case["arrive_by"] >= db.today:
        raise Refused("The parcel may still arrive.")
    db.update("return_cases", return_case_id, status="expired")
    return db.fetch(ReturnCase, "return_cases", return_case_id)


def receive_parcel(db: Database, return_case_id: str) -> ReturnCase:
    """Note that a return's parcel has arrived, up to three days after its last day of arrival.

    Args:
        return_case_id: Id of the return.
    """
    return_case = db.fetch(ReturnCase, "return_cases", return_case_id)
    if return_case["status"] != "announced":
        raise Refused("The return must be announced.")
    if db.today > shift(return_case["arrive_by"], days=3):
        raise Refused("The parcel has come too late.")
    db.update("return_cases", return_case_id, status="received", received_on=db.today)
    return db.fetch(ReturnCase, "return_cases", return_case_id)


def accept_return(
    db: Database, return_case_id: str, condition: Literal["unused", "opened", "broken"], remark: Text | None = None
) -> ReturnCase:
    """Accept received goods in the condition they are in; goods as new go back into stock.

    Args:
        return_case_id: Id of the return.
        condition: Condition of the return.
        remark: Remark of the return.
    """
    return_case = db.fetch(ReturnCase, "return_cases", return_case_id)
    if return_case["status"] != "received":
        raise Refused("The return must be received.")
    if condition == "broken" and return_case["reason"] not in ("faulty", "damaged"):
        raise Refused("Broken goods are taken back only if they were announced as faulty or damaged.")
    if condition == "unused" and return_case["reason"] == "damaged":
        raise Refused("Damaged goods do not count as unused.")
    db.update("return_cases", return_case_id, status="accepted", condition=condition, **given(remark=remark))
    if condition == "unused":
        order_line = db.fetch(OrderLine, "order_lines", return_case["order_line_id"])
        product = db.fetch(Product, "products", order_line["product_id"])
        db.update("products", order_line["product_id"], stock=product["stock"] + return_case["quantity"])
    return db.fetch(ReturnCase, "return_cases", return_case_id)


def refuse_return(db: Database, return_case_id: str, condition: Literal["worn", "broken"], remark: Text) -> ReturnCase:
    """Refuse received goods that the customer has worn or broken and say why.

    Args:
        return_case_id: Id of the return.
        condition: Condition of the return.
        remark: Remark of the return.
    """
    return_case = db.fetch(ReturnCase, "return_cases", return_case_id)
    if return_case["status"] != "received":
        raise Refused("The return must be received.")
    if return_case["reason"] in ("damaged", "wrong_item"):
        raise Refused("The shop is at fault for this return.")
    if condition == "broken" and return_case["reason"] == "faulty":
        raise Refused("The goods were announced as faulty.")
    db.update("return_cases", return_case_id, status="refused", condition=condition, remark=remark)
    return db.fetch(ReturnCase, "return_cases", return_case_id)

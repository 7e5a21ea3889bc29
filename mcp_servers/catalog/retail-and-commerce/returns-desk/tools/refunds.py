"""Tools about refunds."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import (
    Agent,
    Customer,
    OrderLine,
    Refund,
    RefundMethod,
    RefundStatus,
    ReturnCase,
    ReturnCaseReason,
    ShopOrder,
)


class RefundSummary(TypedDict):
    """A refund as a search lists it."""

    id: str
    return_case_number: str
    amount: int
    method: RefundMethod
    status: RefundStatus


class RefundsByProposedByName(TypedDict):
    """Totals of refunds for one name."""

    proposed_by_name: str
    refunds: int
    total: int
    highest: int | None


def find_refunds(
    db: Database,
    return_case_id: str | None = None,
    customer_id: str | None = None,
    status: RefundStatus | None = None,
    method: RefundMethod | None = None,
    min_amount: int | None = None,
    page: PageNumber = 1,
) -> Page[RefundSummary]:
    """Search refunds by return, customer, status, method or amount.

    Args:
        return_case_id: Only refunds of the return with this id.
        customer_id: Only refunds of the customer with this id.
        status: Only refunds with this status.
        method: Only refunds with this method.
        min_amount: Only refunds with an amount of at least this.
        page: Page number, from 1.
    """
    return db.search(
        RefundSummary,
        """
        SELECT refunds.id, return_cases.number AS return_case_number, refunds.amount, refunds.method,
            refunds.status
        FROM refunds
        JOIN return_cases ON return_cases.id = refunds.return_case_id
        JOIN order_lines ON order_lines.id = return_cases.order_line_id
        JOIN shop_orders ON shop_orders.id = order_lines.shop_order_id
        """,
        where={
            "refunds.return_case_id = ?": return_case_id,
            "shop_orders.customer_id = ?": customer_id,
            "refunds.status = ?": status,
            "refunds.method = ?": method,
            "refunds.amount >= ?": min_amount,
        },
        order="refunds.amount DESC, refunds.id",
        page=page,
    )


def report_refunds(
    db: Database,
    status: RefundStatus | None = None,
    method: RefundMethod | None = None,
    proposed_from: Day | None = None,
    reason: ReturnCaseReason | None = None,
    page: PageNumber = 1,
) -> Page[RefundsByProposedByName]:
    """Add up refunds by the agent who proposed them.

    Args:
        status: Only refunds with this status.
        method: Only refunds with this method.
        proposed_from: Only refunds with a proposal date at or after this.
        reason: Only refunds of the return with this reason.
        page: Page number, from 1.
    """
    return db.search(
        RefundsByProposedByName,
        """
        SELECT agents.name AS proposed_by_name, COUNT(*) AS refunds, COALESCE(SUM(refunds.amount), 0) AS
            total, MAX(refunds.amount) AS highest
        FROM refunds
        JOIN return_cases ON return_cases.id = refunds.return_case_id
        JOIN agents ON agents.id = refunds.proposed_by_id
        """,
        where={
            "refunds.status = ?": status,
            "refunds.method = ?": method,
            "refunds.proposed_on >= ?": proposed_from,
            "return_cases.reason = ?": reason,
        },
        group="agents.name",
        order="agents.name",
        page=page,
    )


def propose_refund(db: Database, return_case_id: str, method: RefundMethod) -> Refund:
    """Propose the refund of an accepted return; its amount follows from condition, reason and time.

    Args:
        return_case_id: Id of the return.
        method: Method of the refund.
    """
    return_case = db.fetch(ReturnCase, "return_cases", return_case_id)
    if return_case["status"] != "accepted":
        raise Refused("The return is not accepted or settled already.")
    if db.exists("SELECT 1 FROM refunds WHERE return_case_id = ? AND status != 'rejected'", return_case_id):
        raise Refused("A refund of this return is under way.")
    if db.exists("SELECT 1 FROM exchanges WHERE return_case_id = ? AND status = 'reserved'", return_case_id):
        raise Refused("The customer gets an exchange for this return.")
    order_line = db.fetch(OrderLine, "order_lines", return_case["order_line_id"])
    shop_order = db.fetch(ShopOrder, "shop_orders", order_line["shop_order_id"])
    customer = db.fetch(Customer, "customers", shop_order["customer_id"])
    if method != "store_credit" and customer["status"] != "trusted":
        raise Refused("Customers on watch get store credit only.")
    if method != "store_credit" and shop_order["ordered_on"] < shift(db.today, days=-180):
        raise Refused("The payment is too old to be refunded to the card.")
    value = order_line["price"] * return_case["quantity"]
    shop_fault = return_case["reason"] in ("faulty", "damaged", "wrong_item")
    kept = value * 20 // 100 if return_case["condition"] == "opened" and (not shop_fault) else 0
    postage = shop_order["postage"] if shop_fault else 0
    delay = 0 if return_case["received_on"] is None or return_case["received_on"] >= shift(db.today, days=-14) else 500
    refund_id = db.insert(
        "refunds",
        return_case_id=return_case_id,
        method=method,
        amount=value - kept + postage + delay,
        proposed_by_id=db.account,
        proposed_on=db.today,
        status="proposed",
    )
    return db.fetch(Refund, "refunds", refund_id)


def approve_refund(db: Database, refund_id: str) -> Refund:
    """Approve a colleague's proposal within your refund limit.

    Args:
        refund_id: Id of the refund.
    """
    refund = db.fetch(Refund, "refunds", refund_id)
    if refund["status"] != "proposed":
        raise Refused("The refund must be proposed.")
    if refund["proposed_by_id"] == db.account:
        raise Refused("You proposed this refund yourself.")
    account = db.fetch(Agent, "agents", db.account)
    if refund["amount"] > account["refund_limit"]:
        raise Refused("The refund is above your limit.")
    db.update("refunds", refund_id, status="approved", decided_by_id=db.account, decided_on=db.today)
    return db.fetch(Refund, "refunds", refund_id)


def reject_refund(db: Database, refund_id: str) -> Refund:
    """Reject a colleague's proposal within a week of its day, so that another can be made.

    Args:
        refund_id: Id of the refund.
    """
    refund = db.fetch(Refund, "refunds", refund_id)
    if refund["status"] != "proposed":
        raise Refused("The refund must be proposed.")
    if refund["proposed_by_id"] == db.account:
        raise Refused("You proposed this refund yourself.")
    if refund["proposed_on"] < shift(db.today, days=-7):
        raise Refused("The proposal is more than a week old.")
    db.update("refunds", refund_id, status="rejected", decided_by_id=db.account, decided_on=db.today)
    return db.fetch(Refund, "refunds", refund_id)


def pay_refund(db: Database, refund_id: str) -> Refund:
    """Pay out a refund approved yesterday or before; its return is then settled.

    Args:
        refund_id: Id of the refund.
    """
    refund = db.fetch(Refund, "refunds", refund_id)
    if refund["status"] != "approved":
        raise Refused("The refund must be approved.")
    if refund["decided_on"] is None or refund["decided_on"] >= db.today:
        raise Refused("Refunds are paid out from the day after approval.")
    db.update("refunds", refund_id, status="paid")
    db.update("return_cases", refund["return_case_id"], status="settled")
    return db.fetch(Refund, "refunds", refund_id)

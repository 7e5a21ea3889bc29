"""Tools about complaints."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import (
    Arrangement,
    Complaint,
    ComplaintKind,
    ComplaintStatus,
    DeliveryRound,
    DeliveryRoundArea,
    Florist,
    FlowerOrder,
)


class ComplaintSummary(TypedDict):
    """A complaint as a search lists it."""

    id: str
    flower_order_number: str
    kind: ComplaintKind
    filed_on: str
    status: ComplaintStatus


class ComplaintsByKind(TypedDict):
    """Totals of complaints for one kind."""

    kind: ComplaintKind
    complaints: int
    refunded: int


def find_complaints(
    db: Database,
    flower_order_id: str | None = None,
    customer_id: str | None = None,
    kind: ComplaintKind | None = None,
    status: ComplaintStatus | None = None,
    filed_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ComplaintSummary]:
    """Search complaints by order, customer, kind, status or filing date.

    Args:
        flower_order_id: Only complaints of the order with this id.
        customer_id: Only complaints of the customer with this id.
        kind: Only complaints with this kind.
        status: Only complaints with this status.
        filed_from: Only complaints with a filing date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ComplaintSummary,
        """
        SELECT complaints.id, flower_orders.number AS flower_order_number, complaints.kind,
            complaints.filed_on, complaints.status
        FROM complaints
        JOIN flower_orders ON flower_orders.id = complaints.flower_order_id
        """,
        where={
            "complaints.flower_order_id = ?": flower_order_id,
            "flower_orders.customer_id = ?": customer_id,
            "complaints.kind = ?": kind,
            "complaints.status = ?": status,
            "complaints.filed_on >= ?": filed_from,
        },
        order="complaints.filed_on, complaints.id",
        page=page,
    )


def report_complaints(
    db: Database,
    status: ComplaintStatus | None = None,
    area: DeliveryRoundArea | None = None,
    filed_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ComplaintsByKind]:
    """Count complaints by what they are about, with what was refunded for them.

    Args:
        status: Only complaints with this status.
        area: Only complaints of the round with this area.
        filed_from: Only complaints with a filing date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ComplaintsByKind,
        """
        SELECT complaints.kind, COUNT(*) AS complaints, COALESCE(SUM(complaints.amount), 0) AS refunded
        FROM complaints
        JOIN flower_orders ON flower_orders.id = complaints.flower_order_id
        JOIN delivery_rounds ON delivery_rounds.id = flower_orders.delivery_round_id
        """,
        where={
            "complaints.status = ?": status,
            "delivery_rounds.area = ?": area,
            "complaints.filed_on >= ?": filed_from,
        },
        group="complaints.kind",
        order="complaints.kind",
        page=page,
    )


def file_complaint(db: Database, flower_order_id: str, kind: ComplaintKind) -> Complaint:
    """Take a complaint about an order that was delivered in the last three days.

    Args:
        flower_order_id: Id of the order.
        kind: Kind of the complaint.
    """
    flower_order = db.fetch(FlowerOrder, "flower_orders", flower_order_id)
    if flower_order["delivered_at"] is None or flower_order["status"] != "delivered":
        raise Refused("The order has not been delivered.")
    if flower_order["delivered_at"][:10] < shift(db.today, days=-3):
        raise Refused("The time for complaints is over.")
    if db.exists("SELECT 1 FROM complaints WHERE flower_order_id = ?", flower_order_id):
        raise Refused("There is a complaint about this order already.")
    if kind == "late" and (
        flower_order["needed_by"] is None or flower_order["delivered_at"] <= flower_order["needed_by"]
    ):
        raise Refused("The order was not late.")
    complaint_id = db.insert(
        "complaints", flower_order_id=flower_order_id, kind=kind, filed_on=db.today, status="open", amount=0
    )
    return db.fetch(Complaint, "complaints", complaint_id)


def refund_complaint(db: Database, complaint_id: str) -> Complaint:
    """Settle a complaint of the last two weeks with money, 40 percent for lateness and all of it otherwise.

    Args:
        complaint_id: Id of the complaint.
    """
    complaint = db.fetch(Complaint, "complaints", complaint_id)
    if complaint["status"] != "open":
        raise Refused("The complaint must be open.")
    flower_order = db.fetch(FlowerOrder, "flower_orders", complaint["flower_order_id"])
    account = db.fetch(Florist, "florists", db.account)
    if flower_order["price"] > account["settling_limit"]:
        raise Refused("The order is above your limit.")
    if complaint["filed_on"] < shift(db.today, days=-14):
        raise Refused("The complaint is too old to be refunded.")
    db.update(
        "complaints",
        complaint_id,
        status="refunded",
        amount=flower_order["price"] * (40 if complaint["kind"] == "late" else 100) // 100,
        settled_by_id=db.account,
    )
    return db.fetch(Complaint, "complaints", complaint_id)


def remake_complaint(db: Database, complaint_id: str, number: Text, delivery_round_id: str) -> Complaint:
    """Settle a complaint with a new order on another round to the same area, free of charge.

    Args:
        complaint_id: Id of the complaint.
        number: Order number.
        delivery_round_id: Id of the round.
    """
    complaint = db.fetch(Complaint, "complaints", complaint_id)
    delivery_round = db.fetch(DeliveryRound, "delivery_rounds", delivery_round_id)
    if complaint["status"] != "open":
        raise Refused("The complaint must be open.")
    if complaint["kind"] == "late":
        raise Refused("Late flowers are not made again.")
    flower_order = db.fetch(FlowerOrder, "flower_orders", complaint["flower_order_id"])
    account = db.fetch(Florist, "florists", db.account)
    if flower_order["price"] > account["settling_limit"]:
        raise Refused("The order is above your limit.")
    arrangement = db.fetch(Arrangement, "arrangements", flower_order["arrangement_id"])
    if arrangement["status"] != "offered":
        raise Refused("The arrangement is no longer offered.")
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
    if db.exists("SELECT 1 FROM flower_orders WHERE number = ?", number):
        raise Refused("Another order already has this order number.")
    db.update("complaints", complaint_id, status="remade", settled_by_id=db.account)
    db.insert(
        "flower_orders",
        number=number,
        customer_id=flower_order["customer_id"],
        arrangement_id=flower_order["arrangement_id"],
        delivery_round_id=delivery_round_id,
        recipient=flower_order["recipient"],
        card=flower_order["card"],
        pets=flower_order["pets"],
        price=0,
        placed_at=db.now,
        status="placed",
        tries=0,
    )
    return db.fetch(Complaint, "complaints", complaint_id)

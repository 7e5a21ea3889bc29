"""Tools about reagent orders."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Cabinet, Chemist, ReagentOrder, ReagentOrderStatus, Store, Substance


class ReagentOrderSummary(TypedDict):
    """An order as a search lists it."""

    id: str
    number: str
    substance_name: str
    size: int
    price: int
    status: ReagentOrderStatus


def find_reagent_orders(
    db: Database,
    number: str | None = None,
    substance_id: str | None = None,
    chemist_id: str | None = None,
    status: ReagentOrderStatus | None = None,
    max_price: int | None = None,
    needed_by_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReagentOrderSummary]:
    """Search reagent orders by order number, substance, chemist, status, price or delivery deadline.

    Args:
        number: Only reagent orders with this order number.
        substance_id: Only reagent orders of the substance with this id.
        chemist_id: Only reagent orders of the chemist with this id.
        status: Only reagent orders with this status.
        max_price: Only reagent orders with a price of at most this.
        needed_by_until: Only reagent orders with a delivery deadline at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ReagentOrderSummary,
        """
        SELECT reagent_orders.id, reagent_orders.number, substances.name AS substance_name,
            reagent_orders.size, reagent_orders.price, reagent_orders.status
        FROM reagent_orders
        JOIN substances ON substances.id = reagent_orders.substance_id
        """,
        where={
            "reagent_orders.number = ?": number,
            "reagent_orders.substance_id = ?": substance_id,
            "reagent_orders.chemist_id = ?": chemist_id,
            "reagent_orders.status = ?": status,
            "reagent_orders.price <= ?": max_price,
            "reagent_orders.needed_by <= ?": needed_by_until,
        },
        order="reagent_orders.needed_by, reagent_orders.id",
        page=page,
    )


def request_order(
    db: Database,
    number: Text,
    substance_id: str,
    chemist_id: str,
    size: Annotated[int, between(50, 2500)],
    supplier: Text,
    needed_by: Day,
) -> ReagentOrder:
    """Request a bottle of a substance for a chemist, at least five days before it is needed.

    Args:
        number: Order number.
        substance_id: Id of the substance.
        chemist_id: Id of the chemist.
        size: Size in millilitres.
        supplier: Supplier of the order.
        needed_by: Delivery deadline.
    """
    substance = db.fetch(Substance, "substances", substance_id)
    chemist = db.fetch(Chemist, "chemists", chemist_id)
    if needed_by < shift(db.today, days=5):
        raise Refused("A delivery takes at least five days.")
    if chemist["trained_until"] < needed_by:
        raise Refused("The chemist's safety training will have run out by then.")
    if substance["hazard"] == "toxic" and not chemist["cleared"]:
        raise Refused("The chemist is not cleared for toxic substances.")
    if db.exists(
        """
        SELECT 1 FROM reagent_orders
        WHERE chemist_id = ? AND substance_id = ? AND status IN ('requested', 'approved')
        """,
        chemist_id,
        substance_id,
    ):
        raise Refused("The chemist has an order of this substance under way.")
    if db.exists("SELECT 1 FROM reagent_orders WHERE number = ?", number):
        raise Refused("Another order already has this order number.")
    reagent_order_id = db.insert(
        "reagent_orders",
        number=number,
        substance_id=substance_id,
        chemist_id=chemist_id,
        size=size,
        supplier=supplier,
        needed_by=needed_by,
        price=substance["price"] * size // 100,
        requested_at=db.now,
        status="requested",
    )
    return db.fetch(ReagentOrder, "reagent_orders", reagent_order_id)


def approve_order(db: Database, reagent_order_id: str) -> ReagentOrder:
    """Approve an order within your limit for which your store has no sealed bottle of that size.

    Args:
        reagent_order_id: Id of the order.
    """
    reagent_order = db.fetch(ReagentOrder, "reagent_orders", reagent_order_id)
    if reagent_order["status"] != "requested":
        raise Refused("The order must be requested.")
    account = db.fetch(Store, "stores", db.account)
    if reagent_order["price"] > account["order_limit"]:
        raise Refused("The order is above your limit.")
    chemist = db.fetch(Chemist, "chemists", reagent_order["chemist_id"])
    if chemist["trained_until"] < db.today:
        raise Refused("The chemist's safety training has run out.")
    substance = db.fetch(Substance, "substances", reagent_order["substance_id"])
    if substance["hazard"] == "toxic" and not chemist["cleared"]:
        raise Refused("The chemist is not cleared for toxic substances.")
    if db.exists(
        """
        SELECT 1 FROM bottles
        JOIN cabinets ON cabinets.id = bottles.kept_in_id
        WHERE bottles.substance_id = ?
            AND cabinets.store_id = ?
            AND bottles.status = 'sealed'
            AND bottles.expires_on >= ?
            AND bottles.size >= ?
        """,
        reagent_order["substance_id"],
        db.account,
        db.today,
        reagent_order["size"],
    ):
        raise Refused("A sealed bottle of it is in your store already.")
    db.update("reagent_orders", reagent_order_id, status="approved")
    return db.fetch(ReagentOrder, "reagent_orders", reagent_order_id)


def refuse_order(db: Database, reagent_order_id: str, answer: Text) -> ReagentOrder:
    """Refuse a requested order and say why.

    Args:
        reagent_order_id: Id of the order.
        answer: Reason for the refusal.
    """
    reagent_order = db.fetch(ReagentOrder, "reagent_orders", reagent_order_id)
    if reagent_order["status"] != "requested":
        raise Refused("The order must be requested.")
    db.update("reagent_orders", reagent_order_id, status="refused", answer=answer)
    return db.fetch(ReagentOrder, "reagent_orders", reagent_order_id)


def receive_order(db: Database, reagent_order_id: str, cabinet_id: str, bottle_number: Text) -> ReagentOrder:
    """Take the bottle of an approved order into a cabinet of your store that suits it; sealed, it keeps for two
    years.

    Args:
        reagent_order_id: Id of the order.
        cabinet_id: Id of the cabinet.
        bottle_number: Bottle number.
    """
    reagent_order = db.fetch(ReagentOrder, "reagent_orders", reagent_order_id)
    cabinet = db.fetch(Cabinet, "cabinets", cabinet_id)
    if reagent_order["status"] != "approved":
        raise Refused("The order must be approved.")
    if cabinet["store_id"] != db.account:
        raise Refused("The cabinet belongs to another store.")
    if cabinet["status"] != "usable":
        raise Refused("The cabinet is locked.")
    substance = db.fetch(Substance, "substances", reagent_order["substance_id"])
    if not cabinet["fireproof"] and substance["hazard"] == "flammable":
        raise Refused("The cabinet is not fireproof.")
    if not cabinet["ventilated"] and substance["hazard"] in ("acidic", "toxic"):
        raise Refused("The cabinet is not ventilated.")
    if db.exists(
        """
        SELECT 1 FROM bottles
        JOIN substances ON substances.id = bottles.substance_id
        WHERE bottles.kept_in_id = ? AND bottles.status IN ('sealed', 'opened') AND substances.hazard = ?
        """,
        cabinet_id,
        substance["apart_from"],
    ):
        raise Refused("Something in the cabinet must be kept apart from it.")
    stored = db.number(
        """
        SELECT SUM(size) FROM bottles
        WHERE kept_in_id = ? AND status IN ('sealed', 'opened')
        """,
        cabinet_id,
    )
    if stored + reagent_order["size"] > cabinet["capacity"]:
        raise Refused("There is no room in the cabinet.")
    flammables = db.number(
        """
        SELECT SUM(bottles.size) FROM bottles
        JOIN cabinets ON cabinets.id = bottles.kept_in_id
        JOIN substances ON substances.id = bottles.substance_id
        WHERE cabinets.store_id = ?
            AND substances.hazard = 'flammable'
            AND bottles.status IN ('sealed', 'opened')
        """,
        db.account,
    )
    account = db.fetch(Store, "stores", db.account)
    if substance["hazard"] == "flammable" and flammables + reagent_order["size"] > account["fire_limit"]:
        raise Refused("The store would have too much of flammable substances.")
    if db.exists("SELECT 1 FROM bottles WHERE number = ?", bottle_number):
        raise Refused("A bottle with this number exists already.")
    db.update("reagent_orders", reagent_order_id, status="delivered")
    db.insert(
        "bottles",
        number=bottle_number,
        substance_id=reagent_order["substance_id"],
        kept_in_id=cabinet_id,
        size=reagent_order["size"],
        content=reagent_order["size"],
        expires_on=shift(db.today, days=730),
        status="sealed",
    )
    return db.fetch(ReagentOrder, "reagent_orders", reagent_order_id)

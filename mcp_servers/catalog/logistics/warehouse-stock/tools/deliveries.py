"""Tools about deliveries."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Bay, Delivery, DeliveryStatus, Product, Supplier, Zone


class DeliverySummary(TypedDict):
    """A delivery as a search lists it."""

    id: str
    number: str
    product_name: str
    quantity: int
    expected_on: str
    status: DeliveryStatus


def find_deliveries(
    db: Database,
    number: str | None = None,
    product_id: str | None = None,
    status: DeliveryStatus | None = None,
    expected_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[DeliverySummary]:
    """Search deliveries by delivery number, product, status or expected date.

    Args:
        number: Only deliveries with this delivery number.
        product_id: Only deliveries of the product with this id.
        status: Only deliveries with this status.
        expected_until: Only deliveries with an expected date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        DeliverySummary,
        """
        SELECT deliveries.id, deliveries.number, products.name AS product_name, deliveries.quantity,
            deliveries.expected_on, deliveries.status
        FROM deliveries
        JOIN products ON products.id = deliveries.product_id
        """,
        where={
            "deliveries.number = ?": number,
            "deliveries.product_id = ?": product_id,
            "deliveries.status = ?": status,
            "deliveries.expected_on <= ?": expected_until,
        },
        order="deliveries.expected_on, deliveries.id",
        page=page,
    )


def announce_delivery(
    db: Database, number: Text, product_id: str, quantity: Annotated[int, between(20, 400)], expected_on: Day
) -> Delivery:
    """Announce a delivery from a product's supplier, which needs its lead time.

    Args:
        number: Delivery number.
        product_id: Id of the product.
        quantity: Quantity of the delivery.
        expected_on: Expected date.
    """
    product = db.fetch(Product, "products", product_id)
    supplier = db.fetch(Supplier, "suppliers", product["supplier_id"])
    if expected_on < shift(db.today, days=supplier["lead_days"]):
        raise Refused("The supplier needs more lead time.")
    if db.exists("SELECT 1 FROM deliveries WHERE number = ?", number):
        raise Refused("Another delivery already has this delivery number.")
    delivery_id = db.insert(
        "deliveries",
        number=number,
        product_id=product_id,
        quantity=quantity,
        expected_on=expected_on,
        announced_at=db.now,
        status="announced",
    )
    return db.fetch(Delivery, "deliveries", delivery_id)


def receive_delivery(db: Database, delivery_id: str, bay_id: str, lot: Text, best_before: Day) -> Delivery:
    """Take a delivery that is due into a bay of the right climate, as a new batch.

    Args:
        delivery_id: Id of the delivery.
        bay_id: Id of the bay.
        lot: Lot number.
        best_before: Best-before date.
    """
    delivery = db.fetch(Delivery, "deliveries", delivery_id)
    bay = db.fetch(Bay, "bays", bay_id)
    if delivery["status"] != "announced":
        raise Refused("The delivery must be announced.")
    if delivery["expected_on"] > db.today:
        raise Refused("The delivery is not due yet.")
    if bay["status"] != "usable":
        raise Refused("The bay is blocked.")
    zone = db.fetch(Zone, "zones", bay["zone_id"])
    product = db.fetch(Product, "products", delivery["product_id"])
    if zone["climate"] != product["climate"]:
        raise Refused("The bay is in a zone of another climate.")
    stored = db.number("SELECT SUM(quantity) FROM batches WHERE bay_id = ? AND status != 'scrapped'", bay_id)
    if stored + delivery["quantity"] > bay["capacity"]:
        raise Refused("There is not enough room in the bay.")
    if best_before < shift(db.today, days=14):
        raise Refused("Goods must keep for at least two weeks on arrival.")
    if db.exists("SELECT 1 FROM batches WHERE lot = ?", lot):
        raise Refused("A batch with this lot number exists already.")
    db.update("deliveries", delivery_id, status="received")
    db.insert(
        "batches",
        product_id=delivery["product_id"],
        lot=lot,
        bay_id=bay_id,
        quantity=delivery["quantity"],
        received_on=db.today,
        best_before=best_before,
        status="available",
    )
    return db.fetch(Delivery, "deliveries", delivery_id)

"""Tools about preorders."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Customer, Edition, EditionStatus, Preorder, PreorderStatus


class PreorderSummary(TypedDict):
    """A preorder as a search lists it."""

    id: str
    number: str
    edition_title: str
    customer_name: str
    copies: int
    status: PreorderStatus


class PreorderDetails(Preorder):
    """A preorder in full."""

    edition_title: str
    edition_artist: str
    customer_name: str
    total_price: int
    waiting_before: int


class PreordersByEditionTitle(TypedDict):
    """Totals of preorders for one title."""

    edition_title: str
    orders: int
    copies: int


def find_preorders(
    db: Database,
    number: str | None = None,
    edition_id: str | None = None,
    customer_id: str | None = None,
    status: PreorderStatus | None = None,
    ordered_from: Moment | None = None,
    due_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[PreorderSummary]:
    """Search preorders by order number, edition, customer, status, time of the order or payment deadline.

    Args:
        number: Only preorders with this order number.
        edition_id: Only preorders of the edition with this id.
        customer_id: Only preorders of the customer with this id.
        status: Only preorders with this status.
        ordered_from: Only preorders with a time of the order at or after this.
        due_by: Only preorders with a payment deadline at or before this.
        page: Page number, from 1.
    """
    return db.search(
        PreorderSummary,
        """
        SELECT preorders.id, preorders.number, editions.title AS edition_title, customers.name AS
            customer_name, preorders.copies, preorders.status
        FROM preorders
        JOIN editions ON editions.id = preorders.edition_id
        JOIN customers ON customers.id = preorders.customer_id
        """,
        where={
            "preorders.number = ?": number,
            "preorders.edition_id = ?": edition_id,
            "preorders.customer_id = ?": customer_id,
            "preorders.status = ?": status,
            "preorders.ordered_at >= ?": ordered_from,
            "preorders.pay_by <= ?": due_by,
        },
        order="preorders.ordered_at, preorders.id",
        page=page,
    )


def get_preorder(db: Database, preorder_id: str) -> PreorderDetails:
    """Show an order with its price and how many orders of the edition were made before it and wait too.

    Args:
        preorder_id: Id of the preorder.
    """
    preorder = db.fetch(Preorder, "preorders", preorder_id)
    edition = db.fetch(Edition, "editions", preorder["edition_id"])
    total_price = edition["price"] * preorder["copies"]
    waiting_before = db.number(
        """
        SELECT COUNT(*) FROM preorders
        WHERE edition_id = ? AND status = 'waiting' AND ordered_at < ?
        """,
        preorder["edition_id"],
        preorder["ordered_at"],
    )
    customer = db.fetch(Customer, "customers", preorder["customer_id"])
    return {
        **preorder,
        "edition_title": edition["title"],
        "edition_artist": edition["artist"],
        "customer_name": customer["name"],
        "total_price": total_price,
        "waiting_before": waiting_before,
    }


def report_preorders(
    db: Database,
    status: PreorderStatus | None = None,
    customer_id: str | None = None,
    edition_status: EditionStatus | None = None,
    ordered_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[PreordersByEditionTitle]:
    """Count the orders and add up their copies by edition.

    Args:
        status: Only preorders with this status.
        customer_id: Only preorders of the customer with this id.
        edition_status: Only preorders of the edition with this status.
        ordered_from: Only preorders with a time of the order at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PreordersByEditionTitle,
        """
        SELECT editions.title AS edition_title, COUNT(*) AS orders, COALESCE(SUM(preorders.copies), 0) AS
            copies
        FROM preorders
        JOIN editions ON editions.id = preorders.edition_id
        """,
        where={
            "preorders.status = ?": status,
            "preorders.customer_id = ?": customer_id,
            "editions.status = ?": edition_status,
            "preorders.ordered_at >= ?": ordered_from,
        },
        group="editions.title",
        order="editions.title",
        page=page,
    )


def order_copies(
    db: Database, number: Text, edition_id: str, customer_id: str, copies: Annotated[int, between(1, 5)]
) -> Preorder:
    """Reserve free copies of an edition for a customer for seven days.

    Args:
        number: Order number.
        edition_id: Id of the edition.
        customer_id: Id of the customer.
        copies: Number of copies.
    """
    edition = db.fetch(Edition, "editions", edition_id)
    customer = db.fetch(Customer, "customers", customer_id)
    if edition["status"] not in ("members_only", "open"):
        raise Refused("The edition is not on sale.")
    if customer["status"] != "normal":
        raise Refused("The customer is barred.")
    if edition["status"] != "open" and not customer["member"]:
        raise Refused("The edition is on sale to members only.")
    ordered = db.number(
        """
        SELECT SUM(copies) FROM preorders
        WHERE edition_id = ? AND customer_id = ? AND status IN ('reserved', 'paid', 'sent', 'waiting')
        """,
        edition_id,
        customer_id,
    )
    if ordered + copies > edition["per_customer"]:
        raise Refused("This is more than a customer may order.")
    free = edition["pressing"] - db.number(
        """
        SELECT SUM(copies) FROM preorders
        WHERE edition_id = ? AND status IN ('reserved', 'paid', 'sent')
        """,
        edition_id,
    )
    if copies > free:
        raise Refused("There are not enough free copies.")
    if db.exists("SELECT 1 FROM preorders WHERE edition_id = ? AND status = 'waiting'", edition_id):
        raise Refused("Others are waiting for free copies.")
    if db.exists("SELECT 1 FROM preorders WHERE number = ?", number):
        raise Refused("Another preorder already has this order number.")
    preorder_id = db.insert(
        "preorders",
        number=number,
        edition_id=edition_id,
        customer_id=customer_id,
        copies=copies,
        status="reserved",
        ordered_at=db.now,
        pay_by=shift(db.today, days=7),
    )
    return db.fetch(Preorder, "preorders", preorder_id)


def join_waiting_list(
    db: Database, number: Text, edition_id: str, customer_id: str, copies: Annotated[int, between(1, 5)]
) -> Preorder:
    """Put a customer on the waiting list of an edition without enough free copies.

    Args:
        number: Order number.
        edition_id: Id of the edition.
        customer_id: Id of the customer.
        copies: Number of copies.
    """
    edition = db.fetch(Edition, "editions", edition_id)
    customer = db.fetch(Customer, "customers", customer_id)
    if edition["status"] not in ("members_only", "open"):
        raise Refused("The edition is not on sale.")
    if customer["status"] != "normal":
        raise Refused("The customer is barred.")
    if copies > edition["per_customer"]:
        raise Refused("This is more than a customer may order.")
    free = edition["pressing"] - db.number(
        """
        SELECT SUM(copies) FROM preorders
        WHERE edition_id = ? AND status IN ('reserved', 'paid', 'sent')
        """,
        edition_id,
    )
    if copies <= free:
        raise Refused("There are enough free copies to order.")
    if db.exists(
        """
        SELECT 1 FROM preorders
        WHERE edition_id = ? AND customer_id = ? AND status IN ('reserved', 'paid', 'sent', 'waiting')
        """,
        edition_id,
        customer_id,
    ):
        raise Refused("The customer has ordered this edition already.")
    if db.exists("SELECT 1 FROM preorders WHERE number = ?", number):
        raise Refused("Another preorder already has this order number.")
    preorder_id = db.insert(
        "preorders",
        number=number,
        edition_id=edition_id,
        customer_id=customer_id,
        copies=copies,
        status="waiting",
        ordered_at=db.now,
    )
    return db.fetch(Preorder, "preorders", preorder_id)


def call_up_preorder(db: Database, preorder_id: str) -> Preorder:
    """Reserve free copies for the customer who has waited longest; payment is due in seven days.

    Args:
        preorder_id: Id of the preorder.
    """
    preorder = db.fetch(Preorder, "preorders", preorder_id)
    if preorder["status"] != "waiting":
        raise Refused("The preorder must be waiting.")
    edition = db.fetch(Edition, "editions", preorder["edition_id"])
    if edition["status"] == "shelved":
        raise Refused("The edition was shelved.")
    free = edition["pressing"] - db.number(
        """
        SELECT SUM(copies) FROM preorders
        WHERE edition_id = ? AND status IN ('reserved', 'paid', 'sent')
        """,
        preorder["edition_id"],
    )
    if preorder["copies"] > free:
        raise Refused("There are not enough free copies.")
    if db.exists(
        """
        SELECT 1 FROM preorders
        WHERE edition_id = ? AND status = 'waiting' AND ordered_at < ?
        """,
        preorder["edition_id"],
        preorder["ordered_at"],
    ):
        raise Refused("Somebody else has waited longer.")
    db.update("preorders", preorder_id, status="reserved", pay_by=shift(db.today, days=7))
    return db.fetch(Preorder, "preorders", preorder_id)


def pay_preorder(db: Database, preorder_id: str) -> Preorder:
    """Take the payment of a reservation by its deadline.

    Args:
        preorder_id: Id of the preorder.
    """
    preorder = db.fetch(Preorder, "preorders", preorder_id)
    if preorder["status"] != "reserved":
        raise Refused("The preorder must be reserved.")
    if preorder["pay_by"] is None or preorder["pay_by"] < db.today:
        raise Refused("The deadline for payment is over.")
    db.update("preorders", preorder_id, status="paid")
    return db.fetch(Preorder, "preorders", preorder_id)


def lapse_preorder(db: Database, preorder_id: str) -> Preorder:
    """Let a reservation lapse that was not paid by its deadline.

    Args:
        preorder_id: Id of the preorder.
    """
    preorder = db.fetch(Preorder, "preorders", preorder_id)
    if preorder["status"] != "reserved":
        raise Refused("The preorder must be reserved.")
    if preorder["pay_by"] is None or preorder["pay_by"] >= db.today:
        raise Refused("The customer may still pay.")
    db.update("preorders", preorder_id, status="lapsed")
    return db.fetch(Preorder, "preorders", preorder_id)


def send_preorder(db: Database, preorder_id: str) -> Preorder:
    """Send a paid order from the copies that have arrived, the oldest paid order of an edition first.

    Args:
        preorder_id: Id of the preorder.
    """
    preorder = db.fetch(Preorder, "preorders", preorder_id)
    if preorder["status"] != "paid":
        raise Refused("The preorder must be paid.")
    sent = db.number(
        "SELECT SUM(copies) FROM preorders WHERE edition_id = ? AND status = 'sent'", preorder["edition_id"]
    )
    edition = db.fetch(Edition, "editions", preorder["edition_id"])
    if sent + preorder["copies"] > edition["arrived"]:
        raise Refused("Not enough copies have arrived.")
    if db.exists(
        "SELECT 1 FROM preorders WHERE edition_id = ? AND status = 'paid' AND ordered_at < ?",
        preorder["edition_id"],
        preorder["ordered_at"],
    ):
        raise Refused("An older paid order goes first.")
    db.update("preorders", preorder_id, status="sent", sent_on=db.today)
    return db.fetch(Preorder, "preorders", preorder_id)


def cancel_preorder(db: Database, preorder_id: str) -> Preorder:
    """Cancel a waiting or reserved order, or a paid one within 14 days of ordering.

    Args:
        preorder_id: Id of the preorder.
    """
    preorder = db.fetch(Preorder, "preorders", preorder_id)
    if preorder["status"] not in ("reserved", "paid", "waiting"):
        raise Refused("The preorder must be reserved or paid or waiting.")
    if preorder["status"] == "paid" and preorder["ordered_at"] < shift(db.now, days=-14):
        raise Refused("A paid order is cancelled within 14 days only.")
    db.update("preorders", preorder_id, status="cancelled")
    return db.fetch(Preorder, "preorders", preorder_id)

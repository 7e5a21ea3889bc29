"""Tools about purchases."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, days_between, shift

from .rows import Customer, Purchase, PurchaseStatus, Show, Ticket, Voucher


class PurchaseSummary(TypedDict):
    """A purchase as a search lists it."""

    id: str
    number: str
    customer_name: str
    show_name: str
    status: PurchaseStatus


class PurchaseDetails(Purchase):
    """A purchase in full."""

    customer_name: str
    show_name: str
    show_starts_at: str
    number_of_tickets: int
    total_price: int


def find_purchases(
    db: Database,
    number: str | None = None,
    customer_id: str | None = None,
    show_id: str | None = None,
    status: PurchaseStatus | None = None,
    page: PageNumber = 1,
) -> Page[PurchaseSummary]:
    """Search purchases by purchase number, customer, show or status.

    Args:
        number: Only purchases with this purchase number.
        customer_id: Only purchases of the customer with this id.
        show_id: Only purchases of the show with this id.
        status: Only purchases with this status.
        page: Page number, from 1.
    """
    return db.search(
        PurchaseSummary,
        """
        SELECT purchases.id, purchases.number, customers.name AS customer_name, shows.name AS show_name,
            purchases.status
        FROM purchases
        JOIN customers ON customers.id = purchases.customer_id
        JOIN shows ON shows.id = purchases.show_id
        """,
        where={
            "purchases.number = ?": number,
            "purchases.customer_id = ?": customer_id,
            "purchases.show_id = ?": show_id,
            "purchases.status = ?": status,
        },
        order="purchases.opened_at DESC, purchases.id",
        page=page,
    )


def get_purchase(db: Database, purchase_id: str) -> PurchaseDetails:
    """Show a purchase with its tickets' number and total price.

    Args:
        purchase_id: Id of the purchase.
    """
    purchase = db.fetch(Purchase, "purchases", purchase_id)
    number_of_tickets = db.number(
        "SELECT COUNT(*) FROM tickets WHERE purchase_id = ? AND status != 'void'", purchase_id
    )
    total_price = db.number("SELECT SUM(price) FROM tickets WHERE purchase_id = ? AND status != 'void'", purchase_id)
    customer = db.fetch(Customer, "customers", purchase["customer_id"])
    show = db.fetch(Show, "shows", purchase["show_id"])
    return {
        **purchase,
        "customer_name": customer["name"],
        "show_name": show["name"],
        "show_starts_at": show["starts_at"],
        "number_of_tickets": number_of_tickets,
        "total_price": total_price,
    }


def open_purchase(db: Database, number: Text, customer_id: str, show_id: str) -> Purchase:
    """Open a purchase for a customer who is old enough for the show.

    Args:
        number: Purchase number.
        customer_id: Id of the customer.
        show_id: Id of the show.
    """
    customer = db.fetch(Customer, "customers", customer_id)
    show = db.fetch(Show, "shows", show_id)
    if show["status"] != "on_sale":
        raise Refused("The show is not on sale.")
    if db.now >= show["starts_at"]:
        raise Refused("The show has started.")
    if days_between(customer["born_on"], show["starts_at"]) < 365 * show["minimum_age"]:
        raise Refused("The customer is too young for this show.")
    if db.exists("SELECT 1 FROM purchases WHERE number = ?", number):
        raise Refused("Another purchase already has this purchase number.")
    purchase_id = db.insert(
        "purchases", number=number, customer_id=customer_id, show_id=show_id, opened_at=db.now, status="open"
    )
    return db.fetch(Purchase, "purchases", purchase_id)


def apply_voucher(db: Database, purchase_id: str, voucher_id: str) -> Purchase:
    """Use a voucher for an open purchase that has none.

    Args:
        purchase_id: Id of the purchase.
        voucher_id: Id of the voucher.
    """
    purchase = db.fetch(Purchase, "purchases", purchase_id)
    voucher = db.fetch(Voucher, "vouchers", voucher_id)
    if purchase["status"] != "open":
        raise Refused("The purchase is closed.")
    if purchase["voucher_id"] is not None:
        raise Refused("The purchase already has a voucher.")
    if voucher["valid_until"] < db.today:
        raise Refused("The voucher has expired.")
    uses = db.number("SELECT COUNT(*) FROM purchases WHERE voucher_id = ? AND status != 'dropped'", voucher_id)
    if uses >= voucher["uses"]:
        raise Refused("The voucher is used up.")
    db.update("purchases", purchase_id, voucher_id=voucher_id)
    return db.fetch(Purchase, "purchases", purchase_id)


def pay_purchase(db: Database, purchase_id: str) -> Purchase:
    """Take the payment of a purchase, less its voucher's discount.

    Args:
        purchase_id: Id of the purchase.
    """
    purchase = db.fetch(Purchase, "purchases", purchase_id)
    if purchase["status"] != "open":
        raise Refused("The purchase must be open.")
    show = db.fetch(Show, "shows", purchase["show_id"])
    if db.now >= show["starts_at"]:
        raise Refused("The show has started.")
    total_price = db.number("SELECT SUM(price) FROM tickets WHERE purchase_id = ? AND status != 'void'", purchase_id)
    if total_price <= 0:
        raise Refused("There are no tickets in this purchase.")
    voucher = db.fetch(Voucher, "vouchers", purchase["voucher_id"]) if purchase["voucher_id"] is not None else None
    percent = 0 if voucher is None else voucher["percent"]
    db.update("purchases", purchase_id, status="paid", paid_amount=total_price - total_price * percent // 100)
    return db.fetch(Purchase, "purchases", purchase_id)


def give_back_purchase(db: Database, purchase_id: str) -> Purchase:
    """Take all tickets of a paid purchase back, at least seven days before the show; 10 percent are kept.

    Args:
        purchase_id: Id of the purchase.
    """
    purchase = db.fetch(Purchase, "purchases", purchase_id)
    if purchase["status"] != "paid":
        raise Refused("The purchase must be paid.")
    show = db.fetch(Show, "shows", purchase["show_id"])
    if db.now > shift(show["starts_at"], days=-7):
        raise Refused("It is too late to give these tickets back.")
    if db.exists("SELECT 1 FROM tickets WHERE purchase_id = ? AND status = 'used'", purchase_id):
        raise Refused("A ticket of this purchase was used.")
    db.update(
        "purchases",
        purchase_id,
        status="given_back",
        paid_amount=0 if purchase["paid_amount"] is None else purchase["paid_amount"] // 10,
    )
    for ticket in db.all(
        Ticket, "SELECT * FROM tickets WHERE purchase_id = ? AND status = 'valid' ORDER BY id", purchase_id
    ):
        db.update("tickets", ticket["id"], status="void")
    return db.fetch(Purchase, "purchases", purchase_id)

"""Tools about sales."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between, shift

from .rows import Buyer, House, Sale, SaleStatus


class SaleSummary(TypedDict):
    """A sale as a search lists it."""

    id: str
    number: str
    house_address: str
    buyer_name: str
    price: int
    agreed_on: str
    status: SaleStatus


class SaleDetails(Sale):
    """A sale in full."""

    house_address: str
    buyer_name: str
    milestones_passed: int
    days_since_agreement: int
    in_chain: bool


def find_sales(
    db: Database,
    number: str | None = None,
    house_id: str | None = None,
    seller_id: str | None = None,
    buyer_id: str | None = None,
    status: SaleStatus | None = None,
    deposit_paid: bool | None = None,
    agreed_until: Day | None = None,
    closes_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[SaleSummary]:
    """Search sales by number, house, seller, buyer, status, booking deposit, day of the agreement or closing day.

    Args:
        number: Only sales with this number.
        house_id: Only sales of the house with this id.
        seller_id: Only sales of the seller with this id.
        buyer_id: Only sales of the buyer with this id.
        status: Only sales with this status.
        deposit_paid: Only sales for which this holds, or does not: booking deposit.
        agreed_until: Only sales with a day of the agreement at or before this.
        closes_until: Only sales with a closing day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        SaleSummary,
        """
        SELECT sales.id, sales.number, houses.address AS house_address, buyers.name AS buyer_name,
            sales.price, sales.agreed_on, sales.status
        FROM sales
        JOIN houses ON houses.id = sales.house_id
        JOIN buyers ON buyers.id = sales.buyer_id
        """,
        where={
            "sales.number = ?": number,
            "sales.house_id = ?": house_id,
            "houses.seller_id = ?": seller_id,
            "sales.buyer_id = ?": buyer_id,
            "sales.status = ?": status,
            "sales.deposit_paid = ?": deposit_paid,
            "sales.agreed_on <= ?": agreed_until,
            "sales.closes_on <= ?": closes_until,
        },
        order="sales.agreed_on, sales.id",
        page=page,
    )


def get_sale(db: Database, sale_id: str) -> SaleDetails:
    """Show a sale with the milestones passed, the days since it was agreed and whether the buyer is in a chain.

    Args:
        sale_id: Id of the sale.
    """
    sale = db.fetch(Sale, "sales", sale_id)
    milestones_passed = db.number("SELECT COUNT(*) FROM milestones WHERE sale_id = ? AND status = 'passed'", sale_id)
    days_since_agreement = days_between(sale["agreed_on"], db.today)
    buyer = db.fetch(Buyer, "buyers", sale["buyer_id"])
    in_chain = buyer["must_sell_id"] is not None
    house = db.fetch(House, "houses", sale["house_id"])
    return {
        **sale,
        "house_address": house["address"],
        "buyer_name": buyer["name"],
        "milestones_passed": milestones_passed,
        "days_since_agreement": days_since_agreement,
        "in_chain": in_chain,
    }


def take_deposit(db: Database, sale_id: str) -> Sale:
    """Take the booking deposit of an agreed sale within eight weeks.

    Args:
        sale_id: Id of the sale.
    """
    sale = db.fetch(Sale, "sales", sale_id)
    if sale["status"] != "agreed":
        raise Refused("The sale is past that stage.")
    if sale["deposit_paid"]:
        raise Refused("The deposit is paid.")
    if sale["agreed_on"] < shift(db.today, days=-56):
        raise Refused("The sale was agreed too long ago.")
    db.update("sales", sale_id, deposit_paid=True)
    return db.fetch(Sale, "sales", sale_id)


def sign_contracts(db: Database, sale_id: str, closes_on: Day) -> Sale:
    """Sign the contracts of a sale within eight weeks, once the survey is passed, nothing has failed and a needed
    mortgage is approved.

    Args:
        sale_id: Id of the sale.
        closes_on: Closing day.
    """
    sale = db.fetch(Sale, "sales", sale_id)
    if sale["status"] != "agreed":
        raise Refused("The sale must be agreed.")
    if not sale["deposit_paid"]:
        raise Refused("The booking deposit must be paid first.")
    if sale["agreed_on"] < shift(db.today, days=-56):
        raise Refused("The eight weeks are over.")
    if not db.exists("SELECT 1 FROM milestones WHERE sale_id = ? AND kind = 'survey' AND status = 'passed'", sale_id):
        raise Refused("The survey is missing.")
    buyer = db.fetch(Buyer, "buyers", sale["buyer_id"])
    if buyer["needs_mortgage"] and not db.exists(
        """
        SELECT 1 FROM milestones
        WHERE sale_id = ? AND kind = 'mortgage' AND status = 'passed'
        """,
        sale_id,
    ):
        raise Refused("The mortgage is not approved.")
    if db.exists("SELECT 1 FROM milestones WHERE sale_id = ? AND status = 'failed'", sale_id):
        raise Refused("A step has failed.")
    if closes_on < shift(db.today, days=7) or closes_on > shift(db.today, days=90):
        raise Refused("A sale closes between one week and three months later.")
    db.update("sales", sale_id, status="signed", closes_on=closes_on)
    return db.fetch(Sale, "sales", sale_id)


def close_sale(db: Database, sale_id: str) -> Sale:
    """Close a signed sale up to two weeks before its day; a buyer in a chain must have sold first.

    Args:
        sale_id: Id of the sale.
    """
    sale = db.fetch(Sale, "sales", sale_id)
    if sale["status"] != "signed":
        raise Refused("The sale must be signed.")
    if sale["closes_on"] is None or sale["closes_on"] > shift(db.today, days=14):
        raise Refused("The closing day is too far away.")
    buyer = db.fetch(Buyer, "buyers", sale["buyer_id"])
    if buyer["must_sell_id"] is not None and not db.exists(
        "SELECT 1 FROM sales WHERE house_id = ? AND status IN ('signed', 'closed')", buyer["must_sell_id"]
    ):
        raise Refused("The buyer's own house is not sold.")
    db.update("sales", sale_id, status="closed")
    db.update("houses", sale["house_id"], status="sold")
    return db.fetch(Sale, "sales", sale_id)


def let_fall(db: Database, sale_id: str) -> Sale:
    """Let an agreed sale fall through after a failed step, without a deposit, or after eight weeks; the house is
    for sale again.

    Args:
        sale_id: Id of the sale.
    """
    sale = db.fetch(Sale, "sales", sale_id)
    if sale["status"] != "agreed":
        raise Refused("The sale must be agreed.")
    if (
        sale["deposit_paid"]
        and sale["agreed_on"] >= shift(db.today, days=-56)
        and not db.exists("SELECT 1 FROM milestones WHERE sale_id = ? AND status = 'failed'", sale_id)
    ):
        raise Refused("There is no ground to give the sale up.")
    db.update("sales", sale_id, status="fallen_through")
    db.update("houses", sale["house_id"], status="for_sale")
    return db.fetch(Sale, "sales", sale_id)

"""Tools about bids."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, between, shift

from .rows import Bid, BidStatus, Buyer, House


class BidSummary(TypedDict):
    """A bid as a search lists it."""

    id: str
    number: str
    house_address: str
    buyer_name: str
    amount: int
    status: BidStatus


class BidsByHouseReference(TypedDict):
    """Totals of bids for one reference."""

    house_reference: str
    bids: int
    highest_bid: int | None
    latest: str | None


def find_bids(
    db: Database,
    number: str | None = None,
    house_id: str | None = None,
    buyer_id: str | None = None,
    status: BidStatus | None = None,
    min_amount: int | None = None,
    placed_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[BidSummary]:
    """Search bids by number, house, buyer, status, amount or placed at.

    Args:
        number: Only bids with this number.
        house_id: Only bids of the house with this id.
        buyer_id: Only bids of the buyer with this id.
        status: Only bids with this status.
        min_amount: Only bids with an amount of at least this.
        placed_from: Only bids with a placed at at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BidSummary,
        """
        SELECT bids.id, bids.number, houses.address AS house_address, buyers.name AS buyer_name,
            bids.amount, bids.status
        FROM bids
        JOIN houses ON houses.id = bids.house_id
        JOIN buyers ON buyers.id = bids.buyer_id
        """,
        where={
            "bids.number = ?": number,
            "bids.house_id = ?": house_id,
            "bids.buyer_id = ?": buyer_id,
            "bids.status = ?": status,
            "bids.amount >= ?": min_amount,
            "bids.placed_at >= ?": placed_from,
        },
        order="bids.placed_at DESC, bids.id",
        page=page,
    )


def report_bids(
    db: Database,
    status: BidStatus | None = None,
    buyer_id: str | None = None,
    placed_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[BidsByHouseReference]:
    """Count the bids by house.

    Args:
        status: Only bids with this status.
        buyer_id: Only bids of the buyer with this id.
        placed_from: Only bids with a placed at at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BidsByHouseReference,
        """
        SELECT houses.reference AS house_reference, COUNT(*) AS bids, MAX(bids.amount) AS highest_bid,
            MAX(bids.placed_at) AS latest
        FROM bids
        JOIN houses ON houses.id = bids.house_id
        """,
        where={"bids.status = ?": status, "bids.buyer_id = ?": buyer_id, "bids.placed_at >= ?": placed_from},
        group="houses.reference",
        order="houses.reference",
        page=page,
    )


def place_bid(
    db: Database, number: Text, house_id: str, buyer_id: str, amount: Annotated[int, between(60000, 2000000)]
) -> Bid:
    """Take a bid that beats the best open one by 1000 euros; the bids below it are beaten.

    Args:
        number: Number of the bid.
        house_id: Id of the house.
        buyer_id: Id of the buyer.
        amount: Amount of the bid.
    """
    house = db.fetch(House, "houses", house_id)
    buyer = db.fetch(Buyer, "buyers", buyer_id)
    if house["status"] != "for_sale":
        raise Refused("The house is not for sale.")
    if buyer["funds_shown_on"] is None or buyer["funds_shown_on"] < shift(db.today, days=-90):
        raise Refused("The buyer's proof of funds is missing or too old.")
    if amount > buyer["budget"]:
        raise Refused("The bid is above the buyer's budget.")
    if amount * 100 < house["asking"] * 80:
        raise Refused("The bid is far below the asking price.")
    if db.exists("SELECT 1 FROM bids WHERE house_id = ? AND status = 'open' AND amount + 1000 > ?", house_id, amount):
        raise Refused("A bid must beat the best one by 1000 euros.")
    if buyer["must_sell_id"] is not None and buyer["must_sell_id"] == house_id:
        raise Refused("Nobody buys the house that they sell.")
    if db.exists("SELECT 1 FROM bids WHERE number = ?", number):
        raise Refused("This bid number is taken.")
    bid_id = db.insert(
        "bids", number=number, house_id=house_id, buyer_id=buyer_id, amount=amount, placed_at=db.now, status="open"
    )
    for bid in db.all(
        Bid, "SELECT * FROM bids WHERE house_id = ? AND status = 'open' AND amount < ? ORDER BY id", house_id, amount
    ):
        db.update("bids", bid["id"], status="beaten")
    return db.fetch(Bid, "bids", bid_id)


def withdraw_bid(db: Database, bid_id: str) -> Bid:
    """Withdraw an open bid, a day after it was placed at the earliest.

    Args:
        bid_id: Id of the bid.
    """
    bid = db.fetch(Bid, "bids", bid_id)
    if bid["status"] != "open":
        raise Refused("The bid must be open.")
    if bid["placed_at"] > shift(db.now, hours=-24):
        raise Refused("A bid stands for a day.")
    db.update("bids", bid_id, status="withdrawn")
    return db.fetch(Bid, "bids", bid_id)


def accept_bid(db: Database, bid_id: str, number: Text) -> Bid:
    """Accept the best open bid, from a buyer who is not in another sale; the sale is agreed and waits for its
    deposit.

    Args:
        bid_id: Id of the bid.
        number: Sale number.
    """
    bid = db.fetch(Bid, "bids", bid_id)
    if bid["status"] != "open":
        raise Refused("The bid must be open.")
    house = db.fetch(House, "houses", bid["house_id"])
    if house["status"] != "for_sale":
        raise Refused("The house is not for sale.")
    if db.exists(
        "SELECT 1 FROM bids WHERE house_id = ? AND status = 'open' AND amount > ?", bid["house_id"], bid["amount"]
    ):
        raise Refused("A higher bid is open.")
    if db.exists("SELECT 1 FROM sales WHERE buyer_id = ? AND status = 'agreed'", bid["buyer_id"]):
        raise Refused("The buyer has agreed another sale.")
    if house["agency_until"] < db.today:
        raise Refused("The agency has run out.")
    if db.exists("SELECT 1 FROM sales WHERE number = ?", number):
        raise Refused("This sale number is taken.")
    db.update("bids", bid_id, status="accepted")
    db.insert(
        "sales",
        number=number,
        status="agreed",
        house_id=bid["house_id"],
        buyer_id=bid["buyer_id"],
        price=bid["amount"],
        agreed_on=db.today,
        deposit_paid=False,
        closes_on=None,
    )
    db.update("houses", bid["house_id"], status="sale_agreed")
    return db.fetch(Bid, "bids", bid_id)

"""Tools about houses."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Agent, Bid, House, HouseStatus, Seller


class HouseSummary(TypedDict):
    """A house as a search lists it."""

    id: str
    reference: str
    address: str
    bedrooms: int
    asking: int
    status: HouseStatus


class HouseDetails(House):
    """A house in full."""

    seller_name: str
    best_bid: int | None
    bids_received: int
    fee_at_asking_price: int


def find_houses(
    db: Database,
    reference: str | None = None,
    address: str | None = None,
    seller_id: str | None = None,
    status: HouseStatus | None = None,
    min_bedrooms: int | None = None,
    max_asking: int | None = None,
    agency_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[HouseSummary]:
    """Search houses by reference, address, seller, status, bedrooms, asking price or end of the agency.

    Args:
        reference: Only houses with this reference.
        address: Only houses whose address contains this text.
        seller_id: Only houses of the seller with this id.
        status: Only houses with this status.
        min_bedrooms: Only houses with a bedrooms of at least this.
        max_asking: Only houses with an asking price of at most this.
        agency_until_until: Only houses with an end of the agency at or before this.
        page: Page number, from 1.
    """
    return db.search(
        HouseSummary,
        "SELECT id, reference, address, bedrooms, asking, status FROM houses",
        where={
            "reference = ?": reference,
            "instr(lower(address), lower(?)) > 0": address,
            "seller_id = ?": seller_id,
            "status = ?": status,
            "bedrooms >= ?": min_bedrooms,
            "asking <= ?": max_asking,
            "agency_until <= ?": agency_until_until,
        },
        order="asking, id",
        page=page,
    )


def get_house(db: Database, house_id: str) -> HouseDetails:
    """Show a house with its best open bid, how many have bid, and what the agency would earn at the asking price.

    Args:
        house_id: Id of the house.
    """
    house = db.fetch(House, "houses", house_id)
    best_bid: int | None = db.value("SELECT MAX(amount) FROM bids WHERE house_id = ? AND status = 'open'", house_id)
    bids_received = db.number("SELECT COUNT(*) FROM bids WHERE house_id = ?", house_id)
    fee_at_asking_price = house["asking"] * house["fee"] // 10000
    seller = db.fetch(Seller, "sellers", house["seller_id"])
    return {
        **house,
        "seller_name": seller["name"],
        "best_bid": best_bid,
        "bids_received": bids_received,
        "fee_at_asking_price": fee_at_asking_price,
    }


def offer_house(db: Database, house_id: str) -> House:
    """Put a house that is being prepared on the market while its agency runs.

    Args:
        house_id: Id of the house.
    """
    house = db.fetch(House, "houses", house_id)
    if house["status"] not in ("preparing", "sale_agreed"):
        raise Refused("The house must be preparing or sale agreed.")
    if house["status"] != "preparing":
        raise Refused("A sale of this house is agreed.")
    if house["agency_until"] < db.today:
        raise Refused("The agency has run out.")
    account = db.fetch(Agent, "agents", db.account)
    if house["fee"] < account["lowest_fee"]:
        raise Refused("The fee is below what you may agree to.")
    db.update("houses", house_id, status="for_sale")
    return db.fetch(House, "houses", house_id)


def change_asking(db: Database, house_id: str, asking: Annotated[int, between(80000, 1500000)]) -> House:
    """Change an asking price by a tenth at most; it cannot go below the best open bid.

    Args:
        house_id: Id of the house.
        asking: Asking price.
    """
    house = db.fetch(House, "houses", house_id)
    if house["status"] not in ("preparing", "for_sale"):
        raise Refused("The house is not for sale.")
    if asking == house["asking"]:
        raise Refused("That is the asking price.")
    if asking * 10 < house["asking"] * 9 or asking * 10 > house["asking"] * 11:
        raise Refused("The price changes by a tenth at most.")
    if db.exists("SELECT 1 FROM bids WHERE house_id = ? AND status = 'open' AND amount > ?", house_id, asking):
        raise Refused("An open bid is higher than that.")
    db.update("houses", house_id, asking=asking)
    return db.fetch(House, "houses", house_id)


def renew_agency(db: Database, house_id: str, fee: Annotated[int, between(80, 300)]) -> House:
    """Renew the agency of an unsold house for 20 weeks, in its last four weeks or after it.

    Args:
        house_id: Id of the house.
        fee: Agency fee.
    """
    house = db.fetch(House, "houses", house_id)
    if house["status"] == "sold":
        raise Refused("The house is sold.")
    if house["agency_until"] > shift(db.today, days=28):
        raise Refused("The agency runs for more than four weeks yet.")
    account = db.fetch(Agent, "agents", db.account)
    if fee < account["lowest_fee"]:
        raise Refused("The fee is below what you may agree to.")
    if fee > house["fee"]:
        raise Refused("The fee cannot rise.")
    db.update("houses", house_id, fee=fee, agency_until=shift(db.today, days=140))
    return db.fetch(House, "houses", house_id)


def withdraw_house(db: Database, house_id: str) -> House:
    """Take a house off the market on which no bid at the asking price is open; its bids are rejected.

    Args:
        house_id: Id of the house.
    """
    house = db.fetch(House, "houses", house_id)
    if house["status"] != "for_sale":
        raise Refused("The house must be for sale.")
    if db.exists(
        "SELECT 1 FROM bids WHERE house_id = ? AND status = 'open' AND amount >= ?", house_id, house["asking"]
    ):
        raise Refused("A bid at the asking price is open.")
    db.update("houses", house_id, status="withdrawn")
    for bid in db.all(Bid, "SELECT * FROM bids WHERE house_id = ? AND status = 'open' ORDER BY id", house_id):
        db.update("bids", bid["id"], status="rejected")
    return db.fetch(House, "houses", house_id)

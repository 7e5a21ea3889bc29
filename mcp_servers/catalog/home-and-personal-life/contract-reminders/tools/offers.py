"""Tools about offers."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Contract, Offer, OfferStatus, Provider


class OfferSummary(TypedDict):
    """An offer as a search lists it."""

    id: str
    contract_number: str
    provider_name: str
    price: int
    term_months: int
    valid_until: str
    status: OfferStatus


def find_offers(
    db: Database,
    contract_id: str | None = None,
    provider_id: str | None = None,
    status: OfferStatus | None = None,
    max_price: int | None = None,
    valid_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[OfferSummary]:
    """Search offers by old contract, provider, status, monthly price or last day of the offer.

    Args:
        contract_id: Only offers of the old contract with this id.
        provider_id: Only offers of the provider with this id.
        status: Only offers with this status.
        max_price: Only offers with a monthly price of at most this.
        valid_until_from: Only offers with a last day of the offer at or after this.
        page: Page number, from 1.
    """
    return db.search(
        OfferSummary,
        """
        SELECT offers.id, contracts.number AS contract_number, providers.name AS provider_name,
            offers.price, offers.term_months, offers.valid_until, offers.status
        FROM offers
        JOIN contracts ON contracts.id = offers.contract_id
        JOIN providers ON providers.id = offers.provider_id
        """,
        where={
            "offers.contract_id = ?": contract_id,
            "offers.provider_id = ?": provider_id,
            "offers.status = ?": status,
            "offers.price <= ?": max_price,
            "offers.valid_until >= ?": valid_until_from,
        },
        order="offers.price, offers.id",
        page=page,
    )


def note_offer(
    db: Database,
    contract_id: str,
    provider_id: str,
    price: Annotated[int, between(2000, 90000)],
    term_months: Annotated[int, between(1, 36)],
    valid_until: Day,
) -> Offer:
    """Keep an offer of another provider that could replace a running contract.

    Args:
        contract_id: Id of the old contract.
        provider_id: Id of the provider.
        price: Monthly price, in minor units.
        term_months: Term in months.
        valid_until: Last day of the offer.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    db.fetch(Provider, "providers", provider_id)
    if contract["status"] == "ended":
        raise Refused("The contract has ended.")
    if provider_id == contract["provider_id"]:
        raise Refused("That is the provider of the contract itself.")
    if valid_until < db.today:
        raise Refused("The offer has run out.")
    if price > contract["price"] * 2:
        raise Refused("That is more than double the price.")
    if db.exists(
        "SELECT 1 FROM offers WHERE contract_id = ? AND provider_id = ? AND status = 'open'", contract_id, provider_id
    ):
        raise Refused("An offer of this provider is kept already.")
    offer_id = db.insert(
        "offers",
        contract_id=contract_id,
        provider_id=provider_id,
        price=price,
        term_months=term_months,
        valid_until=valid_until,
        status="open",
    )
    return db.fetch(Offer, "offers", offer_id)


def sign_offer(db: Database, offer_id: str, number: Text) -> Offer:
    """Sign an offer that is still valid, once the old contract is compulsory or under notice; the new contract
    begins with its end.

    Args:
        offer_id: Id of the offer.
        number: Contract number.
    """
    offer = db.fetch(Offer, "offers", offer_id)
    if offer["status"] != "open":
        raise Refused("The offer must be open.")
    if offer["valid_until"] < db.today:
        raise Refused("The offer has run out.")
    contract = db.fetch(Contract, "contracts", offer["contract_id"])
    if contract["status"] != "notice_given" and not contract["compulsory"]:
        raise Refused("The old contract is to be cancelled first.")
    if offer["price"] > contract["price"] and offer["term_months"] > 12:
        raise Refused("A dearer contract is signed for a year at most.")
    if db.exists("SELECT 1 FROM offers WHERE contract_id = ? AND status = 'signed'", offer["contract_id"]):
        raise Refused("Another successor is signed.")
    if db.exists("SELECT 1 FROM contracts WHERE number = ?", number):
        raise Refused("A contract with this number exists.")
    db.update("offers", offer_id, status="signed")
    db.insert(
        "contracts",
        number=number,
        what=contract["what"],
        signer_id=db.account,
        provider_id=offer["provider_id"],
        compulsory=contract["compulsory"],
        price=offer["price"],
        ends_on=shift(contract["ends_on"], days=30 * offer["term_months"]),
        notice_days=30,
        renewal_months=12,
        status="running",
    )
    for each_offer in db.all(
        Offer,
        """
        SELECT * FROM offers
        WHERE contract_id = ? AND id != ? AND status = 'open'
        ORDER BY id
        """,
        offer["contract_id"],
        offer_id,
    ):
        db.update("offers", each_offer["id"], status="declined")
    return db.fetch(Offer, "offers", offer_id)

"""Tools about price changes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Contract, PriceChange, PriceChangeStatus, Signer


class PriceChangeSummary(TypedDict):
    """A price change as a search lists it."""

    id: str
    contract_number: str
    contract_what: str
    new_price: int
    valid_from: str
    status: PriceChangeStatus


def find_price_changes(
    db: Database,
    contract_id: str | None = None,
    signer_id: str | None = None,
    status: PriceChangeStatus | None = None,
    valid_from_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[PriceChangeSummary]:
    """Search price changes by contract, signer, status or first day of the new price.

    Args:
        contract_id: Only price changes of the contract with this id.
        signer_id: Only price changes of the signer with this id.
        status: Only price changes with this status.
        valid_from_until: Only price changes with a first day of the new price at or before this.
        page: Page number, from 1.
    """
    return db.search(
        PriceChangeSummary,
        """
        SELECT price_changes.id, contracts.number AS contract_number, contracts.what AS contract_what,
            price_changes.new_price, price_changes.valid_from, price_changes.status
        FROM price_changes
        JOIN contracts ON contracts.id = price_changes.contract_id
        """,
        where={
            "price_changes.contract_id = ?": contract_id,
            "contracts.signer_id = ?": signer_id,
            "price_changes.status = ?": status,
            "price_changes.valid_from <= ?": valid_from_until,
        },
        order="price_changes.valid_from, price_changes.id",
        page=page,
    )


def announce_price(
    db: Database, contract_id: str, new_price: Annotated[int, between(2000, 100000)], valid_from: Day
) -> PriceChange:
    """Note a new price that a provider has announced a month ahead at least.

    Args:
        contract_id: Id of the contract.
        new_price: New price, in minor units.
        valid_from: First day of the new price.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] == "ended":
        raise Refused("The contract has ended.")
    if new_price == contract["price"]:
        raise Refused("The price is that already.")
    if valid_from < shift(db.today, days=30):
        raise Refused("A new price is announced a month ahead.")
    if new_price > contract["price"] * 2:
        raise Refused("A price cannot more than double.")
    if db.exists("SELECT 1 FROM price_changes WHERE contract_id = ? AND status = 'announced'", contract_id):
        raise Refused("Another change is announced already.")
    price_change_id = db.insert(
        "price_changes",
        contract_id=contract_id,
        new_price=new_price,
        valid_from=valid_from,
        announced_on=db.today,
        status="announced",
    )
    return db.fetch(PriceChange, "price_changes", price_change_id)


def accept_price(db: Database, price_change_id: str) -> PriceChange:
    """Accept a new price that the monthly budget can bear; the contract costs that much from then on.

    Args:
        price_change_id: Id of the price change.
    """
    price_change = db.fetch(PriceChange, "price_changes", price_change_id)
    if price_change["status"] not in ("announced", "contested"):
        raise Refused("The price change must be announced or contested.")
    contract = db.fetch(Contract, "contracts", price_change["contract_id"])
    if contract["status"] != "running":
        raise Refused("The contract is cancelled or over.")
    monthly_cost = db.number("SELECT SUM(price) FROM contracts WHERE status = 'running'")
    account = db.fetch(Signer, "signers", db.account)
    if (
        price_change["new_price"] > contract["price"]
        and monthly_cost + price_change["new_price"] - contract["price"] > account["budget"]
    ):
        raise Refused("The monthly budget does not allow that.")
    db.update("price_changes", price_change_id, status="accepted")
    db.update("contracts", price_change["contract_id"], price=price_change["new_price"])
    return db.fetch(PriceChange, "price_changes", price_change_id)


def contest_price(db: Database, price_change_id: str) -> PriceChange:
    """Contest a price rise within 30 days of its announcement.

    Args:
        price_change_id: Id of the price change.
    """
    price_change = db.fetch(PriceChange, "price_changes", price_change_id)
    if price_change["status"] != "announced":
        raise Refused("The price change must be announced.")
    contract = db.fetch(Contract, "contracts", price_change["contract_id"])
    if price_change["new_price"] <= contract["price"]:
        raise Refused("It does not become dearer.")
    if price_change["announced_on"] < shift(db.today, days=-30):
        raise Refused("The 30 days are over.")
    db.update("price_changes", price_change_id, status="contested")
    return db.fetch(PriceChange, "price_changes", price_change_id)

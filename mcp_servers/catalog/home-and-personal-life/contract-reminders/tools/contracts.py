"""Tools about contracts."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between, shift

from .rows import Contract, ContractStatus, Letter, Offer, Provider, Reminder, Signer


class ContractSummary(TypedDict):
    """A contract as a search lists it."""

    id: str
    number: str
    what: str
    provider_name: str
    price: int
    ends_on: str
    status: ContractStatus


class ContractDetails(Contract):
    """A contract in full."""

    provider_name: str
    signer_name: str
    last_day_to_cancel: str
    days_left: int
    cheapest_offer: int | None


class ContractsByWhat(TypedDict):
    """Totals of contracts for one subject."""

    what: str
    contracts: int
    monthly_price: int
    next_end: str | None


def find_contracts(
    db: Database,
    number: str | None = None,
    what: str | None = None,
    signer_id: str | None = None,
    provider_id: str | None = None,
    status: ContractStatus | None = None,
    ends_until: Day | None = None,
    min_price: int | None = None,
    page: PageNumber = 1,
) -> Page[ContractSummary]:
    """Search contracts by contract number, subject, signer, provider, status, end of the term or monthly price.

    Args:
        number: Only contracts with this contract number.
        what: Only contracts whose subject contains this text.
        signer_id: Only contracts of the signer with this id.
        provider_id: Only contracts of the provider with this id.
        status: Only contracts with this status.
        ends_until: Only contracts with an end of the term at or before this.
        min_price: Only contracts with a monthly price of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ContractSummary,
        """
        SELECT contracts.id, contracts.number, contracts.what, providers.name AS provider_name,
            contracts.price, contracts.ends_on, contracts.status
        FROM contracts
        JOIN providers ON providers.id = contracts.provider_id
        """,
        where={
            "contracts.number = ?": number,
            "instr(lower(contracts.what), lower(?)) > 0": what,
            "contracts.signer_id = ?": signer_id,
            "contracts.provider_id = ?": provider_id,
            "contracts.status = ?": status,
            "contracts.ends_on <= ?": ends_until,
            "contracts.price >= ?": min_price,
        },
        order="contracts.ends_on, contracts.id",
        page=page,
    )


def get_contract(db: Database, contract_id: str) -> ContractDetails:
    """Show a contract with the last day for a cancellation, the days until then and its cheapest open offer.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    last_day_to_cancel = shift(contract["ends_on"], days=-contract["notice_days"])
    days_left = days_between(db.today, shift(contract["ends_on"], days=-contract["notice_days"]))
    cheapest_offer: int | None = db.value(
        """
        SELECT MIN(price) FROM offers
        WHERE contract_id = ? AND status = 'open' AND valid_until >= ?
        """,
        contract_id,
        db.today,
    )
    provider = db.fetch(Provider, "providers", contract["provider_id"])
    signer = db.fetch(Signer, "signers", contract["signer_id"])
    return {
        **contract,
        "provider_name": provider["name"],
        "signer_name": signer["name"],
        "last_day_to_cancel": last_day_to_cancel,
        "days_left": days_left,
        "cheapest_offer": cheapest_offer,
    }


def report_contracts(
    db: Database,
    signer_id: str | None = None,
    status: ContractStatus | None = None,
    ends_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ContractsByWhat]:
    """Count contracts and add up their monthly prices by what they are for.

    Args:
        signer_id: Only contracts of the signer with this id.
        status: Only contracts with this status.
        ends_until: Only contracts with an end of the term at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ContractsByWhat,
        """
        SELECT what, COUNT(*) AS contracts, COALESCE(SUM(price), 0) AS monthly_price, MIN(ends_on) AS
            next_end
        FROM contracts
        """,
        where={"signer_id = ?": signer_id, "status = ?": status, "ends_on <= ?": ends_until},
        group="what",
        order="what",
        page=page,
    )


def withdraw_cancellation(db: Database, contract_id: str) -> Contract:
    """Keep a contract after all while its cancellation has not been answered.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "notice_given":
        raise Refused("The contract must be notice given.")
    if db.exists(
        """
        SELECT 1 FROM letters
        WHERE contract_id = ? AND purpose = 'cancellation' AND status = 'answered'
        """,
        contract_id,
    ):
        raise Refused("The provider has confirmed the cancellation.")
    if db.exists("SELECT 1 FROM offers WHERE contract_id = ? AND status = 'signed'", contract_id):
        raise Refused("Its successor is signed already.")
    if contract["ends_on"] <= db.today:
        raise Refused("The term is over.")
    db.update("contracts", contract_id, status="running")
    for letter in db.all(
        Letter,
        """
        SELECT * FROM letters
        WHERE contract_id = ? AND purpose = 'cancellation' AND status IN ('sent', 'repeated')
        ORDER BY id
        """,
        contract_id,
    ):
        db.update("letters", letter["id"], status="answered")
    return db.fetch(Contract, "contracts", contract_id)


def end_contract(db: Database, contract_id: str) -> Contract:
    """Note that a contract has ended, by a confirmed cancellation within 60 days of its end; its reminders are
    dropped.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] not in ("notice_given", "running"):
        raise Refused("The contract must be notice given or running.")
    if contract["status"] != "notice_given":
        raise Refused("The contract has not been cancelled.")
    if contract["ends_on"] > shift(db.today, days=60):
        raise Refused("The term runs for more than 60 days yet.")
    if not db.exists(
        """
        SELECT 1 FROM letters
        WHERE contract_id = ? AND purpose = 'cancellation' AND status = 'answered'
        """,
        contract_id,
    ):
        raise Refused("The cancellation has not been confirmed.")
    db.update("contracts", contract_id, status="ended", ends_on=min(db.today, contract["ends_on"]))
    for reminder in db.all(
        Reminder, "SELECT * FROM reminders WHERE contract_id = ? AND status = 'waiting' ORDER BY id", contract_id
    ):
        db.update("reminders", reminder["id"], status="dropped")
    for offer in db.all(
        Offer, "SELECT * FROM offers WHERE contract_id = ? AND status = 'open' ORDER BY id", contract_id
    ):
        db.update("offers", offer["id"], status="declined")
    return db.fetch(Contract, "contracts", contract_id)


def renew_contract(db: Database, contract_id: str) -> Contract:
    """Let a contract renew whose last day for a cancellation has passed; its term grows by 30 days for each renewal
    month.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "running":
        raise Refused("The contract is cancelled or over.")
    if shift(contract["ends_on"], days=-contract["notice_days"]) >= db.today:
        raise Refused("It can still be cancelled.")
    if db.exists(
        """
        SELECT 1 FROM letters
        WHERE contract_id = ? AND purpose = 'cancellation' AND status IN ('sent', 'repeated')
        """,
        contract_id,
    ):
        raise Refused("A cancellation is under way.")
    db.update("contracts", contract_id, ends_on=shift(contract["ends_on"], days=30 * contract["renewal_months"]))
    db.insert(
        "reminders",
        contract_id=contract_id,
        due_on=shift(contract["ends_on"], days=30 * contract["renewal_months"] - contract["notice_days"] - 14),
        what="Compare prices",
        status="waiting",
    )
    return db.fetch(Contract, "contracts", contract_id)

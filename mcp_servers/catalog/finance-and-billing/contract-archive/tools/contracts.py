"""Tools about contracts."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import (
    Database,
    Day,
    Page,
    PageNumber,
    Refused,
    Text,
    at_least,
    between,
    days_between,
    every_word,
    shift,
)

from .rows import Amendment, Contract, ContractStatus, Keeper, Partner


class ContractSummary(TypedDict):
    """A contract as a search lists it."""

    id: str
    number: str
    subject: str
    partner_name: str
    status: ContractStatus
    yearly_value: int
    ends_on: str


class ContractBody(TypedDict):
    """Lines of the text of a contract."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


class ContractDetails(Contract):
    """A contract in full."""

    partner_name: str
    keeper_name: str
    signatures: int
    amendments_signed: int
    amendments_open: int


class ContractsByPartnerName(TypedDict):
    """Totals of contracts for one name."""

    partner_name: str
    contracts: int
    value: int
    next_end: str | None


def find_contracts(
    db: Database,
    number: str | None = None,
    subject: str | None = None,
    partner_id: str | None = None,
    keeper_id: str | None = None,
    status: ContractStatus | None = None,
    ends_until: Day | None = None,
    in_dispute: bool | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[ContractSummary]:
    """Search contracts by contract number, subject, supplier, keeper, status, end date, in dispute or text.

    Args:
        number: Only contracts with this contract number.
        subject: Only contracts whose subject contains this text.
        partner_id: Only contracts of the supplier with this id.
        keeper_id: Only contracts of the keeper with this id.
        status: Only contracts with this status.
        ends_until: Only contracts with an end date at or before this.
        in_dispute: Only contracts for which this holds, or does not: in dispute.
        words: Only contracts whose text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        ContractSummary,
        """
        SELECT contracts.id, contracts.number, contracts.subject, partners.name AS partner_name,
            contracts.status, contracts.yearly_value, contracts.ends_on
        FROM contracts
        JOIN partners ON partners.id = contracts.partner_id
        """,
        where={
            "contracts.number = ?": number,
            "instr(lower(contracts.subject), lower(?)) > 0": subject,
            "contracts.partner_id = ?": partner_id,
            "contracts.keeper_id = ?": keeper_id,
            "contracts.status = ?": status,
            "contracts.ends_on <= ?": ends_until,
            "contracts.in_dispute = ?": in_dispute,
            "contracts.rowid IN (SELECT rowid FROM contracts_text WHERE contracts_text MATCH ?)": every_word(words),
        },
        order="contracts.ends_on, contracts.id",
        page=page,
    )


def read_contract(
    db: Database,
    contract_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> ContractBody:
    """Read the text of a contract, some lines at a time.

    Args:
        contract_id: Id of the contract.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Contract, "contracts", contract_id)
    text = db.value("SELECT body FROM contracts WHERE id = ?", contract_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This contract ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def get_contract(db: Database, contract_id: str) -> ContractDetails:
    """Show a contract without its text, with its signatures and amendments.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    signatures = db.number("SELECT COUNT(*) FROM signatures WHERE contract_id = ?", contract_id)
    amendments_signed = db.number(
        "SELECT COUNT(*) FROM amendments WHERE contract_id = ? AND status = 'signed'", contract_id
    )
    amendments_open = db.number(
        "SELECT COUNT(*) FROM amendments WHERE contract_id = ? AND status = 'draft'", contract_id
    )
    partner = db.fetch(Partner, "partners", contract["partner_id"])
    keeper = db.fetch(Keeper, "keepers", contract["keeper_id"])
    return {
        **contract,
        "partner_name": partner["name"],
        "keeper_name": keeper["name"],
        "signatures": signatures,
        "amendments_signed": amendments_signed,
        "amendments_open": amendments_open,
    }


def report_contracts(
    db: Database,
    status: ContractStatus | None = None,
    keeper_id: str | None = None,
    ends_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ContractsByPartnerName]:
    """Sum up contracts by supplier.

    Args:
        status: Only contracts with this status.
        keeper_id: Only contracts of the keeper with this id.
        ends_until: Only contracts with an end date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ContractsByPartnerName,
        """
        SELECT partners.name AS partner_name, COUNT(*) AS contracts, COALESCE(SUM(contracts.yearly_value),
            0) AS value, MIN(contracts.ends_on) AS next_end
        FROM contracts
        JOIN partners ON partners.id = contracts.partner_id
        """,
        where={
            "contracts.status = ?": status,
            "contracts.keeper_id = ?": keeper_id,
            "contracts.ends_on <= ?": ends_until,
        },
        group="partners.name",
        order="partners.name",
        page=page,
    )


def draft_contract(
    db: Database,
    number: Text,
    subject: Text,
    partner_id: str,
    yearly_value: Annotated[int, between(10000, 9000000)],
    notice_days: Annotated[int, between(14, 180)],
    begins_on: Day,
    ends_on: Day,
    body: Text,
) -> Contract:
    """Draft a contract with an approved supplier.

    Args:
        number: Contract number.
        subject: Subject of the contract.
        partner_id: Id of the supplier.
        yearly_value: Value a year, in minor units.
        notice_days: Days of notice.
        begins_on: Start date.
        ends_on: End date.
        body: Text of the contract.
    """
    partner = db.fetch(Partner, "partners", partner_id)
    if partner["status"] != "approved":
        raise Refused("The supplier is barred.")
    if begins_on < db.today:
        raise Refused("A contract begins today at the earliest.")
    if days_between(begins_on, ends_on) < notice_days:
        raise Refused("The contract is shorter than its notice.")
    if db.number("SELECT COUNT(*) FROM contracts WHERE partner_id = ? AND status = 'draft'", partner_id) >= 2:
        raise Refused("There are two drafts with this supplier.")
    if db.exists("SELECT 1 FROM contracts WHERE number = ?", number):
        raise Refused("Another contract already has this contract number.")
    contract_id = db.insert(
        "contracts",
        number=number,
        subject=subject,
        partner_id=partner_id,
        yearly_value=yearly_value,
        notice_days=notice_days,
        begins_on=begins_on,
        ends_on=ends_on,
        body=body,
        keeper_id=db.account,
        status="draft",
        in_dispute=False,
    )
    return db.fetch(Contract, "contracts", contract_id)


def sign_contract(db: Database, contract_id: str) -> Contract:
    """Put a draft into force once it has the signatures that its value asks for.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "draft":
        raise Refused("The contract must be draft.")
    partner = db.fetch(Partner, "partners", contract["partner_id"])
    if partner["status"] != "approved":
        raise Refused("The supplier is barred.")
    signature_count = db.number("SELECT COUNT(*) FROM signatures WHERE contract_id = ?", contract_id)
    if signature_count < 2 and not db.exists(
        """
        SELECT 1 FROM signatures
        JOIN keepers ON keepers.id = signatures.keeper_id
        WHERE signatures.contract_id = ? AND keepers.signing_limit >= ?
        """,
        contract_id,
        contract["yearly_value"],
    ):
        raise Refused("The contract lacks a signature.")
    db.update("contracts", contract_id, status="signed")
    return db.fetch(Contract, "contracts", contract_id)


def drop_draft(db: Database, contract_id: str) -> Contract:
    """Drop a draft that nobody has signed.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "draft":
        raise Refused("The contract must be draft.")
    if db.exists("SELECT 1 FROM signatures WHERE contract_id = ?", contract_id):
        raise Refused("Somebody has signed the draft.")
    db.update("contracts", contract_id, status="dropped")
    return db.fetch(Contract, "contracts", contract_id)


def give_notice(db: Database, contract_id: str) -> Contract:
    """Give notice of a contract in time; drafts of amendments are dropped.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "signed":
        raise Refused("The contract must be signed.")
    if days_between(db.today, contract["ends_on"]) < contract["notice_days"]:
        raise Refused("It is too late to give notice.")
    db.update("contracts", contract_id, status="noticed")
    for amendment in db.all(
        Amendment, "SELECT * FROM amendments WHERE contract_id = ? AND status = 'draft' ORDER BY id", contract_id
    ):
        db.update("amendments", amendment["id"], status="dropped")
    return db.fetch(Contract, "contracts", contract_id)


def renew_contract(db: Database, contract_id: str) -> Contract:
    """Renew a contract for a year because nobody gave notice in time.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "signed":
        raise Refused("The contract is not in force, or notice was given.")
    if days_between(db.today, contract["ends_on"]) >= contract["notice_days"]:
        raise Refused("Notice can still be given.")
    db.update("contracts", contract_id, ends_on=shift(contract["ends_on"], days=365))
    return db.fetch(Contract, "contracts", contract_id)


def end_contract(db: Database, contract_id: str) -> Contract:
    """End a contract whose last day has passed, and whose file is back.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] not in ("noticed", "signed"):
        raise Refused("The contract must be noticed or signed.")
    partner = db.fetch(Partner, "partners", contract["partner_id"])
    if contract["ends_on"] > db.today and partner["status"] != "barred":
        raise Refused("The contract has not run out.")
    if db.exists("SELECT 1 FROM loans WHERE contract_id = ? AND status = 'out'", contract_id):
        raise Refused("The file is on loan.")
    db.update("contracts", contract_id, status="ended")
    return db.fetch(Contract, "contracts", contract_id)


def destroy_contract(db: Database, contract_id: str) -> Contract:
    """Destroy a contract that ended six years ago and is not in dispute.

    Args:
        contract_id: Id of the contract.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "ended":
        raise Refused("The contract must be ended.")
    if contract["ends_on"] > shift(db.today, days=-2190):
        raise Refused("The contract ended less than six years ago.")
    if contract["in_dispute"]:
        raise Refused("The contract is in dispute.")
    db.update("contracts", contract_id, status="destroyed")
    return db.fetch(Contract, "contracts", contract_id)


def note_dispute(db: Database, contract_id: str, in_dispute: bool) -> Contract:
    """Note that a contract is in dispute, or is so no more.

    Args:
        contract_id: Id of the contract.
        in_dispute: Whether this holds for the contract: in dispute.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] == "draft" or contract["status"] == "dropped":
        raise Refused("The contract was never in force.")
    if contract["in_dispute"] == in_dispute:
        raise Refused("That is noted already.")
    db.update("contracts", contract_id, in_dispute=in_dispute)
    return db.fetch(Contract, "contracts", contract_id)

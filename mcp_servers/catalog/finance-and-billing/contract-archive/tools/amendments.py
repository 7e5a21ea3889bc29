"""Tools about amendments."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, every_word

from .rows import Amendment, AmendmentStatus, Contract, Keeper


class AmendmentSummary(TypedDict):
    """An amendment as a search lists it."""

    id: str
    number: str
    contract_number: str
    reason: str
    status: AmendmentStatus
    takes_effect_on: str


class AmendmentBody(TypedDict):
    """Lines of the text of an amendment."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_amendments(
    db: Database,
    number: str | None = None,
    contract_id: str | None = None,
    partner_id: str | None = None,
    status: AmendmentStatus | None = None,
    takes_effect_until: Day | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[AmendmentSummary]:
    """Search amendments by amendment number, contract, supplier, status, effective date or text.

    Args:
        number: Only amendments with this amendment number.
        contract_id: Only amendments of the contract with this id.
        partner_id: Only amendments of the supplier with this id.
        status: Only amendments with this status.
        takes_effect_until: Only amendments with an effective date at or before this.
        words: Only amendments whose text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        AmendmentSummary,
        """
        SELECT amendments.id, amendments.number, contracts.number AS contract_number, amendments.reason,
            amendments.status, amendments.takes_effect_on
        FROM amendments
        JOIN contracts ON contracts.id = amendments.contract_id
        """,
        where={
            "amendments.number = ?": number,
            "amendments.contract_id = ?": contract_id,
            "contracts.partner_id = ?": partner_id,
            "amendments.status = ?": status,
            "amendments.takes_effect_on <= ?": takes_effect_until,
            "amendments.rowid IN (SELECT rowid FROM amendments_text WHERE amendments_text MATCH ?)": every_word(words),
        },
        order="amendments.number, amendments.id",
        page=page,
    )


def read_amendment(
    db: Database,
    amendment_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> AmendmentBody:
    """Read the text of an amendment, some lines at a time.

    Args:
        amendment_id: Id of the amendment.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Amendment, "amendments", amendment_id)
    text = db.value("SELECT body FROM amendments WHERE id = ?", amendment_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This amendment ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def draft_amendment(
    db: Database,
    number: Text,
    contract_id: str,
    reason: Text,
    takes_effect_on: Day,
    new_value: Annotated[int, between(10000, 9000000)],
    body: Text,
) -> Amendment:
    """Draft an amendment of a contract in force.

    Args:
        number: Amendment number.
        contract_id: Id of the contract.
        reason: Reason of the amendment.
        takes_effect_on: Effective date.
        new_value: New value a year, in minor units.
        body: Text of the amendment.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] != "signed":
        raise Refused("The contract is not in force, or notice was given.")
    if takes_effect_on <= db.today or takes_effect_on >= contract["ends_on"]:
        raise Refused("The amendment must take effect while the contract runs.")
    if db.exists("SELECT 1 FROM amendments WHERE contract_id = ? AND status = 'draft'", contract_id):
        raise Refused("Another amendment of this contract is a draft.")
    if db.exists("SELECT 1 FROM amendments WHERE number = ?", number):
        raise Refused("Another amendment already has this amendment number.")
    amendment_id = db.insert(
        "amendments",
        number=number,
        contract_id=contract_id,
        reason=reason,
        takes_effect_on=takes_effect_on,
        new_value=new_value,
        body=body,
        status="draft",
    )
    return db.fetch(Amendment, "amendments", amendment_id)


def sign_amendment(db: Database, amendment_id: str) -> Amendment:
    """Sign an amendment within your limit; the contract then has the new value.

    Args:
        amendment_id: Id of the amendment.
    """
    amendment = db.fetch(Amendment, "amendments", amendment_id)
    if amendment["status"] != "draft":
        raise Refused("The amendment must be draft.")
    contract = db.fetch(Contract, "contracts", amendment["contract_id"])
    if contract["status"] != "signed":
        raise Refused("The contract is not in force, or notice was given.")
    account = db.fetch(Keeper, "keepers", db.account)
    if amendment["new_value"] > account["signing_limit"] and not db.exists(
        """
        SELECT 1 FROM signatures
        JOIN keepers ON keepers.id = signatures.keeper_id
        WHERE signatures.contract_id = ? AND keepers.signing_limit >= ?
        """,
        amendment["contract_id"],
        amendment["new_value"],
    ):
        raise Refused("The new value is above your limit.")
    db.update("amendments", amendment_id, status="signed")
    db.update("contracts", amendment["contract_id"], yearly_value=amendment["new_value"])
    return db.fetch(Amendment, "amendments", amendment_id)

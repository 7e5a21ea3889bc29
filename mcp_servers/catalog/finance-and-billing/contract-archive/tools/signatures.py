"""Tools about signatures."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Contract, Keeper, Signature


class SignatureSummary(TypedDict):
    """A signature as a search lists it."""

    id: str
    contract_number: str
    keeper_name: str
    signed_on: str


def find_signatures(
    db: Database,
    contract_id: str | None = None,
    keeper_id: str | None = None,
    signed_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[SignatureSummary]:
    """Search signatures by contract, keeper or date of the signature.

    Args:
        contract_id: Only signatures of the contract with this id.
        keeper_id: Only signatures of the keeper with this id.
        signed_from: Only signatures with a date of the signature at or after this.
        page: Page number, from 1.
    """
    return db.search(
        SignatureSummary,
        """
        SELECT signatures.id, contracts.number AS contract_number, keepers.name AS keeper_name,
            signatures.signed_on
        FROM signatures
        JOIN contracts ON contracts.id = signatures.contract_id
        JOIN keepers ON keepers.id = signatures.keeper_id
        """,
        where={
            "signatures.contract_id = ?": contract_id,
            "signatures.keeper_id = ?": keeper_id,
            "signatures.signed_on >= ?": signed_from,
        },
        order="signatures.signed_on DESC, signatures.id",
        page=page,
    )


def add_signature(db: Database, contract_id: str, keeper_id: str) -> Signature:
    """Enter a keeper's signature under a draft.

    Args:
        contract_id: Id of the contract.
        keeper_id: Id of the keeper.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    keeper = db.fetch(Keeper, "keepers", keeper_id)
    if contract["status"] != "draft":
        raise Refused("The contract is not a draft.")
    if keeper["status"] != "in_office":
        raise Refused("The keeper is away.")
    if db.number("SELECT COUNT(*) FROM signatures WHERE contract_id = ?", contract_id) >= 2:
        raise Refused("Two people have signed already.")
    if db.exists("SELECT 1 FROM signatures WHERE contract_id = ? AND keeper_id = ?", contract_id, keeper_id):
        raise Refused("Another signature already has this contract and keeper.")
    signature_id = db.insert("signatures", contract_id=contract_id, keeper_id=keeper_id, signed_on=db.today)
    return db.fetch(Signature, "signatures", signature_id)

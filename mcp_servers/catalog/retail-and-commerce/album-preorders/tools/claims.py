"""Tools about claims."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Claim, ClaimStatus, Edition, Preorder


class ClaimSummary(TypedDict):
    """A claim as a search lists it."""

    id: str
    preorder_number: str
    preorder_edition_title: str
    remark: str
    status: ClaimStatus


def find_claims(
    db: Database,
    preorder_id: str | None = None,
    edition_id: str | None = None,
    customer_id: str | None = None,
    status: ClaimStatus | None = None,
    made_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ClaimSummary]:
    """Search claims by order, edition, customer, status or day of the claim.

    Args:
        preorder_id: Only claims of the order with this id.
        edition_id: Only claims of the edition with this id.
        customer_id: Only claims of the customer with this id.
        status: Only claims with this status.
        made_from: Only claims with a day of the claim at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ClaimSummary,
        """
        SELECT claims.id, preorders.number AS preorder_number, editions.title AS preorder_edition_title,
            claims.remark, claims.status
        FROM claims
        JOIN preorders ON preorders.id = claims.preorder_id
        JOIN editions ON editions.id = preorders.edition_id
        """,
        where={
            "claims.preorder_id = ?": preorder_id,
            "preorders.edition_id = ?": edition_id,
            "preorders.customer_id = ?": customer_id,
            "claims.status = ?": status,
            "claims.made_on >= ?": made_from,
        },
        order="claims.made_on, claims.id",
        page=page,
    )


def claim_damage(db: Database, preorder_id: str, remark: Text) -> Claim:
    """Note a claim about damaged copies within eight days of sending.

    Args:
        preorder_id: Id of the order.
        remark: Remark of the claim.
    """
    preorder = db.fetch(Preorder, "preorders", preorder_id)
    if preorder["status"] != "sent":
        raise Refused("The order was not sent.")
    if preorder["sent_on"] is None or preorder["sent_on"] < shift(db.today, days=-8):
        raise Refused("The time for claims is over.")
    if db.exists("SELECT 1 FROM claims WHERE preorder_id = ?", preorder_id):
        raise Refused("Another claim already has this order.")
    claim_id = db.insert("claims", preorder_id=preorder_id, remark=remark, made_on=db.today, status="open")
    return db.fetch(Claim, "claims", claim_id)


def refund_claim(db: Database, claim_id: str) -> Claim:
    """Refund a claim when no free copies of the edition are left to replace it.

    Args:
        claim_id: Id of the claim.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["status"] != "open":
        raise Refused("The claim must be open.")
    preorder = db.fetch(Preorder, "preorders", claim["preorder_id"])
    edition = db.fetch(Edition, "editions", preorder["edition_id"])
    free = edition["pressing"] - db.number(
        """
        SELECT SUM(copies) FROM preorders
        WHERE edition_id = ? AND status IN ('reserved', 'paid', 'sent')
        """,
        preorder["edition_id"],
    )
    if free >= preorder["copies"]:
        raise Refused("There are free copies to replace it.")
    db.update("claims", claim_id, status="refunded")
    return db.fetch(Claim, "claims", claim_id)


def replace_claim(db: Database, claim_id: str) -> Claim:
    """Replace the copies of a claim from those that arrived and nobody has reserved.

    Args:
        claim_id: Id of the claim.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["status"] != "open":
        raise Refused("The claim must be open.")
    preorder = db.fetch(Preorder, "preorders", claim["preorder_id"])
    edition = db.fetch(Edition, "editions", preorder["edition_id"])
    free = edition["pressing"] - db.number(
        """
        SELECT SUM(copies) FROM preorders
        WHERE edition_id = ? AND status IN ('reserved', 'paid', 'sent')
        """,
        preorder["edition_id"],
    )
    if free < preorder["copies"]:
        raise Refused("All copies are reserved.")
    in_house = edition["arrived"] - db.number(
        "SELECT SUM(copies) FROM preorders WHERE edition_id = ? AND status = 'sent'", preorder["edition_id"]
    )
    if in_house < preorder["copies"]:
        raise Refused("Not enough copies are in the house.")
    db.update("claims", claim_id, status="replaced")
    db.update(
        "editions",
        preorder["edition_id"],
        pressing=edition["pressing"] - preorder["copies"],
        arrived=edition["arrived"] - preorder["copies"],
    )
    return db.fetch(Claim, "claims", claim_id)

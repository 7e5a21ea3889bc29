"""Tools about papers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Claim, Paper, PaperKind


class PaperSummary(TypedDict):
    """A paper as a search lists it."""

    id: str
    claim_number: str
    kind: PaperKind
    received_on: str


def find_papers(
    db: Database,
    claim_id: str | None = None,
    kind: PaperKind | None = None,
    received_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[PaperSummary]:
    """Search papers by claim, kind or receipt date.

    Args:
        claim_id: Only papers of the claim with this id.
        kind: Only papers with this kind.
        received_from: Only papers with a receipt date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PaperSummary,
        """
        SELECT papers.id, claims.number AS claim_number, papers.kind, papers.received_on FROM papers
        JOIN claims ON claims.id = papers.claim_id
        """,
        where={"papers.claim_id = ?": claim_id, "papers.kind = ?": kind, "papers.received_on >= ?": received_from},
        order="papers.received_on DESC, papers.id",
        page=page,
    )


def add_paper(db: Database, claim_id: str, kind: PaperKind) -> Paper:
    """Note that a paper for a claim that is not decided has come today.

    Args:
        claim_id: Id of the claim.
        kind: Kind of the paper.
    """
    claim = db.fetch(Claim, "claims", claim_id)
    if claim["status"] not in ("reported", "in_review"):
        raise Refused("The claim is decided.")
    if db.exists("SELECT 1 FROM papers WHERE claim_id = ? AND kind = ?", claim_id, kind):
        raise Refused("This paper is there already.")
    paper_id = db.insert("papers", claim_id=claim_id, kind=kind, received_on=db.today)
    return db.fetch(Paper, "papers", paper_id)

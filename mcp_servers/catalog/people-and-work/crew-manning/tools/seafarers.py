"""Tools about seafarers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Contract, Seafarer, SeafarerRank, SeafarerStatus


class SeafarerSummary(TypedDict):
    """A seafarer as a search lists it."""

    id: str
    name: str
    book: str
    rank: SeafarerRank
    medical_until: str
    status: SeafarerStatus


class SeafarerDetails(Seafarer):
    """A seafarer in full."""

    valid_certificates: int
    next_expiry: str | None
    contracts_finished: int


def find_seafarers(
    db: Database,
    name: str | None = None,
    book: str | None = None,
    rank: SeafarerRank | None = None,
    status: SeafarerStatus | None = None,
    medical_until_from: Day | None = None,
    ashore_since_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[SeafarerSummary]:
    """Search seafarers by name, seaman's book number, rank, status, end of the medical certificate or ashore since.

    Args:
        name: Only seafarers whose name contains this text.
        book: Only seafarers with this seaman's book number.
        rank: Only seafarers with this rank.
        status: Only seafarers with this status.
        medical_until_from: Only seafarers with an end of the medical certificate at or after this.
        ashore_since_until: Only seafarers with an ashore since at or before this.
        page: Page number, from 1.
    """
    return db.search(
        SeafarerSummary,
        "SELECT id, name, book, rank, medical_until, status FROM seafarers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "book = ?": book,
            "rank = ?": rank,
            "status = ?": status,
            "medical_until >= ?": medical_until_from,
            "ashore_since <= ?": ashore_since_until,
        },
        order="name, id",
        page=page,
    )


def get_seafarer(db: Database, seafarer_id: str) -> SeafarerDetails:
    """Show a seafarer with the days ashore, the certificates still valid and the contracts finished here.

    Args:
        seafarer_id: Id of the seafarer.
    """
    seafarer = db.fetch(Seafarer, "seafarers", seafarer_id)
    valid_certificates = db.number(
        "SELECT COUNT(*) FROM certificates WHERE seafarer_id = ? AND valid_until >= ?", seafarer_id, db.today
    )
    next_expiry: str | None = db.value(
        "SELECT MIN(valid_until) FROM certificates WHERE seafarer_id = ? AND valid_until >= ?", seafarer_id, db.today
    )
    contracts_finished = db.number(
        "SELECT COUNT(*) FROM contracts WHERE seafarer_id = ? AND status = 'finished'", seafarer_id
    )
    return {
        **seafarer,
        "valid_certificates": valid_certificates,
        "next_expiry": next_expiry,
        "contracts_finished": contracts_finished,
    }


def bar_seafarer(db: Database, seafarer_id: str) -> Seafarer:
    """Bar a seafarer who has no contract that is signed or running.

    Args:
        seafarer_id: Id of the seafarer.
    """
    seafarer = db.fetch(Seafarer, "seafarers", seafarer_id)
    if seafarer["status"] != "available":
        raise Refused("The seafarer must be available.")
    if db.exists("SELECT 1 FROM contracts WHERE seafarer_id = ? AND status IN ('signed', 'on_board')", seafarer_id):
        raise Refused("The seafarer has a contract that is signed or running.")
    db.update("seafarers", seafarer_id, status="barred")
    for contract in db.all(
        Contract, "SELECT * FROM contracts WHERE seafarer_id = ? AND status = 'planned' ORDER BY id", seafarer_id
    ):
        db.update("contracts", contract["id"], status="withdrawn")
    return db.fetch(Seafarer, "seafarers", seafarer_id)

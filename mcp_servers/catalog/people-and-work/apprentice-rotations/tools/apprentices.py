"""Tools about apprentices."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Apprentice, ApprenticeStatus


class ApprenticeSummary(TypedDict):
    """An apprentice as a search lists it."""

    id: str
    code: str
    name: str
    trade: str
    started_on: str
    status: ApprenticeStatus


class ApprenticeDetails(Apprentice):
    """An apprentice in full."""

    finished_rotations: int
    total_marks: int
    unsigned_books: int


def find_apprentices(
    db: Database,
    code: str | None = None,
    name: str | None = None,
    trade: str | None = None,
    status: ApprenticeStatus | None = None,
    started_from: Day | None = None,
    started_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ApprenticeSummary]:
    """Search apprentices by apprentice number, name, trade, status or start of the apprenticeship.

    Args:
        code: Only apprentices with this apprentice number.
        name: Only apprentices whose name contains this text.
        trade: Only apprentices with this trade.
        status: Only apprentices with this status.
        started_from: Only apprentices with a start of the apprenticeship at or after this.
        started_until: Only apprentices with a start of the apprenticeship at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ApprenticeSummary,
        "SELECT id, code, name, trade, started_on, status FROM apprentices",
        where={
            "code = ?": code,
            "instr(lower(name), lower(?)) > 0": name,
            "trade = ?": trade,
            "status = ?": status,
            "started_on >= ?": started_from,
            "started_on <= ?": started_until,
        },
        order="name, id",
        page=page,
    )


def get_apprentice(db: Database, apprentice_id: str) -> ApprenticeDetails:
    """Show an apprentice with the rotations finished, the total of their marks and the record books without a
    signature.

    Args:
        apprentice_id: Id of the apprentice.
    """
    apprentice = db.fetch(Apprentice, "apprentices", apprentice_id)
    finished_rotations = db.number(
        "SELECT COUNT(*) FROM rotations WHERE apprentice_id = ? AND status = 'finished'", apprentice_id
    )
    total_marks = db.number(
        "SELECT SUM(marks) FROM rotations WHERE apprentice_id = ? AND marks IS NOT NULL", apprentice_id
    )
    unsigned_books = db.number(
        "SELECT COUNT(*) FROM record_books WHERE apprentice_id = ? AND status != 'signed'", apprentice_id
    )
    return {
        **apprentice,
        "finished_rotations": finished_rotations,
        "total_marks": total_marks,
        "unsigned_books": unsigned_books,
    }

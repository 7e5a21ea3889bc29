"""Tools about record books."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Apprentice, RecordBook, RecordBookStatus


class RecordBookSummary(TypedDict):
    """A record book as a search lists it."""

    id: str
    apprentice_name: str
    week_of: str
    pages: int
    status: RecordBookStatus


def find_record_books(
    db: Database,
    apprentice_id: str | None = None,
    week_of: Day | None = None,
    status: RecordBookStatus | None = None,
    week_of_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[RecordBookSummary]:
    """Search record books by apprentice, first day of the week or status.

    Args:
        apprentice_id: Only record books of the apprentice with this id.
        week_of: Only record books with this first day of the week.
        status: Only record books with this status.
        week_of_from: Only record books with a first day of the week at or after this.
        page: Page number, from 1.
    """
    return db.search(
        RecordBookSummary,
        """
        SELECT record_books.id, apprentices.name AS apprentice_name, record_books.week_of,
            record_books.pages, record_books.status
        FROM record_books
        JOIN apprentices ON apprentices.id = record_books.apprentice_id
        """,
        where={
            "record_books.apprentice_id = ?": apprentice_id,
            "record_books.week_of = ?": week_of,
            "record_books.status = ?": status,
            "record_books.week_of >= ?": week_of_from,
        },
        order="record_books.week_of, record_books.id",
        page=page,
    )


def hand_in_book(db: Database, apprentice_id: str, week_of: Day, pages: Annotated[int, between(1, 9)]) -> RecordBook:
    """Note that an apprentice has handed in the record book of a week of the last four months.

    Args:
        apprentice_id: Id of the apprentice.
        week_of: First day of the week.
        pages: Number of pages.
    """
    apprentice = db.fetch(Apprentice, "apprentices", apprentice_id)
    if apprentice["status"] != "learning":
        raise Refused("The apprentice has finished or left.")
    if week_of >= db.today:
        raise Refused("The week has not begun.")
    if week_of < shift(db.today, days=-120):
        raise Refused("The week is too long ago.")
    if db.exists(
        "SELECT 1 FROM record_books WHERE apprentice_id = ? AND week_of > ? AND week_of < ?",
        apprentice_id,
        shift(week_of, days=-7),
        shift(week_of, days=7),
    ):
        raise Refused("The record book of this week is there already.")
    record_book_id = db.insert(
        "record_books", apprentice_id=apprentice_id, week_of=week_of, pages=pages, status="handed_in"
    )
    return db.fetch(RecordBook, "record_books", record_book_id)


def sign_book(db: Database, record_book_id: str) -> RecordBook:
    """Sign a record book of two pages or more.

    Args:
        record_book_id: Id of the record book.
    """
    record_book = db.fetch(RecordBook, "record_books", record_book_id)
    if record_book["status"] != "handed_in":
        raise Refused("The record book must be handed in.")
    if record_book["pages"] < 2:
        raise Refused("One page is too short for a week.")
    if db.exists(
        """
        SELECT 1 FROM record_books
        WHERE apprentice_id = ? AND status = 'returned' AND week_of < ?
        """,
        record_book["apprentice_id"],
        record_book["week_of"],
    ):
        raise Refused("An earlier record book must be mended first.")
    db.update("record_books", record_book_id, status="signed")
    return db.fetch(RecordBook, "record_books", record_book_id)


def return_book(db: Database, record_book_id: str) -> RecordBook:
    """Return a record book of the last ten weeks to be mended.

    Args:
        record_book_id: Id of the record book.
    """
    record_book = db.fetch(RecordBook, "record_books", record_book_id)
    if record_book["status"] != "handed_in":
        raise Refused("The record book must be handed in.")
    if record_book["week_of"] < shift(db.today, days=-70):
        raise Refused("The record book is too old to be mended.")
    db.update("record_books", record_book_id, status="returned")
    return db.fetch(RecordBook, "record_books", record_book_id)

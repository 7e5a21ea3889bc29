"""Tools about works."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Work, WorkGenre


class WorkSummary(TypedDict):
    """A work as a search lists it."""

    id: str
    title: str
    author: str
    genre: WorkGenre
    published: int


class WorkDetails(Work):
    """A work in full."""

    lendable_copies: int
    copies_out: int
    readers_waiting: int


def find_works(
    db: Database,
    title: str | None = None,
    author: str | None = None,
    genre: WorkGenre | None = None,
    min_published: int | None = None,
    max_pages: int | None = None,
    page: PageNumber = 1,
) -> Page[WorkSummary]:
    """Search works by title, author, genre, year of publication or number of pages.

    Args:
        title: Only works whose title contains this text.
        author: Only works whose author contains this text.
        genre: Only works with this genre.
        min_published: Only works with a year of publication of at least this.
        max_pages: Only works with a number of pages of at most this.
        page: Page number, from 1.
    """
    return db.search(
        WorkSummary,
        "SELECT id, title, author, genre, published FROM works",
        where={
            "instr(lower(title), lower(?)) > 0": title,
            "instr(lower(author), lower(?)) > 0": author,
            "genre = ?": genre,
            "published >= ?": min_published,
            "pages <= ?": max_pages,
        },
        order="title, id",
        page=page,
    )


def get_work(db: Database, work_id: str) -> WorkDetails:
    """Show a work with its copies, how many of them are out, and how many readers wait for it.

    Args:
        work_id: Id of the work.
    """
    work = db.fetch(Work, "works", work_id)
    lendable_copies = db.number("SELECT COUNT(*) FROM copies WHERE work_id = ? AND state = 'lendable'", work_id)
    copies_out = db.number(
        """
        SELECT COUNT(*) FROM loans
        JOIN copies ON copies.id = loans.copy_id
        WHERE copies.work_id = ? AND loans.returned_on IS NULL
        """,
        work_id,
    )
    readers_waiting = db.number("SELECT COUNT(*) FROM holds WHERE work_id = ? AND status = 'waiting'", work_id)
    return {**work, "lendable_copies": lendable_copies, "copies_out": copies_out, "readers_waiting": readers_waiting}

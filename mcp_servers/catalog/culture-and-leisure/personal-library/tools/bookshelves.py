"""Tools about bookshelves."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Bookshelf, BookshelfAccess, BookshelfVolume


class BookshelfDetails(Bookshelf):
    """A bookshelf in full."""

    volumes: int


class BookshelfSummary(TypedDict):
    """A bookshelf as a search lists it."""

    id: str
    title: str
    access: BookshelfAccess
    managed: bool


def clear_bookshelf(db: Database, bookshelf_id: str) -> Bookshelf:
    """Take all volumes off a shelf.

    Args:
        bookshelf_id: Id of the bookshelf.
    """
    bookshelf = db.fetch(Bookshelf, "bookshelves", bookshelf_id)
    if bookshelf["managed"]:
        raise Refused("This shelf is kept by the program.")
    if not db.exists("SELECT 1 FROM bookshelf_volumes WHERE bookshelf_id = ?", bookshelf_id):
        raise Refused("The shelf is already empty.")
    db.update("bookshelves", bookshelf_id, updated_at=db.now)
    for bookshelf_volume in db.all(
        BookshelfVolume, "SELECT * FROM bookshelf_volumes WHERE bookshelf_id = ? ORDER BY id", bookshelf_id
    ):
        db.delete("bookshelf_volumes", bookshelf_volume["id"])
    return db.fetch(Bookshelf, "bookshelves", bookshelf_id)


def get_bookshelf(db: Database, bookshelf_id: str) -> BookshelfDetails:
    """Show a shelf and how many volumes stand on it.

    Args:
        bookshelf_id: Id of the bookshelf.
    """
    bookshelf = db.fetch(Bookshelf, "bookshelves", bookshelf_id)
    volumes = db.number("SELECT COUNT(*) FROM bookshelf_volumes WHERE bookshelf_id = ?", bookshelf_id)
    return {**bookshelf, "volumes": volumes}


def list_bookshelves(
    db: Database,
    title: str | None = None,
    access: BookshelfAccess | None = None,
    managed: bool | None = None,
    page: PageNumber = 1,
) -> Page[BookshelfSummary]:
    """List bookshelves.

    Args:
        title: Only bookshelves whose title contains this text.
        access: Only bookshelves with this access.
        managed: Only bookshelves for which this holds, or does not: managed.
        page: Page number, from 1.
    """
    return db.search(
        BookshelfSummary,
        "SELECT id, title, access, managed FROM bookshelves",
        where={"instr(lower(title), lower(?)) > 0": title, "access = ?": access, "managed = ?": managed},
        order="title, id",
        page=page,
    )

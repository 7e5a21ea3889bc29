"""Tools about bookshelf volumes."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Bookshelf, BookshelfVolume, Volume


class BookshelfVolumeSummary(TypedDict):
    """A shelved volume as a search lists it."""

    id: str
    position: int
    volume_title: str
    volume_author: str


def add_volume_to_bookshelf(db: Database, bookshelf_id: str, volume_id: str) -> BookshelfVolume:
    """Put a volume at the end of a shelf.

    Args:
        bookshelf_id: Id of the bookshelf.
        volume_id: Id of the volume.
    """
    bookshelf = db.fetch(Bookshelf, "bookshelves", bookshelf_id)
    db.fetch(Volume, "volumes", volume_id)
    if bookshelf["managed"]:
        raise Refused("This shelf is kept by the program.")
    if db.exists("SELECT 1 FROM bookshelf_volumes WHERE bookshelf_id = ? AND volume_id = ?", bookshelf_id, volume_id):
        raise Refused("The volume already stands on this shelf.")
    if db.number("SELECT COUNT(*) FROM bookshelf_volumes WHERE bookshelf_id = ?", bookshelf_id) >= 20:
        raise Refused("The shelf is full; it holds 20 volumes.")
    bookshelf_volume_id = db.insert(
        "bookshelf_volumes",
        bookshelf_id=bookshelf_id,
        volume_id=volume_id,
        position=db.number("SELECT COUNT(*) FROM bookshelf_volumes WHERE bookshelf_id = ?", bookshelf_id),
        added_at=db.now,
    )
    db.update("bookshelves", bookshelf_id, updated_at=db.now)
    return db.fetch(BookshelfVolume, "bookshelf_volumes", bookshelf_volume_id)


def list_bookshelf_volumes(
    db: Database, bookshelf_id: str | None = None, volume_id: str | None = None, page: PageNumber = 1
) -> Page[BookshelfVolumeSummary]:
    """List the volumes on a shelf in the order in which they stand.

    Args:
        bookshelf_id: Only bookshelf volumes of the bookshelf with this id.
        volume_id: Only bookshelf volumes of the volume with this id.
        page: Page number, from 1.
    """
    return db.search(
        BookshelfVolumeSummary,
        """
        SELECT bookshelf_volumes.id, bookshelf_volumes.position, volumes.title AS volume_title,
            volumes.author AS volume_author
        FROM bookshelf_volumes
        JOIN volumes ON volumes.id = bookshelf_volumes.volume_id
        """,
        where={"bookshelf_volumes.bookshelf_id = ?": bookshelf_id, "bookshelf_volumes.volume_id = ?": volume_id},
        order="bookshelf_volumes.position, bookshelf_volumes.id",
        page=page,
    )


def remove_volume_from_bookshelf(db: Database, bookshelf_volume_id: str) -> BookshelfVolume:
    """Take a volume off its shelf; those behind it move up.

    Args:
        bookshelf_volume_id: Id of the shelved volume.
    """
    bookshelf_volume = db.fetch(BookshelfVolume, "bookshelf_volumes", bookshelf_volume_id)
    bookshelf = db.fetch(Bookshelf, "bookshelves", bookshelf_volume["bookshelf_id"])
    if bookshelf["managed"]:
        raise Refused("This shelf is kept by the program.")
    left = bookshelf_volume["position"]
    for each_bookshelf_volume in db.all(
        BookshelfVolume,
        "SELECT * FROM bookshelf_volumes WHERE bookshelf_id = ? AND position > ? ORDER BY id",
        bookshelf_volume["bookshelf_id"],
        left,
    ):
        db.update("bookshelf_volumes", each_bookshelf_volume["id"], position=each_bookshelf_volume["position"] - 1)
    db.delete("bookshelf_volumes", bookshelf_volume_id)
    return bookshelf_volume


def move_volume_on_bookshelf(db: Database, bookshelf_volume_id: str) -> BookshelfVolume:
    """Move a volume to the front of its shelf; those before it move back.

    Args:
        bookshelf_volume_id: Id of the shelved volume.
    """
    bookshelf_volume = db.fetch(BookshelfVolume, "bookshelf_volumes", bookshelf_volume_id)
    bookshelf = db.fetch(Bookshelf, "bookshelves", bookshelf_volume["bookshelf_id"])
    if bookshelf["managed"]:
        raise Refused("This shelf is kept by the program.")
    left = bookshelf_volume["position"]
    if left <= 0:
        raise Refused("The volume already stands in front.")
    db.update("bookshelf_volumes", bookshelf_volume_id, position=0)
    for each_bookshelf_volume in db.all(
        BookshelfVolume,
        """
        SELECT * FROM bookshelf_volumes
        WHERE bookshelf_id = ? AND position < ? AND id != ?
        ORDER BY id
        """,
        bookshelf_volume["bookshelf_id"],
        left,
        bookshelf_volume_id,
    ):
        db.update("bookshelf_volumes", each_bookshelf_volume["id"], position=each_bookshelf_volume["position"] + 1)
    return db.fetch(BookshelfVolume, "bookshelf_volumes", bookshelf_volume_id)

"""Tools about reading positions."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, at_least

from .rows import ReadingPosition, Volume


class ReadingPositionSummary(TypedDict):
    """A reading position as a search lists it."""

    id: str
    volume_title: str
    page_number: int
    volume_page_count: int


def list_reading_positions(
    db: Database, volume_id: str | None = None, min_page_number: int | None = None, page: PageNumber = 1
) -> Page[ReadingPositionSummary]:
    """List how far books have been read.

    Args:
        volume_id: Only reading positions of the volume with this id.
        min_page_number: Only reading positions with a page number of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ReadingPositionSummary,
        """
        SELECT reading_positions.id, volumes.title AS volume_title, reading_positions.page_number,
            volumes.page_count AS volume_page_count
        FROM reading_positions
        JOIN volumes ON volumes.id = reading_positions.volume_id
        """,
        where={"reading_positions.volume_id = ?": volume_id, "reading_positions.page_number >= ?": min_page_number},
        order="volumes.title, reading_positions.id",
        page=page,
    )


def set_reading_position(
    db: Database, reading_position_id: str, page_number: Annotated[int, at_least(1)]
) -> ReadingPosition:
    """Note the page up to which a book has been read.

    Args:
        reading_position_id: Id of the reading position.
        page_number: Page number.
    """
    reading_position = db.fetch(ReadingPosition, "reading_positions", reading_position_id)
    volume = db.fetch(Volume, "volumes", reading_position["volume_id"])
    if page_number > volume["page_count"]:
        raise Refused("The book does not have that many pages.")
    if page_number == reading_position["page_number"]:
        raise Refused("This page is already noted.")
    if not db.exists(
        """
        SELECT 1 FROM library_items
        WHERE volume_id = ? AND (rental_ends_at IS NULL OR rental_ends_at > ?)
        """,
        reading_position["volume_id"],
        db.now,
    ):
        raise Refused("The rental of this book has ended.")
    db.update("reading_positions", reading_position_id, page_number=page_number, updated_at=db.now)
    return db.fetch(ReadingPosition, "reading_positions", reading_position_id)


def start_reading(db: Database, volume_id: str) -> ReadingPosition:
    """Start reading a book of your library at its first page.

    Args:
        volume_id: Id of the volume.
    """
    db.fetch(Volume, "volumes", volume_id)
    if not db.exists("SELECT 1 FROM library_items WHERE volume_id = ?", volume_id):
        raise Refused("The book is not in your library.")
    if not db.exists(
        """
        SELECT 1 FROM library_items
        WHERE volume_id = ? AND (rental_ends_at IS NULL OR rental_ends_at > ?)
        """,
        volume_id,
        db.now,
    ):
        raise Refused("The rental of this book has ended.")
    if db.exists("SELECT 1 FROM reading_positions WHERE volume_id = ?", volume_id):
        raise Refused("You have already started this book.")
    reading_position_id = db.insert("reading_positions", volume_id=volume_id, page_number=1, updated_at=db.now)
    return db.fetch(ReadingPosition, "reading_positions", reading_position_id)

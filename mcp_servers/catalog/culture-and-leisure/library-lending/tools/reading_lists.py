"""Tools about reading lists."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text

from .rows import ListEntry, ReadingList


class ReadingListSummary(TypedDict):
    """A reading list as a search lists it."""

    id: str
    name: str
    shared: bool


def find_my_lists(
    db: Database, name: str | None = None, shared: bool | None = None, page: PageNumber = 1
) -> Page[ReadingListSummary]:
    """Search your own reading lists.

    Args:
        name: Only reading lists whose name contains this text.
        shared: Only reading lists for which this holds, or does not: shared.
        page: Page number, from 1.
    """
    return db.search(
        ReadingListSummary,
        "SELECT id, name, shared FROM reading_lists",
        where={"instr(lower(name), lower(?)) > 0": name, "shared = ?": shared, "reader_id = ?": db.account},
        order="name, id",
        page=page,
    )


def make_list(db: Database, name: Text, shared: bool = False) -> ReadingList:
    """Start a reading list.

    Args:
        name: Name of the reading list.
        shared: Whether this holds for the reading list: shared.
    """
    if db.exists("SELECT 1 FROM reading_lists WHERE reader_id = ? AND name = ?", db.account, name):
        raise Refused("You already have a list of this name.")
    if db.number("SELECT COUNT(*) FROM reading_lists WHERE reader_id = ?", db.account) >= 10:
        raise Refused("You have as many lists as you may.")
    reading_list_id = db.insert("reading_lists", name=name, shared=shared, reader_id=db.account)
    return db.fetch(ReadingList, "reading_lists", reading_list_id)


def delete_list(db: Database, reading_list_id: str) -> ReadingList:
    """Delete one of your reading lists with everything on it.

    Args:
        reading_list_id: Id of the reading list.
    """
    reading_list = db.fetch(ReadingList, "reading_lists", reading_list_id)
    if reading_list["reader_id"] != db.account:
        raise Refused("This is not your list.")
    for list_entry in db.all(
        ListEntry, "SELECT * FROM list_entries WHERE reading_list_id = ? ORDER BY id", reading_list_id
    ):
        db.delete("list_entries", list_entry["id"])
    db.delete("reading_lists", reading_list_id)
    return reading_list

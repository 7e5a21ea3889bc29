"""Tools about list entries."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import ListEntry, ReadingList, Work


class ListEntrySummary(TypedDict):
    """An entry as a search lists it."""

    id: str
    reading_list_name: str
    work_title: str
    added_on: str


def find_list_entries(
    db: Database, reading_list_id: str | None = None, work_id: str | None = None, page: PageNumber = 1
) -> Page[ListEntrySummary]:
    """Search list entries by reading list or work.

    Args:
        reading_list_id: Only list entries of the reading list with this id.
        work_id: Only list entries of the work with this id.
        page: Page number, from 1.
    """
    return db.search(
        ListEntrySummary,
        """
        SELECT list_entries.id, reading_lists.name AS reading_list_name, works.title AS work_title,
            list_entries.added_on
        FROM list_entries
        JOIN reading_lists ON reading_lists.id = list_entries.reading_list_id
        JOIN works ON works.id = list_entries.work_id
        """,
        where={
            "list_entries.reading_list_id = ?": reading_list_id,
            "list_entries.work_id = ?": work_id,
            "(reading_lists.reader_id = ? OR reading_lists.shared)": db.account,
        },
        order="list_entries.added_on DESC, list_entries.id",
        page=page,
    )


def add_to_list(db: Database, reading_list_id: str, work_id: str) -> ListEntry:
    """Put a work on one of your reading lists.

    Args:
        reading_list_id: Id of the reading list.
        work_id: Id of the work.
    """
    reading_list = db.fetch(ReadingList, "reading_lists", reading_list_id)
    db.fetch(Work, "works", work_id)
    if reading_list["reader_id"] != db.account:
        raise Refused("This is not your list.")
    if db.exists("SELECT 1 FROM list_entries WHERE reading_list_id = ? AND work_id = ?", reading_list_id, work_id):
        raise Refused("Another entry already has this reading list and work.")
    list_entry_id = db.insert("list_entries", reading_list_id=reading_list_id, work_id=work_id, added_on=db.today)
    return db.fetch(ListEntry, "list_entries", list_entry_id)


def remove_from_list(db: Database, list_entry_id: str) -> ListEntry:
    """Take a work off one of your reading lists.

    Args:
        list_entry_id: Id of the entry.
    """
    list_entry = db.fetch(ListEntry, "list_entries", list_entry_id)
    reading_list = db.fetch(ReadingList, "reading_lists", list_entry["reading_list_id"])
    if reading_list["reader_id"] != db.account:
        raise Refused("This is not your list.")
    db.delete("list_entries", list_entry_id)
    return list_entry

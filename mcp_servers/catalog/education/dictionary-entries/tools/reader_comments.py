"""Tools about reader comments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Entry, ReaderComment, ReaderCommentStatus


class ReaderCommentSummary(TypedDict):
    """A reader's comment as a search lists it."""

    id: str
    entry_headword: str
    reader: str
    text: str
    status: ReaderCommentStatus


def find_comments(
    db: Database,
    entry_id: str | None = None,
    status: ReaderCommentStatus | None = None,
    reader: str | None = None,
    written_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ReaderCommentSummary]:
    """Search reader comments by entry, status, reader or date of the comment.

    Args:
        entry_id: Only reader comments of the entry with this id.
        status: Only reader comments with this status.
        reader: Only reader comments whose reader contains this text.
        written_from: Only reader comments with a date of the comment at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ReaderCommentSummary,
        """
        SELECT reader_comments.id, entries.headword AS entry_headword, reader_comments.reader,
            reader_comments.text, reader_comments.status
        FROM reader_comments
        JOIN entries ON entries.id = reader_comments.entry_id
        """,
        where={
            "reader_comments.entry_id = ?": entry_id,
            "reader_comments.status = ?": status,
            "instr(lower(reader_comments.reader), lower(?)) > 0": reader,
            "reader_comments.written_on >= ?": written_from,
        },
        order="reader_comments.written_on DESC, reader_comments.id",
        page=page,
    )


def answer_comment(db: Database, reader_comment_id: str) -> ReaderComment:
    """Note that a reader's comment was answered.

    Args:
        reader_comment_id: Id of the reader's comment.
    """
    reader_comment = db.fetch(ReaderComment, "reader_comments", reader_comment_id)
    if reader_comment["status"] != "open":
        raise Refused("The reader's comment must be open.")
    entry = db.fetch(Entry, "entries", reader_comment["entry_id"])
    if entry["status"] == "dropped":
        raise Refused("The entry was dropped.")
    db.update("reader_comments", reader_comment_id, status="answered")
    return db.fetch(ReaderComment, "reader_comments", reader_comment_id)

"""Tools about entries."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Editor, Entry, EntryStatus, EntryWordClass, ReaderComment


class EntrySummary(TypedDict):
    """An entry as a search lists it."""

    id: str
    headword: str
    word_class: EntryWordClass
    editor_name: str
    status: EntryStatus
    touched_on: str


class EntryDetails(Entry):
    """An entry in full."""

    editor_name: str
    reviewer_name: str | None
    number_of_senses: int
    checked_quotations: int
    first_year: int | None
    last_year: int | None
    open_comments: int


class EntriesByEditorName(TypedDict):
    """Totals of entries for one name."""

    editor_name: str
    entries: int
    latest_change: str | None


def find_entries(
    db: Database,
    headword: str | None = None,
    word_class: EntryWordClass | None = None,
    status: EntryStatus | None = None,
    editor_id: str | None = None,
    reviewer_id: str | None = None,
    touched_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[EntrySummary]:
    """Search entries by headword, word class, status, editor, reviewer or last change.

    Args:
        headword: Only entries whose headword contains this text.
        word_class: Only entries with this word class.
        status: Only entries with this status.
        editor_id: Only entries of the editor with this id.
        reviewer_id: Only entries of the reviewer with this id.
        touched_until: Only entries with a last change at or before this.
        page: Page number, from 1.
    """
    return db.search(
        EntrySummary,
        """
        SELECT entries.id, entries.headword, entries.word_class, editors.name AS editor_name,
            entries.status, entries.touched_on
        FROM entries
        JOIN editors ON editors.id = entries.editor_id
        """,
        where={
            "instr(lower(entries.headword), lower(?)) > 0": headword,
            "entries.word_class = ?": word_class,
            "entries.status = ?": status,
            "entries.editor_id = ?": editor_id,
            "entries.reviewer_id = ?": reviewer_id,
            "entries.touched_on <= ?": touched_until,
        },
        order="entries.headword, entries.id",
        page=page,
    )


def get_entry(db: Database, entry_id: str) -> EntryDetails:
    """Show an entry with its senses, the quotations checked and the oldest and latest year of use.

    Args:
        entry_id: Id of the entry.
    """
    entry = db.fetch(Entry, "entries", entry_id)
    number_of_senses = db.number("SELECT COUNT(*) FROM senses WHERE entry_id = ?", entry_id)
    checked_quotations = db.number(
        """
        SELECT COUNT(*) FROM quotations
        JOIN senses ON senses.id = quotations.sense_id
        WHERE senses.entry_id = ? AND quotations.status = 'checked'
        """,
        entry_id,
    )
    first_year: int | None = db.value(
        """
        SELECT MIN(sources.year) FROM quotations
        JOIN sources ON sources.id = quotations.source_id
        JOIN senses ON senses.id = quotations.sense_id
        WHERE senses.entry_id = ? AND quotations.status = 'checked'
        """,
        entry_id,
    )
    last_year: int | None = db.value(
        """
        SELECT MAX(sources.year) FROM quotations
        JOIN sources ON sources.id = quotations.source_id
        JOIN senses ON senses.id = quotations.sense_id
        WHERE senses.entry_id = ? AND quotations.status = 'checked'
        """,
        entry_id,
    )
    open_comments = db.number("SELECT COUNT(*) FROM reader_comments WHERE entry_id = ? AND status = 'open'", entry_id)
    editor = db.fetch(Editor, "editors", entry["editor_id"])
    reviewer = db.fetch(Editor, "editors", entry["reviewer_id"]) if entry["reviewer_id"] is not None else None
    return {
        **entry,
        "editor_name": editor["name"],
        "reviewer_name": reviewer["name"] if reviewer is not None else None,
        "number_of_senses": number_of_senses,
        "checked_quotations": checked_quotations,
        "first_year": first_year,
        "last_year": last_year,
        "open_comments": open_comments,
    }


def report_entries(
    db: Database,
    status: EntryStatus | None = None,
    word_class: EntryWordClass | None = None,
    touched_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[EntriesByEditorName]:
    """Count entries by editor.

    Args:
        status: Only entries with this status.
        word_class: Only entries with this word class.
        touched_until: Only entries with a last change at or before this.
        page: Page number, from 1.
    """
    return db.search(
        EntriesByEditorName,
        """
        SELECT editors.name AS editor_name, COUNT(*) AS entries, MAX(entries.touched_on) AS latest_change
        FROM entries
        JOIN editors ON editors.id = entries.editor_id
        """,
        where={
            "entries.status = ?": status,
            "entries.word_class = ?": word_class,
            "entries.touched_on <= ?": touched_until,
        },
        group="editors.name",
        order="editors.name",
        page=page,
    )


def start_entry(db: Database, headword: Text, word_class: EntryWordClass) -> Entry:
    """Start the draft of a new headword, with twelve of your entries in work at most.

    Args:
        headword: Headword of the entry.
        word_class: Word class.
    """
    if db.exists("SELECT 1 FROM entries WHERE headword = ?", headword):
        raise Refused("The dictionary has this headword already.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM entries
        WHERE editor_id = ? AND status IN ('draft', 'in_review')
        """,
            db.account,
        )
        >= 12
    ):
        raise Refused("You have twelve entries in work already.")
    entry_id = db.insert(
        "entries", headword=headword, word_class=word_class, editor_id=db.account, touched_on=db.today, status="draft"
    )
    return db.fetch(Entry, "entries", entry_id)


def take_over_entry(db: Database, entry_id: str) -> Entry:
    """Take over a draft that nobody has touched for 60 days or whose editor has left.

    Args:
        entry_id: Id of the entry.
    """
    entry = db.fetch(Entry, "entries", entry_id)
    if entry["status"] != "draft":
        raise Refused("The entry is no draft.")
    if entry["editor_id"] == db.account:
        raise Refused("The entry is yours already.")
    editor = db.fetch(Editor, "editors", entry["editor_id"])
    if entry["touched_on"] > shift(db.today, days=-60) and editor["status"] != "left":
        raise Refused("The entry is still being worked on.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM entries
        WHERE editor_id = ? AND status IN ('draft', 'in_review')
        """,
            db.account,
        )
        >= 12
    ):
        raise Refused("You have twelve entries in work already.")
    db.update("entries", entry_id, editor_id=db.account, touched_on=db.today)
    return db.fetch(Entry, "entries", entry_id)


def submit_entry(db: Database, entry_id: str, reviewer_id: str) -> Entry:
    """Hand a draft to a senior editor for review; each sense needs two checked quotations.

    Args:
        entry_id: Id of the entry.
        reviewer_id: Id of the reviewer.
    """
    entry = db.fetch(Entry, "entries", entry_id)
    reviewer = db.fetch(Editor, "editors", reviewer_id)
    if entry["status"] != "draft":
        raise Refused("The entry must be draft.")
    if reviewer["rank"] != "senior" or reviewer["status"] != "active":
        raise Refused("The reviewer is not an active senior editor.")
    if reviewer_id == entry["editor_id"]:
        raise Refused("Nobody reviews an entry of their own.")
    if not db.exists("SELECT 1 FROM senses WHERE entry_id = ?", entry_id):
        raise Refused("The entry has no sense.")
    if db.exists(
        """
        SELECT 1 FROM senses
        WHERE senses.entry_id = ?
            AND (SELECT COUNT(*) FROM quotations
                WHERE quotations.sense_id = senses.id
                    AND quotations.status = 'checked') < 1
        """,
        entry_id,
    ):
        raise Refused("A sense has no checked quotation.")
    db.update("entries", entry_id, status="in_review", reviewer_id=reviewer_id, touched_on=db.today)
    return db.fetch(Entry, "entries", entry_id)


def return_entry(db: Database, entry_id: str) -> Entry:
    """Send an entry back to its editor as a draft, from review or because a reader's comment on it is open.

    Args:
        entry_id: Id of the entry.
    """
    entry = db.fetch(Entry, "entries", entry_id)
    if entry["status"] not in ("published", "in_review"):
        raise Refused("The entry must be published or in review.")
    if entry["status"] != "in_review" and not db.exists(
        "SELECT 1 FROM reader_comments WHERE entry_id = ? AND status = 'open'", entry_id
    ):
        raise Refused("There is no comment to deal with.")
    db.update("entries", entry_id, status="draft", touched_on=db.today, reviewer_id=None)
    return db.fetch(Entry, "entries", entry_id)


def publish_entry(db: Database, entry_id: str) -> Entry:
    """Publish a reviewed entry whose senses each have two checked quotations and whose comments are answered.

    Args:
        entry_id: Id of the entry.
    """
    entry = db.fetch(Entry, "entries", entry_id)
    if entry["status"] != "in_review":
        raise Refused("The entry must be in review.")
    if db.exists(
        """
        SELECT 1 FROM senses
        WHERE senses.entry_id = ?
            AND (SELECT COUNT(*) FROM quotations
                WHERE quotations.sense_id = senses.id
                    AND quotations.status = 'checked') < 2
        """,
        entry_id,
    ):
        raise Refused("A sense has fewer than two checked quotations.")
    if db.exists("SELECT 1 FROM reader_comments WHERE entry_id = ? AND status = 'open'", entry_id):
        raise Refused("A reader's comment is open.")
    db.update("entries", entry_id, status="published", touched_on=db.today)
    return db.fetch(Entry, "entries", entry_id)


def drop_entry(db: Database, entry_id: str) -> Entry:
    """Drop a draft without any checked quotation; open comments on it are rejected.

    Args:
        entry_id: Id of the entry.
    """
    entry = db.fetch(Entry, "entries", entry_id)
    if entry["status"] != "draft":
        raise Refused("The entry must be draft.")
    if db.exists(
        """
        SELECT 1 FROM quotations
        JOIN senses ON senses.id = quotations.sense_id
        WHERE senses.entry_id = ? AND quotations.status = 'checked'
        """,
        entry_id,
    ):
        raise Refused("The entry has checked quotations.")
    db.update("entries", entry_id, status="dropped")
    for reader_comment in db.all(
        ReaderComment, "SELECT * FROM reader_comments WHERE entry_id = ? AND status = 'open' ORDER BY id", entry_id
    ):
        db.update("reader_comments", reader_comment["id"], status="rejected")
    return db.fetch(Entry, "entries", entry_id)

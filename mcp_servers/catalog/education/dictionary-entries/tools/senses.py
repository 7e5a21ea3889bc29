"""Tools about senses."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, shift

from .rows import Entry, EntryStatus, Sense


class SenseSummary(TypedDict):
    """A sense as a search lists it."""

    id: str
    entry_headword: str
    number: int
    meaning: str
    region: str


class SenseDetails(Sense):
    """A sense in full."""

    entry_headword: str
    entry_status: EntryStatus
    checked_quotations: int
    first_year: int | None
    last_year: int | None


def find_senses(
    db: Database,
    entry_id: str | None = None,
    meaning: str | None = None,
    region: str | None = None,
    obsolete: bool | None = None,
    page: PageNumber = 1,
) -> Page[SenseSummary]:
    """Search senses by entry, meaning, region or obsolete.

    Args:
        entry_id: Only senses of the entry with this id.
        meaning: Only senses whose meaning contains this text.
        region: Only senses with this region.
        obsolete: Only senses for which this holds, or does not: obsolete.
        page: Page number, from 1.
    """
    return db.search(
        SenseSummary,
        """
        SELECT senses.id, entries.headword AS entry_headword, senses.number, senses.meaning, senses.region
        FROM senses
        JOIN entries ON entries.id = senses.entry_id
        """,
        where={
            "senses.entry_id = ?": entry_id,
            "instr(lower(senses.meaning), lower(?)) > 0": meaning,
            "senses.region = ?": region,
            "senses.obsolete = ?": obsolete,
        },
        order="senses.number, senses.id",
        page=page,
    )


def get_sense(db: Database, sense_id: str) -> SenseDetails:
    """Show a sense with its checked quotations and the years that they span.

    Args:
        sense_id: Id of the sense.
    """
    sense = db.fetch(Sense, "senses", sense_id)
    checked_quotations = db.number(
        "SELECT COUNT(*) FROM quotations WHERE sense_id = ? AND status = 'checked'", sense_id
    )
    first_year: int | None = db.value(
        """
        SELECT MIN(sources.year) FROM quotations
        JOIN sources ON sources.id = quotations.source_id
        WHERE quotations.sense_id = ? AND quotations.status = 'checked'
        """,
        sense_id,
    )
    last_year: int | None = db.value(
        """
        SELECT MAX(sources.year) FROM quotations
        JOIN sources ON sources.id = quotations.source_id
        WHERE quotations.sense_id = ? AND quotations.status = 'checked'
        """,
        sense_id,
    )
    entry = db.fetch(Entry, "entries", sense["entry_id"])
    return {
        **sense,
        "entry_headword": entry["headword"],
        "entry_status": entry["status"],
        "checked_quotations": checked_quotations,
        "first_year": first_year,
        "last_year": last_year,
    }


def add_sense(db: Database, entry_id: str, meaning: Text, region: Text) -> Sense:
    """Add the next sense to a draft; an entry has six at most.

    Args:
        entry_id: Id of the entry.
        meaning: Meaning of the sense.
        region: Region of the sense.
    """
    entry = db.fetch(Entry, "entries", entry_id)
    if entry["status"] != "draft":
        raise Refused("The entry is no draft.")
    if entry["editor_id"] != db.account and entry["touched_on"] > shift(db.today, days=-30):
        raise Refused("Another editor is working on this entry.")
    senses_so_far = db.number("SELECT COUNT(*) FROM senses WHERE entry_id = ?", entry_id)
    if senses_so_far >= 6:
        raise Refused("The entry has six senses already.")
    if db.exists("SELECT 1 FROM senses WHERE entry_id = ? AND meaning = ?", entry_id, meaning):
        raise Refused("The entry has this sense already.")
    if db.exists("SELECT 1 FROM senses WHERE entry_id = ? AND number = ?", entry_id, senses_so_far + 1):
        raise Refused("Another sense already has this entry and number of the sense.")
    sense_id = db.insert(
        "senses", entry_id=entry_id, meaning=meaning, region=region, number=senses_so_far + 1, obsolete=False
    )
    db.update("entries", entry_id, touched_on=db.today)
    return db.fetch(Sense, "senses", sense_id)


def reword_sense(db: Database, sense_id: str, meaning: Text) -> Sense:
    """Word the meaning of a sense anew while its entry is a draft.

    Args:
        sense_id: Id of the sense.
        meaning: Meaning of the sense.
    """
    sense = db.fetch(Sense, "senses", sense_id)
    entry = db.fetch(Entry, "entries", sense["entry_id"])
    if entry["status"] != "draft":
        raise Refused("The entry is no draft.")
    if meaning == sense["meaning"]:
        raise Refused("The sense is worded like that already.")
    db.update("senses", sense_id, meaning=meaning)
    db.update("entries", sense["entry_id"], touched_on=db.today)
    return db.fetch(Sense, "senses", sense_id)


def mark_obsolete(db: Database, sense_id: str) -> Sense:
    """Mark a sense as obsolete whose latest checked quotation is from before 1940.

    Args:
        sense_id: Id of the sense.
    """
    sense = db.fetch(Sense, "senses", sense_id)
    if sense["obsolete"]:
        raise Refused("The sense is marked already.")
    if not db.exists("SELECT 1 FROM quotations WHERE sense_id = ? AND status = 'checked'", sense_id):
        raise Refused("The sense has no checked quotation.")
    if db.exists(
        """
        SELECT 1 FROM quotations
        JOIN sources ON sources.id = quotations.source_id
        WHERE quotations.sense_id = ? AND quotations.status = 'checked' AND sources.year >= 1940
        """,
        sense_id,
    ):
        raise Refused("A quotation from 1940 or later shows it in use.")
    db.update("senses", sense_id, obsolete=True)
    return db.fetch(Sense, "senses", sense_id)

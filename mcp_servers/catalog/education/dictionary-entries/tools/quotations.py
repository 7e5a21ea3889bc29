"""Tools about quotations."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between

from .rows import Entry, Quotation, QuotationStatus, Sense, Source, SourceKind


class QuotationSummary(TypedDict):
    """A quotation as a search lists it."""

    id: str
    sense_entry_headword: str
    text: str
    source_title: str
    source_year: int
    status: QuotationStatus


class QuotationsBySourceTitle(TypedDict):
    """Totals of quotations for one title."""

    source_title: str
    quotations: int
    last_collected: str | None


def find_quotations(
    db: Database,
    sense_id: str | None = None,
    entry_id: str | None = None,
    source_id: str | None = None,
    status: QuotationStatus | None = None,
    year: int | None = None,
    text: str | None = None,
    page: PageNumber = 1,
) -> Page[QuotationSummary]:
    """Search quotations by sense, entry, source, status, year or text.

    Args:
        sense_id: Only quotations of the sense with this id.
        entry_id: Only quotations of the entry with this id.
        source_id: Only quotations of the source with this id.
        status: Only quotations with this status.
        year: Only quotations of the source with a year of at most this.
        text: Only quotations whose text contains this text.
        page: Page number, from 1.
    """
    return db.search(
        QuotationSummary,
        """
        SELECT quotations.id, entries.headword AS sense_entry_headword, quotations.text, sources.title AS
            source_title, sources.year AS source_year, quotations.status
        FROM quotations
        JOIN senses ON senses.id = quotations.sense_id
        JOIN entries ON entries.id = senses.entry_id
        JOIN sources ON sources.id = quotations.source_id
        """,
        where={
            "quotations.sense_id = ?": sense_id,
            "senses.entry_id = ?": entry_id,
            "quotations.source_id = ?": source_id,
            "quotations.status = ?": status,
            "sources.year <= ?": year,
            "instr(lower(quotations.text), lower(?)) > 0": text,
        },
        order="sources.year, quotations.id",
        page=page,
    )


def report_sources(
    db: Database,
    status: QuotationStatus | None = None,
    kind: SourceKind | None = None,
    collected_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[QuotationsBySourceTitle]:
    """Count quotations by source.

    Args:
        status: Only quotations with this status.
        kind: Only quotations of the source with this kind.
        collected_from: Only quotations with a date of collection at or after this.
        page: Page number, from 1.
    """
    return db.search(
        QuotationsBySourceTitle,
        """
        SELECT sources.title AS source_title, COUNT(*) AS quotations, MAX(quotations.collected_on) AS
            last_collected
        FROM quotations
        JOIN sources ON sources.id = quotations.source_id
        """,
        where={
            "quotations.status = ?": status,
            "sources.kind = ?": kind,
            "quotations.collected_on >= ?": collected_from,
        },
        group="sources.title",
        order="sources.title",
        page=page,
    )


def collect_quotation(
    db: Database, sense_id: str, text: Text, source_id: str, leaf: Annotated[int, between(1, 600)]
) -> Quotation:
    """Collect a quotation for a sense of an entry that has not been dropped.

    Args:
        sense_id: Id of the sense.
        text: Text of the quotation.
        source_id: Id of the source.
        leaf: Page of the quotation.
    """
    sense = db.fetch(Sense, "senses", sense_id)
    db.fetch(Source, "sources", source_id)
    entry = db.fetch(Entry, "entries", sense["entry_id"])
    if entry["status"] == "dropped":
        raise Refused("The entry was dropped.")
    if db.number("SELECT COUNT(*) FROM quotations WHERE sense_id = ? AND status != 'rejected'", sense_id) >= 12:
        raise Refused("The sense has twelve quotations.")
    if db.exists(
        """
        SELECT 1 FROM quotations
        WHERE source_id = ? AND leaf = ? AND text = ? AND sense_id = ?
        """,
        source_id,
        leaf,
        text,
        sense_id,
    ):
        raise Refused("This quotation has been collected already.")
    quotation_id = db.insert(
        "quotations",
        sense_id=sense_id,
        text=text,
        source_id=source_id,
        leaf=leaf,
        collected_on=db.today,
        status="collected",
    )
    return db.fetch(Quotation, "quotations", quotation_id)


def check_quotation(db: Database, quotation_id: str) -> Quotation:
    """Note that a quotation was checked against its source; a recording needs permission.

    Args:
        quotation_id: Id of the quotation.
    """
    quotation = db.fetch(Quotation, "quotations", quotation_id)
    if quotation["status"] != "collected":
        raise Refused("The quotation must be collected.")
    source = db.fetch(Source, "sources", quotation["source_id"])
    if not source["permission"]:
        raise Refused("The permission for this source is missing.")
    sense = db.fetch(Sense, "senses", quotation["sense_id"])
    entry = db.fetch(Entry, "entries", sense["entry_id"])
    if entry["status"] == "dropped":
        raise Refused("The entry was dropped.")
    db.update("quotations", quotation_id, status="checked")
    return db.fetch(Quotation, "quotations", quotation_id)


def reject_quotation(db: Database, quotation_id: str) -> Quotation:
    """Reject a collected quotation.

    Args:
        quotation_id: Id of the quotation.
    """
    quotation = db.fetch(Quotation, "quotations", quotation_id)
    if quotation["status"] != "collected":
        raise Refused("The quotation must be collected.")
    db.update("quotations", quotation_id, status="rejected")
    return db.fetch(Quotation, "quotations", quotation_id)


def move_quotation(db: Database, quotation_id: str, sense_id: str) -> Quotation:
    """Put a quotation under another sense of the same entry.

    Args:
        quotation_id: Id of the quotation.
        sense_id: Id of the sense.
    """
    quotation = db.fetch(Quotation, "quotations", quotation_id)
    sense = db.fetch(Sense, "senses", sense_id)
    quotation_sense = db.fetch(Sense, "senses", quotation["sense_id"])
    entry = db.fetch(Entry, "entries", quotation_sense["entry_id"])
    if entry["status"] != "draft":
        raise Refused("The entry is no draft.")
    if sense["entry_id"] != quotation_sense["entry_id"]:
        raise Refused("The sense belongs to another entry.")
    if sense_id == quotation["sense_id"]:
        raise Refused("The quotation is there already.")
    db.update("quotations", quotation_id, sense_id=sense_id)
    return db.fetch(Quotation, "quotations", quotation_id)

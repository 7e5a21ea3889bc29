"""Tools about sources."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, at_least, between, every_word

from .rows import Source, SourceKind, SourceSubject


class SourceSummary(TypedDict):
    """A source text as a search lists it."""

    id: str
    number: str
    title: str
    customer_name: str
    kind: SourceKind
    subject: SourceSubject
    words: int


class SourceBody(TypedDict):
    """Lines of the text of a source text."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_sources(
    db: Database,
    title: str | None = None,
    number: str | None = None,
    customer_id: str | None = None,
    kind: SourceKind | None = None,
    subject: SourceSubject | None = None,
    max_words: int | None = None,
    phrase: str | None = None,
    page: PageNumber = 1,
) -> Page[SourceSummary]:
    """Search sources by title, text number, customer, kind, subject or number of words.

    Args:
        title: Only sources whose title contains this text.
        number: Only sources with this text number.
        customer_id: Only sources of the customer with this id.
        kind: Only sources with this kind.
        subject: Only sources with this subject.
        max_words: Only sources with a number of words of at most this.
        phrase: Only sources whose title or text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        SourceSummary,
        """
        SELECT sources.id, sources.number, sources.title, customers.name AS customer_name, sources.kind,
            sources.subject, sources.words
        FROM sources
        JOIN customers ON customers.id = sources.customer_id
        """,
        where={
            "instr(lower(sources.title), lower(?)) > 0": title,
            "sources.number = ?": number,
            "sources.customer_id = ?": customer_id,
            "sources.kind = ?": kind,
            "sources.subject = ?": subject,
            "sources.words <= ?": max_words,
            "sources.rowid IN (SELECT rowid FROM sources_text WHERE sources_text MATCH ?)": every_word(phrase),
        },
        order="sources.title, sources.id",
        page=page,
    )


def read_source(
    db: Database, source_id: str, from_line: Annotated[int, at_least(1)] = 1, lines: Annotated[int, between(1, 80)] = 40
) -> SourceBody:
    """Read the text of a source text, some lines at a time.

    Args:
        source_id: Id of the source text.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Source, "sources", source_id)
    text = db.value("SELECT body FROM sources WHERE id = ?", source_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This source text ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }

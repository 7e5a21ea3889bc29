"""Rows of Northern dialect dictionary."""

from typing import Literal

from typing_extensions import TypedDict

EditorRank = Literal["senior", "junior"]
EditorStatus = Literal["active", "left"]
SourceKind = Literal["book", "letter", "newspaper", "recording"]
EntryWordClass = Literal["noun", "verb", "adjective", "adverb"]
EntryStatus = Literal["draft", "in_review", "published", "dropped"]
QuotationStatus = Literal["collected", "checked", "rejected"]
ReaderCommentStatus = Literal["open", "answered", "rejected"]


class Editor(TypedDict):
    """An editor."""

    id: str
    name: str
    email: str
    rank: EditorRank
    status: EditorStatus


class Source(TypedDict):
    """A source."""

    id: str
    title: str
    kind: SourceKind
    year: int
    permission: bool


class Entry(TypedDict):
    """An entry."""

    id: str
    headword: str
    word_class: EntryWordClass
    status: EntryStatus
    editor_id: str
    reviewer_id: str | None
    touched_on: str


class Sense(TypedDict):
    """A sense."""

    id: str
    entry_id: str
    number: int
    meaning: str
    region: str
    obsolete: bool


class Quotation(TypedDict):
    """A quotation."""

    id: str
    sense_id: str
    text: str
    source_id: str
    leaf: int
    status: QuotationStatus
    collected_on: str


class ReaderComment(TypedDict):
    """A reader's comment."""

    id: str
    entry_id: str
    reader: str
    text: str
    status: ReaderCommentStatus
    written_on: str

"""Rows of Town library, my account."""

from typing import Literal

from typing_extensions import TypedDict

ReaderKind = Literal["adult", "student", "child"]
WorkGenre = Literal["novel", "crime", "history", "nature", "poetry", "children"]
CopyState = Literal["lendable", "missing", "withdrawn"]
HoldStatus = Literal["waiting", "ready", "collected", "cancelled"]
FeeReason = Literal["overdue", "damage", "lost"]
FeeStatus = Literal["open", "paid"]


class Branch(TypedDict):
    """A branch."""

    id: str
    town: str
    address: str
    late_opening: bool


class Reader(TypedDict):
    """A reader."""

    id: str
    name: str
    card: str
    email: str
    branch_id: str
    kind: ReaderKind
    expires_on: str


class Work(TypedDict):
    """A work."""

    id: str
    title: str
    author: str
    genre: WorkGenre
    published: int
    pages: int


class Copy(TypedDict):
    """A copy."""

    id: str
    work_id: str
    barcode: str
    branch_id: str
    shelf: str
    state: CopyState


class Loan(TypedDict):
    """A loan."""

    id: str
    reader_id: str
    copy_id: str
    lent_on: str
    due_on: str
    returned_on: str | None
    renewals: int


class Hold(TypedDict):
    """A hold."""

    id: str
    reader_id: str
    work_id: str
    branch_id: str
    placed_on: str
    ready_until: str | None
    status: HoldStatus


class Fee(TypedDict):
    """A fee."""

    id: str
    reader_id: str
    loan_id: str
    reason: FeeReason
    amount: int
    status: FeeStatus
    charged_on: str


class Review(TypedDict):
    """A review."""

    id: str
    reader_id: str
    work_id: str
    stars: int
    text: str | None
    written_on: str


class ReadingList(TypedDict):
    """A reading list."""

    id: str
    reader_id: str
    name: str
    shared: bool


class ListEntry(TypedDict):
    """An entry."""

    id: str
    reading_list_id: str
    work_id: str
    added_on: str

"""Rows of Lingua translations."""

from typing import Literal

from typing_extensions import TypedDict

CustomerStatus = Literal["active", "paused"]
TranslatorMotherTongue = Literal["german", "french", "spanish", "polish", "italian"]
TranslatorStatus = Literal["available", "away"]
SourceKind = Literal["html", "markdown", "csv", "letter"]
SourceSubject = Literal["machines", "food", "tourism", "law", "medicine"]
JobLanguage = Literal["german", "french", "spanish", "polish", "italian"]
JobStatus = Literal["offered", "given", "delivered", "reviewed", "invoiced", "refused"]
ReviewStatus = Literal["asked", "accepted", "rejected"]


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    credit_limit: int
    status: CustomerStatus


class Translator(TypedDict):
    """A translator."""

    id: str
    name: str
    mother_tongue: TranslatorMotherTongue
    sworn: bool
    words_a_week: int
    status: TranslatorStatus


class Source(TypedDict):
    """A source text."""

    id: str
    number: str
    product: str
    title: str
    customer_id: str
    kind: SourceKind
    subject: SourceSubject
    words: int


class Job(TypedDict):
    """A job."""

    id: str
    number: str
    source_id: str
    language: JobLanguage
    status: JobStatus
    translator_id: str | None
    fee: int
    due_on: str
    remark: str


class Delivery(TypedDict):
    """A delivery."""

    id: str
    job_id: str
    delivered_on: str
    late: bool


class Review(TypedDict):
    """A review."""

    id: str
    delivery_id: str
    reviewer_id: str
    status: ReviewStatus
    finding: str
    due_on: str

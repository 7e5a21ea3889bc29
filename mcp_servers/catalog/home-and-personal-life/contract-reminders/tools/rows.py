"""Rows of Holmgaard household contracts."""

from typing import Literal

from typing_extensions import TypedDict

ProviderAnswersBy = Literal["post", "mail", "portal"]
ContractStatus = Literal["running", "notice_given", "ended"]
PriceChangeStatus = Literal["announced", "accepted", "contested"]
OfferStatus = Literal["open", "signed", "declined"]
LetterPurpose = Literal["cancellation", "objection", "question"]
LetterStatus = Literal["draft", "sent", "answered", "repeated", "torn_up"]
ReminderStatus = Literal["waiting", "done", "dropped"]


class Signer(TypedDict):
    """A signer."""

    id: str
    name: str
    email: str
    budget: int


class Provider(TypedDict):
    """A provider."""

    id: str
    name: str
    address: str
    phone: str
    answers_by: ProviderAnswersBy


class Contract(TypedDict):
    """A contract."""

    id: str
    number: str
    status: ContractStatus
    what: str
    signer_id: str
    provider_id: str
    compulsory: bool
    price: int
    ends_on: str
    notice_days: int
    renewal_months: int


class PriceChange(TypedDict):
    """A price change."""

    id: str
    contract_id: str
    new_price: int
    announced_on: str
    valid_from: str
    status: PriceChangeStatus


class Offer(TypedDict):
    """An offer."""

    id: str
    contract_id: str
    provider_id: str
    price: int
    term_months: int
    valid_until: str
    status: OfferStatus


class Letter(TypedDict):
    """A letter."""

    id: str
    number: str
    contract_id: str
    purpose: LetterPurpose
    status: LetterStatus
    sent_on: str | None
    registered: bool


class Reminder(TypedDict):
    """A reminder."""

    id: str
    contract_id: str
    due_on: str
    what: str
    status: ReminderStatus

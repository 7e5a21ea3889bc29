"""Rows of Lyric Theatre contract archive."""

from typing import Literal

from typing_extensions import TypedDict

KeeperStatus = Literal["in_office", "away"]
PartnerStatus = Literal["approved", "barred"]
ContractStatus = Literal["draft", "signed", "noticed", "ended", "destroyed", "dropped"]
AmendmentStatus = Literal["draft", "signed", "dropped"]
LoanStatus = Literal["out", "returned"]


class Keeper(TypedDict):
    """A keeper."""

    id: str
    name: str
    email: str
    signing_limit: int
    status: KeeperStatus


class Partner(TypedDict):
    """A supplier."""

    id: str
    name: str
    town: str
    status: PartnerStatus


class Contract(TypedDict):
    """A contract."""

    id: str
    number: str
    subject: str
    partner_id: str
    keeper_id: str
    status: ContractStatus
    yearly_value: int
    notice_days: int
    begins_on: str
    ends_on: str
    in_dispute: bool


class Amendment(TypedDict):
    """An amendment."""

    id: str
    number: str
    contract_id: str
    reason: str
    status: AmendmentStatus
    takes_effect_on: str
    new_value: int


class Signature(TypedDict):
    """A signature."""

    id: str
    contract_id: str
    keeper_id: str
    signed_on: str


class Loan(TypedDict):
    """A loan of a file."""

    id: str
    contract_id: str
    borrower_id: str
    status: LoanStatus
    due_on: str

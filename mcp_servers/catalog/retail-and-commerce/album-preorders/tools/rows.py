"""Rows of Runout Groove preorders."""

from typing import Literal

from typing_extensions import TypedDict

EditionStatus = Literal["announced", "members_only", "open", "closed", "shelved"]
CustomerStatus = Literal["normal", "barred"]
PreorderStatus = Literal["reserved", "paid", "sent", "lapsed", "cancelled", "waiting"]
PressingRunStatus = Literal["announced", "delayed", "arrived", "cancelled"]
ClaimStatus = Literal["open", "replaced", "refused", "refunded"]


class Edition(TypedDict):
    """An edition."""

    id: str
    title: str
    artist: str
    price: int
    status: EditionStatus
    pressing: int
    per_customer: int
    arrived: int
    opens_on: str


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    email: str
    member: bool
    status: CustomerStatus


class Preorder(TypedDict):
    """A preorder."""

    id: str
    number: str
    edition_id: str
    customer_id: str
    copies: int
    status: PreorderStatus
    ordered_at: str
    pay_by: str | None
    sent_on: str | None


class PressingRun(TypedDict):
    """A delivery."""

    id: str
    number: str
    edition_id: str
    copies: int
    expected_on: str
    status: PressingRunStatus


class Claim(TypedDict):
    """A claim."""

    id: str
    preorder_id: str
    remark: str
    made_on: str
    status: ClaimStatus

"""Rows of Weavers' credit union."""

from typing import Literal

from typing_extensions import TypedDict

MemberStatus = Literal["active", "frozen", "left"]
LoanStatus = Literal["applied", "approved", "running", "repaid", "declined", "defaulted"]
GuaranteeStatus = Literal["pledged", "released"]
InstalmentStatus = Literal["due", "paid", "deferred"]
MovementKind = Literal["deposit", "withdrawal"]


class Officer(TypedDict):
    """An officer."""

    id: str
    name: str
    email: str
    approval_limit: int


class Member(TypedDict):
    """A member."""

    id: str
    name: str
    number: str
    email: str
    joined_on: str
    savings: int
    status: MemberStatus


class Loan(TypedDict):
    """A loan."""

    id: str
    number: str
    status: LoanStatus
    member_id: str
    purpose: str
    amount: int
    months: int
    balance: int
    applied_on: str
    officer_id: str | None


class Guarantee(TypedDict):
    """A guarantee."""

    id: str
    loan_id: str
    guarantor_id: str
    amount: int
    pledged_on: str
    status: GuaranteeStatus


class Instalment(TypedDict):
    """An instalment."""

    id: str
    loan_id: str
    due_on: str
    amount: int
    fee: int
    status: InstalmentStatus
    paid_on: str | None


class Movement(TypedDict):
    """A savings movement."""

    id: str
    member_id: str
    kind: MovementKind
    amount: int
    booked_on: str

"""Rows of Hanse Mutual claims office."""

from typing import Literal

from typing_extensions import TypedDict

PolicyKind = Literal["household", "vehicle", "travel", "liability"]
ExpertField = Literal["buildings", "vehicles", "valuables"]
ClaimPeril = Literal["fire", "water", "theft", "collision", "weather", "other"]
ClaimStatus = Literal["reported", "in_review", "accepted", "paid", "declined"]
SurveyStatus = Literal["ordered", "delivered", "cancelled"]
PaperKind = Literal["photograph", "invoice", "police_report", "witness_statement"]
PaymentKind = Literal["advance", "final"]


class Adjuster(TypedDict):
    """An adjuster."""

    id: str
    name: str
    email: str
    decision_limit: int
    most_claims: int


class Policy(TypedDict):
    """A policy."""

    id: str
    number: str
    holder: str
    kind: PolicyKind
    insured: int
    deductible: int
    starts_on: str
    paid_until: str


class Expert(TypedDict):
    """An expert."""

    id: str
    name: str
    phone: str
    field: ExpertField
    fee: int
    most_surveys: int


class Claim(TypedDict):
    """A claim."""

    id: str
    number: str
    policy_id: str
    peril: ClaimPeril
    story: str
    happened_on: str
    reported_on: str
    claimed: int
    status: ClaimStatus
    adjuster_id: str | None
    granted: int | None
    decided_on: str | None
    answer: str | None


class Survey(TypedDict):
    """A survey."""

    id: str
    claim_id: str
    expert_id: str
    status: SurveyStatus
    ordered_on: str
    estimate: int | None


class Paper(TypedDict):
    """A paper."""

    id: str
    claim_id: str
    kind: PaperKind
    received_on: str


class Payment(TypedDict):
    """A payment."""

    id: str
    claim_id: str
    kind: PaymentKind
    amount: int
    paid_on: str

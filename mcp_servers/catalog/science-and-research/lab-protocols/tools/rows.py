"""Rows of Plant laboratory protocols."""

from typing import Literal

from typing_extensions import TypedDict

ScientistRole = Literal["technician", "scientist", "head"]
ScientistStatus = Literal["at_work", "away"]
ProtocolStatus = Literal["draft", "valid", "retired"]
LotStatus = Literal["sealed", "in_use", "used_up", "discarded"]
RunStatus = Literal["planned", "under_way", "done", "released", "stopped", "dropped"]
DeviationSeverity = Literal["minor", "major"]
DeviationStatus = Literal["open", "closed"]


class Scientist(TypedDict):
    """A scientist."""

    id: str
    name: str
    email: str
    role: ScientistRole
    status: ScientistStatus


class Protocol(TypedDict):
    """A protocol."""

    id: str
    number: str
    plant: str
    title: str
    author_id: str
    status: ProtocolStatus
    review_due: str


class Training(TypedDict):
    """A training."""

    id: str
    protocol_id: str
    scientist_id: str
    trained_on: str


class Lot(TypedDict):
    """A lot."""

    id: str
    number: str
    reagent: str
    status: LotStatus
    left: int
    expires_on: str


class Run(TypedDict):
    """A run."""

    id: str
    number: str
    status: RunStatus
    protocol_id: str
    operator_id: str
    planned_for: str


class Draw(TypedDict):
    """A withdrawal."""

    id: str
    run_id: str
    lot_id: str
    quantity: int


class Deviation(TypedDict):
    """A deviation."""

    id: str
    run_id: str
    severity: DeviationSeverity
    finding: str
    status: DeviationStatus
    noted_on: str

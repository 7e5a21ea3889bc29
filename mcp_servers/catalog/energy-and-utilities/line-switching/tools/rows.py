"""Rows of High-voltage control room."""

from typing import Literal

from typing_extensions import TypedDict

LineState = Literal["in_service", "open", "earthed"]
OutageStatus = Literal["entered", "approved", "running", "finished", "refused", "withdrawn"]
StepAction = Literal["open_line", "earth_line", "remove_earths", "close_line"]
StepStatus = Literal["ordered", "confirmed", "called_back"]
PermitStatus = Literal["held", "handed_in", "suspended"]


class Controller(TypedDict):
    """A controller."""

    id: str
    name: str
    email: str


class Line(TypedDict):
    """A line."""

    id: str
    name: str
    ring: str
    load: int
    state: LineState
    storm: bool


class Crew(TypedDict):
    """A crew."""

    id: str
    name: str
    phone: str
    authorised_until: str
    level: int


class Outage(TypedDict):
    """An outage request."""

    id: str
    number: str
    line_id: str
    work: str
    status: OutageStatus
    entered_by_id: str
    approved_by_id: str | None
    starts_at: str
    ends_at: str


class Step(TypedDict):
    """A switching step."""

    id: str
    outage_id: str
    action: StepAction
    controller_id: str
    crew_id: str
    status: StepStatus
    ordered_at: str


class Permit(TypedDict):
    """A permit to work."""

    id: str
    number: str
    outage_id: str
    crew_id: str
    status: PermitStatus
    people: int
    given_at: str

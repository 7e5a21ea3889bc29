"""Rows of Seeburg instrument centre."""

from typing import Literal

from typing_extensions import TypedDict

ResearcherPosition = Literal["student", "postdoc", "professor", "guest"]
InstrumentStatus = Literal["available", "broken"]
TrainingLevel = Literal["basic", "advanced"]
BookingStatus = Literal["booked", "running", "finished", "cancelled", "forfeited"]
ServiceWindowStatus = Literal["planned", "done"]
ChargeKind = Literal["usage", "late_cancellation", "no_show"]
ChargeStatus = Literal["open", "settled", "waived"]


class Steward(TypedDict):
    """A steward."""

    id: str
    name: str
    email: str
    waiver_limit: int


class ResearchGroup(TypedDict):
    """A research group."""

    id: str
    name: str
    head: str
    grant_number: str
    spending_limit: int


class Researcher(TypedDict):
    """A researcher."""

    id: str
    name: str
    email: str
    research_group_id: str
    position: ResearcherPosition


class Instrument(TypedDict):
    """An instrument."""

    id: str
    name: str
    room: str
    steward_id: str
    hourly_rate: int
    longest: int
    changeover: int
    service_interval: int
    hours_run: int
    status: InstrumentStatus


class Training(TypedDict):
    """A training."""

    id: str
    researcher_id: str
    instrument_id: str
    level: TrainingLevel
    passed_on: str
    valid_until: str


class Booking(TypedDict):
    """A booking."""

    id: str
    instrument_id: str
    researcher_id: str
    starts_at: str
    length: int
    ends_at: str
    purpose: str
    status: BookingStatus
    booked_at: str


class ServiceWindow(TypedDict):
    """A service window."""

    id: str
    instrument_id: str
    work: str
    starts_at: str
    ends_at: str
    status: ServiceWindowStatus


class Charge(TypedDict):
    """A charge."""

    id: str
    booking_id: str
    kind: ChargeKind
    amount: int
    status: ChargeStatus
    raised_at: str

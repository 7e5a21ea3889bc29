"""Rows of Alder Lane dental centre."""

from typing import Literal

from typing_extensions import TypedDict

DentistStatus = Literal["working", "away"]
PlanStatus = Literal["draft", "sent", "approved", "finished", "declined"]
PlanItemStatus = Literal["open", "done", "struck"]
InstrumentSetStatus = Literal["sterile", "in_use", "used"]
AppointmentStatus = Literal["booked", "seated", "over", "cancelled", "missed"]
XrayKind = Literal["single_tooth", "panoramic"]


class Dentist(TypedDict):
    """A dentist."""

    id: str
    name: str
    email: str
    surgeon: bool
    status: DentistStatus


class Patient(TypedDict):
    """A patient."""

    id: str
    name: str
    email: str
    phone: str
    born_on: str
    blood_thinner: bool
    cleared_until: str | None


class Service(TypedDict):
    """A treatment."""

    id: str
    name: str
    stage: int
    surgical: bool
    minutes: int
    price: int
    share: int


class Plan(TypedDict):
    """A plan."""

    id: str
    number: str
    status: PlanStatus
    patient_id: str
    dentist_id: str
    drawn_on: str
    signed_by_id: str | None
    sent_on: str | None
    valid_until: str | None


class PlanItem(TypedDict):
    """A planned treatment."""

    id: str
    plan_id: str
    service_id: str
    tooth: int
    price: int
    status: PlanItemStatus
    done_on: str | None


class InstrumentSet(TypedDict):
    """A set."""

    id: str
    code: str
    surgical: bool
    cycles: int
    sterilised_on: str
    status: InstrumentSetStatus


class Appointment(TypedDict):
    """An appointment."""

    id: str
    status: AppointmentStatus
    plan_item_id: str
    patient_id: str
    dentist_id: str
    starts_at: str
    ends_at: str
    instrument_set_id: str | None
    fee: int
    booked_at: str


class Xray(TypedDict):
    """A X-ray."""

    id: str
    patient_id: str
    kind: XrayKind
    dentist_id: str
    taken_on: str

"""Rows of Quayside Clinic."""

from typing import Literal

from typing_extensions import TypedDict

PractitionerGrade = Literal["consultant", "registrar", "nurse", "therapist"]
PractitionerStatus = Literal["working", "on_leave"]
PatientStatus = Literal["registered", "deregistered"]
ReferralStatus = Literal["open", "withdrawn"]
AppointmentStatus = Literal["booked", "arrived", "completed", "cancelled", "missed"]
ChargeKind = Literal["treatment", "late_cancellation", "missed_visit"]
ChargeStatus = Literal["open", "paid", "waived"]


class Practitioner(TypedDict):
    """A practitioner."""

    id: str
    name: str
    email: str
    department_id: str
    grade: PractitionerGrade
    waiver_limit: int
    status: PractitionerStatus


class Treatment(TypedDict):
    """A treatment."""

    id: str
    department_id: str
    name: str
    minutes: int
    fee: int
    late_fee: int
    by_referral: bool
    notice: int


class Patient(TypedDict):
    """A patient."""

    id: str
    name: str
    email: str
    phone: str
    born_on: str
    town: str
    status: PatientStatus


class Referral(TypedDict):
    """A referral."""

    id: str
    patient_id: str
    treatment_id: str
    reason: str
    issued_on: str
    valid_until: str
    visits: int
    status: ReferralStatus


class Appointment(TypedDict):
    """An appointment."""

    id: str
    referral_id: str | None
    patient_id: str
    treatment_id: str
    practitioner_id: str
    starts_at: str
    ends_at: str
    status: AppointmentStatus
    remark: str | None
    booked_at: str


class Charge(TypedDict):
    """A charge."""

    id: str
    appointment_id: str
    kind: ChargeKind
    amount: int
    status: ChargeStatus
    settled_by_id: str | None
    raised_at: str

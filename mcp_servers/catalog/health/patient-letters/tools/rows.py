"""Rows of St Brigid's letters."""

from typing import Literal

from typing_extensions import TypedDict

DoctorGrade = Literal["consultant", "trainee"]
DoctorStatus = Literal["working", "on_leave"]
PracticeAccepts = Literal["post", "fax", "portal"]
PracticeStatus = Literal["open", "closed"]
PatientConsent = Literal["not_asked", "given", "withdrawn", "refused"]
LetterStatus = Literal["draft", "typed", "signed", "sent", "withheld"]
AddendumStatus = Literal["waiting", "sent"]


class Ward(TypedDict):
    """A ward."""

    id: str
    name: str
    telephone: str


class Doctor(TypedDict):
    """A doctor."""

    id: str
    name: str
    ward_id: str
    grade: DoctorGrade
    status: DoctorStatus


class Practice(TypedDict):
    """A practice."""

    id: str
    name: str
    town: str
    accepts: PracticeAccepts
    status: PracticeStatus


class Patient(TypedDict):
    """A patient."""

    id: str
    number: str
    name: str
    practice_id: str
    born_on: str
    consent: PatientConsent
    admitted_on: str
    discharged_on: str | None


class Letter(TypedDict):
    """A letter."""

    id: str
    number: str
    subject: str
    patient_id: str
    ward_id: str
    author_id: str
    recipient_id: str
    status: LetterStatus
    countersigner_id: str | None
    dictated_on: str
    sent_on: str | None


class Addendum(TypedDict):
    """An addendum."""

    id: str
    letter_id: str
    doctor_id: str
    remark: str
    status: AddendumStatus
    made_on: str

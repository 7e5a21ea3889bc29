"""Rows of Kilbrannan planning office."""

from typing import Literal

from typing_extensions import TypedDict

OfficerGrade = Literal["surveyor", "officer", "inspector"]
ApplicationKind = Literal["house", "extension", "garage", "shop_front", "conversion", "outbuilding"]
ApplicationStatus = Literal[
    "lodged", "under_review", "granted", "begun", "completed", "invalid", "refused", "on_hold", "withdrawn", "lapsed"
]
ConsultationStatus = Literal["awaited", "no_objection", "conditions", "objection"]
ObjectionGround = Literal["daylight", "overlooking", "traffic", "noise", "heritage", "drainage"]
ObjectionStatus = Literal["open", "upheld", "dismissed", "withdrawn"]
InspectionStage = Literal["foundations", "frame", "completion"]
InspectionStatus = Literal["planned", "passed", "failed", "called_off"]


class Officer(TypedDict):
    """An officer."""

    id: str
    name: str
    email: str
    grade: OfficerGrade
    area_limit: int


class District(TypedDict):
    """A district."""

    id: str
    name: str
    max_height: int
    coverage: int
    conservation: bool


class Plot(TypedDict):
    """A plot."""

    id: str
    number: str
    address: str
    district_id: str
    area: int
    listed: bool


class Applicant(TypedDict):
    """An applicant."""

    id: str
    name: str
    email: str
    phone: str


class Body(TypedDict):
    """A body."""

    id: str
    name: str
    heritage: bool
    answer_days: int


class Application(TypedDict):
    """An application."""

    id: str
    number: str
    plot_id: str
    applicant_id: str
    officer_id: str
    kind: ApplicationKind
    floor_area: int
    height: int
    lodged_on: str
    status: ApplicationStatus
    fee: int
    fee_paid: bool
    validated_on: str | None
    queried: bool
    decide_by: str | None
    held_on: str | None
    decided_on: str | None
    begun_on: str | None


class Consultation(TypedDict):
    """A consultation."""

    id: str
    application_id: str
    body_id: str
    asked_on: str
    due_on: str
    status: ConsultationStatus
    answered_on: str | None


class Objection(TypedDict):
    """An objection."""

    id: str
    application_id: str
    objector: str
    ground: ObjectionGround
    lodged_on: str
    status: ObjectionStatus


class Inspection(TypedDict):
    """An inspection."""

    id: str
    application_id: str
    officer_id: str
    stage: InspectionStage
    starts_at: str
    status: InspectionStatus

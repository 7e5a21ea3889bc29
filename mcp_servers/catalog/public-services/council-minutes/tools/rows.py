"""Rows of Town council minutes."""

from typing import Literal

from typing_extensions import TypedDict

CouncillorStatus = Literal["serving", "resigned"]
MeetingStatus = Literal["called", "open", "closed", "cancelled"]
AttendanceStatus = Literal["invited", "present", "excused"]
MotionStatus = Literal["handed_in", "listed", "carried", "lost", "adjourned", "withdrawn"]
PaperKind = Literal["letter", "csv", "html"]
PaperAccess = Literal["internal", "open", "confidential"]
MinutesStatus = Literal["kept", "approved", "published", "corrected"]


class Committee(TypedDict):
    """A committee."""

    id: str
    name: str
    seats: int


class Councillor(TypedDict):
    """A councillor."""

    id: str
    name: str
    ward: str
    committee_id: str
    status: CouncillorStatus


class Meeting(TypedDict):
    """A meeting."""

    id: str
    body_id: str
    chair_id: str
    room: str
    status: MeetingStatus
    held_at: str


class Attendance(TypedDict):
    """An attendance."""

    id: str
    meeting_id: str
    councillor_id: str
    status: AttendanceStatus


class Motion(TypedDict):
    """A motion."""

    id: str
    number: str
    matter: str
    title: str
    body_id: str
    mover_id: str
    status: MotionStatus
    meeting_id: str | None
    handed_in_on: str
    decided_on: str | None
    votes_for: int
    votes_against: int


class Paper(TypedDict):
    """A paper."""

    id: str
    number: str
    subject: str
    motion_id: str
    kind: PaperKind
    access: PaperAccess


class Minutes(TypedDict):
    """A set of minutes."""

    id: str
    meeting_id: str
    status: MinutesStatus
    kept_on: str

"""Rows of Greenlight driving school."""

from typing import Literal

from typing_extensions import TypedDict

InstructorStatus = Literal["working", "away"]
CarGearbox = Literal["manual", "automatic"]
CarStatus = Literal["in_use", "in_repair"]
PupilGearbox = Literal["manual", "automatic"]
PupilStatus = Literal["active", "passed", "left"]
LessonStatus = Literal["booked", "held", "cancelled", "missed"]
LessonKind = Literal["city", "country", "motorway", "night"]
TheoryClassTopic = Literal["signs", "priority", "speed", "hazards", "motorway", "alcohol"]
TheoryClassStatus = Literal["planned", "cancelled"]
EnrolmentStatus = Literal["enrolled", "attended", "absent", "withdrawn"]
ExamKind = Literal["theory", "practical"]
ExamStatus = Literal["registered", "passed", "failed", "withdrawn"]


class Instructor(TypedDict):
    """An instructor."""

    id: str
    name: str
    email: str
    most_lessons: int
    status: InstructorStatus


class Car(TypedDict):
    """A car."""

    id: str
    plate: str
    model: str
    gearbox: CarGearbox
    inspected_until: str
    status: CarStatus


class Pupil(TypedDict):
    """A pupil."""

    id: str
    name: str
    email: str
    phone: str
    born_on: str
    gearbox: PupilGearbox
    eye_test_until: str | None
    paid_lessons: int
    status: PupilStatus


class Lesson(TypedDict):
    """A lesson."""

    id: str
    starts_at: str
    ends_at: str
    status: LessonStatus
    pupil_id: str
    instructor_id: str
    car_id: str
    kind: LessonKind
    booked_at: str


class TheoryClass(TypedDict):
    """A class."""

    id: str
    number: str
    topic: TheoryClassTopic
    instructor_id: str
    starts_at: str
    seats: int
    status: TheoryClassStatus


class Enrolment(TypedDict):
    """An enrolment."""

    id: str
    theory_class_id: str
    pupil_id: str
    status: EnrolmentStatus


class Exam(TypedDict):
    """An exam."""

    id: str
    pupil_id: str
    kind: ExamKind
    held_on: str
    status: ExamStatus
    entered_by_id: str

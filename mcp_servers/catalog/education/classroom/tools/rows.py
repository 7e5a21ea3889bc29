"""Rows of School classroom."""

from typing import Literal

from typing_extensions import TypedDict

CourseCourseState = Literal["provisioned", "active", "archived", "declined"]
CourseWorkWorkType = Literal["assignment", "short_answer_question", "multiple_choice_question"]
CourseWorkState = Literal["draft", "published", "deleted"]
StudentSubmissionState = Literal["new", "created", "turned_in", "returned", "reclaimed_by_student"]
InvitationRole = Literal["student", "teacher"]


class UserProfile(TypedDict):
    """A person."""

    id: str
    full_name: str
    email_address: str
    verified_teacher: bool


class Course(TypedDict):
    """A course."""

    id: str
    name: str
    section: str
    room: str
    owner_id: str
    course_state: CourseCourseState
    created_at: str
    updated_at: str


class Student(TypedDict):
    """A student."""

    id: str
    course_id: str
    user_id: str


class Topic(TypedDict):
    """A topic."""

    id: str
    course_id: str
    name: str
    updated_at: str


class CourseWork(TypedDict):
    """A course work."""

    id: str
    course_id: str
    topic_id: str | None
    title: str
    work_type: CourseWorkWorkType
    max_points: int
    due_on: str
    state: CourseWorkState
    updated_at: str


class StudentSubmission(TypedDict):
    """A submission."""

    id: str
    course_work_id: str
    user_id: str
    state: StudentSubmissionState
    late: bool
    draft_grade: int | None
    assigned_grade: int | None
    updated_at: str


class Invitation(TypedDict):
    """An invitation."""

    id: str
    course_id: str
    user_id: str
    role: InvitationRole

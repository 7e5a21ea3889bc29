"""Rows of Brandauer recruiting."""

from typing import Literal

from typing_extensions import TypedDict

VacancyDepartment = Literal["sales", "finance", "logistics", "engineering", "marketing"]
VacancyStatus = Literal["draft", "published", "closed", "filled"]
CandidateSource = Literal["job_board", "recommendation", "agency", "career_fair", "own_website"]
InterviewerDepartment = Literal["sales", "finance", "logistics", "engineering", "marketing"]
ApplicationStatus = Literal["received", "shortlisted", "offered", "hired", "rejected", "withdrawn"]
InterviewKind = Literal["telephone", "technical", "panel"]
InterviewStatus = Literal["planned", "held", "missed", "cancelled"]
OfferStatus = Literal["open", "accepted", "declined", "revoked"]


class Recruiter(TypedDict):
    """A recruiter."""

    id: str
    name: str
    email: str
    salary_limit: int
    most_vacancies: int


class Vacancy(TypedDict):
    """A vacancy."""

    id: str
    number: str
    title: str
    department: VacancyDepartment
    recruiter_id: str
    salary_from: int
    salary_to: int
    status: VacancyStatus
    places: int
    closes_on: str


class Candidate(TypedDict):
    """A candidate."""

    id: str
    name: str
    email: str
    phone: str
    town: str
    source: CandidateSource
    keep_until: str


class Interviewer(TypedDict):
    """An interviewer."""

    id: str
    name: str
    email: str
    department: InterviewerDepartment
    most_a_day: int


class Application(TypedDict):
    """An application."""

    id: str
    candidate_id: str
    vacancy_id: str
    salary_wish: int
    received_at: str
    status: ApplicationStatus
    decided_on: str | None
    reason: str | None


class Interview(TypedDict):
    """An interview."""

    id: str
    application_id: str
    kind: InterviewKind
    interviewer_id: str
    starts_at: str
    ends_at: str
    status: InterviewStatus
    rating: int | None


class Offer(TypedDict):
    """An offer."""

    id: str
    application_id: str
    salary: int
    starts_on: str
    answer_by: str
    status: OfferStatus
    made_at: str

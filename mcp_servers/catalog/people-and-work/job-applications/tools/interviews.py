"""Tools about interviews."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, between, minutes_between, shift

from .rows import Application, Interview, Interviewer, InterviewKind, InterviewStatus, Vacancy, VacancyDepartment


class InterviewSummary(TypedDict):
    """An interview as a search lists it."""

    id: str
    application_candidate_name: str
    interviewer_name: str
    kind: InterviewKind
    starts_at: str
    status: InterviewStatus


class InterviewsByInterviewerName(TypedDict):
    """Totals of interviews for one name."""

    interviewer_name: str
    interviews: int
    average_rating: int


def find_interviews(
    db: Database,
    application_id: str | None = None,
    candidate_id: str | None = None,
    vacancy_id: str | None = None,
    interviewer_id: str | None = None,
    kind: InterviewKind | None = None,
    status: InterviewStatus | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[InterviewSummary]:
    """Search interviews by application, candidate, vacancy, interviewer, kind, status or start time.

    Args:
        application_id: Only interviews of the application with this id.
        candidate_id: Only interviews of the candidate with this id.
        vacancy_id: Only interviews of the vacancy with this id.
        interviewer_id: Only interviews of the interviewer with this id.
        kind: Only interviews with this kind.
        status: Only interviews with this status.
        starts_on: Only interviews with a start time on this day.
        starts_from: Only interviews with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        InterviewSummary,
        """
        SELECT interviews.id, candidates.name AS application_candidate_name, interviewers.name AS
            interviewer_name, interviews.kind, interviews.starts_at, interviews.status
        FROM interviews
        JOIN applications ON applications.id = interviews.application_id
        JOIN candidates ON candidates.id = applications.candidate_id
        JOIN interviewers ON interviewers.id = interviews.interviewer_id
        """,
        where={
            "interviews.application_id = ?": application_id,
            "applications.candidate_id = ?": candidate_id,
            "applications.vacancy_id = ?": vacancy_id,
            "interviews.interviewer_id = ?": interviewer_id,
            "interviews.kind = ?": kind,
            "interviews.status = ?": status,
            "date(interviews.starts_at) = ?": starts_on,
            "interviews.starts_at >= ?": starts_from,
        },
        order="interviews.starts_at, interviews.id",
        page=page,
    )


def report_interviews(
    db: Database,
    kind: InterviewKind | None = None,
    department: VacancyDepartment | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[InterviewsByInterviewerName]:
    """Count the held interviews of each interviewer, with the average rating.

    Args:
        kind: Only interviews with this kind.
        department: Only interviews of the vacancy with this department.
        starts_from: Only interviews with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        InterviewsByInterviewerName,
        """
        SELECT interviewers.name AS interviewer_name, COUNT(*) AS interviews,
            CAST(COALESCE(AVG(interviews.rating), 0) AS INTEGER) AS average_rating
        FROM interviews
        JOIN applications ON applications.id = interviews.application_id
        JOIN vacancies ON vacancies.id = applications.vacancy_id
        JOIN interviewers ON interviewers.id = interviews.interviewer_id
        """,
        where={
            "interviews.kind = ?": kind,
            "vacancies.department = ?": department,
            "interviews.starts_at >= ?": starts_from,
            "interviews.status = 'held'": (),
        },
        group="interviewers.name",
        order="interviewers.name",
        page=page,
    )


def plan_interview(
    db: Database, application_id: str, kind: InterviewKind, interviewer_id: str, starts_at: Moment
) -> Interview:
    """Plan an interview a day to 30 days ahead, when interviewer and candidate are free.

    Args:
        application_id: Id of the application.
        kind: Kind of the interview.
        interviewer_id: Id of the interviewer.
        starts_at: Start time.
    """
    application = db.fetch(Application, "applications", application_id)
    interviewer = db.fetch(Interviewer, "interviewers", interviewer_id)
    if application["status"] != "shortlisted" and (application["status"] != "received" or kind != "telephone"):
        raise Refused("Only a shortlisted candidate is invited, others are telephoned at most.")
    if starts_at < shift(db.now, hours=24):
        raise Refused("An interview is planned at least a day ahead.")
    if starts_at > shift(db.now, days=30):
        raise Refused("An interview is planned at most 30 days ahead.")
    vacancy = db.fetch(Vacancy, "vacancies", application["vacancy_id"])
    if kind == "panel" and interviewer["department"] != vacancy["department"]:
        raise Refused("A panel is led by somebody of the vacancy's department.")
    ends_at = shift(starts_at, minutes=30 if kind == "telephone" else 60 if kind == "technical" else 90)
    if db.exists(
        """
        SELECT 1 FROM interviews
        WHERE interviewer_id = ? AND status = 'planned' AND starts_at < ? AND ends_at > ?
        """,
        interviewer_id,
        ends_at,
        starts_at,
    ):
        raise Refused("The interviewer is not free then.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM interviews
        WHERE interviewer_id = ? AND status = 'planned' AND date(starts_at) = ?
        """,
            interviewer_id,
            starts_at[:10],
        )
        >= interviewer["most_a_day"]
    ):
        raise Refused("The interviewer has enough interviews that day.")
    if db.exists(
        """
        SELECT 1 FROM interviews
        JOIN applications ON applications.id = interviews.application_id
        WHERE applications.candidate_id = ?
            AND interviews.status = 'planned'
            AND interviews.starts_at < ?
            AND interviews.ends_at > ?
        """,
        application["candidate_id"],
        ends_at,
        starts_at,
    ):
        raise Refused("The candidate has another interview then.")
    interview_id = db.insert(
        "interviews",
        application_id=application_id,
        kind=kind,
        interviewer_id=interviewer_id,
        starts_at=starts_at,
        ends_at=ends_at,
        status="planned",
    )
    return db.fetch(Interview, "interviews", interview_id)


def move_interview(db: Database, interview_id: str, starts_at: Moment) -> Interview:
    """Move a planned interview that is at least 12 hours away to another time.

    Args:
        interview_id: Id of the interview.
        starts_at: New start time.
    """
    interview = db.fetch(Interview, "interviews", interview_id)
    if interview["status"] != "planned":
        raise Refused("Only a planned interview can be moved.")
    if interview["starts_at"] < shift(db.now, hours=12):
        raise Refused("It is too late to move this interview.")
    if starts_at < shift(db.now, hours=24):
        raise Refused("An interview is planned at least a day ahead.")
    ends_at = shift(starts_at, minutes=minutes_between(interview["starts_at"], interview["ends_at"]))
    if db.exists(
        """
        SELECT 1 FROM interviews
        WHERE id != ? AND interviewer_id = ? AND status = 'planned' AND starts_at < ? AND ends_at > ?
        """,
        interview_id,
        interview["interviewer_id"],
        ends_at,
        starts_at,
    ):
        raise Refused("The interviewer is not free then.")
    interviewer = db.fetch(Interviewer, "interviewers", interview["interviewer_id"])
    if (
        db.number(
            """
        SELECT COUNT(*) FROM interviews
        WHERE id != ? AND interviewer_id = ? AND status = 'planned' AND date(starts_at) = ?
        """,
            interview_id,
            interview["interviewer_id"],
            starts_at[:10],
        )
        >= interviewer["most_a_day"]
    ):
        raise Refused("The interviewer has enough interviews that day.")
    db.update("interviews", interview_id, starts_at=starts_at, ends_at=ends_at)
    return db.fetch(Interview, "interviews", interview_id)


def record_interview(db: Database, interview_id: str, rating: Annotated[int, between(1, 5)]) -> Interview:
    """Record the rating of an interview within ten days after it.

    Args:
        interview_id: Id of the interview.
        rating: Rating of the interview.
    """
    interview = db.fetch(Interview, "interviews", interview_id)
    if interview["status"] != "planned":
        raise Refused("The interview must be planned.")
    if interview["ends_at"] > db.now:
        raise Refused("The interview is not over yet.")
    if interview["ends_at"] < shift(db.now, days=-10):
        raise Refused("The interview was more than ten days ago.")
    db.update("interviews", interview_id, status="held", rating=rating)
    return db.fetch(Interview, "interviews", interview_id)


def cancel_interview(db: Database, interview_id: str) -> Interview:
    """Cancel a planned interview that has not begun.

    Args:
        interview_id: Id of the interview.
    """
    interview = db.fetch(Interview, "interviews", interview_id)
    if interview["status"] != "planned":
        raise Refused("The interview must be planned.")
    if interview["starts_at"] <= db.now:
        raise Refused("The interview has already begun.")
    db.update("interviews", interview_id, status="cancelled")
    return db.fetch(Interview, "interviews", interview_id)

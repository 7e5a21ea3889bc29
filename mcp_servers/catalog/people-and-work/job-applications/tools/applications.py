"""Tools about applications."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between, shift

from .rows import (
    Application,
    ApplicationStatus,
    Candidate,
    CandidateSource,
    Interview,
    Offer,
    Vacancy,
    VacancyDepartment,
)


class ApplicationSummary(TypedDict):
    """An application as a search lists it."""

    id: str
    candidate_name: str
    vacancy_title: str
    salary_wish: int
    status: ApplicationStatus


class ApplicationDetails(Application):
    """An application in full."""

    candidate_name: str
    vacancy_title: str
    held_interviews: int
    worst_rating: int | None


class ApplicationsByCandidateSource(TypedDict):
    """Totals of applications for one source."""

    candidate_source: CandidateSource
    applications: int
    lowest_wish: int | None
    highest_wish: int | None


def find_applications(
    db: Database,
    candidate_id: str | None = None,
    vacancy_id: str | None = None,
    recruiter_id: str | None = None,
    department: VacancyDepartment | None = None,
    status: ApplicationStatus | None = None,
    max_salary_wish: int | None = None,
    page: PageNumber = 1,
) -> Page[ApplicationSummary]:
    """Search applications by candidate, vacancy, recruiter, department, status or salary wish.

    Args:
        candidate_id: Only applications of the candidate with this id.
        vacancy_id: Only applications of the vacancy with this id.
        recruiter_id: Only applications of the recruiter with this id.
        department: Only applications of the vacancy with this department.
        status: Only applications with this status.
        max_salary_wish: Only applications with a salary wish of at most this.
        page: Page number, from 1.
    """
    return db.search(
        ApplicationSummary,
        """
        SELECT applications.id, candidates.name AS candidate_name, vacancies.title AS vacancy_title,
            applications.salary_wish, applications.status
        FROM applications
        JOIN candidates ON candidates.id = applications.candidate_id
        JOIN vacancies ON vacancies.id = applications.vacancy_id
        """,
        where={
            "applications.candidate_id = ?": candidate_id,
            "applications.vacancy_id = ?": vacancy_id,
            "vacancies.recruiter_id = ?": recruiter_id,
            "vacancies.department = ?": department,
            "applications.status = ?": status,
            "applications.salary_wish <= ?": max_salary_wish,
        },
        order="applications.received_at DESC, applications.id",
        page=page,
    )


def get_application(db: Database, application_id: str) -> ApplicationDetails:
    """Show an application with the interviews held so far and the worst rating among them.

    Args:
        application_id: Id of the application.
    """
    application = db.fetch(Application, "applications", application_id)
    held_interviews = db.number(
        "SELECT COUNT(*) FROM interviews WHERE application_id = ? AND status = 'held'", application_id
    )
    worst_rating: int | None = db.value(
        "SELECT MIN(rating) FROM interviews WHERE application_id = ? AND rating IS NOT NULL", application_id
    )
    candidate = db.fetch(Candidate, "candidates", application["candidate_id"])
    vacancy = db.fetch(Vacancy, "vacancies", application["vacancy_id"])
    return {
        **application,
        "candidate_name": candidate["name"],
        "vacancy_title": vacancy["title"],
        "held_interviews": held_interviews,
        "worst_rating": worst_rating,
    }


def report_applications(
    db: Database,
    vacancy_id: str | None = None,
    department: VacancyDepartment | None = None,
    status: ApplicationStatus | None = None,
    page: PageNumber = 1,
) -> Page[ApplicationsByCandidateSource]:
    """Count applications by where the candidates come from.

    Args:
        vacancy_id: Only applications of the vacancy with this id.
        department: Only applications of the vacancy with this department.
        status: Only applications with this status.
        page: Page number, from 1.
    """
    return db.search(
        ApplicationsByCandidateSource,
        """
        SELECT candidates.source AS candidate_source, COUNT(*) AS applications,
            MIN(applications.salary_wish) AS lowest_wish, MAX(applications.salary_wish) AS highest_wish
        FROM applications
        JOIN vacancies ON vacancies.id = applications.vacancy_id
        JOIN candidates ON candidates.id = applications.candidate_id
        """,
        where={
            "applications.vacancy_id = ?": vacancy_id,
            "vacancies.department = ?": department,
            "applications.status = ?": status,
        },
        group="candidates.source",
        order="candidates.source",
        page=page,
    )


def add_application(
    db: Database, candidate_id: str, vacancy_id: str, salary_wish: Annotated[int, between(200000, 800000)]
) -> Application:
    """Record a candidate's application for a published vacancy, up to three running ones at a time.

    Args:
        candidate_id: Id of the candidate.
        vacancy_id: Id of the vacancy.
        salary_wish: Salary wish, in minor units.
    """
    candidate = db.fetch(Candidate, "candidates", candidate_id)
    vacancy = db.fetch(Vacancy, "vacancies", vacancy_id)
    if vacancy["status"] != "published":
        raise Refused("The vacancy is not published.")
    if vacancy["closes_on"] < db.today:
        raise Refused("The closing date has passed.")
    if candidate["keep_until"] < vacancy["closes_on"]:
        raise Refused("The candidate's consent runs out before the vacancy closes.")
    if db.exists("SELECT 1 FROM applications WHERE candidate_id = ? AND vacancy_id = ?", candidate_id, vacancy_id):
        raise Refused("The candidate has applied for this vacancy before.")
    if db.exists(
        """
        SELECT 1 FROM applications
        JOIN vacancies ON vacancies.id = applications.vacancy_id
        WHERE applications.candidate_id = ?
            AND vacancies.department = ?
            AND applications.status = 'rejected'
            AND applications.decided_on IS NOT NULL
            AND applications.decided_on > ?
        """,
        candidate_id,
        vacancy["department"],
        shift(db.today, days=-90),
    ):
        raise Refused("The department rejected this candidate in the last 90 days.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM applications
        WHERE candidate_id = ? AND status IN ('received', 'shortlisted', 'offered')
        """,
            candidate_id,
        )
        >= 3
    ):
        raise Refused("The candidate has three running applications already.")
    application_id = db.insert(
        "applications",
        candidate_id=candidate_id,
        vacancy_id=vacancy_id,
        salary_wish=salary_wish,
        received_at=db.now,
        status="received",
    )
    return db.fetch(Application, "applications", application_id)


def shortlist_application(db: Database, application_id: str) -> Application:
    """Put a received application on the shortlist, which has six names for each place.

    Args:
        application_id: Id of the application.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] not in ("received", "offered"):
        raise Refused("The application must be received or offered.")
    if application["status"] != "received":
        raise Refused("The application must be received.")
    vacancy = db.fetch(Vacancy, "vacancies", application["vacancy_id"])
    if vacancy["status"] not in ("published", "closed"):
        raise Refused("The vacancy is filled.")
    if application["salary_wish"] > vacancy["salary_to"] + vacancy["salary_to"] // 20:
        raise Refused("The salary wish is far above what the post pays.")
    if (
        db.number(
            "SELECT COUNT(*) FROM applications WHERE vacancy_id = ? AND status = 'shortlisted'",
            application["vacancy_id"],
        )
        >= 6 * vacancy["places"]
    ):
        raise Refused("The shortlist is full.")
    db.update("applications", application_id, status="shortlisted")
    return db.fetch(Application, "applications", application_id)


def reject_application(db: Database, application_id: str, reason: Text) -> Application:
    """Reject an application for one of your vacancies, with a reason and no interview still planned.

    Args:
        application_id: Id of the application.
        reason: Reason for the rejection.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] not in ("received", "shortlisted"):
        raise Refused("The application must be received or shortlisted.")
    vacancy = db.fetch(Vacancy, "vacancies", application["vacancy_id"])
    if vacancy["recruiter_id"] != db.account:
        raise Refused("The vacancy belongs to another recruiter.")
    if db.exists(
        """
        SELECT 1 FROM interviews
        WHERE application_id = ? AND status = 'planned' AND starts_at > ?
        """,
        application_id,
        db.now,
    ):
        raise Refused("An interview is still planned.")
    db.update("applications", application_id, status="rejected", reason=reason, decided_on=db.today)
    return db.fetch(Application, "applications", application_id)


def withdraw_application(db: Database, application_id: str) -> Application:
    """Note that a candidate withdraws an application; planned interviews are cancelled and an open offer counts as
    declined.

    Args:
        application_id: Id of the application.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] not in ("received", "shortlisted", "offered"):
        raise Refused("The application must be received or shortlisted or offered.")
    db.update("applications", application_id, status="withdrawn", decided_on=db.today)
    for interview in db.all(
        Interview,
        """
        SELECT * FROM interviews
        WHERE application_id = ? AND status = 'planned' AND starts_at > ?
        ORDER BY id
        """,
        application_id,
        db.now,
    ):
        db.update("interviews", interview["id"], status="cancelled")
    for offer in db.all(
        Offer, "SELECT * FROM offers WHERE application_id = ? AND status = 'open' ORDER BY id", application_id
    ):
        db.update("offers", offer["id"], status="declined")
    return db.fetch(Application, "applications", application_id)

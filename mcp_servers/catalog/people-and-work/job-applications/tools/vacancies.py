"""Tools about vacancies."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Recruiter, Vacancy, VacancyDepartment, VacancyStatus


class VacancySummary(TypedDict):
    """A vacancy as a search lists it."""

    id: str
    number: str
    title: str
    department: VacancyDepartment
    closes_on: str
    status: VacancyStatus


class VacancyDetails(Vacancy):
    """A vacancy in full."""

    recruiter_name: str
    running_applications: int
    free_places: int


def find_vacancies(
    db: Database,
    title: str | None = None,
    number: str | None = None,
    department: VacancyDepartment | None = None,
    recruiter_id: str | None = None,
    status: VacancyStatus | None = None,
    closes_until: Day | None = None,
    min_salary_to: int | None = None,
    page: PageNumber = 1,
) -> Page[VacancySummary]:
    """Search vacancies by title, vacancy number, department, recruiter, status, closing date or highest salary.

    Args:
        title: Only vacancies whose title contains this text.
        number: Only vacancies with this vacancy number.
        department: Only vacancies with this department.
        recruiter_id: Only vacancies of the recruiter with this id.
        status: Only vacancies with this status.
        closes_until: Only vacancies with a closing date at or before this.
        min_salary_to: Only vacancies with a highest salary of at least this.
        page: Page number, from 1.
    """
    return db.search(
        VacancySummary,
        "SELECT id, number, title, department, closes_on, status FROM vacancies",
        where={
            "instr(lower(title), lower(?)) > 0": title,
            "number = ?": number,
            "department = ?": department,
            "recruiter_id = ?": recruiter_id,
            "status = ?": status,
            "closes_on <= ?": closes_until,
            "salary_to >= ?": min_salary_to,
        },
        order="closes_on, id",
        page=page,
    )


def get_vacancy(db: Database, vacancy_id: str) -> VacancyDetails:
    """Show a vacancy with its applications still running and the places still free.

    Args:
        vacancy_id: Id of the vacancy.
    """
    vacancy = db.fetch(Vacancy, "vacancies", vacancy_id)
    running_applications = db.number(
        """
        SELECT COUNT(*) FROM applications
        WHERE vacancy_id = ? AND status IN ('received', 'shortlisted')
        """,
        vacancy_id,
    )
    free_places = vacancy["places"] - db.number(
        """
        SELECT COUNT(*) FROM applications
        WHERE vacancy_id = ? AND status IN ('offered', 'hired')
        """,
        vacancy_id,
    )
    recruiter = db.fetch(Recruiter, "recruiters", vacancy["recruiter_id"])
    return {
        **vacancy,
        "recruiter_name": recruiter["name"],
        "running_applications": running_applications,
        "free_places": free_places,
    }


def publish_vacancy(db: Database, vacancy_id: str, closes_on: Day) -> Vacancy:
    """Publish a draft for at least two weeks, if its recruiter has room for another vacancy.

    Args:
        vacancy_id: Id of the vacancy.
        closes_on: Closing date.
    """
    vacancy = db.fetch(Vacancy, "vacancies", vacancy_id)
    if vacancy["status"] != "draft":
        raise Refused("The vacancy must be draft.")
    if closes_on < shift(db.today, days=14):
        raise Refused("A vacancy is published for at least two weeks.")
    if closes_on > shift(db.today, days=60):
        raise Refused("A vacancy is published for at most 60 days.")
    recruiter = db.fetch(Recruiter, "recruiters", vacancy["recruiter_id"])
    if (
        db.number(
            "SELECT COUNT(*) FROM vacancies WHERE recruiter_id = ? AND status = 'published'", vacancy["recruiter_id"]
        )
        >= recruiter["most_vacancies"]
    ):
        raise Refused("The recruiter has no room for another vacancy.")
    db.update("vacancies", vacancy_id, status="published", closes_on=closes_on)
    return db.fetch(Vacancy, "vacancies", vacancy_id)


def extend_vacancy(db: Database, vacancy_id: str, closes_on: Day) -> Vacancy:
    """Give a published vacancy a later closing date while too few people are shortlisted for it.

    Args:
        vacancy_id: Id of the vacancy.
        closes_on: New closing date.
    """
    vacancy = db.fetch(Vacancy, "vacancies", vacancy_id)
    if vacancy["status"] != "published":
        raise Refused("Only a published vacancy can be extended.")
    if closes_on <= vacancy["closes_on"]:
        raise Refused("The new closing date must be later than the old one.")
    if closes_on > shift(db.today, days=60):
        raise Refused("A vacancy is published for at most 60 days.")
    if (
        db.number("SELECT COUNT(*) FROM applications WHERE vacancy_id = ? AND status = 'shortlisted'", vacancy_id)
        >= 3 * vacancy["places"]
    ):
        raise Refused("Enough people are shortlisted already.")
    db.update("vacancies", vacancy_id, closes_on=closes_on)
    return db.fetch(Vacancy, "vacancies", vacancy_id)


def close_vacancy(db: Database, vacancy_id: str) -> Vacancy:
    """Close a vacancy to further applications, after its closing date or once four people have applied.

    Args:
        vacancy_id: Id of the vacancy.
    """
    vacancy = db.fetch(Vacancy, "vacancies", vacancy_id)
    if vacancy["status"] != "published":
        raise Refused("The vacancy must be published.")
    if (
        vacancy["closes_on"] >= db.today
        and db.number("SELECT COUNT(*) FROM applications WHERE vacancy_id = ?", vacancy_id) < 4
    ):
        raise Refused("The closing date has not passed and too few people have applied.")
    db.update("vacancies", vacancy_id, status="closed")
    return db.fetch(Vacancy, "vacancies", vacancy_id)

"""Tools about offers."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, at_least, shift

from .rows import Application, Offer, OfferStatus, Recruiter, Vacancy


class OfferSummary(TypedDict):
    """An offer as a search lists it."""

    id: str
    application_candidate_name: str
    application_vacancy_title: str
    salary: int
    answer_by: str
    status: OfferStatus


def find_offers(
    db: Database,
    application_id: str | None = None,
    candidate_id: str | None = None,
    vacancy_id: str | None = None,
    status: OfferStatus | None = None,
    answer_by_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[OfferSummary]:
    """Search offers by application, candidate, vacancy, status or answer date.

    Args:
        application_id: Only offers of the application with this id.
        candidate_id: Only offers of the candidate with this id.
        vacancy_id: Only offers of the vacancy with this id.
        status: Only offers with this status.
        answer_by_until: Only offers with an answer date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        OfferSummary,
        """
        SELECT offers.id, candidates.name AS application_candidate_name, vacancies.title AS
            application_vacancy_title, offers.salary, offers.answer_by, offers.status
        FROM offers
        JOIN applications ON applications.id = offers.application_id
        JOIN candidates ON candidates.id = applications.candidate_id
        JOIN vacancies ON vacancies.id = applications.vacancy_id
        """,
        where={
            "offers.application_id = ?": application_id,
            "applications.candidate_id = ?": candidate_id,
            "applications.vacancy_id = ?": vacancy_id,
            "offers.status = ?": status,
            "offers.answer_by <= ?": answer_by_until,
        },
        order="offers.answer_by, offers.id",
        page=page,
    )


def make_offer(db: Database, application_id: str, salary: Annotated[int, at_least(1)], starts_on: Day) -> Offer:
    """Offer a shortlisted candidate a free place within the salary range and your limit, to be answered within ten
    days.

    Args:
        application_id: Id of the application.
        salary: Salary of the offer, in minor units.
        starts_on: First working day.
    """
    application = db.fetch(Application, "applications", application_id)
    if application["status"] != "shortlisted":
        raise Refused("The candidate is not on the shortlist.")
    good_interviews = db.number(
        """
        SELECT COUNT(*) FROM interviews
        WHERE application_id = ? AND rating IS NOT NULL AND rating >= 3
        """,
        application_id,
    )
    if good_interviews < 2:
        raise Refused("Two well rated interviews are needed first.")
    taken_places = db.number(
        """
        SELECT COUNT(*) FROM applications
        WHERE vacancy_id = ? AND status IN ('offered', 'hired')
        """,
        application["vacancy_id"],
    )
    vacancy = db.fetch(Vacancy, "vacancies", application["vacancy_id"])
    if taken_places >= vacancy["places"]:
        raise Refused("All places are taken or offered to others.")
    if salary < vacancy["salary_from"] or salary > vacancy["salary_to"]:
        raise Refused("The salary is outside the range of the vacancy.")
    account = db.fetch(Recruiter, "recruiters", db.account)
    if salary > account["salary_limit"]:
        raise Refused("The salary is above your limit.")
    if starts_on < shift(db.today, days=14):
        raise Refused("The first working day is too soon.")
    offer_id = db.insert(
        "offers",
        application_id=application_id,
        salary=salary,
        starts_on=starts_on,
        answer_by=shift(db.today, days=10),
        made_at=db.now,
        status="open",
    )
    db.update("applications", application_id, status="offered")
    return db.fetch(Offer, "offers", offer_id)


def accept_offer(db: Database, offer_id: str) -> Offer:
    """Note that an offer is accepted in time; the candidate is hired, and with the last place the vacancy is filled
    and its other applications are rejected.

    Args:
        offer_id: Id of the offer.
    """
    offer = db.fetch(Offer, "offers", offer_id)
    if offer["status"] != "open":
        raise Refused("The offer must be open.")
    if offer["answer_by"] < db.today:
        raise Refused("The offer has run out.")
    application = db.fetch(Application, "applications", offer["application_id"])
    hired_so_far = db.number(
        "SELECT COUNT(*) FROM applications WHERE vacancy_id = ? AND status = 'hired'", application["vacancy_id"]
    )
    vacancy = db.fetch(Vacancy, "vacancies", application["vacancy_id"])
    db.update("offers", offer_id, status="accepted")
    db.update("applications", offer["application_id"], status="hired", decided_on=db.today)
    if hired_so_far + 1 >= vacancy["places"]:
        db.update("vacancies", application["vacancy_id"], status="filled")
    for each_application in db.all(
        Application,
        """
        SELECT * FROM applications
        WHERE vacancy_id = ? AND status IN ('received', 'shortlisted')
        ORDER BY id
        """,
        application["vacancy_id"],
    ):
        if hired_so_far + 1 >= vacancy["places"]:
            db.update("applications", each_application["id"], status="rejected", decided_on=db.today)
    for each_application in db.all(
        Application,
        """
        SELECT * FROM applications
        WHERE candidate_id = ? AND id != ? AND status IN ('received', 'shortlisted')
        ORDER BY id
        """,
        application["candidate_id"],
        offer["application_id"],
    ):
        db.update("applications", each_application["id"], status="withdrawn", decided_on=db.today)
    return db.fetch(Offer, "offers", offer_id)


def decline_offer(db: Database, offer_id: str) -> Offer:
    """Note that a candidate declines an open offer, which ends the application.

    Args:
        offer_id: Id of the offer.
    """
    offer = db.fetch(Offer, "offers", offer_id)
    if offer["status"] != "open":
        raise Refused("The offer must be open.")
    db.update("offers", offer_id, status="declined")
    db.update("applications", offer["application_id"], status="withdrawn", decided_on=db.today)
    return db.fetch(Offer, "offers", offer_id)


def revoke_offer(db: Database, offer_id: str) -> Offer:
    """Revoke an offer that was not answered in time; the candidate is on the shortlist again.

    Args:
        offer_id: Id of the offer.
    """
    offer = db.fetch(Offer, "offers", offer_id)
    if offer["status"] != "open":
        raise Refused("The offer must be open.")
    if offer["answer_by"] >= db.today:
        raise Refused("The candidate may still answer.")
    db.update("offers", offer_id, status="revoked")
    db.update("applications", offer["application_id"], status="shortlisted")
    return db.fetch(Offer, "offers", offer_id)

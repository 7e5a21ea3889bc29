"""Tools about applicants."""

from typing import Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Applicant, ApplicantVisit


class ApplicantSummary(TypedDict):
    """An applicant as a search lists it."""

    id: str
    name: str
    experienced: bool
    pets: int
    visit: ApplicantVisit
    visited_on: str | None


class ApplicantDetails(Applicant):
    """An applicant in full."""

    open_reservations: int
    animals_fetched: int
    animals_brought_back: int


def find_applicants(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    experienced: bool | None = None,
    visit: ApplicantVisit | None = None,
    max_pets: int | None = None,
    visited_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ApplicantSummary]:
    """Search applicants by name, email, experience with animals, outcome of the home visit, number of animals at
    home or day of the home visit.

    Args:
        name: Only applicants whose name contains this text.
        email: Only applicants with this email.
        experienced: Only applicants for which this holds, or does not: experience with animals.
        visit: Only applicants with this outcome of the home visit.
        max_pets: Only applicants with a number of animals at home of at most this.
        visited_from: Only applicants with a day of the home visit at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ApplicantSummary,
        "SELECT id, name, experienced, pets, visit, visited_on FROM applicants",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "experienced = ?": experienced,
            "visit = ?": visit,
            "pets <= ?": max_pets,
            "visited_on >= ?": visited_from,
        },
        order="name, id",
        page=page,
    )


def get_applicant(db: Database, applicant_id: str) -> ApplicantDetails:
    """Show an applicant with reservations and animals fetched here.

    Args:
        applicant_id: Id of the applicant.
    """
    applicant = db.fetch(Applicant, "applicants", applicant_id)
    open_reservations = db.number(
        "SELECT COUNT(*) FROM adoptions WHERE applicant_id = ? AND status = 'reserved'", applicant_id
    )
    animals_fetched = db.number(
        "SELECT COUNT(*) FROM adoptions WHERE applicant_id = ? AND status = 'fetched'", applicant_id
    )
    animals_brought_back = db.number(
        "SELECT COUNT(*) FROM adoptions WHERE applicant_id = ? AND status = 'brought_back'", applicant_id
    )
    return {
        **applicant,
        "open_reservations": open_reservations,
        "animals_fetched": animals_fetched,
        "animals_brought_back": animals_brought_back,
    }


def note_home_visit(db: Database, applicant_id: str, visit: Literal["passed", "failed"]) -> Applicant:
    """Note the outcome of today's home visit, 30 days after the last one at the earliest.

    Args:
        applicant_id: Id of the applicant.
        visit: Outcome of the home visit.
    """
    applicant = db.fetch(Applicant, "applicants", applicant_id)
    if applicant["visited_on"] is not None and applicant["visited_on"] > shift(db.today, days=-30):
        raise Refused("There was a home visit in the last 30 days.")
    if applicant["pets"] >= 4:
        raise Refused("The applicant keeps four animals already.")
    db.update("applicants", applicant_id, visit=visit, visited_on=db.today)
    return db.fetch(Applicant, "applicants", applicant_id)

"""Tools about applicants."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Applicant, ApplicantStatus, District


class ApplicantSummary(TypedDict):
    """An applicant as a search lists it."""

    id: str
    name: str
    number: str
    bedrooms: int
    points: int
    status: ApplicantStatus


class ApplicantDetails(Applicant):
    """An applicant in full."""

    district_name: str
    applicants_ahead: int
    recent_refusals: int


class ApplicantsByDistrictName(TypedDict):
    """Totals of applicants for one name."""

    district_name: str
    applicants: int
    most_points: int | None
    longest_wait: str | None


def find_applicants(
    db: Database,
    name: str | None = None,
    number: str | None = None,
    district_id: str | None = None,
    bedrooms: int | None = None,
    wheelchair: bool | None = None,
    status: ApplicantStatus | None = None,
    min_points: int | None = None,
    max_arrears: int | None = None,
    renewed_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ApplicantSummary]:
    """Search applicants by name, application number, district, bedrooms needed, wheelchair, status, points, rent
    arrears or day of the last renewal.

    Args:
        name: Only applicants whose name contains this text.
        number: Only applicants with this application number.
        district_id: Only applicants of the district with this id.
        bedrooms: Only applicants with this bedrooms needed.
        wheelchair: Only applicants for which this holds, or does not: wheelchair.
        status: Only applicants with this status.
        min_points: Only applicants with a points of at least this.
        max_arrears: Only applicants with a rent arrears of at most this.
        renewed_until: Only applicants with a day of the last renewal at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ApplicantSummary,
        "SELECT id, name, number, bedrooms, points, status FROM applicants",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "number = ?": number,
            "district_id = ?": district_id,
            "bedrooms = ?": bedrooms,
            "wheelchair = ?": wheelchair,
            "status = ?": status,
            "points >= ?": min_points,
            "arrears <= ?": max_arrears,
            "renewed_on <= ?": renewed_until,
        },
        order="points DESC, id",
        page=page,
    )


def get_applicant(db: Database, applicant_id: str) -> ApplicantDetails:
    """Show an applicant with the place on the list for the same size and district, and the offers refused in a
    year.

    Args:
        applicant_id: Id of the applicant.
    """
    applicant = db.fetch(Applicant, "applicants", applicant_id)
    applicants_ahead = db.number(
        """
        SELECT COUNT(*) FROM applicants
        WHERE district_id = ? AND bedrooms = ? AND status = 'waiting' AND points > ?
        """,
        applicant["district_id"],
        applicant["bedrooms"],
        applicant["points"],
    )
    recent_refusals = db.number(
        """
        SELECT COUNT(*) FROM offers
        WHERE applicant_id = ? AND status IN ('refused', 'lapsed') AND made_on > ?
        """,
        applicant_id,
        shift(db.today, days=-365),
    )
    district = db.fetch(District, "districts", applicant["district_id"])
    return {
        **applicant,
        "district_name": district["name"],
        "applicants_ahead": applicants_ahead,
        "recent_refusals": recent_refusals,
    }


def report_applicants(
    db: Database,
    status: ApplicantStatus | None = None,
    bedrooms: int | None = None,
    wheelchair: bool | None = None,
    min_points: int | None = None,
    page: PageNumber = 1,
) -> Page[ApplicantsByDistrictName]:
    """Count the applicants by district.

    Args:
        status: Only applicants with this status.
        bedrooms: Only applicants with this bedrooms needed.
        wheelchair: Only applicants for which this holds, or does not: wheelchair.
        min_points: Only applicants with a points of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ApplicantsByDistrictName,
        """
        SELECT districts.name AS district_name, COUNT(*) AS applicants, MAX(applicants.points) AS
            most_points, MIN(applicants.applied_on) AS longest_wait
        FROM applicants
        JOIN districts ON districts.id = applicants.district_id
        """,
        where={
            "applicants.status = ?": status,
            "applicants.bedrooms = ?": bedrooms,
            "applicants.wheelchair = ?": wheelchair,
            "applicants.points >= ?": min_points,
        },
        group="districts.name",
        order="districts.name",
        page=page,
    )


def register_applicant(
    db: Database,
    name: Text,
    number: Text,
    district_id: str,
    bedrooms: Annotated[int, between(1, 4)],
    wheelchair: bool = False,
) -> Applicant:
    """Put a household on the register for a district, with ten points to begin with.

    Args:
        name: Name of the applicant.
        number: Application number.
        district_id: Id of the district.
        bedrooms: Bedrooms needed.
        wheelchair: Whether this holds for the applicant: wheelchair.
    """
    db.fetch(District, "districts", district_id)
    if db.exists("SELECT 1 FROM applicants WHERE number = ?", number):
        raise Refused("This application number is taken.")
    if (
        bedrooms >= 4
        and db.number("SELECT COUNT(*) FROM homes WHERE district_id = ? AND bedrooms = 4", district_id) <= 0
    ):
        raise Refused("There are no homes of this size in the district.")
    applicant_id = db.insert(
        "applicants",
        name=name,
        number=number,
        district_id=district_id,
        bedrooms=bedrooms,
        wheelchair=wheelchair,
        points=10,
        arrears=0,
        applied_on=db.today,
        renewed_on=db.today,
        status="waiting",
    )
    return db.fetch(Applicant, "applicants", applicant_id)


def renew_application(db: Database, applicant_id: str) -> Applicant:
    """Renew an application from two months before the year is over until three months after it.

    Args:
        applicant_id: Id of the applicant.
    """
    applicant = db.fetch(Applicant, "applicants", applicant_id)
    if applicant["status"] not in ("waiting", "suspended"):
        raise Refused("The applicant is not waiting.")
    if applicant["renewed_on"] > shift(db.today, days=-300):
        raise Refused("It is too early to renew.")
    if applicant["renewed_on"] < shift(db.today, days=-455):
        raise Refused("The application has lapsed for good.")
    db.update("applicants", applicant_id, renewed_on=db.today)
    return db.fetch(Applicant, "applicants", applicant_id)


def change_household(db: Database, applicant_id: str, bedrooms: Annotated[int, between(1, 4)]) -> Applicant:
    """Change the number of bedrooms that a waiting household needs; points for overcrowding follow, ten for each
    bedroom more.

    Args:
        applicant_id: Id of the applicant.
        bedrooms: Bedrooms needed.
    """
    applicant = db.fetch(Applicant, "applicants", applicant_id)
    if applicant["status"] != "waiting":
        raise Refused("The applicant is not waiting.")
    if bedrooms == applicant["bedrooms"]:
        raise Refused("That is what the applicant has asked for.")
    if bedrooms > applicant["bedrooms"] + 2:
        raise Refused("A change by more than two bedrooms needs a new application.")
    if db.exists("SELECT 1 FROM appeals WHERE applicant_id = ? AND status = 'pending'", applicant_id):
        raise Refused("An appeal of this applicant is pending.")
    db.update(
        "applicants",
        applicant_id,
        bedrooms=bedrooms,
        points=applicant["points"] + 10 * max(0, bedrooms - applicant["bedrooms"]),
    )
    return db.fetch(Applicant, "applicants", applicant_id)


def change_district(db: Database, applicant_id: str, district_id: str) -> Applicant:
    """Let a waiting applicant ask for another district, which costs five points.

    Args:
        applicant_id: Id of the applicant.
        district_id: Id of the district.
    """
    applicant = db.fetch(Applicant, "applicants", applicant_id)
    db.fetch(District, "districts", district_id)
    if applicant["status"] != "waiting":
        raise Refused("The applicant is not waiting.")
    if district_id == applicant["district_id"]:
        raise Refused("The applicant is on this list already.")
    if applicant["points"] < 5:
        raise Refused("The applicant has too few points.")
    if applicant["applied_on"] > shift(db.today, days=-90):
        raise Refused("A district can be changed after three months.")
    db.update("applicants", applicant_id, district_id=district_id, points=applicant["points"] - 5)
    return db.fetch(Applicant, "applicants", applicant_id)

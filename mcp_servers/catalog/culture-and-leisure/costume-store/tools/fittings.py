"""Tools about fittings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, shift

from .rows import Company, Fitting, FittingStatus, Garment, Hire, Production, Tailor


class FittingSummary(TypedDict):
    """A fitting as a search lists it."""

    id: str
    starts_at: str
    hire_number: str
    hire_performer: str
    tailor_name: str
    status: FittingStatus


def find_fittings(
    db: Database,
    hire_id: str | None = None,
    tailor_id: str | None = None,
    status: FittingStatus | None = None,
    starts_on: Day | None = None,
    page: PageNumber = 1,
) -> Page[FittingSummary]:
    """Search fittings by hire, tailor, status or start.

    Args:
        hire_id: Only fittings of the hire with this id.
        tailor_id: Only fittings of the tailor with this id.
        status: Only fittings with this status.
        starts_on: Only fittings with a start on this day.
        page: Page number, from 1.
    """
    return db.search(
        FittingSummary,
        """
        SELECT fittings.id, fittings.starts_at, hires.number AS hire_number, hires.performer AS
            hire_performer, tailors.name AS tailor_name, fittings.status
        FROM fittings
        JOIN hires ON hires.id = fittings.hire_id
        JOIN tailors ON tailors.id = fittings.tailor_id
        """,
        where={
            "fittings.hire_id = ?": hire_id,
            "fittings.tailor_id = ?": tailor_id,
            "fittings.status = ?": status,
            "date(fittings.starts_at) = ?": starts_on,
        },
        order="fittings.starts_at, fittings.id",
        page=page,
    )


def book_fitting(db: Database, hire_id: str, tailor_id: str, starts_at: Moment) -> Fitting:
    """Book half an hour with a tailor for a reserved hire, five days before the opening at least.

    Args:
        hire_id: Id of the hire.
        tailor_id: Id of the tailor.
        starts_at: Start of the fitting.
    """
    hire = db.fetch(Hire, "hires", hire_id)
    tailor = db.fetch(Tailor, "tailors", tailor_id)
    if hire["status"] != "reserved":
        raise Refused("The hire is not waiting for a fitting.")
    if starts_at <= db.now:
        raise Refused("A fitting cannot be in the past.")
    production = db.fetch(Production, "productions", hire["production_id"])
    if starts_at[:10] > shift(production["opens_on"], days=-5):
        raise Refused("The fitting is too close to the opening.")
    garment = db.fetch(Garment, "garments", hire["garment_id"])
    if not tailor["historical"] and garment["historical"]:
        raise Refused("The tailor is not trained for historical garments.")
    if db.exists("SELECT 1 FROM fittings WHERE hire_id = ? AND status = 'booked'", hire_id):
        raise Refused("A fitting of this hire is booked already.")
    if db.exists(
        """
        SELECT 1 FROM fittings
        WHERE tailor_id = ?
            AND status = 'booked'
            AND starts_at < ?
            AND strftime('%Y-%m-%dT%H:%M', starts_at, '+30 minutes') > ?
        """,
        tailor_id,
        shift(starts_at, minutes=30),
        starts_at,
    ):
        raise Refused("The tailor has another fitting at that time.")
    fitting_id = db.insert("fittings", hire_id=hire_id, tailor_id=tailor_id, starts_at=starts_at, status="booked")
    return db.fetch(Fitting, "fittings", fitting_id)


def finish_fitting(db: Database, fitting_id: str) -> Fitting:
    """Note that a fitting was held.

    Args:
        fitting_id: Id of the fitting.
    """
    fitting = db.fetch(Fitting, "fittings", fitting_id)
    if fitting["status"] != "booked":
        raise Refused("The fitting must be booked.")
    if fitting["starts_at"] > db.now:
        raise Refused("The fitting has not begun.")
    hire = db.fetch(Hire, "hires", fitting["hire_id"])
    if hire["status"] != "reserved":
        raise Refused("The hire is not waiting for a fitting.")
    db.update("fittings", fitting_id, status="done")
    return db.fetch(Fitting, "fittings", fitting_id)


def miss_fitting(db: Database, fitting_id: str) -> Fitting:
    """Note that the performer did not come; the company owes 1500 cents.

    Args:
        fitting_id: Id of the fitting.
    """
    fitting = db.fetch(Fitting, "fittings", fitting_id)
    if fitting["status"] != "booked":
        raise Refused("The fitting must be booked.")
    if fitting["starts_at"] > shift(db.now, minutes=-20):
        raise Refused("The performer still has time to come.")
    hire = db.fetch(Hire, "hires", fitting["hire_id"])
    production = db.fetch(Production, "productions", hire["production_id"])
    company = db.fetch(Company, "companies", production["company_id"])
    db.update("fittings", fitting_id, status="missed")
    db.update("companies", production["company_id"], owed=company["owed"] + 1500)
    return db.fetch(Fitting, "fittings", fitting_id)


def cancel_fitting(db: Database, fitting_id: str) -> Fitting:
    """Cancel a fitting the day before at the latest.

    Args:
        fitting_id: Id of the fitting.
    """
    fitting = db.fetch(Fitting, "fittings", fitting_id)
    if fitting["status"] != "booked":
        raise Refused("The fitting must be booked.")
    if fitting["starts_at"][:10] <= db.today:
        raise Refused("It is too late to cancel this fitting.")
    db.update("fittings", fitting_id, status="cancelled")
    return db.fetch(Fitting, "fittings", fitting_id)

"""Tools about hires."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Alteration, Company, Fitting, Garment, Hire, HireStatus, Production


class HireSummary(TypedDict):
    """A hire as a search lists it."""

    id: str
    number: str
    performer: str
    garment_name: str
    production_name: str
    back_by: str
    status: HireStatus


class HiresByProductionCompanyName(TypedDict):
    """Totals of hires for one name."""

    production_company_name: str
    hires: int
    total: int
    last_return: str | None


def find_hires(
    db: Database,
    number: str | None = None,
    production_id: str | None = None,
    company_id: str | None = None,
    garment_id: str | None = None,
    performer: str | None = None,
    status: HireStatus | None = None,
    back_by_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[HireSummary]:
    """Search hires by hire number, production, company, garment, performer, status or return deadline.

    Args:
        number: Only hires with this hire number.
        production_id: Only hires of the production with this id.
        company_id: Only hires of the company with this id.
        garment_id: Only hires of the garment with this id.
        performer: Only hires whose performer contains this text.
        status: Only hires with this status.
        back_by_until: Only hires with a return deadline at or before this.
        page: Page number, from 1.
    """
    return db.search(
        HireSummary,
        """
        SELECT hires.id, hires.number, hires.performer, garments.name AS garment_name, productions.name AS
            production_name, hires.back_by, hires.status
        FROM hires
        JOIN garments ON garments.id = hires.garment_id
        JOIN productions ON productions.id = hires.production_id
        """,
        where={
            "hires.number = ?": number,
            "hires.production_id = ?": production_id,
            "productions.company_id = ?": company_id,
            "hires.garment_id = ?": garment_id,
            "instr(lower(hires.performer), lower(?)) > 0": performer,
            "hires.status = ?": status,
            "hires.back_by <= ?": back_by_until,
        },
        order="hires.back_by, hires.id",
        page=page,
    )


def report_hires(
    db: Database,
    status: HireStatus | None = None,
    away_from_from: Day | None = None,
    historical: bool | None = None,
    page: PageNumber = 1,
) -> Page[HiresByProductionCompanyName]:
    """Count hires and add up their prices by company.

    Args:
        status: Only hires with this status.
        away_from_from: Only hires with a first day away at or after this.
        historical: Only hires of the garment for which this holds, or does not: historical.
        page: Page number, from 1.
    """
    return db.search(
        HiresByProductionCompanyName,
        """
        SELECT companies.name AS production_company_name, COUNT(*) AS hires, COALESCE(SUM(hires.price), 0)
            AS total, MAX(hires.back_by) AS last_return
        FROM hires
        JOIN garments ON garments.id = hires.garment_id
        JOIN productions ON productions.id = hires.production_id
        JOIN companies ON companies.id = productions.company_id
        """,
        where={
            "hires.status = ?": status,
            "hires.away_from >= ?": away_from_from,
            "garments.historical = ?": historical,
        },
        group="companies.name",
        order="companies.name",
        page=page,
    )


def reserve_garment(
    db: Database,
    number: Text,
    production_id: str,
    performer: Text,
    chest: Annotated[int, between(70, 140)],
    garment_id: str,
) -> Hire:
    """Reserve a garment that fits a performer for the whole time of a production and its cleaning.

    Args:
        number: Hire number.
        production_id: Id of the production.
        performer: Performer of the hire.
        chest: Performer's chest in centimetres.
        garment_id: Id of the garment.
    """
    production = db.fetch(Production, "productions", production_id)
    garment = db.fetch(Garment, "garments", garment_id)
    if production["opens_on"] <= db.today:
        raise Refused("The production has opened.")
    if garment["status"] in ("discarded", "in_repair"):
        raise Refused("The garment is not fit for hire.")
    if garment["chest"] < chest - 6 or garment["chest"] > chest + 6:
        raise Refused("The garment does not fit this performer.")
    if garment["historical"] and production["open_air"]:
        raise Refused("Historical garments are not worn in the open air.")
    company = db.fetch(Company, "companies", production["company_id"])
    price = garment["value"] // 10 * ((days_between(production["opens_on"], production["closes_on"]) + 20) // 7)
    if company["owed"] + price > company["credit"]:
        raise Refused("The company's credit does not suffice.")
    if db.exists("SELECT 1 FROM hires WHERE number = ?", number):
        raise Refused("A hire with this number exists already.")
    if db.exists(
        """
        SELECT 1 FROM hires
        WHERE garment_id = ?
            AND status IN ('reserved', 'out')
            AND away_from <= ?
            AND date(back_by, '+4 days') >= ?
        """,
        garment_id,
        shift(production["closes_on"], days=7),
        shift(production["opens_on"], days=-10),
    ):
        raise Refused("The garment is away or being cleaned at that time.")
    hire_id = db.insert(
        "hires",
        number=number,
        production_id=production_id,
        performer=performer,
        chest=chest,
        garment_id=garment_id,
        away_from=shift(production["opens_on"], days=-10),
        back_by=shift(production["closes_on"], days=3),
        price=price,
        status="reserved",
    )
    return db.fetch(Hire, "hires", hire_id)


def hand_out_garment(db: Database, hire_id: str) -> Hire:
    """Hand out a reserved garment that hangs ready and whose alterations are done; the company owes the price.

    Args:
        hire_id: Id of the hire.
    """
    hire = db.fetch(Hire, "hires", hire_id)
    if hire["status"] != "reserved":
        raise Refused("The hire must be reserved.")
    if hire["away_from"] > db.today:
        raise Refused("It is too early to hand the garment out.")
    garment = db.fetch(Garment, "garments", hire["garment_id"])
    if garment["status"] != "hanging":
        raise Refused("The garment is not ready.")
    if db.exists("SELECT 1 FROM alterations WHERE hire_id = ? AND status = 'ordered'", hire_id):
        raise Refused("Alterations are still to be made.")
    production = db.fetch(Production, "productions", hire["production_id"])
    company = db.fetch(Company, "companies", production["company_id"])
    if company["owed"] > company["credit"]:
        raise Refused("The company owes too much.")
    db.update("hires", hire_id, status="out")
    db.update("garments", hire["garment_id"], status="out")
    db.update("companies", production["company_id"], owed=company["owed"] + hire["price"])
    return db.fetch(Hire, "hires", hire_id)


def take_back_garment(db: Database, hire_id: str, damaged: bool = False) -> Hire:
    """Take a garment back, soiled or damaged; a week's price is added for every week late.

    Args:
        hire_id: Id of the hire.
        damaged: Whether this holds for the hire: damaged.
    """
    hire = db.fetch(Hire, "hires", hire_id)
    if hire["status"] != "out":
        raise Refused("The hire must be out.")
    garment = db.fetch(Garment, "garments", hire["garment_id"])
    if garment["status"] != "out":
        raise Refused("The garment is in the house.")
    weeks_late = max(0, (days_between(hire["back_by"], db.today) + 6) // 7)
    db.update("hires", hire_id, status="returned")
    if not damaged:
        db.update("garments", hire["garment_id"], status="soiled")
    if damaged:
        db.update("garments", hire["garment_id"], status="in_repair")
    if weeks_late > 0:
        production = db.fetch(Production, "productions", hire["production_id"])
        company = db.fetch(Company, "companies", production["company_id"])
        db.update("companies", production["company_id"], owed=company["owed"] + weeks_late * (garment["value"] // 10))
    return db.fetch(Hire, "hires", hire_id)


def cancel_hire(db: Database, hire_id: str) -> Hire:
    """Cancel a reserved hire; its fittings and alterations are dropped, and within a week of the first day half the
    price is due.

    Args:
        hire_id: Id of the hire.
    """
    hire = db.fetch(Hire, "hires", hire_id)
    if hire["status"] != "reserved":
        raise Refused("The hire must be reserved.")
    if db.exists(
        """
        SELECT 1 FROM alterations
        WHERE hire_id = ? AND status = 'done' AND NOT can_be_undone
        """,
        hire_id,
    ):
        raise Refused("The garment was altered for this performer for good.")
    db.update("hires", hire_id, status="cancelled")
    if hire["away_from"] < shift(db.today, days=7):
        production = db.fetch(Production, "productions", hire["production_id"])
        company = db.fetch(Company, "companies", production["company_id"])
        db.update("companies", production["company_id"], owed=company["owed"] + hire["price"] // 2)
    for fitting in db.all(
        Fitting, "SELECT * FROM fittings WHERE hire_id = ? AND status = 'booked' ORDER BY id", hire_id
    ):
        db.update("fittings", fitting["id"], status="cancelled")
    for alteration in db.all(
        Alteration, "SELECT * FROM alterations WHERE hire_id = ? AND status = 'ordered' ORDER BY id", hire_id
    ):
        db.update("alterations", alteration["id"], status="dropped")
    return db.fetch(Hire, "hires", hire_id)

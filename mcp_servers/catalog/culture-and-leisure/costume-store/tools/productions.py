"""Tools about productions."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Company, Production


class ProductionSummary(TypedDict):
    """A production as a search lists it."""

    id: str
    name: str
    company_name: str
    opens_on: str
    closes_on: str


class ProductionDetails(Production):
    """A production in full."""

    company_name: str
    company_owed: int
    hires_reserved: int
    hires_out: int
    minutes_to_sew: int
    total_price: int


def find_productions(
    db: Database,
    name: str | None = None,
    company_id: str | None = None,
    opens_from: Day | None = None,
    closes_until: Day | None = None,
    open_air: bool | None = None,
    page: PageNumber = 1,
) -> Page[ProductionSummary]:
    """Search productions by name, company, opening night, last night or in the open air.

    Args:
        name: Only productions whose name contains this text.
        company_id: Only productions of the company with this id.
        opens_from: Only productions with an opening night at or after this.
        closes_until: Only productions with a last night at or before this.
        open_air: Only productions for which this holds, or does not: in the open air.
        page: Page number, from 1.
    """
    return db.search(
        ProductionSummary,
        """
        SELECT productions.id, productions.name, companies.name AS company_name, productions.opens_on,
            productions.closes_on
        FROM productions
        JOIN companies ON companies.id = productions.company_id
        """,
        where={
            "instr(lower(productions.name), lower(?)) > 0": name,
            "productions.company_id = ?": company_id,
            "productions.opens_on >= ?": opens_from,
            "productions.closes_on <= ?": closes_until,
            "productions.open_air = ?": open_air,
        },
        order="productions.opens_on, productions.id",
        page=page,
    )


def get_production(db: Database, production_id: str) -> ProductionDetails:
    """Show a production with its hires, the alterations still to be made and what its costumes cost.

    Args:
        production_id: Id of the production.
    """
    production = db.fetch(Production, "productions", production_id)
    hires_reserved = db.number(
        "SELECT COUNT(*) FROM hires WHERE production_id = ? AND status = 'reserved'", production_id
    )
    hires_out = db.number("SELECT COUNT(*) FROM hires WHERE production_id = ? AND status = 'out'", production_id)
    minutes_to_sew = db.number(
        """
        SELECT SUM(alterations.minutes) FROM alterations
        JOIN hires ON hires.id = alterations.hire_id
        WHERE hires.production_id = ? AND alterations.status = 'ordered'
        """,
        production_id,
    )
    total_price = db.number(
        "SELECT SUM(price) FROM hires WHERE production_id = ? AND status != 'cancelled'", production_id
    )
    company = db.fetch(Company, "companies", production["company_id"])
    return {
        **production,
        "company_name": company["name"],
        "company_owed": company["owed"],
        "hires_reserved": hires_reserved,
        "hires_out": hires_out,
        "minutes_to_sew": minutes_to_sew,
        "total_price": total_price,
    }

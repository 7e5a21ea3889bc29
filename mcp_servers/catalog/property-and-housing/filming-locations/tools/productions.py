"""Tools about productions."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Production


class ProductionSummary(TypedDict):
    """A production as a search lists it."""

    id: str
    title: str
    company: str
    manager: str
    crew: int


class ProductionDetails(Production):
    """A production in full."""

    permits_in_force: int
    fees: int
    recces_done: int


def find_productions(
    db: Database,
    title: str | None = None,
    company: str | None = None,
    manager: str | None = None,
    max_crew: int | None = None,
    insured_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ProductionSummary]:
    """Search productions by title, company, location manager, crew size or end of the insurance.

    Args:
        title: Only productions whose title contains this text.
        company: Only productions whose company contains this text.
        manager: Only productions whose location manager contains this text.
        max_crew: Only productions with a crew size of at most this.
        insured_until_until: Only productions with an end of the insurance at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ProductionSummary,
        "SELECT id, title, company, manager, crew FROM productions",
        where={
            "instr(lower(title), lower(?)) > 0": title,
            "instr(lower(company), lower(?)) > 0": company,
            "instr(lower(manager), lower(?)) > 0": manager,
            "crew <= ?": max_crew,
            "insured_until <= ?": insured_until_until,
        },
        order="title, id",
        page=page,
    )


def get_production(db: Database, production_id: str) -> ProductionDetails:
    """Show a production with its permits in force and the fees of all of them.

    Args:
        production_id: Id of the production.
    """
    production = db.fetch(Production, "productions", production_id)
    permits_in_force = db.number(
        """
        SELECT COUNT(*) FROM permits
        WHERE production_id = ? AND status IN ('signed', 'filming')
        """,
        production_id,
    )
    fees = db.number(
        """
        SELECT SUM(fee) FROM permits
        WHERE production_id = ? AND status IN ('signed', 'filming', 'finished')
        """,
        production_id,
    )
    recces_done = db.number("SELECT COUNT(*) FROM recces WHERE production_id = ? AND status = 'done'", production_id)
    return {**production, "permits_in_force": permits_in_force, "fees": fees, "recces_done": recces_done}

"""Tools about companies."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Company


class CompanySummary(TypedDict):
    """A company as a search lists it."""

    id: str
    name: str
    contact: str
    credit: int
    owed: int


def find_companies(
    db: Database, name: str | None = None, min_owed: int | None = None, page: PageNumber = 1
) -> Page[CompanySummary]:
    """Search companies by name or amount owed.

    Args:
        name: Only companies whose name contains this text.
        min_owed: Only companies with an amount owed of at least this.
        page: Page number, from 1.
    """
    return db.search(
        CompanySummary,
        "SELECT id, name, contact, credit, owed FROM companies",
        where={"instr(lower(name), lower(?)) > 0": name, "owed >= ?": min_owed},
        order="name, id",
        page=page,
    )


def take_payment(db: Database, company_id: str, amount: Annotated[int, between(100, 300000)]) -> Company:
    """Take a payment from a company, not more than it owes.

    Args:
        company_id: Id of the company.
        amount: Amount of the company, in minor units.
    """
    company = db.fetch(Company, "companies", company_id)
    if amount > company["owed"]:
        raise Refused("The company owes less than that.")
    db.update("companies", company_id, owed=company["owed"] - amount)
    return db.fetch(Company, "companies", company_id)

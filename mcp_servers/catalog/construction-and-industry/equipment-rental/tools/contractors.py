"""Tools about contractors."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Contractor, ContractorStatus


class ContractorSummary(TypedDict):
    """A contractor as a search lists it."""

    id: str
    name: str
    contact: str
    credit: int
    status: ContractorStatus


class ContractorDetails(Contractor):
    """A contractor in full."""

    amount_owed: int
    amount_committed: int


def find_contractors(
    db: Database,
    name: str | None = None,
    contact: str | None = None,
    status: ContractorStatus | None = None,
    page: PageNumber = 1,
) -> Page[ContractorSummary]:
    """Search contractors by name, contact person or status.

    Args:
        name: Only contractors whose name contains this text.
        contact: Only contractors whose contact person contains this text.
        status: Only contractors with this status.
        page: Page number, from 1.
    """
    return db.search(
        ContractorSummary,
        "SELECT id, name, contact, credit, status FROM contractors",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "instr(lower(contact), lower(?)) > 0": contact,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )


def get_contractor(db: Database, contractor_id: str) -> ContractorDetails:
    """Show a contractor with what it owes and what its coming hires will cost.

    Args:
        contractor_id: Id of the contractor.
    """
    contractor = db.fetch(Contractor, "contractors", contractor_id)
    amount_owed = db.number(
        """
        SELECT SUM(invoices.amount) FROM invoices
        JOIN hires ON hires.id = invoices.hire_id
        WHERE hires.contractor_id = ? AND invoices.status != 'paid'
        """,
        contractor_id,
    )
    amount_committed = db.number(
        """
        SELECT SUM(daily_rate * (CAST(julianday(date(ends_on)) - julianday(date(starts_on)) AS INTEGER) +
            1))
        FROM hires
        WHERE contractor_id = ? AND status IN ('reserved', 'out')
        """,
        contractor_id,
    )
    return {**contractor, "amount_owed": amount_owed, "amount_committed": amount_committed}

"""Tools about contractors."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Contractor, ContractorStatus, ContractorTrade, Ticket, Visit


class ContractorSummary(TypedDict):
    """A contractor as a search lists it."""

    id: str
    name: str
    trade: ContractorTrade
    status: ContractorStatus


def find_contractors(
    db: Database,
    name: str | None = None,
    trade: ContractorTrade | None = None,
    status: ContractorStatus | None = None,
    page: PageNumber = 1,
) -> Page[ContractorSummary]:
    """Search contractors by name, trade or status.

    Args:
        name: Only contractors whose name contains this text.
        trade: Only contractors with this trade.
        status: Only contractors with this status.
        page: Page number, from 1.
    """
    return db.search(
        ContractorSummary,
        "SELECT id, name, trade, status FROM contractors",
        where={"instr(lower(name), lower(?)) > 0": name, "trade = ?": trade, "status = ?": status},
        order="name, id",
        page=page,
    )


def suspend_contractor(db: Database, contractor_id: str) -> Contractor:
    """Suspend a contractor who has missed at least two visits in the last 30 days; assigned tickets return to
    reported.

    Args:
        contractor_id: Id of the contractor.
    """
    contractor = db.fetch(Contractor, "contractors", contractor_id)
    if contractor["status"] != "active":
        raise Refused("The contractor must be active.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM visits
        WHERE contractor_id = ? AND status = 'missed' AND starts_at > ?
        """,
            contractor_id,
            shift(db.now, days=-30),
        )
        < 2
    ):
        raise Refused("The contractor has not missed two visits in the last 30 days.")
    if db.exists("SELECT 1 FROM tickets WHERE contractor_id = ? AND status = 'in_progress'", contractor_id):
        raise Refused("The contractor has work in progress.")
    db.update("contractors", contractor_id, status="suspended")
    for visit in db.all(
        Visit, "SELECT * FROM visits WHERE contractor_id = ? AND status = 'planned' ORDER BY id", contractor_id
    ):
        db.update("visits", visit["id"], status="called_off")
    for ticket in db.all(
        Ticket, "SELECT * FROM tickets WHERE contractor_id = ? AND status = 'assigned' ORDER BY id", contractor_id
    ):
        db.update("tickets", ticket["id"], status="reported", contractor_id=None)
    return db.fetch(Contractor, "contractors", contractor_id)

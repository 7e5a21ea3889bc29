"""Tools about waiters."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import WaiterStatus


class WaiterSummary(TypedDict):
    """A waiter as a search lists it."""

    id: str
    name: str
    can_lead: bool
    status: WaiterStatus


def find_waiters(
    db: Database,
    name: str | None = None,
    can_lead: bool | None = None,
    status: WaiterStatus | None = None,
    page: PageNumber = 1,
) -> Page[WaiterSummary]:
    """Search waiters by name, may lead or status.

    Args:
        name: Only waiters whose name contains this text.
        can_lead: Only waiters for which this holds, or does not: may lead.
        status: Only waiters with this status.
        page: Page number, from 1.
    """
    return db.search(
        WaiterSummary,
        "SELECT id, name, can_lead, status FROM waiters",
        where={"instr(lower(name), lower(?)) > 0": name, "can_lead = ?": can_lead, "status = ?": status},
        order="name, id",
        page=page,
    )

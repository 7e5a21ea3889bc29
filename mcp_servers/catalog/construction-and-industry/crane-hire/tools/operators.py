"""Tools about operators."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import OperatorStatus


class OperatorSummary(TypedDict):
    """An operator as a search lists it."""

    id: str
    name: str
    licence_class: int
    licence_until: str
    status: OperatorStatus


def find_operators(
    db: Database,
    name: str | None = None,
    min_licence_class: int | None = None,
    status: OperatorStatus | None = None,
    licence_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[OperatorSummary]:
    """Search operators by name, licence class, status or end of the licence.

    Args:
        name: Only operators whose name contains this text.
        min_licence_class: Only operators with a licence class of at least this.
        status: Only operators with this status.
        licence_until_until: Only operators with an end of the licence at or before this.
        page: Page number, from 1.
    """
    return db.search(
        OperatorSummary,
        "SELECT id, name, licence_class, licence_until, status FROM operators",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "licence_class >= ?": min_licence_class,
            "status = ?": status,
            "licence_until <= ?": licence_until_until,
        },
        order="name, id",
        page=page,
    )

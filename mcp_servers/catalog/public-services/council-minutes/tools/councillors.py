"""Tools about councillors."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import CouncillorStatus


class CouncillorSummary(TypedDict):
    """A councillor as a search lists it."""

    id: str
    name: str
    ward: str
    committee_name: str
    status: CouncillorStatus


def find_councillors(
    db: Database,
    name: str | None = None,
    ward: str | None = None,
    committee_id: str | None = None,
    status: CouncillorStatus | None = None,
    page: PageNumber = 1,
) -> Page[CouncillorSummary]:
    """Search councillors by name, ward, home committee or status.

    Args:
        name: Only councillors whose name contains this text.
        ward: Only councillors with this ward.
        committee_id: Only councillors of the home committee with this id.
        status: Only councillors with this status.
        page: Page number, from 1.
    """
    return db.search(
        CouncillorSummary,
        """
        SELECT councillors.id, councillors.name, councillors.ward, committees.name AS committee_name,
            councillors.status
        FROM councillors
        JOIN committees ON committees.id = councillors.committee_id
        """,
        where={
            "instr(lower(councillors.name), lower(?)) > 0": name,
            "councillors.ward = ?": ward,
            "councillors.committee_id = ?": committee_id,
            "councillors.status = ?": status,
        },
        order="councillors.name, councillors.id",
        page=page,
    )

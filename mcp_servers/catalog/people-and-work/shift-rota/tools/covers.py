"""Tools about covers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber


class CoversByAgencyName(TypedDict):
    """Totals of covers for one name."""

    agency_name: str
    covers: int
    total: int
    highest: int | None


def report_covers(
    db: Database, ward_id: str | None = None, from_start: Moment | None = None, page: PageNumber = 1
) -> Page[CoversByAgencyName]:
    """Add up what agency cover has cost, by agency.

    Args:
        ward_id: Only covers of the ward with this id.
        from_start: Only covers of the shift with a start time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        CoversByAgencyName,
        """
        SELECT agencies.name AS agency_name, COUNT(*) AS covers, COALESCE(SUM(covers.cost), 0) AS total,
            MAX(covers.cost) AS highest
        FROM covers
        JOIN work_shifts ON work_shifts.id = covers.work_shift_id
        JOIN agencies ON agencies.id = covers.agency_id
        """,
        where={"work_shifts.ward_id = ?": ward_id, "work_shifts.starts_at >= ?": from_start},
        group="agencies.name",
        order="agencies.name",
        page=page,
    )

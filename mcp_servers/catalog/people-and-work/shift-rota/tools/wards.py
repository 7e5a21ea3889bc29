"""Tools about wards."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Ward


class WardSummary(TypedDict):
    """A ward as a search lists it."""

    id: str
    name: str
    floor: int
    posts: int


class WardDetails(Ward):
    """A ward in full."""

    open_shifts: int
    budget_left: int


def find_wards(
    db: Database, name: str | None = None, floor: int | None = None, page: PageNumber = 1
) -> Page[WardSummary]:
    """Search wards by name or floor.

    Args:
        name: Only wards with this name.
        floor: Only wards with this floor.
        page: Page number, from 1.
    """
    return db.search(
        WardSummary,
        "SELECT id, name, floor, posts FROM wards",
        where={"name = ?": name, "floor = ?": floor},
        order="name, id",
        page=page,
    )


def get_ward(db: Database, ward_id: str) -> WardDetails:
    """Show a ward with its open shifts and what is left of its agency budget.

    Args:
        ward_id: Id of the ward.
    """
    ward = db.fetch(Ward, "wards", ward_id)
    open_shifts = db.number(
        """
        SELECT COUNT(*) FROM work_shifts
        WHERE ward_id = ? AND status = 'open' AND starts_at > ?
        """,
        ward_id,
        db.now,
    )
    budget_left = ward["agency_budget"] - db.number(
        """
        SELECT SUM(covers.cost) FROM covers
        JOIN work_shifts ON work_shifts.id = covers.work_shift_id
        WHERE work_shifts.ward_id = ?
        """,
        ward_id,
    )
    return {**ward, "open_shifts": open_shifts, "budget_left": budget_left}

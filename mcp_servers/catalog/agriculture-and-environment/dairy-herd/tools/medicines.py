"""Tools about medicines."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import MedicineKind


class MedicineSummary(TypedDict):
    """A medicine as a search lists it."""

    id: str
    name: str
    kind: MedicineKind
    doses: int
    expires_on: str


def find_medicines(
    db: Database,
    name: str | None = None,
    kind: MedicineKind | None = None,
    expires_until: Day | None = None,
    max_milk_hours: int | None = None,
    page: PageNumber = 1,
) -> Page[MedicineSummary]:
    """Search medicines by name, kind, expiry date or milk withdrawal in hours.

    Args:
        name: Only medicines whose name contains this text.
        kind: Only medicines with this kind.
        expires_until: Only medicines with an expiry date at or before this.
        max_milk_hours: Only medicines with a milk withdrawal in hours of at most this.
        page: Page number, from 1.
    """
    return db.search(
        MedicineSummary,
        "SELECT id, name, kind, doses, expires_on FROM medicines",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "kind = ?": kind,
            "expires_on <= ?": expires_until,
            "milk_hours <= ?": max_milk_hours,
        },
        order="name, id",
        page=page,
    )

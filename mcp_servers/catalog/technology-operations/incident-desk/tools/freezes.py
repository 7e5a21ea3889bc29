"""Tools about freezes."""

from mcp_servers.runtime import Database, Moment, Page, PageNumber

from .rows import Freeze, FreezeTier


def find_freezes(
    db: Database,
    name: str | None = None,
    tier: FreezeTier | None = None,
    ends_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[Freeze]:
    """Search freezes by name, tier or end time.

    Args:
        name: Only freezes with this name.
        tier: Only freezes with this tier.
        ends_from: Only freezes with an end time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        Freeze,
        "SELECT id, name, tier, starts_at, ends_at FROM freezes",
        where={"name = ?": name, "tier = ?": tier, "ends_at >= ?": ends_from},
        order="starts_at, id",
        page=page,
    )

"""Tools about stands."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Stand


class StandDetails(Stand):
    """A stand in full."""

    flights_expected: int
    next_arrival: str | None
    next_closing: str | None


def find_stands(
    db: Database,
    code: str | None = None,
    min_size: int | None = None,
    bridge: bool | None = None,
    international: bool | None = None,
    page: PageNumber = 1,
) -> Page[Stand]:
    """Search stands by stand number, size class, boarding bridge or access for international flights.

    Args:
        code: Only stands with this stand number.
        min_size: Only stands with a size class of at least this.
        bridge: Only stands for which this holds, or does not: boarding bridge.
        international: Only stands for which this holds, or does not: access for international flights.
        page: Page number, from 1.
    """
    return db.search(
        Stand,
        "SELECT id, code, size, bridge, international FROM stands",
        where={"code = ?": code, "size >= ?": min_size, "bridge = ?": bridge, "international = ?": international},
        order="code, id",
        page=page,
    )


def get_stand(db: Database, stand_id: str) -> StandDetails:
    """Show a stand with the flights that are still to come today and later, the next arrival and the next closing.

    Args:
        stand_id: Id of the stand.
    """
    stand = db.fetch(Stand, "stands", stand_id)
    flights_expected = db.number("SELECT COUNT(*) FROM turnrounds WHERE stand_id = ? AND status = 'expected'", stand_id)
    next_arrival: str | None = db.value(
        """
        SELECT MIN(arrives_at) FROM turnrounds
        WHERE stand_id = ? AND status = 'expected' AND arrives_at >= ?
        """,
        stand_id,
        db.now,
    )
    next_closing: str | None = db.value(
        "SELECT MIN(starts_at) FROM closures WHERE stand_id = ? AND starts_at > ?", stand_id, db.now
    )
    return {**stand, "flights_expected": flights_expected, "next_arrival": next_arrival, "next_closing": next_closing}

"""Tools about lines."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Line, LineState


class LineSummary(TypedDict):
    """A line as a search lists it."""

    id: str
    name: str
    ring: str
    load: int
    state: LineState


class LineDetails(Line):
    """A line in full."""

    permits_held: int
    people_at_work: int
    next_outage: str | None


def find_lines(
    db: Database,
    name: str | None = None,
    ring: str | None = None,
    state: LineState | None = None,
    storm: bool | None = None,
    min_load: int | None = None,
    page: PageNumber = 1,
) -> Page[LineSummary]:
    """Search lines by name, group of lines, state, storm or load in megawatts.

    Args:
        name: Only lines whose name contains this text.
        ring: Only lines with this group of lines.
        state: Only lines with this state.
        storm: Only lines for which this holds, or does not: storm.
        min_load: Only lines with a load in megawatts of at least this.
        page: Page number, from 1.
    """
    return db.search(
        LineSummary,
        "SELECT id, name, ring, load, state FROM lines",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "ring = ?": ring,
            "state = ?": state,
            "storm = ?": storm,
            "load >= ?": min_load,
        },
        order="name, id",
        page=page,
    )


def get_line(db: Database, line_id: str) -> LineDetails:
    """Show a line with the permits held on it, the people at work and its next approved outage.

    Args:
        line_id: Id of the line.
    """
    line = db.fetch(Line, "lines", line_id)
    permits_held = db.number(
        """
        SELECT COUNT(*) FROM permits
        JOIN outages ON outages.id = permits.outage_id
        WHERE outages.line_id = ? AND permits.status IN ('held', 'suspended')
        """,
        line_id,
    )
    people_at_work = db.number(
        """
        SELECT SUM(permits.people) FROM permits
        JOIN outages ON outages.id = permits.outage_id
        WHERE outages.line_id = ? AND permits.status = 'held'
        """,
        line_id,
    )
    next_outage: str | None = db.value(
        """
        SELECT MIN(starts_at) FROM outages
        WHERE line_id = ? AND status = 'approved' AND starts_at >= ?
        """,
        line_id,
        db.now,
    )
    return {**line, "permits_held": permits_held, "people_at_work": people_at_work, "next_outage": next_outage}

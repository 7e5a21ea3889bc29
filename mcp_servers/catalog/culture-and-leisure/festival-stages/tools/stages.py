"""Tools about stages."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Stage


class StageSummary(TypedDict):
    """A stage as a search lists it."""

    id: str
    name: str
    capacity: int
    loudest: int


class StageDetails(Stage):
    """A stage in full."""

    acts_booked: int
    acts_open: int
    fees: int
    last_end: str | None


def find_stages(
    db: Database,
    name: str | None = None,
    min_capacity: int | None = None,
    min_loudest: int | None = None,
    licensed: bool | None = None,
    page: PageNumber = 1,
) -> Page[StageSummary]:
    """Search stages by name, capacity, loudest level in decibels or licensed.

    Args:
        name: Only stages whose name contains this text.
        min_capacity: Only stages with a capacity of at least this.
        min_loudest: Only stages with a loudest level in decibels of at least this.
        licensed: Only stages for which this holds, or does not: licensed.
        page: Page number, from 1.
    """
    return db.search(
        StageSummary,
        "SELECT id, name, capacity, loudest FROM stages",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "capacity >= ?": min_capacity,
            "loudest >= ?": min_loudest,
            "licensed = ?": licensed,
        },
        order="name, id",
        page=page,
    )


def get_stage(db: Database, stage_id: str) -> StageDetails:
    """Show a stage with its acts, the fees that they come to and its last end.

    Args:
        stage_id: Id of the stage.
    """
    stage = db.fetch(Stage, "stages", stage_id)
    acts_booked = db.number(
        """
        SELECT COUNT(*) FROM slots
        WHERE stage_id = ? AND status IN ('confirmed', 'published')
        """,
        stage_id,
    )
    acts_open = db.number("SELECT COUNT(*) FROM slots WHERE stage_id = ? AND status IN ('held', 'offered')", stage_id)
    fees = db.number(
        """
        SELECT SUM(fee) FROM slots
        WHERE stage_id = ? AND status IN ('confirmed', 'published')
        """,
        stage_id,
    )
    last_end: str | None = db.value(
        """
        SELECT MAX(ends_at) FROM slots
        WHERE stage_id = ? AND status IN ('confirmed', 'published')
        """,
        stage_id,
    )
    return {**stage, "acts_booked": acts_booked, "acts_open": acts_open, "fees": fees, "last_end": last_end}

"""Tools about crews."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Crew, CrewStatus


class CrewSummary(TypedDict):
    """A crew as a search lists it."""

    id: str
    name: str
    phone: str
    reach: int
    status: CrewStatus


class CrewDetails(Crew):
    """A crew in full."""

    planned_orders: int
    planned_cost: int
    next_date: str | None


def find_crews(
    db: Database,
    name: str | None = None,
    min_reach: int | None = None,
    status: CrewStatus | None = None,
    page: PageNumber = 1,
) -> Page[CrewSummary]:
    """Search crews by name, working height in metres or status.

    Args:
        name: Only crews whose name contains this text.
        min_reach: Only crews with a working height in metres of at least this.
        status: Only crews with this status.
        page: Page number, from 1.
    """
    return db.search(
        CrewSummary,
        "SELECT id, name, phone, reach, status FROM crews",
        where={"instr(lower(name), lower(?)) > 0": name, "reach >= ?": min_reach, "status = ?": status},
        order="name, id",
        page=page,
    )


def get_crew(db: Database, crew_id: str) -> CrewDetails:
    """Show a crew with its planned orders, their estimated cost and the next date.

    Args:
        crew_id: Id of the crew.
    """
    crew = db.fetch(Crew, "crews", crew_id)
    planned_orders = db.number("SELECT COUNT(*) FROM work_orders WHERE crew_id = ? AND status = 'planned'", crew_id)
    planned_cost = db.number("SELECT SUM(estimate) FROM work_orders WHERE crew_id = ? AND status = 'planned'", crew_id)
    next_date: str | None = db.value(
        """
        SELECT MIN(planned_on) FROM work_orders
        WHERE crew_id = ? AND status = 'planned' AND planned_on IS NOT NULL AND planned_on >= ?
        """,
        crew_id,
        db.today,
    )
    return {**crew, "planned_orders": planned_orders, "planned_cost": planned_cost, "next_date": next_date}

"""Tools about research groups."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import ResearchGroup


class ResearchGroupSummary(TypedDict):
    """A research group as a search lists it."""

    id: str
    name: str
    head: str
    grant_number: str


class ResearchGroupDetails(ResearchGroup):
    """A research group in full."""

    amount_owed: int
    amount_booked: int


def find_research_groups(
    db: Database, name: str | None = None, grant_number: str | None = None, page: PageNumber = 1
) -> Page[ResearchGroupSummary]:
    """Search research groups by name or grant number.

    Args:
        name: Only research groups whose name contains this text.
        grant_number: Only research groups with this grant number.
        page: Page number, from 1.
    """
    return db.search(
        ResearchGroupSummary,
        "SELECT id, name, head, grant_number FROM research_groups",
        where={"instr(lower(name), lower(?)) > 0": name, "grant_number = ?": grant_number},
        order="name, id",
        page=page,
    )


def get_research_group(db: Database, research_group_id: str) -> ResearchGroupDetails:
    """Show a research group with what it owes and what its coming bookings will cost.

    Args:
        research_group_id: Id of the research group.
    """
    research_group = db.fetch(ResearchGroup, "research_groups", research_group_id)
    amount_owed = db.number(
        """
        SELECT SUM(charges.amount) FROM charges
        JOIN bookings ON bookings.id = charges.booking_id
        JOIN researchers ON researchers.id = bookings.researcher_id
        WHERE researchers.research_group_id = ? AND charges.status = 'open'
        """,
        research_group_id,
    )
    amount_booked = db.number(
        """
        SELECT SUM(bookings.length * instruments.hourly_rate) FROM bookings
        JOIN instruments ON instruments.id = bookings.instrument_id
        JOIN researchers ON researchers.id = bookings.researcher_id
        WHERE researchers.research_group_id = ? AND bookings.status IN ('booked', 'running')
        """,
        research_group_id,
    )
    return {**research_group, "amount_owed": amount_owed, "amount_booked": amount_booked}

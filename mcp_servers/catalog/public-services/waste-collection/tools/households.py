"""Tools about households."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class HouseholdSummary(TypedDict):
    """A household as a search lists it."""

    id: str
    address: str
    district_name: str
    contact: str
    people: int


def find_households(
    db: Database,
    address: str | None = None,
    district_name: str | None = None,
    contact: str | None = None,
    min_people: int | None = None,
    page: PageNumber = 1,
) -> Page[HouseholdSummary]:
    """Search households by address, name, contact person or number of people.

    Args:
        address: Only households whose address contains this text.
        district_name: Only households of the district with this name.
        contact: Only households whose contact person contains this text.
        min_people: Only households with a number of people of at least this.
        page: Page number, from 1.
    """
    return db.search(
        HouseholdSummary,
        """
        SELECT households.id, households.address, districts.name AS district_name, households.contact,
            households.people
        FROM households
        JOIN districts ON districts.id = households.district_id
        """,
        where={
            "instr(lower(households.address), lower(?)) > 0": address,
            "districts.name = ?": district_name,
            "instr(lower(households.contact), lower(?)) > 0": contact,
            "households.people >= ?": min_people,
        },
        order="households.address, households.id",
        page=page,
    )

"""Tools about streets."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class StreetSummary(TypedDict):
    """A street as a search lists it."""

    id: str
    name: str
    district_name: str
    tram: bool


def find_streets(
    db: Database,
    name: str | None = None,
    district_id: str | None = None,
    district_name: str | None = None,
    tram: bool | None = None,
    page: PageNumber = 1,
) -> Page[StreetSummary]:
    """Search streets by name, district or a tram line.

    Args:
        name: Only streets whose name contains this text.
        district_id: Only streets of the district with this id.
        district_name: Only streets of the district with this name.
        tram: Only streets for which this holds, or does not: a tram line.
        page: Page number, from 1.
    """
    return db.search(
        StreetSummary,
        """
        SELECT streets.id, streets.name, districts.name AS district_name, streets.tram FROM streets
        JOIN districts ON districts.id = streets.district_id
        """,
        where={
            "instr(lower(streets.name), lower(?)) > 0": name,
            "streets.district_id = ?": district_id,
            "districts.name = ?": district_name,
            "streets.tram = ?": tram,
        },
        order="streets.name, streets.id",
        page=page,
    )

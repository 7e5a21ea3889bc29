"""Tools about apartments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import ApartmentStatus


class ApartmentSummary(TypedDict):
    """An apartment as a search lists it."""

    id: str
    building_name: str
    number: str
    rooms: int
    status: ApartmentStatus


def find_apartments(
    db: Database,
    building_id: str | None = None,
    number: str | None = None,
    status: ApartmentStatus | None = None,
    page: PageNumber = 1,
) -> Page[ApartmentSummary]:
    """Search apartments by building, number or status.

    Args:
        building_id: Only apartments of the building with this id.
        number: Only apartments with this number.
        status: Only apartments with this status.
        page: Page number, from 1.
    """
    return db.search(
        ApartmentSummary,
        """
        SELECT apartments.id, buildings.name AS building_name, apartments.number, apartments.rooms,
            apartments.status
        FROM apartments
        JOIN buildings ON buildings.id = apartments.building_id
        """,
        where={
            "apartments.building_id = ?": building_id,
            "apartments.number = ?": number,
            "apartments.status = ?": status,
        },
        order="apartments.number, apartments.id",
        page=page,
    )

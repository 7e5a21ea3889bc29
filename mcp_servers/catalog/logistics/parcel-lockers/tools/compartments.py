"""Tools about compartments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import CompartmentStatus


class CompartmentSummary(TypedDict):
    """A compartment as a search lists it."""

    id: str
    code: str
    station_name: str
    size: int
    low: bool
    status: CompartmentStatus


def find_compartments(
    db: Database,
    code: str | None = None,
    station_id: str | None = None,
    station_name: str | None = None,
    size: int | None = None,
    low: bool | None = None,
    status: CompartmentStatus | None = None,
    page: PageNumber = 1,
) -> Page[CompartmentSummary]:
    """Search compartments by code, station, name, size class, in the bottom row or status.

    Args:
        code: Only compartments with this code.
        station_id: Only compartments of the station with this id.
        station_name: Only compartments of the station with this name.
        size: Only compartments with this size class.
        low: Only compartments for which this holds, or does not: in the bottom row.
        status: Only compartments with this status.
        page: Page number, from 1.
    """
    return db.search(
        CompartmentSummary,
        """
        SELECT compartments.id, compartments.code, stations.name AS station_name, compartments.size,
            compartments.low, compartments.status
        FROM compartments
        JOIN stations ON stations.id = compartments.station_id
        """,
        where={
            "compartments.code = ?": code,
            "compartments.station_id = ?": station_id,
            "stations.name = ?": station_name,
            "compartments.size = ?": size,
            "compartments.low = ?": low,
            "compartments.status = ?": status,
        },
        order="compartments.code, compartments.id",
        page=page,
    )

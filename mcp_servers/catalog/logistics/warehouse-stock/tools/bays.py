"""Tools about bays."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Bay, BayStatus, Zone, ZoneClimate


class BaySummary(TypedDict):
    """A bay as a search lists it."""

    id: str
    code: str
    zone_name: str
    capacity: int
    status: BayStatus


class BayDetails(Bay):
    """A bay in full."""

    zone_name: str
    zone_climate: ZoneClimate
    free_units: int


def find_bays(
    db: Database,
    zone: str | None = None,
    climate: ZoneClimate | None = None,
    status: BayStatus | None = None,
    min_capacity: int | None = None,
    page: PageNumber = 1,
) -> Page[BaySummary]:
    """Search bays by name, climate, status or capacity in units.

    Args:
        zone: Only bays of the zone with this name.
        climate: Only bays of the zone with this climate.
        status: Only bays with this status.
        min_capacity: Only bays with a capacity in units of at least this.
        page: Page number, from 1.
    """
    return db.search(
        BaySummary,
        """
        SELECT bays.id, bays.code, zones.name AS zone_name, bays.capacity, bays.status FROM bays
        JOIN zones ON zones.id = bays.zone_id
        """,
        where={
            "zones.name = ?": zone,
            "zones.climate = ?": climate,
            "bays.status = ?": status,
            "bays.capacity >= ?": min_capacity,
        },
        order="bays.code, bays.id",
        page=page,
    )


def get_bay(db: Database, bay_id: str) -> BayDetails:
    """Show a bay and how many more units fit into it.

    Args:
        bay_id: Id of the bay.
    """
    bay = db.fetch(Bay, "bays", bay_id)
    free_units = bay["capacity"] - db.number(
        "SELECT SUM(quantity) FROM batches WHERE bay_id = ? AND status != 'scrapped'", bay_id
    )
    zone = db.fetch(Zone, "zones", bay["zone_id"])
    return {**bay, "zone_name": zone["name"], "zone_climate": zone["climate"], "free_units": free_units}

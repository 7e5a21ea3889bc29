"""Tools about parcels."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Grower, Parcel, ParcelSlope, Variety


class ParcelSummary(TypedDict):
    """A parcel as a search lists it."""

    id: str
    name: str
    grower_name: str
    variety_name: str
    area: int


class ParcelDetails(Parcel):
    """A parcel in full."""

    grower_name: str
    variety_name: str
    delivered_kilos: int
    announced_kilos: int
    allowed_kilos: int
    end_of_waiting_period: str | None


def find_parcels(
    db: Database,
    name: str | None = None,
    grower_id: str | None = None,
    variety_id: str | None = None,
    slope: ParcelSlope | None = None,
    organic: bool | None = None,
    min_area: int | None = None,
    page: PageNumber = 1,
) -> Page[ParcelSummary]:
    """Search parcels by name, grower, variety, slope, organically farmed or area in ares.

    Args:
        name: Only parcels whose name contains this text.
        grower_id: Only parcels of the grower with this id.
        variety_id: Only parcels of the variety with this id.
        slope: Only parcels with this slope.
        organic: Only parcels for which this holds, or does not: organically farmed.
        min_area: Only parcels with an area in ares of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ParcelSummary,
        """
        SELECT parcels.id, parcels.name, growers.name AS grower_name, varieties.name AS variety_name,
            parcels.area
        FROM parcels
        JOIN growers ON growers.id = parcels.grower_id
        JOIN varieties ON varieties.id = parcels.variety_id
        """,
        where={
            "instr(lower(parcels.name), lower(?)) > 0": name,
            "parcels.grower_id = ?": grower_id,
            "parcels.variety_id = ?": variety_id,
            "parcels.slope = ?": slope,
            "parcels.organic = ?": organic,
            "parcels.area >= ?": min_area,
        },
        order="parcels.name, parcels.id",
        page=page,
    )


def get_parcel(db: Database, parcel_id: str) -> ParcelDetails:
    """Show a parcel with the kilos it has delivered, may still deliver and has announced, and when its last waiting
    period ends.

    Args:
        parcel_id: Id of the parcel.
    """
    parcel = db.fetch(Parcel, "parcels", parcel_id)
    delivered_kilos = db.number(
        """
        SELECT SUM(weighings.kilos) FROM weighings
        JOIN loads ON loads.id = weighings.load_id
        WHERE loads.parcel_id = ?
        """,
        parcel_id,
    )
    announced_kilos = db.number("SELECT SUM(kilos) FROM loads WHERE parcel_id = ? AND status = 'announced'", parcel_id)
    variety = db.fetch(Variety, "varieties", parcel["variety_id"])
    allowed_kilos = parcel["area"] * variety["yield_limit"]
    end_of_waiting_period: str | None = db.value("SELECT MAX(free_from) FROM sprayings WHERE parcel_id = ?", parcel_id)
    grower = db.fetch(Grower, "growers", parcel["grower_id"])
    return {
        **parcel,
        "grower_name": grower["name"],
        "variety_name": variety["name"],
        "delivered_kilos": delivered_kilos,
        "announced_kilos": announced_kilos,
        "allowed_kilos": allowed_kilos,
        "end_of_waiting_period": end_of_waiting_period,
    }

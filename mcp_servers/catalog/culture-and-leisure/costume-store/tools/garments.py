"""Tools about garments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Garment, GarmentStatus


class GarmentSummary(TypedDict):
    """A garment as a search lists it."""

    id: str
    code: str
    name: str
    chest: int
    value: int
    status: GarmentStatus


class GarmentDetails(Garment):
    """A garment in full."""

    times_hired: int
    next_hire: str | None
    earned: int


def find_garments(
    db: Database,
    code: str | None = None,
    name: str | None = None,
    min_chest: int | None = None,
    max_value: int | None = None,
    historical: bool | None = None,
    status: GarmentStatus | None = None,
    page: PageNumber = 1,
) -> Page[GarmentSummary]:
    """Search garments by garment number, name, chest in centimetres, value, historical or status.

    Args:
        code: Only garments with this garment number.
        name: Only garments whose name contains this text.
        min_chest: Only garments with a chest in centimetres of at least this.
        max_value: Only garments with a value of at most this.
        historical: Only garments for which this holds, or does not: historical.
        status: Only garments with this status.
        page: Page number, from 1.
    """
    return db.search(
        GarmentSummary,
        "SELECT id, code, name, chest, value, status FROM garments",
        where={
            "code = ?": code,
            "instr(lower(name), lower(?)) > 0": name,
            "chest >= ?": min_chest,
            "value <= ?": max_value,
            "historical = ?": historical,
            "status = ?": status,
        },
        order="code, id",
        page=page,
    )


def get_garment(db: Database, garment_id: str) -> GarmentDetails:
    """Show a garment with how often it was hired, its next hire and what it has earned.

    Args:
        garment_id: Id of the garment.
    """
    garment = db.fetch(Garment, "garments", garment_id)
    times_hired = db.number(
        "SELECT COUNT(*) FROM hires WHERE garment_id = ? AND status IN ('out', 'returned')", garment_id
    )
    next_hire: str | None = db.value(
        "SELECT MIN(away_from) FROM hires WHERE garment_id = ? AND status = 'reserved'", garment_id
    )
    earned = db.number(
        "SELECT SUM(price) FROM hires WHERE garment_id = ? AND status IN ('out', 'returned')", garment_id
    )
    return {**garment, "times_hired": times_hired, "next_hire": next_hire, "earned": earned}


def send_to_cleaning(db: Database, garment_id: str) -> Garment:
    """Send a soiled garment to the cleaners.

    Args:
        garment_id: Id of the garment.
    """
    garment = db.fetch(Garment, "garments", garment_id)
    if garment["status"] != "soiled":
        raise Refused("The garment must be soiled.")
    db.update("garments", garment_id, status="cleaning")
    return db.fetch(Garment, "garments", garment_id)


def hang_up_garment(db: Database, garment_id: str) -> Garment:
    """Hang a garment up that comes back clean or mended.

    Args:
        garment_id: Id of the garment.
    """
    garment = db.fetch(Garment, "garments", garment_id)
    if garment["status"] not in ("cleaning", "in_repair"):
        raise Refused("The garment must be cleaning or in repair.")
    if db.exists("SELECT 1 FROM hires WHERE garment_id = ? AND status = 'out'", garment_id):
        raise Refused("The garment is out on hire.")
    db.update("garments", garment_id, status="hanging", cleaned_on=db.today)
    return db.fetch(Garment, "garments", garment_id)

"""Tools about varieties."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, days_between

from .rows import Variety, VarietyColour


class VarietySummary(TypedDict):
    """A variety as a search lists it."""

    id: str
    name: str
    colour: VarietyColour
    price: int
    opens_on: str
    closes_on: str


def find_varieties(
    db: Database,
    name: str | None = None,
    colour: VarietyColour | None = None,
    opens_until: Day | None = None,
    closes_from: Day | None = None,
    min_price: int | None = None,
    page: PageNumber = 1,
) -> Page[VarietySummary]:
    """Search varieties by name, colour, first picking day, last picking day or price per kilo.

    Args:
        name: Only varieties whose name contains this text.
        colour: Only varieties with this colour.
        opens_until: Only varieties with a first picking day at or before this.
        closes_from: Only varieties with a last picking day at or after this.
        min_price: Only varieties with a price per kilo of at least this.
        page: Page number, from 1.
    """
    return db.search(
        VarietySummary,
        "SELECT id, name, colour, price, opens_on, closes_on FROM varieties",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "colour = ?": colour,
            "opens_on <= ?": opens_until,
            "closes_on >= ?": closes_from,
            "price >= ?": min_price,
        },
        order="name, id",
        page=page,
    )


def set_last_picking_day(db: Database, variety_id: str, closes_on: Day) -> Variety:
    """Shorten or prolong the picking of a variety, to 45 days in all at most and not to before its announced loads.

    Args:
        variety_id: Id of the variety.
        closes_on: Last picking day.
    """
    variety = db.fetch(Variety, "varieties", variety_id)
    if closes_on < db.today:
        raise Refused("The last picking day must not be over.")
    if closes_on <= variety["opens_on"]:
        raise Refused("Picking of this variety begins later.")
    if days_between(variety["opens_on"], closes_on) > 45:
        raise Refused("A variety is picked for 45 days at most.")
    if db.exists(
        """
        SELECT 1 FROM loads
        JOIN parcels ON parcels.id = loads.parcel_id
        WHERE parcels.variety_id = ? AND loads.status = 'announced' AND date(loads.starts_at) > ?
        """,
        variety_id,
        closes_on,
    ):
        raise Refused("A load is announced for after this day.")
    db.update("varieties", variety_id, closes_on=closes_on)
    return db.fetch(Variety, "varieties", variety_id)

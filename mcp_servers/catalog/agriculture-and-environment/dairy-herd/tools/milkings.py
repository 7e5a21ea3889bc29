"""Tools about milkings."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, between, shift

from .rows import Cow, CowBreed, Milking, MilkingDestination, Tank


class MilkingSummary(TypedDict):
    """A milking as a search lists it."""

    id: str
    cow_name: str
    milked_at: str
    litres: int
    destination: MilkingDestination


class MilkingsByCowBreed(TypedDict):
    """Totals of milkings for one breed."""

    cow_breed: CowBreed
    milkings: int
    litres: int
    highest_cell_count: int | None


def find_milkings(
    db: Database,
    cow_id: str | None = None,
    tank_id: str | None = None,
    destination: MilkingDestination | None = None,
    milked_on: Day | None = None,
    milked_from: Moment | None = None,
    min_cells: int | None = None,
    page: PageNumber = 1,
) -> Page[MilkingSummary]:
    """Search milkings by cow, tank, destination, milking time or cell count in thousands.

    Args:
        cow_id: Only milkings of the cow with this id.
        tank_id: Only milkings of the tank with this id.
        destination: Only milkings with this destination.
        milked_on: Only milkings with a milking time on this day.
        milked_from: Only milkings with a milking time at or after this.
        min_cells: Only milkings with a cell count in thousands of at least this.
        page: Page number, from 1.
    """
    return db.search(
        MilkingSummary,
        """
        SELECT milkings.id, cows.name AS cow_name, milkings.milked_at, milkings.litres, milkings.destination
        FROM milkings
        JOIN cows ON cows.id = milkings.cow_id
        """,
        where={
            "milkings.cow_id = ?": cow_id,
            "milkings.tank_id = ?": tank_id,
            "milkings.destination = ?": destination,
            "date(milkings.milked_at) = ?": milked_on,
            "milkings.milked_at >= ?": milked_from,
            "milkings.cells >= ?": min_cells,
        },
        order="milkings.milked_at DESC, milkings.id",
        page=page,
    )


def report_milk(
    db: Database,
    destination: MilkingDestination | None = None,
    pen_id: str | None = None,
    milked_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[MilkingsByCowBreed]:
    """Add up the milk by breed.

    Args:
        destination: Only milkings with this destination.
        pen_id: Only milkings of the pen with this id.
        milked_from: Only milkings with a milking time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        MilkingsByCowBreed,
        """
        SELECT cows.breed AS cow_breed, COUNT(*) AS milkings, COALESCE(SUM(milkings.litres), 0) AS litres,
            MAX(milkings.cells) AS highest_cell_count
        FROM milkings
        JOIN cows ON cows.id = milkings.cow_id
        """,
        where={
            "milkings.destination = ?": destination,
            "cows.pen_id = ?": pen_id,
            "milkings.milked_at >= ?": milked_from,
        },
        group="cows.breed",
        order="cows.breed",
        page=page,
    )


def record_milking(
    db: Database,
    cow_id: str,
    tank_id: str,
    litres: Annotated[int, between(2, 30)],
    cells: Annotated[int, between(20, 2000)],
) -> Milking:
    """Record this evening's milking of a cow into a tank, six hours after her last one at the earliest.

    Args:
        cow_id: Id of the cow.
        tank_id: Id of the tank.
        litres: Litres of the milking.
        cells: Cell count in thousands.
    """
    cow = db.fetch(Cow, "cows", cow_id)
    tank = db.fetch(Tank, "tanks", tank_id)
    if cow["state"] != "milking":
        raise Refused("Only milking cows are milked.")
    if db.exists("SELECT 1 FROM milkings WHERE cow_id = ? AND milked_at > ?", cow_id, shift(db.now, hours=-6)):
        raise Refused("The cow was milked less than six hours ago.")
    if db.exists("SELECT 1 FROM treatments WHERE cow_id = ? AND milk_free_from > ?", cow_id, db.now):
        raise Refused("The cow has a milk withdrawal running.")
    if cow["calved_on"] is not None and cow["calved_on"] > shift(db.today, days=-5):
        raise Refused("The cow calved less than five days ago.")
    if tank["litres"] + litres > tank["capacity"]:
        raise Refused("The tank is full.")
    milking_id = db.insert(
        "milkings", cow_id=cow_id, tank_id=tank_id, litres=litres, cells=cells, milked_at=db.now, destination="tank"
    )
    db.update("tanks", tank_id, litres=tank["litres"] + litres)
    return db.fetch(Milking, "milkings", milking_id)


def divert_milking(
    db: Database,
    cow_id: str,
    destination: Literal["calves", "drain"],
    litres: Annotated[int, between(2, 30)],
    cells: Annotated[int, between(20, 2000)],
) -> Milking:
    """Record a milking that must not go into a tank, for the calves or the drain.

    Args:
        cow_id: Id of the cow.
        destination: Destination of the milking.
        litres: Litres of the milking.
        cells: Cell count in thousands.
    """
    cow = db.fetch(Cow, "cows", cow_id)
    if cow["state"] != "milking":
        raise Refused("Only milking cows are milked.")
    if db.exists("SELECT 1 FROM milkings WHERE cow_id = ? AND milked_at > ?", cow_id, shift(db.now, hours=-6)):
        raise Refused("The cow was milked less than six hours ago.")
    withdrawal = db.number("SELECT COUNT(*) FROM treatments WHERE cow_id = ? AND milk_free_from > ?", cow_id, db.now)
    if withdrawal <= 0 and (cow["calved_on"] is None or cow["calved_on"] <= shift(db.today, days=-5)):
        raise Refused("The milk of this cow may be sold.")
    if withdrawal != 0 and destination != "drain":
        raise Refused("Calves get no milk that is under withdrawal.")
    if withdrawal <= 0 and destination != "calves":
        raise Refused("The first milk after calving belongs to the calves.")
    milking_id = db.insert(
        "milkings", cow_id=cow_id, destination=destination, litres=litres, cells=cells, milked_at=db.now
    )
    return db.fetch(Milking, "milkings", milking_id)

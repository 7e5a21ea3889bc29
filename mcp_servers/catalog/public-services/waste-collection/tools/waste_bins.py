"""Tools about waste bins."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between, shift

from .rows import Household, WasteBin, WasteBinKind, WasteBinStatus


class WasteBinSummary(TypedDict):
    """A dustbin as a search lists it."""

    id: str
    number: str
    household_address: str
    kind: WasteBinKind
    litres: int
    status: WasteBinStatus


class WasteBinDetails(WasteBin):
    """A dustbin in full."""

    household_address: str
    household_contact: str
    litres_in_use: int
    litres_needed: int
    open_complaints: int


def find_bins(
    db: Database,
    number: str | None = None,
    household_id: str | None = None,
    kind: WasteBinKind | None = None,
    status: WasteBinStatus | None = None,
    min_warnings: int | None = None,
    page: PageNumber = 1,
) -> Page[WasteBinSummary]:
    """Search waste bins by bin number, household, kind, status or number of warnings.

    Args:
        number: Only waste bins with this bin number.
        household_id: Only waste bins of the household with this id.
        kind: Only waste bins with this kind.
        status: Only waste bins with this status.
        min_warnings: Only waste bins with a number of warnings of at least this.
        page: Page number, from 1.
    """
    return db.search(
        WasteBinSummary,
        """
        SELECT waste_bins.id, waste_bins.number, households.address AS household_address, waste_bins.kind,
            waste_bins.litres, waste_bins.status
        FROM waste_bins
        JOIN households ON households.id = waste_bins.household_id
        """,
        where={
            "waste_bins.number = ?": number,
            "waste_bins.household_id = ?": household_id,
            "waste_bins.kind = ?": kind,
            "waste_bins.status = ?": status,
            "waste_bins.warnings >= ?": min_warnings,
        },
        order="waste_bins.number, waste_bins.id",
        page=page,
    )


def get_bin(db: Database, waste_bin_id: str) -> WasteBinDetails:
    """Show a bin with its household, the litres of residual bin that the household has and needs, and its open
    complaints.

    Args:
        waste_bin_id: Id of the dustbin.
    """
    waste_bin = db.fetch(WasteBin, "waste_bins", waste_bin_id)
    litres_in_use = db.number(
        """
        SELECT SUM(litres) FROM waste_bins
        WHERE household_id = ? AND kind = 'residual' AND status = 'placed'
        """,
        waste_bin["household_id"],
    )
    household = db.fetch(Household, "households", waste_bin["household_id"])
    litres_needed = 20 * household["people"]
    open_complaints = db.number(
        "SELECT COUNT(*) FROM complaints WHERE waste_bin_id = ? AND status = 'open'", waste_bin_id
    )
    return {
        **waste_bin,
        "household_address": household["address"],
        "household_contact": household["contact"],
        "litres_in_use": litres_in_use,
        "litres_needed": litres_needed,
        "open_complaints": open_complaints,
    }


def order_bin(
    db: Database, number: Text, household_id: str, kind: WasteBinKind, litres: Annotated[int, between(60, 360)]
) -> WasteBin:
    """Order a bin for a household, which has two of a kind at most.

    Args:
        number: Bin number.
        household_id: Id of the household.
        kind: Kind of the dustbin.
        litres: Size in litres.
    """
    db.fetch(Household, "households", household_id)
    if (
        db.number(
            """
        SELECT COUNT(*) FROM waste_bins
        WHERE household_id = ? AND kind = ? AND status != 'withdrawn'
        """,
            household_id,
            kind,
        )
        >= 2
    ):
        raise Refused("The household has two bins of this kind.")
    if kind == "organic" and litres > 240:
        raise Refused("Bins for organic waste have 240 litres at most.")
    if kind != "residual" and db.exists(
        """
        SELECT 1 FROM waste_bins
        WHERE household_id = ?
            AND kind = ?
            AND warnings >= 3
            AND withdrawn_on IS NOT NULL
            AND withdrawn_on > ?
        """,
        household_id,
        kind,
        shift(db.today, days=-365),
    ):
        raise Refused("Such a bin was taken away from the household in the last year.")
    if db.exists("SELECT 1 FROM waste_bins WHERE number = ?", number):
        raise Refused("Another dustbin already has this bin number.")
    waste_bin_id = db.insert(
        "waste_bins",
        number=number,
        household_id=household_id,
        kind=kind,
        litres=litres,
        ordered_on=db.today,
        status="ordered",
        warnings=0,
    )
    return db.fetch(WasteBin, "waste_bins", waste_bin_id)


def place_bin(db: Database, waste_bin_id: str) -> WasteBin:
    """Note that an ordered bin has been put in place, the day after the order at the earliest.

    Args:
        waste_bin_id: Id of the dustbin.
    """
    waste_bin = db.fetch(WasteBin, "waste_bins", waste_bin_id)
    if waste_bin["status"] != "ordered":
        raise Refused("The dustbin must be ordered.")
    if waste_bin["ordered_on"] >= db.today:
        raise Refused("A bin is put in place from the next day on.")
    db.update("waste_bins", waste_bin_id, status="placed", placed_on=db.today)
    return db.fetch(WasteBin, "waste_bins", waste_bin_id)


def resize_bin(db: Database, waste_bin_id: str, litres: Annotated[int, between(60, 360)]) -> WasteBin:
    """Change a bin for one of another size, if it has been in place for 180 days.

    Args:
        waste_bin_id: Id of the dustbin.
        litres: Size in litres.
    """
    waste_bin = db.fetch(WasteBin, "waste_bins", waste_bin_id)
    if waste_bin["status"] != "placed":
        raise Refused("The bin is not in place.")
    if litres == waste_bin["litres"]:
        raise Refused("The bin has this size already.")
    if waste_bin["placed_on"] is None or waste_bin["placed_on"] > shift(db.today, days=-180):
        raise Refused("A bin keeps its size for 180 days.")
    other_litres = db.number(
        """
        SELECT SUM(litres) FROM waste_bins
        WHERE id != ? AND household_id = ? AND kind = 'residual' AND status = 'placed'
        """,
        waste_bin_id,
        waste_bin["household_id"],
    )
    household = db.fetch(Household, "households", waste_bin["household_id"])
    if waste_bin["kind"] == "residual" and other_litres + litres < 20 * household["people"]:
        raise Refused("The household needs more litres of residual bin.")
    db.update("waste_bins", waste_bin_id, litres=litres, placed_on=db.today)
    return db.fetch(WasteBin, "waste_bins", waste_bin_id)


def withdraw_bin(db: Database, waste_bin_id: str) -> WasteBin:
    """Take a bin away that its household can do without and about which no complaint is open.

    Args:
        waste_bin_id: Id of the dustbin.
    """
    waste_bin = db.fetch(WasteBin, "waste_bins", waste_bin_id)
    if waste_bin["status"] != "placed":
        raise Refused("The dustbin must be placed.")
    other_litres = db.number(
        """
        SELECT SUM(litres) FROM waste_bins
        WHERE id != ? AND household_id = ? AND kind = 'residual' AND status = 'placed'
        """,
        waste_bin_id,
        waste_bin["household_id"],
    )
    household = db.fetch(Household, "households", waste_bin["household_id"])
    if waste_bin["kind"] == "residual" and other_litres < 20 * household["people"]:
        raise Refused("The household needs more litres of residual bin.")
    if db.exists("SELECT 1 FROM complaints WHERE waste_bin_id = ? AND status = 'open'", waste_bin_id):
        raise Refused("A complaint about this bin is open.")
    db.update("waste_bins", waste_bin_id, status="withdrawn", withdrawn_on=db.today)
    return db.fetch(WasteBin, "waste_bins", waste_bin_id)

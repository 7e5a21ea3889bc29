"""Tools about waste drums."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import WasteDrum, WasteDrumHazard, WasteDrumStatus


class WasteDrumSummary(TypedDict):
    """A waste drum as a search lists it."""

    id: str
    number: str
    hazard: WasteDrumHazard
    content: int
    capacity: int
    status: WasteDrumStatus


def find_waste_drums(
    db: Database,
    number: str | None = None,
    store_id: str | None = None,
    hazard: WasteDrumHazard | None = None,
    status: WasteDrumStatus | None = None,
    started_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[WasteDrumSummary]:
    """Search waste drums by drum number, store, hazard class, status or starting day.

    Args:
        number: Only waste drums with this drum number.
        store_id: Only waste drums of the store with this id.
        hazard: Only waste drums with this hazard class.
        status: Only waste drums with this status.
        started_until: Only waste drums with a starting day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        WasteDrumSummary,
        "SELECT id, number, hazard, content, capacity, status FROM waste_drums",
        where={
            "number = ?": number,
            "store_id = ?": store_id,
            "hazard = ?": hazard,
            "status = ?": status,
            "started_on <= ?": started_until,
        },
        order="started_on, id",
        page=page,
    )


def start_drum(
    db: Database, number: Text, hazard: WasteDrumHazard, capacity: Annotated[int, between(2000, 60000)]
) -> WasteDrum:
    """Start a waste drum in your store for a hazard class that has none less than half full.

    Args:
        number: Drum number.
        hazard: Hazard class.
        capacity: Capacity in millilitres.
    """
    if db.exists(
        """
        SELECT 1 FROM waste_drums
        WHERE store_id = ?
            AND hazard = ?
            AND status = 'filling'
            AND started_on >= ?
            AND content < capacity / 2
        """,
        db.account,
        hazard,
        shift(db.today, days=-90),
    ):
        raise Refused("A drum of this class is less than half full.")
    if db.exists("SELECT 1 FROM waste_drums WHERE number = ?", number):
        raise Refused("Another waste drum already has this drum number.")
    waste_drum_id = db.insert(
        "waste_drums",
        number=number,
        hazard=hazard,
        capacity=capacity,
        store_id=db.account,
        content=0,
        started_on=db.today,
        status="filling",
    )
    return db.fetch(WasteDrum, "waste_drums", waste_drum_id)


def seal_drum(db: Database, waste_drum_id: str) -> WasteDrum:
    """Seal a drum that is half full or was started 60 days ago.

    Args:
        waste_drum_id: Id of the waste drum.
    """
    waste_drum = db.fetch(WasteDrum, "waste_drums", waste_drum_id)
    if waste_drum["status"] != "filling":
        raise Refused("The waste drum must be filling.")
    if waste_drum["content"] < waste_drum["capacity"] // 2 and waste_drum["started_on"] > shift(db.today, days=-60):
        raise Refused("The drum is neither half full nor 60 days old.")
    db.update("waste_drums", waste_drum_id, status="sealed", sealed_on=db.today)
    return db.fetch(WasteDrum, "waste_drums", waste_drum_id)


def collect_drum(db: Database, waste_drum_id: str) -> WasteDrum:
    """Note that a drum sealed at least two days ago is collected; of each hazard class a store gives away the drums
    in the order of sealing.

    Args:
        waste_drum_id: Id of the waste drum.
    """
    waste_drum = db.fetch(WasteDrum, "waste_drums", waste_drum_id)
    if waste_drum["status"] != "sealed":
        raise Refused("The waste drum must be sealed.")
    if waste_drum["sealed_on"] is None or waste_drum["sealed_on"] > shift(db.today, days=-2):
        raise Refused("A sealed drum stands for two days first.")
    if db.exists(
        """
        SELECT 1 FROM waste_drums
        WHERE store_id = ? AND hazard = ? AND status = 'sealed' AND sealed_on IS NOT NULL AND sealed_on < ?
        """,
        waste_drum["store_id"],
        waste_drum["hazard"],
        waste_drum["sealed_on"],
    ):
        raise Refused("A drum of this class was sealed earlier.")
    db.update("waste_drums", waste_drum_id, status="collected", collected_on=db.today)
    return db.fetch(WasteDrum, "waste_drums", waste_drum_id)

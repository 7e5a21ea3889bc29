"""Tools about tows."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Pilotage, Tow, Tug, Vessel


class TowSummary(TypedDict):
    """A tug booking as a search lists it."""

    id: str
    pilotage_number: str
    tug_name: str
    pilotage_starts_at: str
    fee: int


def find_tug_bookings(
    db: Database,
    pilotage_id: str | None = None,
    tug_id: str | None = None,
    vessel_id: str | None = None,
    page: PageNumber = 1,
) -> Page[TowSummary]:
    """Search tows by pilot order, tug or ship.

    Args:
        pilotage_id: Only tows of the pilot order with this id.
        tug_id: Only tows of the tug with this id.
        vessel_id: Only tows of the ship with this id.
        page: Page number, from 1.
    """
    return db.search(
        TowSummary,
        """
        SELECT tows.id, pilotages.number AS pilotage_number, tugs.name AS tug_name, pilotages.starts_at AS
            pilotage_starts_at, tows.fee
        FROM tows
        JOIN pilotages ON pilotages.id = tows.pilotage_id
        JOIN tugs ON tugs.id = tows.tug_id
        """,
        where={"tows.pilotage_id = ?": pilotage_id, "tows.tug_id = ?": tug_id, "pilotages.vessel_id = ?": vessel_id},
        order="pilotages.starts_at, tows.id",
        page=page,
    )


def book_tug(db: Database, pilotage_id: str, tug_id: str) -> Tow:
    """Book a ready tug for a ship that needs another one; a tug is free three hours after its last ship.

    Args:
        pilotage_id: Id of the pilot order.
        tug_id: Id of the tug.
    """
    pilotage = db.fetch(Pilotage, "pilotages", pilotage_id)
    tug = db.fetch(Tug, "tugs", tug_id)
    if pilotage["status"] not in ("ordered", "assigned"):
        raise Refused("The order is under way or over.")
    if tug["status"] != "ready":
        raise Refused("The tug is in repair.")
    if db.number("SELECT COUNT(*) FROM tows WHERE pilotage_id = ?", pilotage_id) >= pilotage["tugs_needed"]:
        raise Refused("The ship needs no further tug.")
    vessel = db.fetch(Vessel, "vessels", pilotage["vessel_id"])
    if vessel["length"] > 250 and tug["pull"] < 50:
        raise Refused("The tug is too weak for this ship.")
    if db.exists(
        """
        SELECT 1 FROM tows
        JOIN pilotages ON pilotages.id = tows.pilotage_id
        WHERE tows.tug_id = ?
            AND pilotages.status IN ('ordered', 'assigned', 'aboard')
            AND pilotages.starts_at < ?
            AND pilotages.starts_at > ?
        """,
        tug_id,
        shift(pilotage["starts_at"], hours=3),
        shift(pilotage["starts_at"], hours=-3),
    ):
        raise Refused("The tug is busy with another ship at that time.")
    if db.exists("SELECT 1 FROM tows WHERE pilotage_id = ? AND tug_id = ?", pilotage_id, tug_id):
        raise Refused("Another tug booking already has this pilot order and tug.")
    tow_id = db.insert("tows", pilotage_id=pilotage_id, tug_id=tug_id, fee=2600 * tug["pull"], booked_at=db.now)
    return db.fetch(Tow, "tows", tow_id)


def drop_tug(db: Database, tow_id: str) -> Tow:
    """Cancel a tug booking an hour before the ship's time at the latest.

    Args:
        tow_id: Id of the tug booking.
    """
    tow = db.fetch(Tow, "tows", tow_id)
    pilotage = db.fetch(Pilotage, "pilotages", tow["pilotage_id"])
    if pilotage["status"] not in ("ordered", "assigned"):
        raise Refused("The order is under way or over.")
    if pilotage["starts_at"] < shift(db.now, hours=1):
        raise Refused("The tug is on its way already.")
    db.delete("tows", tow_id)
    return tow

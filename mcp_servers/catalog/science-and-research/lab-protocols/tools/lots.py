"""Tools about lots."""

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Lot, LotStatus


def find_lots(
    db: Database,
    number: str | None = None,
    reagent: str | None = None,
    status: LotStatus | None = None,
    expires_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[Lot]:
    """Search lots by lot number, reagent, status or expiry date.

    Args:
        number: Only lots with this lot number.
        reagent: Only lots whose reagent contains this text.
        status: Only lots with this status.
        expires_until: Only lots with an expiry date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        Lot,
        "SELECT id, number, reagent, status, left, expires_on FROM lots",
        where={
            "number = ?": number,
            "instr(lower(reagent), lower(?)) > 0": reagent,
            "status = ?": status,
            "expires_on <= ?": expires_until,
        },
        order="number, id",
        page=page,
    )


def open_lot(db: Database, lot_id: str) -> Lot:
    """Open a sealed lot; the same reagent is open once at a time.

    Args:
        lot_id: Id of the lot.
    """
    lot = db.fetch(Lot, "lots", lot_id)
    if lot["status"] != "sealed":
        raise Refused("The lot must be sealed.")
    if lot["expires_on"] < db.today:
        raise Refused("The lot has expired.")
    if db.number("SELECT COUNT(*) FROM lots WHERE reagent = ? AND status = 'in_use'", lot["reagent"]) >= 3:
        raise Refused("Three lots of this reagent are open.")
    db.update("lots", lot_id, status="in_use")
    return db.fetch(Lot, "lots", lot_id)


def discard_lot(db: Database, lot_id: str) -> Lot:
    """Discard a lot that has expired or is nearly empty.

    Args:
        lot_id: Id of the lot.
    """
    lot = db.fetch(Lot, "lots", lot_id)
    if lot["status"] not in ("sealed", "in_use"):
        raise Refused("The lot must be sealed or in use.")
    if lot["expires_on"] >= db.today and lot["left"] >= 50:
        raise Refused("The lot can still be used.")
    db.update("lots", lot_id, status="discarded")
    return db.fetch(Lot, "lots", lot_id)

"""Tools about draws."""

from typing import Annotated

from mcp_servers.runtime import Database, Refused, between

from .rows import Draw, Lot, Run


def draw_reagent(db: Database, run_id: str, lot_id: str, quantity: Annotated[int, between(1, 200)]) -> Draw:
    """Draw a reagent for a run under way from an open lot that has not expired.

    Args:
        run_id: Id of the run.
        lot_id: Id of the lot.
        quantity: Millilitres of the withdrawal.
    """
    run = db.fetch(Run, "runs", run_id)
    lot = db.fetch(Lot, "lots", lot_id)
    if run["status"] != "under_way":
        raise Refused("The run is not under way.")
    if lot["status"] != "in_use":
        raise Refused("The lot is not open.")
    if lot["expires_on"] < db.today:
        raise Refused("The lot has expired.")
    if quantity > lot["left"]:
        raise Refused("There is not enough left.")
    if db.exists("SELECT 1 FROM draws WHERE run_id = ? AND lot_id = ?", run_id, lot_id):
        raise Refused("Another withdrawal already has this run and lot.")
    draw_id = db.insert("draws", run_id=run_id, lot_id=lot_id, quantity=quantity)
    db.update("lots", lot_id, left=lot["left"] - quantity)
    return db.fetch(Draw, "draws", draw_id)

"""Tools about gaugings."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, days_between, shift

from .rows import Cask, Gauging, WarehouseKeeper


class GaugingSummary(TypedDict):
    """A gauging as a search lists it."""

    id: str
    cask_number: str
    litres: int
    loss: int
    gauged_on: str


def find_gaugings(
    db: Database,
    cask_id: str | None = None,
    owner_id: str | None = None,
    keeper_id: str | None = None,
    gauged_from: Day | None = None,
    min_loss: int | None = None,
    page: PageNumber = 1,
) -> Page[GaugingSummary]:
    """Search gaugings by cask, owner, keeper, day of the gauging or loss in litres.

    Args:
        cask_id: Only gaugings of the cask with this id.
        owner_id: Only gaugings of the owner with this id.
        keeper_id: Only gaugings of the keeper with this id.
        gauged_from: Only gaugings with a day of the gauging at or after this.
        min_loss: Only gaugings with a loss in litres of at least this.
        page: Page number, from 1.
    """
    return db.search(
        GaugingSummary,
        """
        SELECT gaugings.id, casks.number AS cask_number, gaugings.litres, gaugings.loss, gaugings.gauged_on
        FROM gaugings
        JOIN casks ON casks.id = gaugings.cask_id
        """,
        where={
            "gaugings.cask_id = ?": cask_id,
            "casks.owner_id = ?": owner_id,
            "gaugings.keeper_id = ?": keeper_id,
            "gaugings.gauged_on >= ?": gauged_from,
            "gaugings.loss >= ?": min_loss,
        },
        order="gaugings.gauged_on DESC, gaugings.id",
        page=page,
    )


def gauge_cask(db: Database, cask_id: str, litres: Annotated[int, between(0, 340)]) -> Gauging:
    """Gauge a cask, which is done every 30 days at most; a loss above the allowance may only be entered within your
    limit.

    Args:
        cask_id: Id of the cask.
        litres: Litres of the gauging.
    """
    cask = db.fetch(Cask, "casks", cask_id)
    if cask["status"] not in ("maturing", "sealed"):
        raise Refused("The cask is not here any more.")
    if litres > cask["litres"]:
        raise Refused("A cask does not gain spirit.")
    if cask["gauged_on"] > shift(db.today, days=-30):
        raise Refused("The cask was gauged less than 30 days ago.")
    loss = cask["litres"] - litres
    allowance = cask["litres"] * 2 * (1 + days_between(cask["gauged_on"], db.today) // 365) // 100
    account = db.fetch(WarehouseKeeper, "warehouse_keepers", db.account)
    if loss > allowance + account["loss_limit"]:
        raise Refused("So great a loss must be reported to the revenue.")
    gauging_id = db.insert(
        "gaugings",
        cask_id=cask_id,
        litres=litres,
        keeper_id=db.account,
        loss=cask["litres"] - litres,
        gauged_on=db.today,
    )
    db.update("casks", cask_id, litres=litres, gauged_on=db.today)
    return db.fetch(Gauging, "gaugings", gauging_id)

"""Tools about wishes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between

from .rows import Slot, Wish, WishStatus


class WishSummary(TypedDict):
    """A rider wish as a search lists it."""

    id: str
    slot_act_name: str
    text: str
    cost: int
    status: WishStatus


def find_wishes(
    db: Database,
    act_id: str | None = None,
    status: WishStatus | None = None,
    text: str | None = None,
    min_cost: int | None = None,
    page: PageNumber = 1,
) -> Page[WishSummary]:
    """Search wishes by act, status, wish or cost.

    Args:
        act_id: Only wishes of the act with this id.
        status: Only wishes with this status.
        text: Only wishes whose wish contains this text.
        min_cost: Only wishes with a cost of at least this.
        page: Page number, from 1.
    """
    return db.search(
        WishSummary,
        """
        SELECT wishes.id, acts.name AS slot_act_name, wishes.text, wishes.cost, wishes.status FROM wishes
        JOIN slots ON slots.id = wishes.slot_id
        JOIN acts ON acts.id = slots.act_id
        """,
        where={
            "slots.act_id = ?": act_id,
            "wishes.status = ?": status,
            "instr(lower(wishes.text), lower(?)) > 0": text,
            "wishes.cost >= ?": min_cost,
        },
        order="wishes.cost DESC, wishes.id",
        page=page,
    )


def add_wish(db: Database, slot_id: str, text: Text, cost: Annotated[int, between(0, 200000)]) -> Wish:
    """Note a rider wish of an act with an offer or a booking.

    Args:
        slot_id: Id of the slot.
        text: Wish of the rider wish.
        cost: Cost of the rider wish, in minor units.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] not in ("offered", "confirmed", "published"):
        raise Refused("The slot has no rider.")
    if db.exists("SELECT 1 FROM wishes WHERE slot_id = ? AND text = ?", slot_id, text):
        raise Refused("The wish has been noted already.")
    if db.number("SELECT COUNT(*) FROM wishes WHERE slot_id = ? AND status = 'asked'", slot_id) >= 5:
        raise Refused("Five wishes of this act wait for an answer already.")
    wish_id = db.insert("wishes", slot_id=slot_id, text=text, cost=cost, status="asked")
    return db.fetch(Wish, "wishes", wish_id)


def grant_wish(db: Database, wish_id: str) -> Wish:
    """Grant a wish of a booked act within a twentieth of its fee.

    Args:
        wish_id: Id of the rider wish.
    """
    wish = db.fetch(Wish, "wishes", wish_id)
    if wish["status"] != "asked":
        raise Refused("The rider wish must be asked.")
    slot = db.fetch(Slot, "slots", wish["slot_id"])
    if slot["status"] not in ("confirmed", "published"):
        raise Refused("The act is not booked.")
    if (
        db.number("SELECT SUM(cost) FROM wishes WHERE slot_id = ? AND status = 'granted'", wish["slot_id"])
        + wish["cost"]
        > slot["fee"] // 20
    ):
        raise Refused("The rider would cost too much.")
    db.update("wishes", wish_id, status="granted")
    return db.fetch(Wish, "wishes", wish_id)


def refuse_wish(db: Database, wish_id: str) -> Wish:
    """Refuse a wish that costs more than a fiftieth of the fee.

    Args:
        wish_id: Id of the rider wish.
    """
    wish = db.fetch(Wish, "wishes", wish_id)
    if wish["status"] != "asked":
        raise Refused("The rider wish must be asked.")
    slot = db.fetch(Slot, "slots", wish["slot_id"])
    if wish["cost"] * 50 <= slot["fee"]:
        raise Refused("Small wishes are not refused.")
    db.update("wishes", wish_id, status="refused")
    return db.fetch(Wish, "wishes", wish_id)

"""Tools about guest passes."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text

from .rows import Act, GuestPass, GuestPassStatus, Slot


class GuestPassSummary(TypedDict):
    """A guest pass as a search lists it."""

    id: str
    number: str
    slot_act_name: str
    holder: str
    status: GuestPassStatus


def find_passes(
    db: Database,
    number: str | None = None,
    act_id: str | None = None,
    holder: str | None = None,
    camping: bool | None = None,
    status: GuestPassStatus | None = None,
    page: PageNumber = 1,
) -> Page[GuestPassSummary]:
    """Search guest passes by pass number, act, holder, camping or status.

    Args:
        number: Only guest passes with this pass number.
        act_id: Only guest passes of the act with this id.
        holder: Only guest passes whose holder contains this text.
        camping: Only guest passes for which this holds, or does not: camping.
        status: Only guest passes with this status.
        page: Page number, from 1.
    """
    return db.search(
        GuestPassSummary,
        """
        SELECT guest_passes.id, guest_passes.number, acts.name AS slot_act_name, guest_passes.holder,
            guest_passes.status
        FROM guest_passes
        JOIN slots ON slots.id = guest_passes.slot_id
        JOIN acts ON acts.id = slots.act_id
        """,
        where={
            "guest_passes.number = ?": number,
            "slots.act_id = ?": act_id,
            "instr(lower(guest_passes.holder), lower(?)) > 0": holder,
            "guest_passes.camping = ?": camping,
            "guest_passes.status = ?": status,
        },
        order="guest_passes.number, guest_passes.id",
        page=page,
    )


def issue_pass(db: Database, number: Text, holder: Text, slot_id: str, camping: bool = False) -> GuestPass:
    """Issue a guest pass of a booked act, two for every person on stage.

    Args:
        number: Pass number.
        holder: Holder of the guest pass.
        slot_id: Id of the slot.
        camping: Whether this holds for the guest pass: camping.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] not in ("confirmed", "published"):
        raise Refused("The act is not booked.")
    if db.exists("SELECT 1 FROM guest_passes WHERE number = ?", number):
        raise Refused("A pass with this number exists already.")
    act = db.fetch(Act, "acts", slot["act_id"])
    if (
        db.number("SELECT COUNT(*) FROM guest_passes WHERE slot_id = ? AND status = 'issued'", slot_id)
        >= 2 * act["people"]
    ):
        raise Refused("The act has used up its passes.")
    guest_pass_id = db.insert(
        "guest_passes", number=number, slot_id=slot_id, holder=holder, camping=camping, status="issued"
    )
    return db.fetch(GuestPass, "guest_passes", guest_pass_id)


def withdraw_pass(db: Database, guest_pass_id: str) -> GuestPass:
    """Withdraw a guest pass.

    Args:
        guest_pass_id: Id of the guest pass.
    """
    guest_pass = db.fetch(GuestPass, "guest_passes", guest_pass_id)
    if guest_pass["status"] != "issued":
        raise Refused("The guest pass must be issued.")
    db.update("guest_passes", guest_pass_id, status="withdrawn")
    return db.fetch(GuestPass, "guest_passes", guest_pass_id)

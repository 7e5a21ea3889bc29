"""Tools about slots."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import (
    Database,
    Day,
    Moment,
    Page,
    PageNumber,
    Refused,
    at_least,
    between,
    minutes_between,
    shift,
)

from .rows import Act, ActGenre, Booker, GuestPass, Instalment, Slot, SlotStatus, Stage, Wish


class SlotSummary(TypedDict):
    """A slot as a search lists it."""

    id: str
    act_name: str
    stage_name: str
    starts_at: str
    fee: int
    status: SlotStatus


class SlotDetails(Slot):
    """A slot in full."""

    act_name: str
    act_agent: str
    stage_name: str
    amount_paid: int
    rider_cost: int
    rider_budget: int
    passes_left: int


class SlotsByStageName(TypedDict):
    """Totals of slots for one name."""

    stage_name: str
    slots: int
    fees: int
    dearest: int | None


def find_slots(
    db: Database,
    stage_id: str | None = None,
    act_id: str | None = None,
    status: SlotStatus | None = None,
    starts_on: Day | None = None,
    held_until_until: Day | None = None,
    genre: ActGenre | None = None,
    page: PageNumber = 1,
) -> Page[SlotSummary]:
    """Search slots by stage, act, status, start, end of the hold or genre.

    Args:
        stage_id: Only slots of the stage with this id.
        act_id: Only slots of the act with this id.
        status: Only slots with this status.
        starts_on: Only slots with a start on this day.
        held_until_until: Only slots with an end of the hold at or before this.
        genre: Only slots of the act with this genre.
        page: Page number, from 1.
    """
    return db.search(
        SlotSummary,
        """
        SELECT slots.id, acts.name AS act_name, stages.name AS stage_name, slots.starts_at, slots.fee,
            slots.status
        FROM slots
        JOIN acts ON acts.id = slots.act_id
        JOIN stages ON stages.id = slots.stage_id
        """,
        where={
            "slots.stage_id = ?": stage_id,
            "slots.act_id = ?": act_id,
            "slots.status = ?": status,
            "date(slots.starts_at) = ?": starts_on,
            "slots.held_until <= ?": held_until_until,
            "acts.genre = ?": genre,
        },
        order="slots.starts_at, slots.id",
        page=page,
    )


def get_slot(db: Database, slot_id: str) -> SlotDetails:
    """Show a slot with what has been paid, the cost of the rider and the guest passes left.

    Args:
        slot_id: Id of the slot.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    amount_paid = db.number("SELECT SUM(amount) FROM instalments WHERE slot_id = ? AND status = 'paid'", slot_id)
    rider_cost = db.number("SELECT SUM(cost) FROM wishes WHERE slot_id = ? AND status = 'granted'", slot_id)
    rider_budget = slot["fee"] // 20
    act = db.fetch(Act, "acts", slot["act_id"])
    passes_left = 2 * act["people"] - db.number(
        "SELECT COUNT(*) FROM guest_passes WHERE slot_id = ? AND status = 'issued'", slot_id
    )
    stage = db.fetch(Stage, "stages", slot["stage_id"])
    return {
        **slot,
        "act_name": act["name"],
        "act_agent": act["agent"],
        "stage_name": stage["name"],
        "amount_paid": amount_paid,
        "rider_cost": rider_cost,
        "rider_budget": rider_budget,
        "passes_left": passes_left,
    }


def report_fees(
    db: Database,
    status: SlotStatus | None = None,
    starts_on: Day | None = None,
    genre: ActGenre | None = None,
    booker_id: str | None = None,
    page: PageNumber = 1,
) -> Page[SlotsByStageName]:
    """Add up the fees by stage.

    Args:
        status: Only slots with this status.
        starts_on: Only slots with a start on this day.
        genre: Only slots of the act with this genre.
        booker_id: Only slots of the booker with this id.
        page: Page number, from 1.
    """
    return db.search(
        SlotsByStageName,
        """
        SELECT stages.name AS stage_name, COUNT(*) AS slots, COALESCE(SUM(slots.fee), 0) AS fees,
            MAX(slots.fee) AS dearest
        FROM slots
        JOIN acts ON acts.id = slots.act_id
        JOIN stages ON stages.id = slots.stage_id
        """,
        where={
            "slots.status = ?": status,
            "date(slots.starts_at) = ?": starts_on,
            "acts.genre = ?": genre,
            "slots.booker_id = ?": booker_id,
        },
        group="stages.name",
        order="stages.name",
        page=page,
    )


def hold_slot(
    db: Database, stage_id: str, act_id: str, starts_at: Moment, length: Annotated[int, between(20, 120)]
) -> Slot:
    """Hold a slot for an act at its usual fee for ten days.

    Args:
        stage_id: Id of the stage.
        act_id: Id of the act.
        starts_at: Start of the slot.
        length: Length in minutes.
    """
    stage = db.fetch(Stage, "stages", stage_id)
    act = db.fetch(Act, "acts", act_id)
    if not stage["licensed"]:
        raise Refused("The stage has no licence.")
    if act["status"] != "listed":
        raise Refused("The act is banned.")
    if starts_at[:10] < shift(db.today, days=65) or starts_at[:10] > shift(db.today, days=67):
        raise Refused("The festival is not on that day.")
    if act["decibels"] > stage["loudest"]:
        raise Refused("The act is too loud for this stage.")
    if db.exists(
        """
        SELECT 1 FROM slots
        WHERE act_id = ? AND status IN ('held', 'offered', 'confirmed', 'published')
        """,
        act_id,
    ):
        raise Refused("The act has a slot already.")
    ends_at = shift(starts_at, minutes=length)
    change_over = 60 if act["people"] >= 8 else 30
    if db.exists(
        """
        SELECT 1 FROM slots
        WHERE stage_id = ?
            AND status IN ('held', 'offered', 'confirmed', 'published')
            AND starts_at < ?
            AND strftime('%Y-%m-%dT%H:%M', ends_at, ? || ' minutes') > ?
        """,
        stage_id,
        shift(ends_at, minutes=30),
        change_over,
        starts_at,
    ):
        raise Refused("The stage is taken or being changed over at that time.")
    slot_id = db.insert(
        "slots",
        stage_id=stage_id,
        act_id=act_id,
        starts_at=starts_at,
        ends_at=ends_at,
        fee=act["usual_fee"],
        held_until=shift(db.today, days=10),
        booker_id=db.account,
        status="held",
    )
    return db.fetch(Slot, "slots", slot_id)


def move_slot(db: Database, slot_id: str, starts_at: Moment) -> Slot:
    """Move a slot that is not published to another time of the same length on the same stage.

    Args:
        slot_id: Id of the slot.
        starts_at: New start.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] not in ("held", "offered"):
        raise Refused("The slot is settled.")
    if starts_at == slot["starts_at"]:
        raise Refused("The slot begins then already.")
    if starts_at[:10] < shift(db.today, days=65) or starts_at[:10] > shift(db.today, days=67):
        raise Refused("The festival is not on that day.")
    length = minutes_between(slot["starts_at"], slot["ends_at"])
    if db.exists(
        """
        SELECT 1 FROM slots
        WHERE id != ?
            AND stage_id = ?
            AND status IN ('held', 'offered', 'confirmed', 'published')
            AND starts_at < ?
            AND strftime('%Y-%m-%dT%H:%M', ends_at, '+30 minutes') > ?
        """,
        slot_id,
        slot["stage_id"],
        shift(starts_at, minutes=length + 30),
        starts_at,
    ):
        raise Refused("The stage is taken or being changed over at that time.")
    db.update("slots", slot_id, starts_at=starts_at, ends_at=shift(starts_at, minutes=length))
    return db.fetch(Slot, "slots", slot_id)


def offer_slot(db: Database, slot_id: str, fee: Annotated[int, at_least(0)]) -> Slot:
    """Offer an act its held slot for a fee within your limit, not more than a quarter above its usual one.

    Args:
        slot_id: Id of the slot.
        fee: Fee of the slot, in minor units.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] != "held":
        raise Refused("The slot must be held.")
    if slot["held_until"] < db.today:
        raise Refused("The hold has run out.")
    act = db.fetch(Act, "acts", slot["act_id"])
    if act["status"] != "listed":
        raise Refused("The act is banned.")
    account = db.fetch(Booker, "bookers", db.account)
    if fee > account["fee_limit"]:
        raise Refused("The fee is above your limit.")
    if fee * 4 > act["usual_fee"] * 5:
        raise Refused("The fee is more than a quarter above the usual one.")
    db.update("slots", slot_id, status="offered", fee=fee, held_until=shift(db.today, days=7))
    return db.fetch(Slot, "slots", slot_id)


def confirm_slot(db: Database, slot_id: str) -> Slot:
    """Confirm an offer that the act has accepted in time; its two instalments are written.

    Args:
        slot_id: Id of the slot.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] != "offered":
        raise Refused("The slot must be offered.")
    if slot["held_until"] < db.today:
        raise Refused("The offer has run out.")
    stage = db.fetch(Stage, "stages", slot["stage_id"])
    if not stage["licensed"]:
        raise Refused("The stage has no licence.")
    if (
        db.number(
            """
        SELECT SUM(fee) FROM slots
        WHERE stage_id = ? AND status IN ('confirmed', 'published')
        """,
            slot["stage_id"],
        )
        + slot["fee"]
        > 1200 * stage["capacity"] + 1500000
    ):
        raise Refused("The budget of the stage is used up.")
    if db.exists("SELECT 1 FROM instalments WHERE slot_id = ? AND part = 'deposit'", slot_id):
        raise Refused("Another instalment already has this slot and part.")
    if db.exists("SELECT 1 FROM instalments WHERE slot_id = ? AND part = 'balance'", slot_id):
        raise Refused("Another instalment already has this slot and part.")
    db.update("slots", slot_id, status="confirmed")
    db.insert(
        "instalments",
        slot_id=slot_id,
        part="deposit",
        amount=slot["fee"] // 2,
        due_on=shift(slot["starts_at"][:10], days=-60),
        status="open",
    )
    db.insert(
        "instalments",
        slot_id=slot_id,
        part="balance",
        amount=slot["fee"] - slot["fee"] // 2,
        due_on=slot["starts_at"][:10],
        status="open",
    )
    return db.fetch(Slot, "slots", slot_id)


def note_refusal(db: Database, slot_id: str) -> Slot:
    """Note that an act has turned its offer down; wishes that were asked for it are refused.

    Args:
        slot_id: Id of the slot.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] != "offered":
        raise Refused("The slot must be offered.")
    db.update("slots", slot_id, status="turned_down")
    for wish in db.all(Wish, "SELECT * FROM wishes WHERE slot_id = ? AND status = 'asked' ORDER BY id", slot_id):
        db.update("wishes", wish["id"], status="refused")
    return db.fetch(Slot, "slots", slot_id)


def drop_hold(db: Database, slot_id: str) -> Slot:
    """Drop a hold that runs out within three days, whose act is banned or that is your own.

    Args:
        slot_id: Id of the slot.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] != "held":
        raise Refused("The slot must be held.")
    act = db.fetch(Act, "acts", slot["act_id"])
    if slot["held_until"] >= shift(db.today, days=3) and act["status"] != "banned" and slot["booker_id"] != db.account:
        raise Refused("The hold of another booker is still running.")
    db.update("slots", slot_id, status="dropped")
    return db.fetch(Slot, "slots", slot_id)


def publish_slot(db: Database, slot_id: str) -> Slot:
    """Put a confirmed slot with a paid deposit into the programme.

    Args:
        slot_id: Id of the slot.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] != "confirmed":
        raise Refused("The slot must be confirmed.")
    if not db.exists("SELECT 1 FROM instalments WHERE slot_id = ? AND part = 'deposit' AND status = 'paid'", slot_id):
        raise Refused("The deposit has not been paid.")
    if db.exists("SELECT 1 FROM wishes WHERE slot_id = ? AND status = 'asked' AND cost > 10000", slot_id):
        raise Refused("A costly wish of the act has not been answered.")
    db.update("slots", slot_id, status="published")
    return db.fetch(Slot, "slots", slot_id)


def cancel_slot(db: Database, slot_id: str) -> Slot:
    """Cancel a booked slot; open instalments and wishes are dropped and the guest passes withdrawn.

    Args:
        slot_id: Id of the slot.
    """
    slot = db.fetch(Slot, "slots", slot_id)
    if slot["status"] not in ("confirmed", "published"):
        raise Refused("The slot must be confirmed or published.")
    act = db.fetch(Act, "acts", slot["act_id"])
    account = db.fetch(Booker, "bookers", db.account)
    if slot["status"] != "confirmed" and act["status"] != "banned" and slot["fee"] > account["fee_limit"]:
        raise Refused("Cancelling this act is above your limit.")
    db.update("slots", slot_id, status="cancelled")
    for instalment in db.all(
        Instalment, "SELECT * FROM instalments WHERE slot_id = ? AND status = 'open' ORDER BY id", slot_id
    ):
        db.update("instalments", instalment["id"], status="dropped")
    for wish in db.all(Wish, "SELECT * FROM wishes WHERE slot_id = ? AND status = 'asked' ORDER BY id", slot_id):
        db.update("wishes", wish["id"], status="refused")
    for guest_pass in db.all(
        GuestPass, "SELECT * FROM guest_passes WHERE slot_id = ? AND status = 'issued' ORDER BY id", slot_id
    ):
        db.update("guest_passes", guest_pass["id"], status="withdrawn")
    return db.fetch(Slot, "slots", slot_id)

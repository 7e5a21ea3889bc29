"""Tools about pilotages."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, shift

from .rows import Agent, Pilot, Pilotage, PilotageDirection, PilotageStatus, Quay, Tow, Vessel, VesselKind


class PilotageSummary(TypedDict):
    """A pilot order as a search lists it."""

    id: str
    number: str
    vessel_name: str
    direction: PilotageDirection
    quay_name: str
    starts_at: str
    status: PilotageStatus


class PilotageDetails(Pilotage):
    """A pilot order in full."""

    vessel_name: str
    vessel_length: int
    quay_name: str
    pilot_name: str | None
    tugs_booked: int
    water_under_keel: int


class PilotagesByVesselAgentName(TypedDict):
    """Totals of pilotages for one name."""

    vessel_agent_name: str
    orders: int
    dues: int
    longest_ship: int | None


def find_pilot_orders(
    db: Database,
    number: str | None = None,
    vessel_id: str | None = None,
    agent_id: str | None = None,
    pilot_id: str | None = None,
    quay_id: str | None = None,
    direction: PilotageDirection | None = None,
    status: PilotageStatus | None = None,
    starts_from: Moment | None = None,
    starts_on: Day | None = None,
    page: PageNumber = 1,
) -> Page[PilotageSummary]:
    """Search pilotages by order number, ship, agent, pilot, quay, direction, status or time ordered.

    Args:
        number: Only pilotages with this order number.
        vessel_id: Only pilotages of the ship with this id.
        agent_id: Only pilotages of the agent with this id.
        pilot_id: Only pilotages of the pilot with this id.
        quay_id: Only pilotages of the quay with this id.
        direction: Only pilotages with this direction.
        status: Only pilotages with this status.
        starts_from: Only pilotages with a time ordered at or after this.
        starts_on: Only pilotages with a time ordered on this day.
        page: Page number, from 1.
    """
    return db.search(
        PilotageSummary,
        """
        SELECT pilotages.id, pilotages.number, vessels.name AS vessel_name, pilotages.direction, quays.name
            AS quay_name, pilotages.starts_at, pilotages.status
        FROM pilotages
        JOIN vessels ON vessels.id = pilotages.vessel_id
        JOIN quays ON quays.id = pilotages.quay_id
        """,
        where={
            "pilotages.number = ?": number,
            "pilotages.vessel_id = ?": vessel_id,
            "vessels.agent_id = ?": agent_id,
            "pilotages.pilot_id = ?": pilot_id,
            "pilotages.quay_id = ?": quay_id,
            "pilotages.direction = ?": direction,
            "pilotages.status = ?": status,
            "pilotages.starts_at >= ?": starts_from,
            "date(pilotages.starts_at) = ?": starts_on,
        },
        order="pilotages.starts_at, pilotages.id",
        page=page,
    )


def get_pilot_order(db: Database, pilotage_id: str) -> PilotageDetails:
    """Show a pilot order with its ship, its quay and the tugs booked for it.

    Args:
        pilotage_id: Id of the pilot order.
    """
    pilotage = db.fetch(Pilotage, "pilotages", pilotage_id)
    tugs_booked = db.number("SELECT COUNT(*) FROM tows WHERE pilotage_id = ?", pilotage_id)
    quay = db.fetch(Quay, "quays", pilotage["quay_id"])
    vessel = db.fetch(Vessel, "vessels", pilotage["vessel_id"])
    water_under_keel = quay["depth"] - vessel["draught"]
    pilot = db.fetch(Pilot, "pilots", pilotage["pilot_id"]) if pilotage["pilot_id"] is not None else None
    return {
        **pilotage,
        "vessel_name": vessel["name"],
        "vessel_length": vessel["length"],
        "quay_name": quay["name"],
        "pilot_name": pilot["name"] if pilot is not None else None,
        "tugs_booked": tugs_booked,
        "water_under_keel": water_under_keel,
    }


def report_pilot_orders(
    db: Database,
    status: PilotageStatus | None = None,
    direction: PilotageDirection | None = None,
    kind: VesselKind | None = None,
    starts_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[PilotagesByVesselAgentName]:
    """Count pilot orders and add up their dues by shipping agent.

    Args:
        status: Only pilotages with this status.
        direction: Only pilotages with this direction.
        kind: Only pilotages of the ship with this kind.
        starts_from: Only pilotages with a time ordered at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PilotagesByVesselAgentName,
        """
        SELECT agents.name AS vessel_agent_name, COUNT(*) AS orders, COALESCE(SUM(pilotages.dues), 0) AS
            dues, MAX(vessels.length) AS longest_ship
        FROM pilotages
        JOIN vessels ON vessels.id = pilotages.vessel_id
        JOIN agents ON agents.id = vessels.agent_id
        """,
        where={
            "pilotages.status = ?": status,
            "pilotages.direction = ?": direction,
            "vessels.kind = ?": kind,
            "pilotages.starts_at >= ?": starts_from,
        },
        group="agents.name",
        order="agents.name",
        page=page,
    )


def order_pilot(
    db: Database, number: Text, vessel_id: str, direction: PilotageDirection, quay_id: str, starts_at: Moment
) -> Pilotage:
    """Take an agent's order of a pilot for a ship; dues and tugs follow from the ship.

    Args:
        number: Order number.
        vessel_id: Id of the ship.
        direction: Direction of the pilot order.
        quay_id: Id of the quay.
        starts_at: Time ordered.
    """
    vessel = db.fetch(Vessel, "vessels", vessel_id)
    quay = db.fetch(Quay, "quays", quay_id)
    agent = db.fetch(Agent, "agents", vessel["agent_id"])
    if agent["status"] != "trusted":
        raise Refused("The agent gets pilots only against payment in advance.")
    if starts_at < shift(db.now, hours=6 if direction == "inward" else 2):
        raise Refused("The order comes too late for that time.")
    if starts_at > shift(db.now, days=7):
        raise Refused("Orders are taken seven days ahead at most.")
    if quay["length"] < vessel["length"]:
        raise Refused("The ship is longer than the quay.")
    if quay["depth"] < vessel["draught"] + 50:
        raise Refused("The water at the quay is too shallow for the ship.")
    if db.exists(
        """
        SELECT 1 FROM pilotages
        WHERE vessel_id = ?
            AND status IN ('ordered', 'assigned', 'aboard')
            AND starts_at < ?
            AND starts_at > ?
        """,
        vessel_id,
        shift(starts_at, hours=3),
        shift(starts_at, hours=-3),
    ):
        raise Refused("The ship has a pilot order within three hours of that time.")
    if db.exists("SELECT 1 FROM pilotages WHERE number = ?", number):
        raise Refused("Another pilot order already has this order number.")
    pilotage_id = db.insert(
        "pilotages",
        number=number,
        vessel_id=vessel_id,
        direction=direction,
        quay_id=quay_id,
        starts_at=starts_at,
        dues=450 * vessel["length"] + (20000 if vessel["kind"] == "tanker" else 0),
        tugs_needed=2 if vessel["length"] > 220 else 1 if vessel["length"] > 150 else 0,
        status="ordered",
    )
    return db.fetch(Pilotage, "pilotages", pilotage_id)


def assign_pilot(db: Database, pilotage_id: str, pilot_id: str) -> Pilotage:
    """Give an order a rested pilot whose class and licence suffice for the ship.

    Args:
        pilotage_id: Id of the pilot order.
        pilot_id: Id of the pilot.
    """
    pilotage = db.fetch(Pilotage, "pilotages", pilotage_id)
    pilot = db.fetch(Pilot, "pilots", pilot_id)
    if pilotage["status"] != "ordered":
        raise Refused("The pilot order must be ordered.")
    if pilot["status"] != "on_call":
        raise Refused("The pilot is off duty.")
    if pilot["licence_until"] < pilotage["starts_at"][:10]:
        raise Refused("The pilot's licence has run out by then.")
    vessel = db.fetch(Vessel, "vessels", pilotage["vessel_id"])
    if vessel["kind"] == "tanker" and pilot["grade"] != 1:
        raise Refused("Tankers are for pilots of class 1.")
    if pilot["grade"] != 1 and vessel["length"] > (200 if pilot["grade"] == 2 else 120):
        raise Refused("The ship is too long for this pilot's class.")
    if db.exists(
        """
        SELECT 1 FROM pilotages
        WHERE id != ?
            AND pilot_id = ?
            AND status IN ('assigned', 'aboard', 'done')
            AND starts_at < ?
            AND starts_at > ?
        """,
        pilotage_id,
        pilot_id,
        shift(pilotage["starts_at"], hours=8),
        shift(pilotage["starts_at"], hours=-8),
    ):
        raise Refused("The pilot must rest eight hours between two jobs.")
    db.update("pilotages", pilotage_id, status="assigned", pilot_id=pilot_id)
    return db.fetch(Pilotage, "pilotages", pilotage_id)


def release_pilot(db: Database, pilotage_id: str) -> Pilotage:
    """Take the pilot off an order an hour before its time at the latest.

    Args:
        pilotage_id: Id of the pilot order.
    """
    pilotage = db.fetch(Pilotage, "pilotages", pilotage_id)
    if pilotage["status"] != "assigned":
        raise Refused("The pilot order must be assigned.")
    if pilotage["starts_at"] < shift(db.now, hours=1):
        raise Refused("The pilot is on the way already.")
    db.update("pilotages", pilotage_id, status="ordered", pilot_id=None)
    return db.fetch(Pilotage, "pilotages", pilotage_id)


def change_time(db: Database, pilotage_id: str, starts_at: Moment) -> Pilotage:
    """Move an order to another time, an hour from now at the earliest; a pilot who would not be rested must be
    taken off first.

    Args:
        pilotage_id: Id of the pilot order.
        starts_at: New time.
    """
    pilotage = db.fetch(Pilotage, "pilotages", pilotage_id)
    if pilotage["status"] not in ("ordered", "assigned"):
        raise Refused("The order is under way or over.")
    if starts_at < shift(db.now, hours=1) or starts_at > shift(db.now, days=7):
        raise Refused("The new time lies between an hour and seven days ahead.")
    if starts_at == pilotage["starts_at"]:
        raise Refused("That is its time already.")
    if pilotage["pilot_id"] is not None and db.exists(
        """
        SELECT 1 FROM pilotages
        WHERE id != ?
            AND pilot_id = ?
            AND status IN ('assigned', 'aboard', 'done')
            AND starts_at < ?
            AND starts_at > ?
        """,
        pilotage_id,
        pilotage["pilot_id"],
        shift(starts_at, hours=8),
        shift(starts_at, hours=-8),
    ):
        raise Refused("The pilot must rest eight hours between two jobs.")
    if db.exists("SELECT 1 FROM tows WHERE pilotage_id = ?", pilotage_id):
        raise Refused("Tugs are booked for the old time.")
    db.update("pilotages", pilotage_id, starts_at=starts_at)
    return db.fetch(Pilotage, "pilotages", pilotage_id)


def board_ship(db: Database, pilotage_id: str) -> Pilotage:
    """Note that the pilot has boarded, half an hour before the time at the earliest, with all tugs booked.

    Args:
        pilotage_id: Id of the pilot order.
    """
    pilotage = db.fetch(Pilotage, "pilotages", pilotage_id)
    if pilotage["status"] != "assigned":
        raise Refused("The pilot order must be assigned.")
    if db.now < shift(pilotage["starts_at"], minutes=-30):
        raise Refused("It is too early for this ship.")
    if db.number("SELECT COUNT(*) FROM tows WHERE pilotage_id = ?", pilotage_id) < pilotage["tugs_needed"]:
        raise Refused("The ship has not enough tugs.")
    if db.exists("SELECT 1 FROM pilotages WHERE pilot_id IS ? AND status = 'aboard'", pilotage["pilot_id"]):
        raise Refused("The pilot is still aboard another ship.")
    db.update("pilotages", pilotage_id, status="aboard")
    return db.fetch(Pilotage, "pilotages", pilotage_id)


def finish_job(db: Database, pilotage_id: str, report: Text | None = None) -> Pilotage:
    """Note that a job has ended and what the pilot reports about it.

    Args:
        pilotage_id: Id of the pilot order.
        report: Report of the pilot order.
    """
    pilotage = db.fetch(Pilotage, "pilotages", pilotage_id)
    if pilotage["status"] != "aboard":
        raise Refused("The pilot order must be aboard.")
    if db.now < shift(pilotage["starts_at"], minutes=20):
        raise Refused("No ship is brought in within 20 minutes.")
    db.update("pilotages", pilotage_id, status="done", ended_at=db.now)
    return db.fetch(Pilotage, "pilotages", pilotage_id)


def cancel_order(db: Database, pilotage_id: str) -> Pilotage:
    """Cancel an order before its time; within three hours of it half the dues remain, and its tugs are free.

    Args:
        pilotage_id: Id of the pilot order.
    """
    pilotage = db.fetch(Pilotage, "pilotages", pilotage_id)
    if pilotage["status"] not in ("ordered", "assigned"):
        raise Refused("The pilot order must be ordered or assigned.")
    if pilotage["starts_at"] <= db.now:
        raise Refused("The time of this order has come already.")
    db.update(
        "pilotages",
        pilotage_id,
        status="cancelled",
        pilot_id=None,
        dues=pilotage["dues"] // 2 if pilotage["starts_at"] < shift(db.now, hours=3) else pilotage["dues"],
    )
    for tow in db.all(Tow, "SELECT * FROM tows WHERE pilotage_id = ? ORDER BY id", pilotage_id):
        db.delete("tows", tow["id"])
    return db.fetch(Pilotage, "pilotages", pilotage_id)

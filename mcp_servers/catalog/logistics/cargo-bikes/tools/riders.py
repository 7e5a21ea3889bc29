"""Tools about riders."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, shift

from .rows import Bicycle, Rider, RiderStatus, Zone


class RiderSummary(TypedDict):
    """A rider as a search lists it."""

    id: str
    name: str
    phone: str
    status: RiderStatus
    bicycle_number: str | None
    riding_since: str | None


class RiderDetails(Rider):
    """A rider in full."""

    zone_name: str
    bicycle_number: str | None
    bicycle_load: int | None
    jobs_in_hand: int
    kilograms_in_hand: int
    next_deadline: str | None


def find_riders(
    db: Database,
    name: str | None = None,
    zone_id: str | None = None,
    status: RiderStatus | None = None,
    bicycle_id: str | None = None,
    riding_since_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[RiderSummary]:
    """Search riders by name, zone, status, bicycle or time since the last break.

    Args:
        name: Only riders whose name contains this text.
        zone_id: Only riders of the zone with this id.
        status: Only riders with this status.
        bicycle_id: Only riders of the bicycle with this id.
        riding_since_until: Only riders with a time since the last break at or before this.
        page: Page number, from 1.
    """
    return db.search(
        RiderSummary,
        """
        SELECT riders.id, riders.name, riders.phone, riders.status, bicycles.number AS bicycle_number,
            riders.riding_since
        FROM riders
        LEFT JOIN bicycles ON bicycles.id = riders.bicycle_id
        """,
        where={
            "instr(lower(riders.name), lower(?)) > 0": name,
            "riders.zone_id = ?": zone_id,
            "riders.status = ?": status,
            "riders.bicycle_id = ?": bicycle_id,
            "riders.riding_since <= ?": riding_since_until,
        },
        order="riders.name, riders.id",
        page=page,
    )


def get_rider(db: Database, rider_id: str) -> RiderDetails:
    """Show a rider with the jobs in hand and their weight.

    Args:
        rider_id: Id of the rider.
    """
    rider = db.fetch(Rider, "riders", rider_id)
    jobs_in_hand = db.number(
        "SELECT COUNT(*) FROM jobs WHERE rider_id = ? AND status IN ('assigned', 'carried')", rider_id
    )
    kilograms_in_hand = db.number(
        """
        SELECT SUM(weight) FROM jobs
        WHERE rider_id = ? AND status IN ('assigned', 'carried')
        """,
        rider_id,
    )
    next_deadline: str | None = db.value(
        """
        SELECT MIN(due_at) FROM jobs
        WHERE rider_id = ? AND status IN ('assigned', 'carried')
        """,
        rider_id,
    )
    zone = db.fetch(Zone, "zones", rider["zone_id"])
    bicycle = db.fetch(Bicycle, "bicycles", rider["bicycle_id"]) if rider["bicycle_id"] is not None else None
    return {
        **rider,
        "zone_name": zone["name"],
        "bicycle_number": bicycle["number"] if bicycle is not None else None,
        "bicycle_load": bicycle["load"] if bicycle is not None else None,
        "jobs_in_hand": jobs_in_hand,
        "kilograms_in_hand": kilograms_in_hand,
        "next_deadline": next_deadline,
    }


def start_break(db: Database, rider_id: str) -> Rider:
    """Send a rider on a break who carries no express job.

    Args:
        rider_id: Id of the rider.
    """
    rider = db.fetch(Rider, "riders", rider_id)
    if rider["status"] != "riding":
        raise Refused("The rider must be riding.")
    if db.exists(
        """
        SELECT 1 FROM jobs
        WHERE rider_id = ? AND status IN ('assigned', 'carried') AND speed = 'express'
        """,
        rider_id,
    ):
        raise Refused("The rider has an express job in hand.")
    if db.exists(
        "SELECT 1 FROM jobs WHERE rider_id = ? AND status = 'carried' AND due_at < ?",
        rider_id,
        shift(db.now, minutes=30),
    ):
        raise Refused("A job of this rider is due within half an hour.")
    if rider["riding_since"] is None or rider["riding_since"] > shift(db.now, minutes=-60):
        raise Refused("The rider has hardly begun.")
    db.update("riders", rider_id, status="on_break", riding_since=None, break_since=db.now)
    return db.fetch(Rider, "riders", rider_id)


def end_break(db: Database, rider_id: str) -> Rider:
    """Put a rider back on the road after a break of at least 30 minutes.

    Args:
        rider_id: Id of the rider.
    """
    rider = db.fetch(Rider, "riders", rider_id)
    if rider["status"] != "on_break":
        raise Refused("The rider is not on a break.")
    if rider["break_since"] is None or rider["break_since"] > shift(db.now, minutes=-30):
        raise Refused("A break is 30 minutes.")
    db.update("riders", rider_id, status="riding", riding_since=db.now, break_since=None)
    return db.fetch(Rider, "riders", rider_id)


def change_bicycle(db: Database, rider_id: str, bicycle_id: str) -> Rider:
    """Give a rider another ready bicycle that takes the load in hand; nobody else may have it.

    Args:
        rider_id: Id of the rider.
        bicycle_id: Id of the bicycle.
    """
    rider = db.fetch(Rider, "riders", rider_id)
    bicycle = db.fetch(Bicycle, "bicycles", bicycle_id)
    if rider["status"] == "off":
        raise Refused("The rider is off today.")
    if bicycle["status"] != "ready":
        raise Refused("The bicycle is broken.")
    if db.exists("SELECT 1 FROM riders WHERE bicycle_id = ?", bicycle_id):
        raise Refused("Somebody has this bicycle.")
    if (
        db.number(
            """
        SELECT SUM(weight) FROM jobs
        WHERE rider_id = ? AND status IN ('assigned', 'carried')
        """,
            rider_id,
        )
        > bicycle["load"]
    ):
        raise Refused("The bicycle does not take the load in hand.")
    db.update("riders", rider_id, bicycle_id=bicycle_id)
    return db.fetch(Rider, "riders", rider_id)

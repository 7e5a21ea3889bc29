"""Tools about jobs."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, minutes_between, shift

from .rows import Bicycle, Client, Job, JobSpeed, JobStatus, Rider, Zone


class JobSummary(TypedDict):
    """A job as a search lists it."""

    id: str
    number: str
    client_name: str
    parcel: str
    speed: JobSpeed
    due_at: str
    status: JobStatus


class JobDetails(Job):
    """A job in full."""

    client_name: str
    origin_name: str
    destination_name: str
    rider_name: str | None
    minutes_left: int
    goes_over_hub: bool


class JobsByDestinationName(TypedDict):
    """Totals of jobs for one name."""

    destination_name: str
    jobs: int
    turnover: int
    heaviest: int | None


def find_jobs(
    db: Database,
    number: str | None = None,
    client_id: str | None = None,
    rider_id: str | None = None,
    origin_id: str | None = None,
    destination_id: str | None = None,
    speed: JobSpeed | None = None,
    status: JobStatus | None = None,
    min_weight: int | None = None,
    due_until: Moment | None = None,
    ordered_on: Day | None = None,
    page: PageNumber = 1,
) -> Page[JobSummary]:
    """Search jobs by number, client, rider, pick-up zone, delivery zone, speed, status, weight, delivery deadline
    or ordered at.

    Args:
        number: Only jobs with this number.
        client_id: Only jobs of the client with this id.
        rider_id: Only jobs of the rider with this id.
        origin_id: Only jobs of the pick-up zone with this id.
        destination_id: Only jobs of the delivery zone with this id.
        speed: Only jobs with this speed.
        status: Only jobs with this status.
        min_weight: Only jobs with a weight of at least this.
        due_until: Only jobs with a delivery deadline at or before this.
        ordered_on: Only jobs with an ordered at on this day.
        page: Page number, from 1.
    """
    return db.search(
        JobSummary,
        """
        SELECT jobs.id, jobs.number, clients.name AS client_name, jobs.parcel, jobs.speed, jobs.due_at,
            jobs.status
        FROM jobs
        JOIN clients ON clients.id = jobs.client_id
        """,
        where={
            "jobs.number = ?": number,
            "jobs.client_id = ?": client_id,
            "jobs.rider_id = ?": rider_id,
            "jobs.origin_id = ?": origin_id,
            "jobs.destination_id = ?": destination_id,
            "jobs.speed = ?": speed,
            "jobs.status = ?": status,
            "jobs.weight >= ?": min_weight,
            "jobs.due_at <= ?": due_until,
            "date(jobs.ordered_at) = ?": ordered_on,
        },
        order="jobs.due_at, jobs.id",
        page=page,
    )


def get_job(db: Database, job_id: str) -> JobDetails:
    """Show a job with the minutes left to its deadline and whether it goes over the hub.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    minutes_left = minutes_between(db.now, job["due_at"])
    origin = db.fetch(Zone, "zones", job["origin_id"])
    destination = db.fetch(Zone, "zones", job["destination_id"])
    goes_over_hub = origin["ring"] + destination["ring"] >= 5
    client = db.fetch(Client, "clients", job["client_id"])
    rider = db.fetch(Rider, "riders", job["rider_id"]) if job["rider_id"] is not None else None
    return {
        **job,
        "client_name": client["name"],
        "origin_name": origin["name"],
        "destination_name": destination["name"],
        "rider_name": rider["name"] if rider is not None else None,
        "minutes_left": minutes_left,
        "goes_over_hub": goes_over_hub,
    }


def report_jobs(
    db: Database,
    status: JobStatus | None = None,
    speed: JobSpeed | None = None,
    client_id: str | None = None,
    ordered_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[JobsByDestinationName]:
    """Count jobs and add up their prices by delivery zone.

    Args:
        status: Only jobs with this status.
        speed: Only jobs with this speed.
        client_id: Only jobs of the client with this id.
        ordered_from: Only jobs with an ordered at at or after this.
        page: Page number, from 1.
    """
    return db.search(
        JobsByDestinationName,
        """
        SELECT zones.name AS destination_name, COUNT(*) AS jobs, COALESCE(SUM(jobs.price), 0) AS turnover,
            MAX(jobs.weight) AS heaviest
        FROM jobs
        JOIN zones ON zones.id = jobs.destination_id
        """,
        where={
            "jobs.status = ?": status,
            "jobs.speed = ?": speed,
            "jobs.client_id = ?": client_id,
            "jobs.ordered_at >= ?": ordered_from,
        },
        group="zones.name",
        order="zones.name",
        page=page,
    )


def order_job(
    db: Database,
    number: Text,
    client_id: str,
    parcel: Text,
    weight: Annotated[int, between(1, 110)],
    speed: JobSpeed,
    destination_id: str,
) -> Job:
    """Take an order; its deadline follows from its speed, its price from weight, zones and speed.

    Args:
        number: Number of the job.
        client_id: Id of the client.
        parcel: Parcel of the job.
        weight: Weight of the job.
        speed: Speed of the job.
        destination_id: Id of the delivery zone.
    """
    client = db.fetch(Client, "clients", client_id)
    destination = db.fetch(Zone, "zones", destination_id)
    if client["status"] != "welcome":
        raise Refused("The client pays cash only and must come to the hub.")
    month_value = db.number(
        """
        SELECT SUM(price) FROM jobs
        WHERE client_id = ? AND status != 'cancelled' AND ordered_at > ?
        """,
        client_id,
        shift(db.now, days=-30),
    )
    zone = db.fetch(Zone, "zones", client["zone_id"])
    price = (
        4000
        + 150 * weight
        + destination["surcharge"]
        + zone["surcharge"]
        + (6000 if speed == "express" else 2500 if speed == "direct" else 0)
    )
    if month_value + price > client["month_limit"]:
        raise Refused("The client's monthly limit is used up.")
    if speed == "express" and weight > 12:
        raise Refused("Express jobs weigh 12 kilograms at most.")
    if speed == "express" and zone["ring"] + destination["ring"] >= 5:
        raise Refused("There is no express over the hub.")
    if db.exists("SELECT 1 FROM jobs WHERE number = ?", number):
        raise Refused("This job number is taken.")
    job_id = db.insert(
        "jobs",
        number=number,
        client_id=client_id,
        parcel=parcel,
        weight=weight,
        speed=speed,
        destination_id=destination_id,
        origin_id=client["zone_id"],
        rider_id=None,
        price=price,
        ordered_at=db.now,
        due_at=shift(db.now, minutes=60 if speed == "express" else 180 if speed == "direct" else 480),
        delivered_at=None,
        status="ordered",
    )
    return db.fetch(Job, "jobs", job_id)


def assign_job(db: Database, job_id: str, rider_id: str) -> Job:
    """Give a waiting job to a rider on the road with enough room and time.

    Args:
        job_id: Id of the job.
        rider_id: Id of the rider.
    """
    job = db.fetch(Job, "jobs", job_id)
    rider = db.fetch(Rider, "riders", rider_id)
    if job["status"] != "ordered":
        raise Refused("The job must be ordered.")
    bicycle = db.fetch(Bicycle, "bicycles", rider["bicycle_id"]) if rider["bicycle_id"] is not None else None
    if rider["status"] != "riding" or bicycle is None:
        raise Refused("The rider is not on the road.")
    if rider["riding_since"] is None or rider["riding_since"] < shift(db.now, minutes=-270):
        raise Refused("The rider needs a break first.")
    in_hand = db.number(
        """
        SELECT SUM(weight) FROM jobs
        WHERE rider_id = ? AND status IN ('assigned', 'carried')
        """,
        rider_id,
    )
    if bicycle is None or in_hand + job["weight"] > bicycle["load"]:
        raise Refused("The bicycle does not take so much.")
    if job["due_at"] < db.now:
        raise Refused("The deadline is over and the client must be asked first.")
    if db.exists(
        """
        SELECT 1 FROM jobs
        WHERE rider_id = ? AND status IN ('assigned', 'carried') AND speed = 'express'
        """,
        rider_id,
    ):
        raise Refused("The rider has an express job in hand.")
    if job["speed"] == "express" and in_hand != 0:
        raise Refused("An express job is carried alone.")
    if job["speed"] == "standard" and db.exists(
        """
        SELECT 1 FROM jobs
        WHERE origin_id = ? AND status = 'ordered' AND speed = 'express' AND due_at <= ?
        """,
        job["origin_id"],
        shift(db.now, minutes=30),
    ):
        raise Refused("An express job from this zone goes first.")
    db.update("jobs", job_id, status="assigned", rider_id=rider_id)
    return db.fetch(Job, "jobs", job_id)


def unassign_job(db: Database, job_id: str) -> Job:
    """Take a job that has not been picked up away from its rider.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "assigned":
        raise Refused("The job is not waiting for its rider.")
    if job["due_at"] <= db.now:
        raise Refused("The job is late and stays where it is.")
    db.update("jobs", job_id, status="ordered", rider_id=None)
    return db.fetch(Job, "jobs", job_id)


def pick_up_job(db: Database, job_id: str) -> Job:
    """Note that the rider of an assigned job has picked it up; more urgent ones in hand are picked up first.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] not in ("assigned", "at_hub"):
        raise Refused("The job must be assigned or at hub.")
    if job["status"] != "assigned":
        raise Refused("The job waits at the hub and needs another rider.")
    rider = db.fetch(Rider, "riders", job["rider_id"]) if job["rider_id"] is not None else None
    if rider is None or rider["status"] != "riding":
        raise Refused("The rider is on a break.")
    if db.exists(
        "SELECT 1 FROM jobs WHERE rider_id = ? AND status = 'assigned' AND due_at < ?", rider["id"], job["due_at"]
    ):
        raise Refused("A more urgent job of this rider is picked up first.")
    db.update("jobs", job_id, status="carried")
    return db.fetch(Job, "jobs", job_id)


def drop_at_hub(db: Database, job_id: str) -> Job:
    """Leave a job between outer zones at the hub, where another rider takes it over.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "carried":
        raise Refused("The job must be carried.")
    if job["speed"] == "express":
        raise Refused("An express job is not left at the hub.")
    if job["origin_id"] == job["destination_id"]:
        raise Refused("The job stays within its zone.")
    if job["due_at"] < shift(db.now, minutes=30):
        raise Refused("There is no time left for a change of riders.")
    db.update("jobs", job_id, status="at_hub", rider_id=None)
    return db.fetch(Job, "jobs", job_id)


def take_from_hub(db: Database, job_id: str, rider_id: str) -> Job:
    """Let a rider of the delivery zone or without a load take over a job from the hub.

    Args:
        job_id: Id of the job.
        rider_id: Id of the rider.
    """
    job = db.fetch(Job, "jobs", job_id)
    rider = db.fetch(Rider, "riders", rider_id)
    if job["status"] != "at_hub":
        raise Refused("The job is not at the hub.")
    bicycle = db.fetch(Bicycle, "bicycles", rider["bicycle_id"]) if rider["bicycle_id"] is not None else None
    if rider["status"] != "riding" or bicycle is None:
        raise Refused("The rider is not on the road.")
    in_hand = db.number(
        """
        SELECT SUM(weight) FROM jobs
        WHERE rider_id = ? AND status IN ('assigned', 'carried')
        """,
        rider_id,
    )
    if rider["zone_id"] != job["destination_id"] and in_hand != 0:
        raise Refused("The rider goes elsewhere.")
    if bicycle is None or in_hand + job["weight"] > bicycle["load"]:
        raise Refused("The bicycle does not take so much.")
    if rider["riding_since"] is None or rider["riding_since"] < shift(db.now, minutes=-270):
        raise Refused("The rider needs a break first.")
    db.update("jobs", job_id, status="carried", rider_id=rider_id)
    return db.fetch(Job, "jobs", job_id)


def deliver_job(db: Database, job_id: str) -> Job:
    """Note that a job was delivered.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "carried":
        raise Refused("The job must be carried.")
    rider = db.fetch(Rider, "riders", job["rider_id"]) if job["rider_id"] is not None else None
    if rider is None or rider["status"] != "riding":
        raise Refused("The rider is on a break.")
    if db.exists(
        """
        SELECT 1 FROM jobs
        WHERE rider_id = ? AND status = 'carried' AND speed = 'express' AND id != ?
        """,
        rider["id"],
        job_id,
    ):
        raise Refused("The rider's express job is delivered first.")
    if job["ordered_at"] > shift(db.now, minutes=-15):
        raise Refused("Nobody delivers so soon after the order.")
    db.update("jobs", job_id, status="delivered", delivered_at=db.now)
    return db.fetch(Job, "jobs", job_id)


def cancel_job(db: Database, job_id: str) -> Job:
    """Cancel a job that no rider has, within half an hour of the order.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "ordered":
        raise Refused("The job must be ordered.")
    if job["ordered_at"] < shift(db.now, minutes=-30):
        raise Refused("The half hour is over.")
    if job["speed"] == "express" and job["ordered_at"] < shift(db.now, minutes=-5):
        raise Refused("An express job can be cancelled for five minutes only.")
    db.update("jobs", job_id, status="cancelled")
    return db.fetch(Job, "jobs", job_id)

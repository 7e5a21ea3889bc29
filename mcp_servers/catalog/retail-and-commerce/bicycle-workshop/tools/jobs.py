"""Tools about jobs."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Bicycle, BicycleKind, Customer, Fitting, Job, JobStatus, LoanBike, Mechanic, Part, Service


class JobSummary(TypedDict):
    """A job as a search lists it."""

    id: str
    number: str
    bicycle_frame_number: str
    bicycle_customer_name: str
    promised_on: str
    status: JobStatus


class JobDetails(Job):
    """A job in full."""

    bicycle_frame_number: str
    bicycle_customer_name: str
    mechanic_name: str
    customer_phone: str
    cost_of_work: int
    cost_of_parts: int
    minutes_of_work: int
    amount_left: int


class JobsByMechanicName(TypedDict):
    """Totals of jobs for one name."""

    mechanic_name: str
    jobs: int
    paid: int
    last_promised: str | None


def find_jobs(
    db: Database,
    number: str | None = None,
    bicycle_id: str | None = None,
    customer_id: str | None = None,
    mechanic_id: str | None = None,
    promised_on: Day | None = None,
    promised_until: Day | None = None,
    status: JobStatus | None = None,
    page: PageNumber = 1,
) -> Page[JobSummary]:
    """Search jobs by job number, bicycle, owner, mechanic, promised date or status.

    Args:
        number: Only jobs with this job number.
        bicycle_id: Only jobs of the bicycle with this id.
        customer_id: Only jobs of the owner with this id.
        mechanic_id: Only jobs of the mechanic with this id.
        promised_on: Only jobs with this promised date.
        promised_until: Only jobs with a promised date at or before this.
        status: Only jobs with this status.
        page: Page number, from 1.
    """
    return db.search(
        JobSummary,
        """
        SELECT jobs.id, jobs.number, bicycles.frame_number AS bicycle_frame_number, customers.name AS
            bicycle_customer_name, jobs.promised_on, jobs.status
        FROM jobs
        JOIN bicycles ON bicycles.id = jobs.bicycle_id
        JOIN customers ON customers.id = bicycles.customer_id
        """,
        where={
            "jobs.number = ?": number,
            "jobs.bicycle_id = ?": bicycle_id,
            "bicycles.customer_id = ?": customer_id,
            "jobs.mechanic_id = ?": mechanic_id,
            "jobs.promised_on = ?": promised_on,
            "jobs.promised_on <= ?": promised_until,
            "jobs.status = ?": status,
        },
        order="jobs.promised_on, jobs.id",
        page=page,
    )


def get_job(db: Database, job_id: str) -> JobDetails:
    """Show a job with what its work and parts come to and how much the price limit still allows.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    cost_of_work = db.number("SELECT SUM(price) FROM works WHERE job_id = ?", job_id)
    cost_of_parts = db.number(
        "SELECT SUM(price * quantity) FROM fittings WHERE job_id = ? AND status != 'released'", job_id
    )
    minutes_of_work = db.number(
        """
        SELECT SUM(services.minutes) FROM works
        JOIN services ON services.id = works.service_id
        WHERE works.job_id = ?
        """,
        job_id,
    )
    bicycle = db.fetch(Bicycle, "bicycles", job["bicycle_id"])
    customer = db.fetch(Customer, "customers", bicycle["customer_id"])
    customer_phone = customer["phone"]
    amount_left = job["price_limit"] - cost_of_work - cost_of_parts
    mechanic = db.fetch(Mechanic, "mechanics", job["mechanic_id"])
    return {
        **job,
        "bicycle_frame_number": bicycle["frame_number"],
        "bicycle_customer_name": customer["name"],
        "mechanic_name": mechanic["name"],
        "customer_phone": customer_phone,
        "cost_of_work": cost_of_work,
        "cost_of_parts": cost_of_parts,
        "minutes_of_work": minutes_of_work,
        "amount_left": amount_left,
    }


def report_jobs(
    db: Database,
    status: JobStatus | None = None,
    promised_from: Day | None = None,
    promised_until: Day | None = None,
    kind: BicycleKind | None = None,
    page: PageNumber = 1,
) -> Page[JobsByMechanicName]:
    """Count jobs by mechanic, with what was paid and the last day promised.

    Args:
        status: Only jobs with this status.
        promised_from: Only jobs with a promised date at or after this.
        promised_until: Only jobs with a promised date at or before this.
        kind: Only jobs of the bicycle with this kind.
        page: Page number, from 1.
    """
    return db.search(
        JobsByMechanicName,
        """
        SELECT mechanics.name AS mechanic_name, COUNT(*) AS jobs, COALESCE(SUM(jobs.paid), 0) AS paid,
            MAX(jobs.promised_on) AS last_promised
        FROM jobs
        JOIN bicycles ON bicycles.id = jobs.bicycle_id
        JOIN mechanics ON mechanics.id = jobs.mechanic_id
        """,
        where={
            "jobs.status = ?": status,
            "jobs.promised_on >= ?": promised_from,
            "jobs.promised_on <= ?": promised_until,
            "bicycles.kind = ?": kind,
        },
        group="mechanics.name",
        order="mechanics.name",
        page=page,
    )


def book_job(
    db: Database,
    bicycle_id: str,
    service_id: str,
    mechanic_id: str,
    number: Text,
    promised_on: Day,
    price_limit: Annotated[int, between(20000, 1000000)],
) -> Job:
    """Book a bicycle in with a mechanic who has time for the work on the promised day.

    Args:
        bicycle_id: Id of the bicycle.
        service_id: Id of the service.
        mechanic_id: Id of the mechanic.
        number: Job number.
        promised_on: Promised date.
        price_limit: Price limit, in minor units.
    """
    bicycle = db.fetch(Bicycle, "bicycles", bicycle_id)
    service = db.fetch(Service, "services", service_id)
    mechanic = db.fetch(Mechanic, "mechanics", mechanic_id)
    if promised_on <= db.today:
        raise Refused("A job is promised for tomorrow at the earliest.")
    if promised_on > shift(db.today, days=42):
        raise Refused("Jobs are booked at most six weeks ahead.")
    if db.exists("SELECT 1 FROM jobs WHERE bicycle_id = ? AND status NOT IN ('collected', 'cancelled')", bicycle_id):
        raise Refused("The bicycle already has an open job.")
    if service["electric"] and bicycle["kind"] != "electric":
        raise Refused("This work is for electric bicycles only.")
    if mechanic["status"] != "working":
        raise Refused("The mechanic is away.")
    if not mechanic["certified"] and bicycle["kind"] == "electric":
        raise Refused("The mechanic is not certified for electric bicycles.")
    minutes_taken = db.number(
        """
        SELECT SUM(services.minutes) FROM works
        JOIN services ON services.id = works.service_id
        JOIN jobs ON jobs.id = works.job_id
        WHERE jobs.mechanic_id = ? AND jobs.promised_on = ? AND jobs.status != 'cancelled'
        """,
        mechanic_id,
        promised_on,
    )
    if minutes_taken + service["minutes"] > mechanic["minutes_per_day"]:
        raise Refused("The mechanic has no time left on that day.")
    if service["price"] > price_limit:
        raise Refused("The work alone costs more than the price limit.")
    if db.exists("SELECT 1 FROM jobs WHERE number = ?", number):
        raise Refused("Another job already has this job number.")
    job_id = db.insert(
        "jobs",
        number=number,
        bicycle_id=bicycle_id,
        mechanic_id=mechanic_id,
        promised_on=promised_on,
        price_limit=price_limit,
        booked_at=db.now,
        status="booked",
        guarantee=False,
        paid=0,
    )
    db.insert("works", job_id=job_id, service_id=service_id, price=service["price"])
    return db.fetch(Job, "jobs", job_id)


def move_job(db: Database, job_id: str, promised_on: Day) -> Job:
    """Promise a job whose work has not begun for another day on which its mechanic has time.

    Args:
        job_id: Id of the job.
        promised_on: New promised date.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] not in ("booked", "received", "reopened"):
        raise Refused("Work on this job has begun or is over.")
    if promised_on <= db.today:
        raise Refused("A job is promised for tomorrow at the earliest.")
    if promised_on == job["promised_on"]:
        raise Refused("The job is promised for this day already.")
    if promised_on > shift(db.today, days=42):
        raise Refused("Jobs are booked at most six weeks ahead.")
    minutes_taken = db.number(
        """
        SELECT SUM(services.minutes) FROM works
        JOIN services ON services.id = works.service_id
        JOIN jobs ON jobs.id = works.job_id
        WHERE works.job_id != ?
            AND jobs.mechanic_id = ?
            AND jobs.promised_on = ?
            AND jobs.status != 'cancelled'
        """,
        job_id,
        job["mechanic_id"],
        promised_on,
    )
    minutes_needed = db.number(
        """
        SELECT SUM(services.minutes) FROM works
        JOIN services ON services.id = works.service_id
        WHERE works.job_id = ?
        """,
        job_id,
    )
    mechanic = db.fetch(Mechanic, "mechanics", job["mechanic_id"])
    if minutes_taken + minutes_needed > mechanic["minutes_per_day"]:
        raise Refused("The mechanic has no time left on that day.")
    db.update("jobs", job_id, promised_on=promised_on)
    return db.fetch(Job, "jobs", job_id)


def raise_limit(db: Database, job_id: str, price_limit: Annotated[int, between(20000, 1000000)]) -> Job:
    """Raise the price limit of a job with its customer's consent, up to what the bicycle is worth.

    Args:
        job_id: Id of the job.
        price_limit: Price limit, in minor units.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] in ("collected", "cancelled"):
        raise Refused("The job is over.")
    if price_limit <= job["price_limit"]:
        raise Refused("The limit is as high as that already.")
    bicycle = db.fetch(Bicycle, "bicycles", job["bicycle_id"])
    if price_limit > bicycle["worth"]:
        raise Refused("The repair would cost more than the bicycle is worth.")
    db.update("jobs", job_id, price_limit=price_limit)
    return db.fetch(Job, "jobs", job_id)


def receive_bicycle(db: Database, job_id: str) -> Job:
    """Take in the bicycle of a booked job, at most two weeks before its promised day.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "booked":
        raise Refused("The job must be booked.")
    if job["promised_on"] > shift(db.today, days=14):
        raise Refused("It is too early to take this bicycle in.")
    db.update("jobs", job_id, status="received")
    return db.fetch(Job, "jobs", job_id)


def start_job(db: Database, job_id: str) -> Job:
    """Start a job, or go on with one that waited; its reserved parts leave the stock.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] not in ("received", "reopened", "waiting"):
        raise Refused("The job must be received or reopened or waiting.")
    mechanic = db.fetch(Mechanic, "mechanics", job["mechanic_id"])
    if mechanic["status"] != "working":
        raise Refused("The mechanic of this job is away.")
    if db.number("SELECT COUNT(*) FROM jobs WHERE mechanic_id = ? AND status = 'in_work'", job["mechanic_id"]) >= 3:
        raise Refused("The mechanic has three bicycles in work.")
    if db.exists(
        """
        SELECT 1 FROM fittings
        JOIN parts ON parts.id = fittings.part_id
        WHERE fittings.job_id = ? AND fittings.status = 'reserved' AND fittings.quantity > parts.stock
        """,
        job_id,
    ):
        raise Refused("A part for this job is not in stock yet.")
    db.update("jobs", job_id, status="in_work")
    for fitting in db.all(
        Fitting, "SELECT * FROM fittings WHERE job_id = ? AND status = 'reserved' ORDER BY id", job_id
    ):
        part = db.fetch(Part, "parts", fitting["part_id"])
        db.update("parts", fitting["part_id"], stock=part["stock"] - fitting["quantity"])
    for fitting in db.all(
        Fitting, "SELECT * FROM fittings WHERE job_id = ? AND status = 'reserved' ORDER BY id", job_id
    ):
        db.update("fittings", fitting["id"], status="fitted")
    return db.fetch(Job, "jobs", job_id)


def finish_job(db: Database, job_id: str) -> Job:
    """Finish a colleague's job after your own test ride; the bicycle can then be collected.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "in_work":
        raise Refused("The job must be in work.")
    if job["mechanic_id"] == db.account:
        raise Refused("Whoever did the work does not test it.")
    bicycle = db.fetch(Bicycle, "bicycles", job["bicycle_id"])
    account = db.fetch(Mechanic, "mechanics", db.account)
    if bicycle["kind"] == "electric" and not account["certified"]:
        raise Refused("You are not certified for electric bicycles.")
    db.update("jobs", job_id, status="ready", ready_on=db.today, tested_by_id=db.account)
    return db.fetch(Job, "jobs", job_id)


def collect_job(db: Database, job_id: str) -> Job:
    """Hand a finished bicycle over and take the payment with any storage; a loan bicycle comes back with it.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "ready":
        raise Refused("The job must be ready.")
    if job["ready_on"] is None or job["ready_on"] < shift(db.today, days=-60):
        raise Refused("The bicycle was kept for 60 days and given up.")
    bicycle = db.fetch(Bicycle, "bicycles", job["bicycle_id"])
    customer = db.fetch(Customer, "customers", bicycle["customer_id"])
    cost_of_work = (
        db.number("SELECT SUM(price) FROM works WHERE job_id = ?", job_id) * (90 if customer["member"] else 100) // 100
    )
    cost_of_parts = db.number(
        "SELECT SUM(price * quantity) FROM fittings WHERE job_id = ? AND status = 'fitted'", job_id
    )
    days_stored = 0 if job["ready_on"] is None else max(0, days_between(job["ready_on"], db.today) - 7)
    db.update(
        "jobs",
        job_id,
        status="collected",
        collected_on=db.today,
        paid=job["paid"] if job["guarantee"] else cost_of_work + cost_of_parts + 2000 * days_stored,
    )
    for loan_bike in db.all(LoanBike, "SELECT * FROM loan_bikes WHERE job_id = ? ORDER BY id", job_id):
        db.update("loan_bikes", loan_bike["id"], status="free", job_id=None)
    return db.fetch(Job, "jobs", job_id)


def reopen_job(db: Database, job_id: str) -> Job:
    """Take a bicycle back under guarantee within 60 days of its collection, promised in a week.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "collected":
        raise Refused("The job must be collected.")
    if job["collected_on"] is None or job["collected_on"] < shift(db.today, days=-60):
        raise Refused("The guarantee has run out.")
    if db.exists(
        "SELECT 1 FROM jobs WHERE bicycle_id = ? AND status NOT IN ('collected', 'cancelled')", job["bicycle_id"]
    ):
        raise Refused("The bicycle already has an open job.")
    db.update(
        "jobs",
        job_id,
        status="reopened",
        promised_on=shift(db.today, days=7),
        guarantee=True,
        ready_on=None,
        collected_on=None,
        tested_by_id=None,
    )
    return db.fetch(Job, "jobs", job_id)


def cancel_job(db: Database, job_id: str) -> Job:
    """Cancel a job on which no work has begun, before its promised day; its parts are free again.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] not in ("booked", "received"):
        raise Refused("The job must be booked or received.")
    if job["promised_on"] <= db.today:
        raise Refused("A job is cancelled before its promised day.")
    if db.exists("SELECT 1 FROM loan_bikes WHERE job_id = ?", job_id):
        raise Refused("The customer still has a loan bicycle.")
    db.update("jobs", job_id, status="cancelled")
    for fitting in db.all(
        Fitting, "SELECT * FROM fittings WHERE job_id = ? AND status = 'reserved' ORDER BY id", job_id
    ):
        db.update("fittings", fitting["id"], status="released")
    return db.fetch(Job, "jobs", job_id)

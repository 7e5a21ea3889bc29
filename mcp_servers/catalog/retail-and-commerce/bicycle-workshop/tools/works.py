"""Tools about works."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Bicycle, Job, JobStatus, Mechanic, Service, Work


class WorkSummary(TypedDict):
    """A work item as a search lists it."""

    id: str
    job_number: str
    service_name: str
    price: int


class WorksByServiceName(TypedDict):
    """Totals of works for one name."""

    service_name: str
    works: int
    takings: int
    minutes: int


def find_works(
    db: Database,
    job_id: str | None = None,
    service_id: str | None = None,
    mechanic_id: str | None = None,
    page: PageNumber = 1,
) -> Page[WorkSummary]:
    """Search works by job, service or mechanic.

    Args:
        job_id: Only works of the job with this id.
        service_id: Only works of the service with this id.
        mechanic_id: Only works of the mechanic with this id.
        page: Page number, from 1.
    """
    return db.search(
        WorkSummary,
        """
        SELECT works.id, jobs.number AS job_number, services.name AS service_name, works.price FROM works
        JOIN jobs ON jobs.id = works.job_id
        JOIN services ON services.id = works.service_id
        """,
        where={"works.job_id = ?": job_id, "works.service_id = ?": service_id, "jobs.mechanic_id = ?": mechanic_id},
        order="jobs.promised_on, works.id",
        page=page,
    )


def report_works(
    db: Database,
    status: JobStatus | None = None,
    mechanic_id: str | None = None,
    job_promised_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[WorksByServiceName]:
    """Count the work done by kind, with its price and minutes.

    Args:
        status: Only works of the job with this status.
        mechanic_id: Only works of the mechanic with this id.
        job_promised_from: Only works of the job with a promised date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        WorksByServiceName,
        """
        SELECT services.name AS service_name, COUNT(*) AS works, COALESCE(SUM(works.price), 0) AS takings,
            COALESCE(SUM(services.minutes), 0) AS minutes
        FROM works
        JOIN jobs ON jobs.id = works.job_id
        JOIN services ON services.id = works.service_id
        """,
        where={
            "jobs.status = ?": status,
            "jobs.mechanic_id = ?": mechanic_id,
            "jobs.promised_on >= ?": job_promised_from,
        },
        group="services.name",
        order="services.name",
        page=page,
    )


def add_work(db: Database, job_id: str, service_id: str) -> Work:
    """Add work to a job, if its mechanic has time for it and the customer's price limit allows it.

    Args:
        job_id: Id of the job.
        service_id: Id of the service.
    """
    job = db.fetch(Job, "jobs", job_id)
    service = db.fetch(Service, "services", service_id)
    if job["status"] not in ("booked", "received", "reopened", "in_work", "waiting"):
        raise Refused("The job is finished or cancelled.")
    bicycle = db.fetch(Bicycle, "bicycles", job["bicycle_id"])
    if service["electric"] and bicycle["kind"] != "electric":
        raise Refused("This work is for electric bicycles only.")
    if db.exists("SELECT 1 FROM works WHERE job_id = ? AND service_id = ?", job_id, service_id):
        raise Refused("This work is on the job already.")
    minutes_taken = db.number(
        """
        SELECT SUM(services.minutes) FROM works
        JOIN services ON services.id = works.service_id
        JOIN jobs ON jobs.id = works.job_id
        WHERE jobs.mechanic_id = ? AND jobs.promised_on = ? AND jobs.status != 'cancelled'
        """,
        job["mechanic_id"],
        job["promised_on"],
    )
    mechanic = db.fetch(Mechanic, "mechanics", job["mechanic_id"])
    if minutes_taken + service["minutes"] > mechanic["minutes_per_day"]:
        raise Refused("The mechanic has no time left on that day.")
    cost = db.number("SELECT SUM(price) FROM works WHERE job_id = ?", job_id) + db.number(
        "SELECT SUM(price * quantity) FROM fittings WHERE job_id = ? AND status != 'released'", job_id
    )
    if cost + service["price"] > job["price_limit"]:
        raise Refused("The customer's price limit does not allow it.")
    work_id = db.insert("works", job_id=job_id, service_id=service_id, price=service["price"])
    return db.fetch(Work, "works", work_id)

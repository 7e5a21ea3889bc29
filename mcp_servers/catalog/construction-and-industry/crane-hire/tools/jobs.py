"""Tools about jobs."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Crane, Customer, Job, JobStatus, Operator, Planner


class JobSummary(TypedDict):
    """A lift job as a search lists it."""

    id: str
    number: str
    customer_name: str
    load: str
    weight: int
    day_of_lift: str
    status: JobStatus


class JobDetails(Job):
    """A lift job in full."""

    customer_name: str
    crane_number: str | None
    crane_capacity: int | None
    operator_name: str | None
    planner_name: str | None
    capacity_needed: int
    permits_granted: int
    days_left: int


class JobsByCustomerName(TypedDict):
    """Totals of jobs for one name."""

    customer_name: str
    jobs: int
    total: int
    heaviest: int | None


def find_lift_jobs(
    db: Database,
    number: str | None = None,
    customer_id: str | None = None,
    crane_id: str | None = None,
    operator_id: str | None = None,
    load: str | None = None,
    status: JobStatus | None = None,
    critical: bool | None = None,
    on_street: bool | None = None,
    day_of_lift_from: Day | None = None,
    until: Day | None = None,
    page: PageNumber = 1,
) -> Page[JobSummary]:
    """Search jobs by job number, customer, crane, operator, load, status, special risk, a place on the street or
    day of the lift.

    Args:
        number: Only jobs with this job number.
        customer_id: Only jobs of the customer with this id.
        crane_id: Only jobs of the crane with this id.
        operator_id: Only jobs of the operator with this id.
        load: Only jobs whose load contains this text.
        status: Only jobs with this status.
        critical: Only jobs for which this holds, or does not: special risk.
        on_street: Only jobs for which this holds, or does not: a place on the street.
        day_of_lift_from: Only jobs with a day of the lift at or after this.
        until: Only jobs with a day of the lift at or before this.
        page: Page number, from 1.
    """
    return db.search(
        JobSummary,
        """
        SELECT jobs.id, jobs.number, customers.name AS customer_name, jobs.load, jobs.weight,
            jobs.day_of_lift, jobs.status
        FROM jobs
        JOIN customers ON customers.id = jobs.customer_id
        """,
        where={
            "jobs.number = ?": number,
            "jobs.customer_id = ?": customer_id,
            "jobs.crane_id = ?": crane_id,
            "jobs.operator_id = ?": operator_id,
            "instr(lower(jobs.load), lower(?)) > 0": load,
            "jobs.status = ?": status,
            "jobs.critical = ?": critical,
            "jobs.on_street = ?": on_street,
            "jobs.day_of_lift >= ?": day_of_lift_from,
            "jobs.day_of_lift <= ?": until,
        },
        order="jobs.day_of_lift, jobs.id",
        page=page,
    )


def get_lift_job(db: Database, job_id: str) -> JobDetails:
    """Show a lift job with the capacity that it needs, its crane and its permit.

    Args:
        job_id: Id of the lift job.
    """
    job = db.fetch(Job, "jobs", job_id)
    capacity_needed = job["weight"] * job["radius"] * 5 // 12
    permits_granted = db.number("SELECT COUNT(*) FROM street_permits WHERE job_id = ? AND status = 'granted'", job_id)
    days_left = days_between(db.today, job["day_of_lift"])
    customer = db.fetch(Customer, "customers", job["customer_id"])
    crane = db.fetch(Crane, "cranes", job["crane_id"]) if job["crane_id"] is not None else None
    operator = db.fetch(Operator, "operators", job["operator_id"]) if job["operator_id"] is not None else None
    planner = db.fetch(Planner, "planners", job["planner_id"]) if job["planner_id"] is not None else None
    return {
        **job,
        "customer_name": customer["name"],
        "crane_number": crane["number"] if crane is not None else None,
        "crane_capacity": crane["capacity"] if crane is not None else None,
        "operator_name": operator["name"] if operator is not None else None,
        "planner_name": planner["name"] if planner is not None else None,
        "capacity_needed": capacity_needed,
        "permits_granted": permits_granted,
        "days_left": days_left,
    }


def report_lift_jobs(
    db: Database,
    status: JobStatus | None = None,
    critical: bool | None = None,
    day_of_lift_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[JobsByCustomerName]:
    """Count lift jobs and add up their prices by customer.

    Args:
        status: Only jobs with this status.
        critical: Only jobs for which this holds, or does not: special risk.
        day_of_lift_from: Only jobs with a day of the lift at or after this.
        page: Page number, from 1.
    """
    return db.search(
        JobsByCustomerName,
        """
        SELECT customers.name AS customer_name, COUNT(*) AS jobs, COALESCE(SUM(jobs.price), 0) AS total,
            MAX(jobs.weight) AS heaviest
        FROM jobs
        JOIN customers ON customers.id = jobs.customer_id
        """,
        where={"jobs.status = ?": status, "jobs.critical = ?": critical, "jobs.day_of_lift >= ?": day_of_lift_from},
        group="customers.name",
        order="customers.name",
        page=page,
    )


def ask_for_lift(
    db: Database,
    number: Text,
    customer_id: str,
    load: Text,
    weight: Annotated[int, between(100, 100000)],
    radius: Annotated[int, between(3, 50)],
    day_of_lift: Day,
    critical: bool = False,
    on_street: bool = False,
) -> Job:
    """Take a customer's wish for a lift, two days ahead at least.

    Args:
        number: Job number.
        customer_id: Id of the customer.
        load: Load of the lift job.
        weight: Weight in kilograms.
        radius: Radius in metres.
        day_of_lift: Day of the lift.
        critical: Whether this holds for the lift job: special risk.
        on_street: Whether this holds for the lift job: a place on the street.
    """
    db.fetch(Customer, "customers", customer_id)
    if day_of_lift < shift(db.today, days=5 if on_street else 2):
        raise Refused("A lift is asked for two days ahead, or five on a street.")
    if not db.exists("SELECT 1 FROM cranes WHERE status = 'ready' AND capacity * 12 >= ?", weight * radius * 5):
        raise Refused("No crane lifts this load at that radius.")
    if db.exists(
        """
        SELECT 1 FROM bills
        JOIN jobs ON jobs.id = bills.job_id
        WHERE jobs.customer_id = ? AND bills.status = 'open' AND bills.due_on < ?
        """,
        customer_id,
        shift(db.today, days=-10),
    ):
        raise Refused("The customer has a bill overdue for more than ten days.")
    if db.exists("SELECT 1 FROM jobs WHERE number = ?", number):
        raise Refused("Another lift job already has this job number.")
    job_id = db.insert(
        "jobs",
        number=number,
        customer_id=customer_id,
        load=load,
        weight=weight,
        radius=radius,
        critical=critical,
        on_street=on_street,
        day_of_lift=day_of_lift,
        price=0,
        status="asked",
    )
    return db.fetch(Job, "jobs", job_id)


def plan_job(db: Database, job_id: str, crane_id: str, operator_id: str) -> Job:
    """Give a job a crane that is strong enough and free, and an operator with the licence for it.

    Args:
        job_id: Id of the lift job.
        crane_id: Id of the crane.
        operator_id: Id of the operator.
    """
    job = db.fetch(Job, "jobs", job_id)
    crane = db.fetch(Crane, "cranes", crane_id)
    operator = db.fetch(Operator, "operators", operator_id)
    if job["status"] not in ("asked", "put_off"):
        raise Refused("The lift job must be asked or put off.")
    if job["day_of_lift"] <= db.today:
        raise Refused("The day of the lift has come.")
    if crane["status"] != "ready":
        raise Refused("The crane is in the workshop.")
    if crane["tested_until"] < job["day_of_lift"]:
        raise Refused("The crane's test ends before that day.")
    if crane["capacity"] * 12 < job["weight"] * job["radius"] * 5:
        raise Refused("The crane is too weak for this load at that radius.")
    if db.exists(
        """
        SELECT 1 FROM jobs
        WHERE id != ? AND crane_id = ? AND day_of_lift = ? AND status IN ('planned', 'approved')
        """,
        job_id,
        crane_id,
        job["day_of_lift"],
    ):
        raise Refused("The crane has another job on that day.")
    if operator["status"] != "working" or operator["licence_until"] < job["day_of_lift"]:
        raise Refused("The operator is sick or the licence ends before that day.")
    if operator["licence_class"] < (3 if crane["capacity"] >= 130000 else 2 if crane["capacity"] >= 80000 else 1):
        raise Refused("The operator has no licence for so large a crane.")
    if db.exists(
        """
        SELECT 1 FROM jobs
        WHERE id != ? AND operator_id = ? AND day_of_lift = ? AND status IN ('planned', 'approved')
        """,
        job_id,
        operator_id,
        job["day_of_lift"],
    ):
        raise Refused("The operator has another job on that day.")
    unpaid = db.number(
        """
        SELECT SUM(bills.amount) FROM bills
        JOIN jobs ON jobs.id = bills.job_id
        WHERE jobs.customer_id = ? AND bills.status = 'open'
        """,
        job["customer_id"],
    )
    customer = db.fetch(Customer, "customers", job["customer_id"])
    if unpaid + crane["daily_rate"] > customer["credit"]:
        raise Refused("The customer's credit does not suffice.")
    db.update(
        "jobs",
        job_id,
        status="planned",
        crane_id=crane_id,
        operator_id=operator_id,
        planner_id=db.account,
        price=crane["daily_rate"] + (30000 if job["critical"] else 0),
    )
    return db.fetch(Job, "jobs", job_id)


def approve_job(db: Database, job_id: str) -> Job:
    """Approve a planned job within your limit; a critical one is approved by another planner than its own, and a
    street needs its permit.

    Args:
        job_id: Id of the lift job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "planned":
        raise Refused("The lift job must be planned.")
    account = db.fetch(Planner, "planners", db.account)
    if job["weight"] > account["approval_limit"]:
        raise Refused("The load is above your limit.")
    if job["critical"] and job["planner_id"] == db.account:
        raise Refused("Somebody else has to approve a critical lift that you have planned.")
    if job["on_street"] and not db.exists(
        "SELECT 1 FROM street_permits WHERE job_id = ? AND status = 'granted'", job_id
    ):
        raise Refused("The street permit is missing.")
    crane = db.fetch(Crane, "cranes", job["crane_id"]) if job["crane_id"] is not None else None
    if crane is None or crane["status"] != "ready":
        raise Refused("The crane is in the workshop.")
    db.update("jobs", job_id, status="approved", approver_id=db.account)
    return db.fetch(Job, "jobs", job_id)


def put_job_off(db: Database, job_id: str, remark: Text | None = None) -> Job:
    """Put an approved job of today or tomorrow off because of the weather or the site.

    Args:
        job_id: Id of the lift job.
        remark: Remark of the lift job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "approved":
        raise Refused("The lift job must be approved.")
    if job["day_of_lift"] > shift(db.today, days=1):
        raise Refused("Only jobs of today and tomorrow are put off.")
    db.update(
        "jobs",
        job_id,
        status="put_off",
        crane_id=None,
        operator_id=None,
        approver_id=None,
        day_of_lift=shift(job["day_of_lift"], days=7),
        price=0,
    )
    return db.fetch(Job, "jobs", job_id)


def finish_job(db: Database, job_id: str) -> Job:
    """Note that a lift of today was done.

    Args:
        job_id: Id of the lift job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "approved":
        raise Refused("The lift job must be approved.")
    if job["day_of_lift"] > db.today:
        raise Refused("The day of the lift has not come.")
    db.update("jobs", job_id, status="done")
    return db.fetch(Job, "jobs", job_id)


def cancel_job(db: Database, job_id: str) -> Job:
    """Cancel a job before its day; a planned one costs half its price less than two days ahead.

    Args:
        job_id: Id of the lift job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] not in ("asked", "planned", "approved"):
        raise Refused("The lift job must be asked or planned or approved.")
    if job["day_of_lift"] <= db.today:
        raise Refused("The day of the lift has come.")
    db.update(
        "jobs",
        job_id,
        status="cancelled",
        crane_id=None,
        operator_id=None,
        planner_id=None,
        approver_id=None,
        price=job["price"] // 2 if job["day_of_lift"] < shift(db.today, days=2) else 0,
    )
    return db.fetch(Job, "jobs", job_id)

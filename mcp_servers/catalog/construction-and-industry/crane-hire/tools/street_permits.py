"""Tools about street permits."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Job, StreetPermit, StreetPermitStatus


class StreetPermitSummary(TypedDict):
    """A street permit as a search lists it."""

    id: str
    job_number: str
    job_day_of_lift: str
    status: StreetPermitStatus
    fee: int


def find_permits(
    db: Database,
    job_id: str | None = None,
    customer_id: str | None = None,
    status: StreetPermitStatus | None = None,
    asked_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[StreetPermitSummary]:
    """Search street permits by job, customer, status or date of the application.

    Args:
        job_id: Only street permits of the job with this id.
        customer_id: Only street permits of the customer with this id.
        status: Only street permits with this status.
        asked_until: Only street permits with a date of the application at or before this.
        page: Page number, from 1.
    """
    return db.search(
        StreetPermitSummary,
        """
        SELECT street_permits.id, jobs.number AS job_number, jobs.day_of_lift AS job_day_of_lift,
            street_permits.status, street_permits.fee
        FROM street_permits
        JOIN jobs ON jobs.id = street_permits.job_id
        """,
        where={
            "street_permits.job_id = ?": job_id,
            "jobs.customer_id = ?": customer_id,
            "street_permits.status = ?": status,
            "street_permits.asked_on <= ?": asked_until,
        },
        order="street_permits.asked_on, street_permits.id",
        page=page,
    )


def ask_for_permit(db: Database, job_id: str, fee: Annotated[int, between(5000, 60000)]) -> StreetPermit:
    """Ask for the street permit of a job, five days ahead at least.

    Args:
        job_id: Id of the job.
        fee: Fee of the street permit, in minor units.
    """
    job = db.fetch(Job, "jobs", job_id)
    if not job["on_street"]:
        raise Refused("The job is not on a street.")
    if job["status"] not in ("asked", "planned"):
        raise Refused("The job is past planning.")
    if job["day_of_lift"] < shift(db.today, days=5):
        raise Refused("It is too late for a permit.")
    if db.exists("SELECT 1 FROM street_permits WHERE job_id = ?", job_id):
        raise Refused("The permit was asked for already.")
    street_permit_id = db.insert("street_permits", job_id=job_id, fee=fee, asked_on=db.today, status="asked")
    return db.fetch(StreetPermit, "street_permits", street_permit_id)


def note_permit(db: Database, street_permit_id: str) -> StreetPermit:
    """Note that the town grants the permit of a job to come.

    Args:
        street_permit_id: Id of the street permit.
    """
    street_permit = db.fetch(StreetPermit, "street_permits", street_permit_id)
    if street_permit["status"] != "asked":
        raise Refused("The street permit must be asked.")
    job = db.fetch(Job, "jobs", street_permit["job_id"])
    if job["day_of_lift"] <= db.today:
        raise Refused("The day of the lift has come.")
    db.update("street_permits", street_permit_id, status="granted")
    return db.fetch(StreetPermit, "street_permits", street_permit_id)

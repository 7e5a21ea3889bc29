"""Tools about loan bikes."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Bicycle, Job, LoanBike, LoanBikeKind, LoanBikeStatus


class LoanBikeSummary(TypedDict):
    """A loan bicycle as a search lists it."""

    id: str
    plate: str
    kind: LoanBikeKind
    status: LoanBikeStatus
    job_number: str | None


def find_loan_bikes(
    db: Database,
    plate: str | None = None,
    kind: LoanBikeKind | None = None,
    status: LoanBikeStatus | None = None,
    job_id: str | None = None,
    page: PageNumber = 1,
) -> Page[LoanBikeSummary]:
    """Search loan bikes by plate number, kind, status or job.

    Args:
        plate: Only loan bikes with this plate number.
        kind: Only loan bikes with this kind.
        status: Only loan bikes with this status.
        job_id: Only loan bikes of the job with this id.
        page: Page number, from 1.
    """
    return db.search(
        LoanBikeSummary,
        """
        SELECT loan_bikes.id, loan_bikes.plate, loan_bikes.kind, loan_bikes.status, jobs.number AS
            job_number
        FROM loan_bikes
        LEFT JOIN jobs ON jobs.id = loan_bikes.job_id
        """,
        where={
            "loan_bikes.plate = ?": plate,
            "loan_bikes.kind = ?": kind,
            "loan_bikes.status = ?": status,
            "loan_bikes.job_id = ?": job_id,
        },
        order="loan_bikes.plate, loan_bikes.id",
        page=page,
    )


def lend_bike(db: Database, loan_bike_id: str, job_id: str) -> LoanBike:
    """Lend a free bicycle to the customer of a job that is not ready today, one for each customer.

    Args:
        loan_bike_id: Id of the loan bicycle.
        job_id: Id of the job.
    """
    loan_bike = db.fetch(LoanBike, "loan_bikes", loan_bike_id)
    job = db.fetch(Job, "jobs", job_id)
    if loan_bike["status"] != "free":
        raise Refused("The loan bicycle must be free.")
    if job["status"] not in ("received", "reopened", "in_work", "waiting"):
        raise Refused("The bicycle of this job is not in the workshop.")
    if job["promised_on"] <= db.today and job["status"] != "waiting":
        raise Refused("The bicycle will be ready today.")
    bicycle = db.fetch(Bicycle, "bicycles", job["bicycle_id"])
    if db.exists(
        """
        SELECT 1 FROM loan_bikes
        LEFT JOIN jobs ON jobs.id = loan_bikes.job_id
        LEFT JOIN bicycles ON bicycles.id = jobs.bicycle_id
        WHERE loan_bikes.job_id IS NOT NULL AND bicycles.customer_id = ?
        """,
        bicycle["customer_id"],
    ):
        raise Refused("The customer has a loan bicycle already.")
    if db.exists("SELECT 1 FROM loan_bikes WHERE job_id = ? AND id != ?", job_id, loan_bike_id):
        raise Refused("Another loan bicycle already has this job.")
    db.update("loan_bikes", loan_bike_id, status="out", job_id=job_id)
    return db.fetch(LoanBike, "loan_bikes", loan_bike_id)

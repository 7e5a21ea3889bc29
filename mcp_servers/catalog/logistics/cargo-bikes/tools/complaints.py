"""Tools about complaints."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between, shift

from .rows import Complaint, ComplaintKind, ComplaintStatus, Dispatcher, Job


class ComplaintSummary(TypedDict):
    """A complaint as a search lists it."""

    id: str
    job_number: str
    kind: ComplaintKind
    raised_on: str
    refund: int
    status: ComplaintStatus


def find_complaints(
    db: Database,
    job_id: str | None = None,
    client_id: str | None = None,
    rider_id: str | None = None,
    kind: ComplaintKind | None = None,
    status: ComplaintStatus | None = None,
    raised_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ComplaintSummary]:
    """Search complaints by job, client, rider, kind, status or day of the complaint.

    Args:
        job_id: Only complaints of the job with this id.
        client_id: Only complaints of the client with this id.
        rider_id: Only complaints of the rider with this id.
        kind: Only complaints with this kind.
        status: Only complaints with this status.
        raised_from: Only complaints with a day of the complaint at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ComplaintSummary,
        """
        SELECT complaints.id, jobs.number AS job_number, complaints.kind, complaints.raised_on,
            complaints.refund, complaints.status
        FROM complaints
        JOIN jobs ON jobs.id = complaints.job_id
        """,
        where={
            "complaints.job_id = ?": job_id,
            "jobs.client_id = ?": client_id,
            "jobs.rider_id = ?": rider_id,
            "complaints.kind = ?": kind,
            "complaints.status = ?": status,
            "complaints.raised_on >= ?": raised_from,
        },
        order="complaints.raised_on DESC, complaints.id",
        page=page,
    )


def raise_complaint(db: Database, job_id: str, kind: ComplaintKind) -> Complaint:
    """Take a complaint about a delivered job of the last week.

    Args:
        job_id: Id of the job.
        kind: Kind of the complaint.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "delivered":
        raise Refused("The job has not been delivered.")
    if job["delivered_at"] is None or job["delivered_at"] < shift(db.now, days=-7):
        raise Refused("The delivery is more than a week ago.")
    if kind == "late" and (job["delivered_at"] is None or job["delivered_at"] <= job["due_at"]):
        raise Refused("The job was in time.")
    if db.exists("SELECT 1 FROM complaints WHERE job_id = ?", job_id):
        raise Refused("There is a complaint about this job already.")
    complaint_id = db.insert("complaints", job_id=job_id, kind=kind, raised_on=db.today, refund=0, status="open")
    return db.fetch(Complaint, "complaints", complaint_id)


def accept_complaint(db: Database, complaint_id: str, refund: Annotated[int, between(0, 60000)] = 0) -> Complaint:
    """Accept a complaint with half the price for lateness and up to the whole price for other faults, within your
    limit.

    Args:
        complaint_id: Id of the complaint.
        refund: Refund of the complaint, in minor units.
    """
    complaint = db.fetch(Complaint, "complaints", complaint_id)
    if complaint["status"] != "open":
        raise Refused("The complaint must be open.")
    job = db.fetch(Job, "jobs", complaint["job_id"])
    if refund > job["price"]:
        raise Refused("The refund is more than the price.")
    if complaint["kind"] == "late" and refund * 2 > job["price"]:
        raise Refused("Lateness is worth half the price.")
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if refund > account["goodwill_limit"]:
        raise Refused("The refund is above your limit.")
    if complaint["raised_on"] < shift(db.today, days=-14):
        raise Refused("The complaint is older than 14 days.")
    db.update("complaints", complaint_id, status="accepted", refund=refund)
    return db.fetch(Complaint, "complaints", complaint_id)


def reject_complaint(db: Database, complaint_id: str) -> Complaint:
    """Reject a complaint, but not one about a job that was late by more than an hour.

    Args:
        complaint_id: Id of the complaint.
    """
    complaint = db.fetch(Complaint, "complaints", complaint_id)
    if complaint["status"] != "open":
        raise Refused("The complaint must be open.")
    job = db.fetch(Job, "jobs", complaint["job_id"])
    if job["delivered_at"] is not None and job["delivered_at"] > shift(job["due_at"], minutes=60):
        raise Refused("The job was more than an hour late.")
    db.update("complaints", complaint_id, status="rejected")
    return db.fetch(Complaint, "complaints", complaint_id)

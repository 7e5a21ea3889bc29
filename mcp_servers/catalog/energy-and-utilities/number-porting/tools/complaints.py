"""Tools about complaints."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Carrier, Complaint, ComplaintStatus, Request


class ComplaintSummary(TypedDict):
    """A complaint as a search lists it."""

    id: str
    request_number: str
    carrier_name: str
    remark: str
    status: ComplaintStatus


class ComplaintsByCarrierName(TypedDict):
    """Totals of complaints for one name."""

    carrier_name: str
    complaints: int
    latest: str | None


def find_complaints(
    db: Database,
    request_id: str | None = None,
    carrier_id: str | None = None,
    status: ComplaintStatus | None = None,
    made_by: Day | None = None,
    page: PageNumber = 1,
) -> Page[ComplaintSummary]:
    """Search complaints by request, carrier complained about, status or day of the complaint.

    Args:
        request_id: Only complaints of the request with this id.
        carrier_id: Only complaints of the carrier complained about with this id.
        status: Only complaints with this status.
        made_by: Only complaints with a day of the complaint at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ComplaintSummary,
        """
        SELECT complaints.id, requests.number AS request_number, carriers.name AS carrier_name,
            complaints.remark, complaints.status
        FROM complaints
        JOIN requests ON requests.id = complaints.request_id
        JOIN carriers ON carriers.id = complaints.carrier_id
        """,
        where={
            "complaints.request_id = ?": request_id,
            "complaints.carrier_id = ?": carrier_id,
            "complaints.status = ?": status,
            "complaints.made_on <= ?": made_by,
        },
        order="complaints.made_on, complaints.id",
        page=page,
    )


def report_complaints(
    db: Database, status: ComplaintStatus | None = None, made_from: Day | None = None, page: PageNumber = 1
) -> Page[ComplaintsByCarrierName]:
    """Count the complaints by carrier.

    Args:
        status: Only complaints with this status.
        made_from: Only complaints with a day of the complaint at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ComplaintsByCarrierName,
        """
        SELECT carriers.name AS carrier_name, COUNT(*) AS complaints, MAX(complaints.made_on) AS latest
        FROM complaints
        JOIN carriers ON carriers.id = complaints.carrier_id
        """,
        where={"complaints.status = ?": status, "complaints.made_on >= ?": made_from},
        group="carriers.name",
        order="carriers.name",
        page=page,
    )


def uphold_complaint(db: Database, complaint_id: str) -> Complaint:
    """Find a complaint justified within 14 days; the carrier owes 1500.

    Args:
        complaint_id: Id of the complaint.
    """
    complaint = db.fetch(Complaint, "complaints", complaint_id)
    if complaint["status"] != "open":
        raise Refused("The complaint must be open.")
    if complaint["made_on"] < shift(db.today, days=-14):
        raise Refused("The complaint is more than 14 days old.")
    request = db.fetch(Request, "requests", complaint["request_id"])
    if request["status"] == "filed" and request["filed_at"] > shift(db.now, hours=-48):
        raise Refused("The carrier may still answer the request.")
    carrier = db.fetch(Carrier, "carriers", complaint["carrier_id"])
    db.update("complaints", complaint_id, status="justified")
    db.update("carriers", complaint["carrier_id"], owed=carrier["owed"] + 1500)
    return db.fetch(Complaint, "complaints", complaint_id)

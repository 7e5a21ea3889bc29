"""Tools about complaints."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Complaint, ComplaintStatus, Location, Permit, Production


class ComplaintSummary(TypedDict):
    """A complaint as a search lists it."""

    id: str
    permit_number: str
    neighbour: str
    remark: str
    raised_on: str
    status: ComplaintStatus


def find_complaints(
    db: Database,
    permit_id: str | None = None,
    location_id: str | None = None,
    production_id: str | None = None,
    status: ComplaintStatus | None = None,
    raised_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ComplaintSummary]:
    """Search complaints by permit, location, production, status or day of the complaint.

    Args:
        permit_id: Only complaints of the permit with this id.
        location_id: Only complaints of the location with this id.
        production_id: Only complaints of the production with this id.
        status: Only complaints with this status.
        raised_until: Only complaints with a day of the complaint at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ComplaintSummary,
        """
        SELECT complaints.id, permits.number AS permit_number, complaints.neighbour, complaints.remark,
            complaints.raised_on, complaints.status
        FROM complaints
        JOIN permits ON permits.id = complaints.permit_id
        """,
        where={
            "complaints.permit_id = ?": permit_id,
            "permits.location_id = ?": location_id,
            "permits.production_id = ?": production_id,
            "complaints.status = ?": status,
            "complaints.raised_on <= ?": raised_until,
        },
        order="complaints.raised_on, complaints.id",
        page=page,
    )


def take_complaint(db: Database, permit_id: str, neighbour: Text, remark: Text) -> Complaint:
    """Take a neighbour's complaint about filming that goes on or ended less than 30 days ago.

    Args:
        permit_id: Id of the permit.
        neighbour: Neighbour of the complaint.
        remark: Remark of the complaint.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] not in ("filming", "finished"):
        raise Refused("Nobody has filmed on this permit.")
    if permit["last_day"] < shift(db.today, days=-30):
        raise Refused("The filming is more than 30 days ago.")
    location = db.fetch(Location, "locations", permit["location_id"])
    if location["neighbours"] <= 0:
        raise Refused("The location has no neighbours.")
    if db.exists(
        "SELECT 1 FROM complaints WHERE permit_id = ? AND neighbour = ? AND status = 'open'", permit_id, neighbour
    ):
        raise Refused("This neighbour has an open complaint.")
    complaint_id = db.insert(
        "complaints", permit_id=permit_id, neighbour=neighbour, remark=remark, raised_on=db.today, status="open"
    )
    return db.fetch(Complaint, "complaints", complaint_id)


def answer_complaint(db: Database, complaint_id: str) -> Complaint:
    """Answer an open complaint within 30 days.

    Args:
        complaint_id: Id of the complaint.
    """
    complaint = db.fetch(Complaint, "complaints", complaint_id)
    if complaint["status"] != "open":
        raise Refused("The complaint must be open.")
    if complaint["raised_on"] < shift(db.today, days=-30):
        raise Refused("The time to answer is over; the complaint counts as upheld.")
    db.update("complaints", complaint_id, status="answered")
    return db.fetch(Complaint, "complaints", complaint_id)


def uphold_complaint(db: Database, complaint_id: str) -> Complaint:
    """Uphold a complaint about filming at night or a large crew, or one that nobody answered in 14 days.

    Args:
        complaint_id: Id of the complaint.
    """
    complaint = db.fetch(Complaint, "complaints", complaint_id)
    if complaint["status"] not in ("open", "answered"):
        raise Refused("The complaint must be open or answered.")
    permit = db.fetch(Permit, "permits", complaint["permit_id"])
    production = db.fetch(Production, "productions", permit["production_id"])
    if permit["to_hour"] <= 20 and production["crew"] <= 40 and complaint["raised_on"] >= shift(db.today, days=-14):
        raise Refused("The crew kept to what was allowed.")
    db.update("complaints", complaint_id, status="upheld")
    return db.fetch(Complaint, "complaints", complaint_id)

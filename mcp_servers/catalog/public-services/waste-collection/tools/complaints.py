"""Tools about complaints."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Complaint, ComplaintKind, ComplaintStatus, Household, Tour, WasteBin


class ComplaintSummary(TypedDict):
    """A complaint as a search lists it."""

    id: str
    waste_bin_number: str
    tour_number: str
    kind: ComplaintKind
    filed_on: str
    status: ComplaintStatus


def find_complaints(
    db: Database,
    waste_bin_id: str | None = None,
    household_id: str | None = None,
    tour_id: str | None = None,
    kind: ComplaintKind | None = None,
    status: ComplaintStatus | None = None,
    filed_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[ComplaintSummary]:
    """Search complaints by bin, household, tour, kind, status or filing date.

    Args:
        waste_bin_id: Only complaints of the bin with this id.
        household_id: Only complaints of the household with this id.
        tour_id: Only complaints of the tour with this id.
        kind: Only complaints with this kind.
        status: Only complaints with this status.
        filed_from: Only complaints with a filing date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        ComplaintSummary,
        """
        SELECT complaints.id, waste_bins.number AS waste_bin_number, tours.number AS tour_number,
            complaints.kind, complaints.filed_on, complaints.status
        FROM complaints
        JOIN waste_bins ON waste_bins.id = complaints.waste_bin_id
        JOIN tours ON tours.id = complaints.tour_id
        """,
        where={
            "complaints.waste_bin_id = ?": waste_bin_id,
            "waste_bins.household_id = ?": household_id,
            "complaints.tour_id = ?": tour_id,
            "complaints.kind = ?": kind,
            "complaints.status = ?": status,
            "complaints.filed_on >= ?": filed_from,
        },
        order="complaints.filed_on, complaints.id",
        page=page,
    )


def file_complaint(db: Database, waste_bin_id: str, tour_id: str, kind: ComplaintKind) -> Complaint:
    """Take a complaint about a bin on a finished tour of the last three days.

    Args:
        waste_bin_id: Id of the bin.
        tour_id: Id of the tour.
        kind: Kind of the complaint.
    """
    waste_bin = db.fetch(WasteBin, "waste_bins", waste_bin_id)
    tour = db.fetch(Tour, "tours", tour_id)
    if tour["status"] != "finished":
        raise Refused("The tour is not finished.")
    household = db.fetch(Household, "households", waste_bin["household_id"])
    if waste_bin["kind"] != tour["kind"] or household["district_id"] != tour["district_id"]:
        raise Refused("The tour does not collect this bin.")
    if tour["starts_at"][:10] < shift(db.today, days=-3):
        raise Refused("The time for complaints is over.")
    if db.exists("SELECT 1 FROM complaints WHERE waste_bin_id = ? AND tour_id = ?", waste_bin_id, tour_id):
        raise Refused("There is a complaint about this already.")
    if kind == "missed" and db.exists(
        "SELECT 1 FROM emptyings WHERE waste_bin_id = ? AND tour_id = ?", waste_bin_id, tour_id
    ):
        raise Refused("The crew noted the bin on this tour.")
    complaint_id = db.insert(
        "complaints",
        tour_id=tour_id,
        waste_bin_id=waste_bin_id,
        kind=kind,
        taken_by_id=db.account,
        filed_on=db.today,
        status="open",
    )
    return db.fetch(Complaint, "complaints", complaint_id)


def uphold_complaint(db: Database, complaint_id: str, repeat_id: str) -> Complaint:
    """Uphold a complaint; a tour of its kind and district in the next seven days makes up for it.

    Args:
        complaint_id: Id of the complaint.
        repeat_id: Id of the tour that makes up for it.
    """
    complaint = db.fetch(Complaint, "complaints", complaint_id)
    repeat = db.fetch(Tour, "tours", repeat_id)
    if complaint["status"] != "open":
        raise Refused("The complaint must be open.")
    if repeat["status"] != "planned" or repeat["starts_at"] > shift(db.now, days=7):
        raise Refused("The tour must run in the next seven days.")
    tour = db.fetch(Tour, "tours", complaint["tour_id"])
    if repeat["kind"] != tour["kind"] or repeat["district_id"] != tour["district_id"]:
        raise Refused("The tour is of another kind or district.")
    db.update("complaints", complaint_id, status="upheld", repeat_id=repeat_id)
    return db.fetch(Complaint, "complaints", complaint_id)


def reject_complaint(db: Database, complaint_id: str) -> Complaint:
    """Reject a complaint that a colleague took, if the crew noted the bin on that tour.

    Args:
        complaint_id: Id of the complaint.
    """
    complaint = db.fetch(Complaint, "complaints", complaint_id)
    if complaint["status"] != "open":
        raise Refused("The complaint must be open.")
    if complaint["taken_by_id"] == db.account:
        raise Refused("You took this complaint yourself.")
    if not db.exists(
        "SELECT 1 FROM emptyings WHERE waste_bin_id = ? AND tour_id = ?",
        complaint["waste_bin_id"],
        complaint["tour_id"],
    ):
        raise Refused("Nothing that the crew noted speaks against it.")
    db.update("complaints", complaint_id, status="rejected")
    return db.fetch(Complaint, "complaints", complaint_id)

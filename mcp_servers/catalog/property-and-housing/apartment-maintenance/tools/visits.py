"""Tools about visits."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, minutes_between, shift

from .rows import Ticket, Visit, VisitStatus


class VisitSummary(TypedDict):
    """A visit as a search lists it."""

    id: str
    starts_at: str
    ends_at: str
    contractor_name: str
    ticket_title: str
    status: VisitStatus


def find_visits(
    db: Database,
    contractor_id: str | None = None,
    ticket_id: str | None = None,
    starts_on: Day | None = None,
    status: VisitStatus | None = None,
    page: PageNumber = 1,
) -> Page[VisitSummary]:
    """Search visits by contractor, ticket, start or status.

    Args:
        contractor_id: Only visits of the contractor with this id.
        ticket_id: Only visits of the ticket with this id.
        starts_on: Only visits with a start on this day.
        status: Only visits with this status.
        page: Page number, from 1.
    """
    return db.search(
        VisitSummary,
        """
        SELECT visits.id, visits.starts_at, visits.ends_at, contractors.name AS contractor_name,
            tickets.title AS ticket_title, visits.status
        FROM visits
        JOIN contractors ON contractors.id = visits.contractor_id
        JOIN tickets ON tickets.id = visits.ticket_id
        """,
        where={
            "visits.contractor_id = ?": contractor_id,
            "visits.ticket_id = ?": ticket_id,
            "date(visits.starts_at) = ?": starts_on,
            "visits.status = ?": status,
        },
        order="visits.starts_at, visits.id",
        page=page,
    )


def plan_visit(db: Database, ticket_id: str, starts_at: Moment, ends_at: Moment) -> Visit:
    """Plan a visit by the contractor of a ticket, between 7 in the morning and 7 in the evening of one day.

    Args:
        ticket_id: Id of the ticket.
        starts_at: Start of the visit.
        ends_at: End of the visit.
    """
    ticket = db.fetch(Ticket, "tickets", ticket_id)
    if ticket["contractor_id"] is None:
        raise Refused("The ticket has no contractor yet.")
    if ticket["status"] not in ("assigned", "in_progress"):
        raise Refused("The work on this ticket is over.")
    if starts_at < shift(db.now, hours=1):
        raise Refused("A visit is planned at least an hour ahead.")
    if ends_at <= starts_at:
        raise Refused("A visit ends after it starts.")
    if minutes_between(starts_at, ends_at) > 240:
        raise Refused("A visit lasts at most four hours.")
    if db.exists(
        """
        SELECT 1 FROM visits
        WHERE contractor_id = ? AND status = 'planned' AND starts_at < ? AND ends_at > ?
        """,
        ticket["contractor_id"],
        ends_at,
        starts_at,
    ):
        raise Refused("The contractor has another visit at that time.")
    visit_id = db.insert(
        "visits",
        ticket_id=ticket_id,
        starts_at=starts_at,
        ends_at=ends_at,
        contractor_id=ticket["contractor_id"],
        status="planned",
    )
    return db.fetch(Visit, "visits", visit_id)

"""Tools about services."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, between

from .rows import Event, Service, ServiceRole, Waiter


class ServiceSummary(TypedDict):
    """A waiter's duty as a search lists it."""

    id: str
    event_number: str
    event_held_on: str
    waiter_name: str
    role: ServiceRole
    hours: int


def find_duties(
    db: Database,
    event_id: str | None = None,
    waiter_id: str | None = None,
    role: ServiceRole | None = None,
    held_on: Day | None = None,
    page: PageNumber = 1,
) -> Page[ServiceSummary]:
    """Search services by event, waiter, role or day of the event.

    Args:
        event_id: Only services of the event with this id.
        waiter_id: Only services of the waiter with this id.
        role: Only services with this role.
        held_on: Only services of the event with this day of the event.
        page: Page number, from 1.
    """
    return db.search(
        ServiceSummary,
        """
        SELECT services.id, events.number AS event_number, events.held_on AS event_held_on, waiters.name AS
            waiter_name, services.role, services.hours
        FROM services
        JOIN events ON events.id = services.event_id
        JOIN waiters ON waiters.id = services.waiter_id
        """,
        where={
            "services.event_id = ?": event_id,
            "services.waiter_id = ?": waiter_id,
            "services.role = ?": role,
            "events.held_on = ?": held_on,
        },
        order="events.held_on, services.id",
        page=page,
    )


def place_waiter(
    db: Database, event_id: str, waiter_id: str, role: ServiceRole, hours: Annotated[int, between(3, 12)]
) -> Service:
    """Place an available waiter on an event that is booked, a lead only once.

    Args:
        event_id: Id of the event.
        waiter_id: Id of the waiter.
        role: Role of the waiter's duty.
        hours: Hours of the waiter's duty.
    """
    event = db.fetch(Event, "events", event_id)
    waiter = db.fetch(Waiter, "waiters", waiter_id)
    if event["status"] not in ("booked", "fixed") or event["held_on"] < db.today:
        raise Refused("The event needs no waiters.")
    if waiter["status"] != "available":
        raise Refused("The waiter is away.")
    if role == "lead" and not waiter["can_lead"]:
        raise Refused("The waiter may not lead.")
    if role == "lead" and db.exists("SELECT 1 FROM services WHERE event_id = ? AND role = 'lead'", event_id):
        raise Refused("The event has a lead already.")
    if db.exists(
        """
        SELECT 1 FROM services
        JOIN events ON events.id = services.event_id
        WHERE services.waiter_id = ? AND events.held_on = ?
        """,
        waiter_id,
        event["held_on"],
    ):
        raise Refused("The waiter works on that day.")
    if db.number("SELECT COUNT(*) FROM services WHERE event_id = ?", event_id) * 15 >= event["guests"] + 30:
        raise Refused("The event has waiters enough.")
    service_id = db.insert("services", event_id=event_id, waiter_id=waiter_id, role=role, hours=hours)
    return db.fetch(Service, "services", service_id)

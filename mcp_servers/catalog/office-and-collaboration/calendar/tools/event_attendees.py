"""Tools about event attendees."""

from typing import Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, given

from .rows import Event, EventAttendee, EventAttendeeResponseStatus, Person


class EventAttendeeSummary(TypedDict):
    """An invitation as a search lists it."""

    id: str
    person_name: str
    response_status: EventAttendeeResponseStatus
    optional: bool
    additional_guests: int


def list_event_attendees(
    db: Database,
    event_id: str | None = None,
    response_status: EventAttendeeResponseStatus | None = None,
    page: PageNumber = 1,
) -> Page[EventAttendeeSummary]:
    """List the guests of an event and what they answered.

    Args:
        event_id: Only event attendees of the event with this id.
        response_status: Only event attendees with this answer.
        page: Page number, from 1.
    """
    return db.search(
        EventAttendeeSummary,
        """
        SELECT event_attendees.id, people.name AS person_name, event_attendees.response_status,
            event_attendees.optional, event_attendees.additional_guests
        FROM event_attendees
        JOIN people ON people.id = event_attendees.person_id
        """,
        where={"event_attendees.event_id = ?": event_id, "event_attendees.response_status = ?": response_status},
        order="people.name, event_attendees.id",
        page=page,
    )


def add_event_attendee(db: Database, event_id: str, person_id: str, optional: bool = False) -> EventAttendee:
    """Invite somebody to an event that is not over yet.

    Args:
        event_id: Id of the event.
        person_id: Id of the guest.
        optional: Whether this holds for the invitation: optional attendance.
    """
    event = db.fetch(Event, "events", event_id)
    db.fetch(Person, "people", person_id)
    if event["status"] == "cancelled":
        raise Refused("The event is cancelled.")
    if event["ends_at"] <= db.now:
        raise Refused("The event is already over.")
    if not event["guests_can_invite_others"] and event["organizer_id"] != db.account:
        raise Refused("Only the organizer can invite people to this event.")
    if db.exists("SELECT 1 FROM event_attendees WHERE event_id = ? AND person_id = ?", event_id, person_id):
        raise Refused("This person is already invited.")
    if db.number("SELECT COUNT(*) FROM event_attendees WHERE event_id = ?", event_id) >= 12:
        raise Refused("An event has at most 12 guests.")
    event_attendee_id = db.insert(
        "event_attendees",
        event_id=event_id,
        person_id=person_id,
        optional=optional,
        additional_guests=0,
        response_status="needs_action",
    )
    return db.fetch(EventAttendee, "event_attendees", event_attendee_id)


def remove_event_attendee(db: Database, event_attendee_id: str) -> EventAttendee:
    """Take somebody off the guests of an event that has not started.

    Args:
        event_attendee_id: Id of the invitation.
    """
    event_attendee = db.fetch(EventAttendee, "event_attendees", event_attendee_id)
    event = db.fetch(Event, "events", event_attendee["event_id"])
    if event["starts_at"] <= db.now:
        raise Refused("The event has already started.")
    if event_attendee["person_id"] == event["organizer_id"]:
        raise Refused("The organizer stays a guest.")
    db.delete("event_attendees", event_attendee_id)
    return event_attendee


def respond_to_event(
    db: Database,
    event_attendee_id: str,
    response_status: Literal["accepted", "declined", "tentative"],
    comment: Text | None = None,
) -> EventAttendee:
    """Record a guest's answer to an invitation before the event starts.

    Args:
        event_attendee_id: Id of the invitation.
        response_status: Answer of the invitation.
        comment: New comment; left as it is if not given.
    """
    event_attendee = db.fetch(EventAttendee, "event_attendees", event_attendee_id)
    event = db.fetch(Event, "events", event_attendee["event_id"])
    if event["status"] == "cancelled":
        raise Refused("The event is cancelled.")
    if event["starts_at"] <= db.now:
        raise Refused("The event has already started.")
    if response_status == event_attendee["response_status"]:
        raise Refused("The guest has already given this answer.")
    db.update("event_attendees", event_attendee_id, response_status=response_status, **given(comment=comment))
    return db.fetch(EventAttendee, "event_attendees", event_attendee_id)

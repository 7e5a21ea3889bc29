"""Tools about events."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, days_between, given

from .rows import Calendar, Event, EventEventType, EventStatus, EventTransparency, EventVisibility, Person


class EventDetails(Event):
    """An event in full."""

    calendar_summary: str
    organizer_name: str


class EventSummary(TypedDict):
    """An event as a search lists it."""

    id: str
    summary: str
    starts_at: str
    ends_at: str
    status: EventStatus


def delete_event(db: Database, event_id: str) -> Event:
    """Cancel an event; its guests keep it as cancelled.

    Args:
        event_id: Id of the event.
    """
    event = db.fetch(Event, "events", event_id)
    if event["status"] not in ("tentative", "confirmed"):
        raise Refused("The event must be tentative or confirmed.")
    if not db.exists(
        """
        SELECT 1 FROM calendar_list_entries
        WHERE calendar_id = ? AND access_role IN ('writer', 'owner')
        """,
        event["calendar_id"],
    ):
        raise Refused("You cannot write to this calendar.")
    if event["ends_at"] <= db.now:
        raise Refused("The event is already over.")
    db.update("events", event_id, status="cancelled", updated_at=db.now)
    return db.fetch(Event, "events", event_id)


def get_event(db: Database, event_id: str) -> EventDetails:
    """Show an event with all that is known about it.

    Args:
        event_id: Id of the event.
    """
    event = db.fetch(Event, "events", event_id)
    calendar = db.fetch(Calendar, "calendars", event["calendar_id"])
    organizer = db.fetch(Person, "people", event["organizer_id"])
    return {**event, "calendar_summary": calendar["summary"], "organizer_name": organizer["name"]}


def insert_event(
    db: Database,
    calendar_id: str,
    summary: Text,
    starts_at: Moment,
    ends_at: Moment,
    location: Text | None = None,
    visibility: EventVisibility = "default",
    transparency: EventTransparency = "opaque",
) -> Event:
    """Put a new event into a calendar to which you can write.

    Args:
        calendar_id: Id of the calendar.
        summary: Title of the event.
        starts_at: Start of the event.
        ends_at: End of the event.
        location: Location of the event.
        visibility: Visibility of the event.
        transparency: Transparency of the event.
    """
    db.fetch(Calendar, "calendars", calendar_id)
    if not db.exists(
        """
        SELECT 1 FROM calendar_list_entries
        WHERE calendar_id = ? AND access_role IN ('writer', 'owner')
        """,
        calendar_id,
    ):
        raise Refused("You cannot write to this calendar.")
    if ends_at <= starts_at:
        raise Refused("An event ends after it starts.")
    if days_between(starts_at, ends_at) > 14:
        raise Refused("An event lasts at most two weeks.")
    event_id = db.insert(
        "events",
        calendar_id=calendar_id,
        summary=summary,
        location=location,
        starts_at=starts_at,
        ends_at=ends_at,
        transparency=transparency,
        visibility=visibility,
        event_type="default",
        status="confirmed",
        organizer_id=db.account,
        guests_can_invite_others=True,
        updated_at=db.now,
    )
    return db.fetch(Event, "events", event_id)


def list_events(
    db: Database,
    calendar_id: str | None = None,
    event_type: EventEventType | None = None,
    summary: str | None = None,
    updated_min: Moment | None = None,
    time_min: Moment | None = None,
    time_max: Moment | None = None,
    status: EventStatus | None = None,
    page: PageNumber = 1,
) -> Page[EventSummary]:
    """List the events of a calendar in the order in which they start.

    Args:
        calendar_id: Only events of the calendar with this id.
        event_type: Only events with this event type.
        summary: Only events whose title contains this text.
        updated_min: Only events with an updated at at or after this.
        time_min: Only events with an end at or after this.
        time_max: Only events with a start at or before this.
        status: Only events with this status.
        page: Page number, from 1.
    """
    return db.search(
        EventSummary,
        "SELECT id, summary, starts_at, ends_at, status FROM events",
        where={
            "calendar_id = ?": calendar_id,
            "event_type = ?": event_type,
            "instr(lower(summary), lower(?)) > 0": summary,
            "updated_at >= ?": updated_min,
            "ends_at >= ?": time_min,
            "starts_at <= ?": time_max,
            "status = ?": status,
        },
        order="starts_at, id",
        page=page,
    )


def move_event(db: Database, event_id: str, destination_id: str) -> Event:
    """Move an event to another calendar, which becomes its new home.

    Args:
        event_id: Id of the event.
        destination_id: Id of the destination.
    """
    event = db.fetch(Event, "events", event_id)
    db.fetch(Calendar, "calendars", destination_id)
    if not db.exists(
        """
        SELECT 1 FROM calendar_list_entries
        WHERE calendar_id = ? AND access_role IN ('writer', 'owner')
        """,
        event["calendar_id"],
    ):
        raise Refused("You cannot write to this calendar.")
    if event["status"] == "cancelled":
        raise Refused("The event is cancelled.")
    if destination_id == event["calendar_id"]:
        raise Refused("The event is already in this calendar.")
    if not db.exists(
        """
        SELECT 1 FROM calendar_list_entries
        WHERE calendar_id = ? AND access_role IN ('writer', 'owner')
        """,
        destination_id,
    ):
        raise Refused("You cannot write to the destination calendar.")
    if event["event_type"] != "default":
        raise Refused("Only events of the default type can be moved.")
    db.update("events", event_id, calendar_id=destination_id, updated_at=db.now)
    return db.fetch(Event, "events", event_id)


def patch_event(
    db: Database,
    event_id: str,
    summary: Text | None = None,
    location: Text | None = None,
    starts_at: Moment | None = None,
    ends_at: Moment | None = None,
    visibility: EventVisibility | None = None,
    transparency: EventTransparency | None = None,
) -> Event:
    """Change the title, place, time or visibility of an event.

    Args:
        event_id: Id of the event.
        summary: New title; left as it is if not given.
        location: New location; left as it is if not given.
        starts_at: New start; left as it is if not given.
        ends_at: New end; left as it is if not given.
        visibility: New visibility; left as it is if not given.
        transparency: New transparency; left as it is if not given.
    """
    event = db.fetch(Event, "events", event_id)
    changes = given(
        summary=summary,
        location=location,
        starts_at=starts_at,
        ends_at=ends_at,
        visibility=visibility,
        transparency=transparency,
    )
    if not changes:
        raise Refused("Nothing to change was given.")
    if not db.exists(
        """
        SELECT 1 FROM calendar_list_entries
        WHERE calendar_id = ? AND access_role IN ('writer', 'owner')
        """,
        event["calendar_id"],
    ):
        raise Refused("You cannot write to this calendar.")
    if event["status"] == "cancelled":
        raise Refused("The event is cancelled.")
    if (event["ends_at"] if ends_at is None else ends_at) <= (event["starts_at"] if starts_at is None else starts_at):
        raise Refused("An event ends after it starts.")
    db.update("events", event_id, updated_at=db.now, **changes)
    return db.fetch(Event, "events", event_id)


def confirm_event(db: Database, event_id: str) -> Event:
    """Confirm a tentative event that has not started yet.

    Args:
        event_id: Id of the event.
    """
    event = db.fetch(Event, "events", event_id)
    if event["status"] != "tentative":
        raise Refused("The event must be tentative.")
    if event["starts_at"] <= db.now:
        raise Refused("The event has already started.")
    if not db.exists(
        """
        SELECT 1 FROM calendar_list_entries
        WHERE calendar_id = ? AND access_role IN ('writer', 'owner')
        """,
        event["calendar_id"],
    ):
        raise Refused("You cannot write to this calendar.")
    db.update("events", event_id, status="confirmed", updated_at=db.now)
    return db.fetch(Event, "events", event_id)


def query_free_busy(
    db: Database,
    calendar_id: str | None = None,
    time_min: Moment | None = None,
    time_max: Moment | None = None,
    page: PageNumber = 1,
) -> Page[EventSummary]:
    """List what keeps a calendar busy in a span of time.

    Args:
        calendar_id: Only events of the calendar with this id.
        time_min: Only events with an end at or after this.
        time_max: Only events with a start at or before this.
        page: Page number, from 1.
    """
    return db.search(
        EventSummary,
        "SELECT id, summary, starts_at, ends_at, status FROM events",
        where={
            "calendar_id = ?": calendar_id,
            "ends_at >= ?": time_min,
            "starts_at <= ?": time_max,
            "(transparency = 'opaque' AND status != 'cancelled')": (),
        },
        order="starts_at, id",
        page=page,
    )

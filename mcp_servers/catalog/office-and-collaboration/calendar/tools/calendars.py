"""Tools about calendars."""

from mcp_servers.runtime import Database, Refused, Text, given

from .rows import AccessRule, Calendar, CalendarListEntry, Event, EventAttendee, Person


class CalendarDetails(Calendar):
    """A calendar in full."""

    data_owner_name: str


def clear_calendar(db: Database, calendar_id: str) -> Calendar:
    """Empty a primary calendar; all its events go, the calendar itself stays.

    Args:
        calendar_id: Id of the calendar.
    """
    db.fetch(Calendar, "calendars", calendar_id)
    if not db.exists("SELECT 1 FROM calendar_list_entries WHERE calendar_id = ? AND is_primary", calendar_id):
        raise Refused("Only a primary calendar can be cleared.")
    for event_attendee in db.all(
        EventAttendee,
        """
        SELECT event_attendees.* FROM event_attendees
        JOIN events ON events.id = event_attendees.event_id
        WHERE events.calendar_id = ?
        ORDER BY event_attendees.id
        """,
        calendar_id,
    ):
        db.delete("event_attendees", event_attendee["id"])
    for event in db.all(Event, "SELECT * FROM events WHERE calendar_id = ? ORDER BY id", calendar_id):
        db.delete("events", event["id"])
    return db.fetch(Calendar, "calendars", calendar_id)


def delete_calendar(db: Database, calendar_id: str) -> Calendar:
    """Delete a secondary calendar that you own, with everything in it.

    Args:
        calendar_id: Id of the calendar.
    """
    calendar = db.fetch(Calendar, "calendars", calendar_id)
    if not db.exists(
        "SELECT 1 FROM calendar_list_entries WHERE calendar_id = ? AND access_role = 'owner'", calendar_id
    ):
        raise Refused("Only an owner of the calendar may do this.")
    if db.exists("SELECT 1 FROM calendar_list_entries WHERE calendar_id = ? AND is_primary", calendar_id):
        raise Refused("A primary calendar cannot be deleted, only cleared.")
    if db.exists("SELECT 1 FROM access_rules WHERE calendar_id = ? AND role IN ('writer', 'owner')", calendar_id):
        raise Refused("Other people can still write to the calendar; take their access away first.")
    for event_attendee in db.all(
        EventAttendee,
        """
        SELECT event_attendees.* FROM event_attendees
        JOIN events ON events.id = event_attendees.event_id
        WHERE events.calendar_id = ?
        ORDER BY event_attendees.id
        """,
        calendar_id,
    ):
        db.delete("event_attendees", event_attendee["id"])
    for event in db.all(Event, "SELECT * FROM events WHERE calendar_id = ? ORDER BY id", calendar_id):
        db.delete("events", event["id"])
    for access_rule in db.all(AccessRule, "SELECT * FROM access_rules WHERE calendar_id = ? ORDER BY id", calendar_id):
        db.delete("access_rules", access_rule["id"])
    for calendar_list_entry in db.all(
        CalendarListEntry, "SELECT * FROM calendar_list_entries WHERE calendar_id = ? ORDER BY id", calendar_id
    ):
        db.delete("calendar_list_entries", calendar_list_entry["id"])
    db.delete("calendars", calendar_id)
    return calendar


def get_calendar(db: Database, calendar_id: str) -> CalendarDetails:
    """Show a calendar with all that is known about it.

    Args:
        calendar_id: Id of the calendar.
    """
    calendar = db.fetch(Calendar, "calendars", calendar_id)
    data_owner = db.fetch(Person, "people", calendar["data_owner_id"])
    return {**calendar, "data_owner_name": data_owner["name"]}


def insert_calendar(
    db: Database, summary: Text, time_zone: Text, description: Text | None = None, location: Text | None = None
) -> Calendar:
    """Make a new secondary calendar and put it on your own list as its owner.

    Args:
        summary: Title of the calendar.
        time_zone: Time zone.
        description: Description of the calendar.
        location: Location of the calendar.
    """
    if db.exists("SELECT 1 FROM calendars WHERE summary = ?", summary):
        raise Refused("There is already a calendar with this title.")
    calendar_id = db.insert(
        "calendars",
        summary=summary,
        description=description,
        location=location,
        time_zone=time_zone,
        data_owner_id=db.account,
    )
    db.insert(
        "calendar_list_entries",
        calendar_id=calendar_id,
        access_role="owner",
        is_primary=False,
        hidden=False,
        selected=True,
    )
    return db.fetch(Calendar, "calendars", calendar_id)


def patch_calendar(
    db: Database,
    calendar_id: str,
    summary: Text | None = None,
    description: Text | None = None,
    location: Text | None = None,
    time_zone: Text | None = None,
) -> Calendar:
    """Change the title, description, place or time zone of a calendar that you own.

    Args:
        calendar_id: Id of the calendar.
        summary: New title; left as it is if not given.
        description: New description; left as it is if not given.
        location: New location; left as it is if not given.
        time_zone: New time zone; left as it is if not given.
    """
    db.fetch(Calendar, "calendars", calendar_id)
    changes = given(summary=summary, description=description, location=location, time_zone=time_zone)
    if not changes:
        raise Refused("Nothing to change was given.")
    if not db.exists(
        "SELECT 1 FROM calendar_list_entries WHERE calendar_id = ? AND access_role = 'owner'", calendar_id
    ):
        raise Refused("Only an owner of the calendar may do this.")
    if db.exists("SELECT 1 FROM calendars WHERE summary = ? AND id != ?", summary, calendar_id):
        raise Refused("Another calendar already has this title.")
    db.update("calendars", calendar_id, **changes)
    return db.fetch(Calendar, "calendars", calendar_id)

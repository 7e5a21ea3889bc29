"""Rows of Shared calendars."""

from typing import Literal

from typing_extensions import TypedDict

CalendarListEntryAccessRole = Literal["free_busy_reader", "reader", "writer_without_private_access", "writer", "owner"]
EventEventType = Literal["default", "focus_time", "out_of_office"]
EventTransparency = Literal["opaque", "transparent"]
EventVisibility = Literal["default", "public", "private", "confidential"]
EventStatus = Literal["confirmed", "tentative", "cancelled"]
EventAttendeeResponseStatus = Literal["needs_action", "accepted", "declined", "tentative"]
AccessRuleRole = Literal["free_busy_reader", "reader", "writer", "owner"]


class Calendar(TypedDict):
    """A calendar."""

    id: str
    summary: str
    description: str | None
    location: str | None
    time_zone: str
    data_owner_id: str


class CalendarListEntry(TypedDict):
    """A calendar list entry."""

    id: str
    calendar_id: str
    is_primary: bool
    access_role: CalendarListEntryAccessRole
    hidden: bool
    selected: bool
    summary_override: str | None


class Event(TypedDict):
    """An event."""

    id: str
    calendar_id: str
    summary: str
    location: str | None
    starts_at: str
    ends_at: str
    event_type: EventEventType
    transparency: EventTransparency
    visibility: EventVisibility
    status: EventStatus
    organizer_id: str
    guests_can_invite_others: bool
    updated_at: str


class EventAttendee(TypedDict):
    """An invitation."""

    id: str
    event_id: str
    person_id: str
    optional: bool
    additional_guests: int
    response_status: EventAttendeeResponseStatus
    comment: str | None


class AccessRule(TypedDict):
    """An access rule."""

    id: str
    calendar_id: str
    person_id: str
    role: AccessRuleRole


class Person(TypedDict):
    """A person."""

    id: str
    name: str
    email: str

"""Tools about tastings."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, between, shift

from .rows import Event, Tasting, TastingStatus


class TastingSummary(TypedDict):
    """A tasting as a search lists it."""

    id: str
    starts_at: str
    event_number: str
    event_client_name: str
    people: int
    status: TastingStatus


def find_tastings(
    db: Database,
    event_id: str | None = None,
    client_id: str | None = None,
    status: TastingStatus | None = None,
    starts_on: Day | None = None,
    page: PageNumber = 1,
) -> Page[TastingSummary]:
    """Search tastings by event, client, status or start.

    Args:
        event_id: Only tastings of the event with this id.
        client_id: Only tastings of the client with this id.
        status: Only tastings with this status.
        starts_on: Only tastings with a start on this day.
        page: Page number, from 1.
    """
    return db.search(
        TastingSummary,
        """
        SELECT tastings.id, tastings.starts_at, events.number AS event_number, clients.name AS
            event_client_name, tastings.people, tastings.status
        FROM tastings
        JOIN events ON events.id = tastings.event_id
        JOIN clients ON clients.id = events.client_id
        """,
        where={
            "tastings.event_id = ?": event_id,
            "events.client_id = ?": client_id,
            "tastings.status = ?": status,
            "date(tastings.starts_at) = ?": starts_on,
        },
        order="tastings.starts_at, tastings.id",
        page=page,
    )


def plan_tasting(db: Database, event_id: str, starts_at: Moment, people: Annotated[int, between(1, 6)]) -> Tasting:
    """Plan a tasting for an option or a booking, a week before the event at least and two in an hour at most.

    Args:
        event_id: Id of the event.
        starts_at: Start of the tasting.
        people: Number of people.
    """
    event = db.fetch(Event, "events", event_id)
    if event["status"] not in ("option", "booked"):
        raise Refused("The event is past its tasting.")
    if starts_at <= db.now:
        raise Refused("A tasting cannot be in the past.")
    if starts_at[:10] > shift(event["held_on"], days=-7):
        raise Refused("The tasting is too close to the event.")
    if db.exists("SELECT 1 FROM tastings WHERE event_id = ? AND status != 'cancelled'", event_id):
        raise Refused("The event has its tasting.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM tastings
        WHERE status = 'planned'
            AND starts_at < ?
            AND strftime('%Y-%m-%dT%H:%M', starts_at, '+60 minutes') > ?
        """,
            shift(starts_at, minutes=60),
            starts_at,
        )
        >= 2
    ):
        raise Refused("Two tastings are planned at that time.")
    tasting_id = db.insert("tastings", event_id=event_id, starts_at=starts_at, people=people, status="planned")
    return db.fetch(Tasting, "tastings", tasting_id)


def finish_tasting(db: Database, tasting_id: str) -> Tasting:
    """Note that a tasting was held.

    Args:
        tasting_id: Id of the tasting.
    """
    tasting = db.fetch(Tasting, "tastings", tasting_id)
    if tasting["status"] != "planned":
        raise Refused("The tasting must be planned.")
    if tasting["starts_at"] > db.now:
        raise Refused("The tasting is still to come.")
    db.update("tastings", tasting_id, status="done")
    return db.fetch(Tasting, "tastings", tasting_id)

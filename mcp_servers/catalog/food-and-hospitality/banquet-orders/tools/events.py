"""Tools about events."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Client, Event, EventStatus, Hall, Menu, MenuKind, Planner, Service, Tasting


class EventSummary(TypedDict):
    """An event as a search lists it."""

    id: str
    number: str
    client_name: str
    hall_name: str
    held_on: str
    guests: int
    status: EventStatus


class EventDetails(Event):
    """An event in full."""

    client_name: str
    hall_name: str
    menu_name: str
    menu_kind: MenuKind
    total: int
    still_to_pay: int
    waiters_needed: int
    waiters_placed: int


class EventsByHallName(TypedDict):
    """Totals of events for one name."""

    hall_name: str
    events: int
    total_guests: int
    deposits: int


def find_events(
    db: Database,
    number: str | None = None,
    client_id: str | None = None,
    hall_id: str | None = None,
    menu_id: str | None = None,
    status: EventStatus | None = None,
    held_on: Day | None = None,
    held_from: Day | None = None,
    option_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[EventSummary]:
    """Search events by event number, client, hall, menu, status, day of the event or end of the option.

    Args:
        number: Only events with this event number.
        client_id: Only events of the client with this id.
        hall_id: Only events of the hall with this id.
        menu_id: Only events of the menu with this id.
        status: Only events with this status.
        held_on: Only events with this day of the event.
        held_from: Only events with a day of the event at or after this.
        option_until_until: Only events with an end of the option at or before this.
        page: Page number, from 1.
    """
    return db.search(
        EventSummary,
        """
        SELECT events.id, events.number, clients.name AS client_name, halls.name AS hall_name,
            events.held_on, events.guests, events.status
        FROM events
        JOIN clients ON clients.id = events.client_id
        JOIN halls ON halls.id = events.hall_id
        """,
        where={
            "events.number = ?": number,
            "events.client_id = ?": client_id,
            "events.hall_id = ?": hall_id,
            "events.menu_id = ?": menu_id,
            "events.status = ?": status,
            "events.held_on = ?": held_on,
            "events.held_on >= ?": held_from,
            "events.option_until <= ?": option_until_until,
        },
        order="events.held_on, events.id",
        page=page,
    )


def get_event(db: Database, event_id: str) -> EventDetails:
    """Show an event with its price in all, what is still to be paid and the waiters that it needs and has.

    Args:
        event_id: Id of the event.
    """
    event = db.fetch(Event, "events", event_id)
    hall = db.fetch(Hall, "halls", event["hall_id"])
    total = max(event["guests"] * event["price"], hall["least_spend"])
    still_to_pay = total - event["deposit"]
    waiters_needed = (event["guests"] + 14) // 15
    waiters_placed = db.number("SELECT COUNT(*) FROM services WHERE event_id = ?", event_id)
    client = db.fetch(Client, "clients", event["client_id"])
    menu = db.fetch(Menu, "menus", event["menu_id"])
    return {
        **event,
        "client_name": client["name"],
        "hall_name": hall["name"],
        "menu_name": menu["name"],
        "menu_kind": menu["kind"],
        "total": total,
        "still_to_pay": still_to_pay,
        "waiters_needed": waiters_needed,
        "waiters_placed": waiters_placed,
    }


def report_events(
    db: Database,
    status: EventStatus | None = None,
    held_from: Day | None = None,
    held_until: Day | None = None,
    kind: MenuKind | None = None,
    page: PageNumber = 1,
) -> Page[EventsByHallName]:
    """Count events and add up their guests by hall.

    Args:
        status: Only events with this status.
        held_from: Only events with a day of the event at or after this.
        held_until: Only events with a day of the event at or before this.
        kind: Only events of the menu with this kind.
        page: Page number, from 1.
    """
    return db.search(
        EventsByHallName,
        """
        SELECT halls.name AS hall_name, COUNT(*) AS events, COALESCE(SUM(events.guests), 0) AS total_guests,
            COALESCE(SUM(events.deposit), 0) AS deposits
        FROM events
        JOIN menus ON menus.id = events.menu_id
        JOIN halls ON halls.id = events.hall_id
        """,
        where={
            "events.status = ?": status,
            "events.held_on >= ?": held_from,
            "events.held_on <= ?": held_until,
            "menus.kind = ?": kind,
        },
        group="halls.name",
        order="halls.name",
        page=page,
    )


def take_option(
    db: Database,
    number: Text,
    hall_id: str,
    client_id: str,
    held_on: Day,
    guests: Annotated[int, between(10, 400)],
    menu_id: str,
) -> Event:
    """Take an option on a hall for a client for 14 days, at the price of a menu that is on offer that day.

    Args:
        number: Event number.
        hall_id: Id of the hall.
        client_id: Id of the client.
        held_on: Day of the event.
        guests: Number of guests.
        menu_id: Id of the menu.
    """
    hall = db.fetch(Hall, "halls", hall_id)
    client = db.fetch(Client, "clients", client_id)
    menu = db.fetch(Menu, "menus", menu_id)
    if client["banned"]:
        raise Refused("The client gets no more events here.")
    if held_on < shift(db.today, days=7):
        raise Refused("An event is planned a week ahead at least.")
    if menu["offered_until"] < held_on:
        raise Refused("The menu is not on offer then.")
    if guests > hall["seats"]:
        raise Refused("The hall is too small.")
    if guests * menu["price"] < hall["least_spend"]:
        raise Refused("The event is too small for this hall.")
    if db.exists(
        """
        SELECT 1 FROM events
        WHERE hall_id = ? AND held_on = ? AND status IN ('option', 'booked', 'fixed')
        """,
        hall_id,
        held_on,
    ):
        raise Refused("The hall is taken on that day.")
    if db.exists("SELECT 1 FROM events WHERE number = ?", number):
        raise Refused("An event with this number exists already.")
    event_id = db.insert(
        "events",
        number=number,
        hall_id=hall_id,
        client_id=client_id,
        held_on=held_on,
        menu_id=menu_id,
        guests=guests,
        booked_guests=guests,
        price=menu["price"],
        deposit=0,
        option_until=shift(db.today, days=14),
        status="option",
    )
    return db.fetch(Event, "events", event_id)


def give_discount(db: Database, event_id: str, percent: Annotated[int, between(1, 30)]) -> Event:
    """Give a discount within your limit on an option, once.

    Args:
        event_id: Id of the event.
        percent: Discount in per cent.
    """
    event = db.fetch(Event, "events", event_id)
    if event["status"] != "option":
        raise Refused("The price has been agreed.")
    account = db.fetch(Planner, "planners", db.account)
    if percent > account["discount_limit"]:
        raise Refused("The discount is above your limit.")
    menu = db.fetch(Menu, "menus", event["menu_id"])
    if event["price"] < menu["price"]:
        raise Refused("A discount has been given.")
    hall = db.fetch(Hall, "halls", event["hall_id"])
    if event["guests"] * event["price"] * (100 - percent) < hall["least_spend"] * 100:
        raise Refused("The event would become too cheap for this hall.")
    db.update("events", event_id, price=event["price"] * (100 - percent) // 100)
    return db.fetch(Event, "events", event_id)


def book_event(db: Database, event_id: str, amount: Annotated[int, between(0, 5000000)]) -> Event:
    """Turn an option that still runs into a booking with a deposit of a fifth of the price.

    Args:
        event_id: Id of the event.
        amount: Deposit of the event, in minor units.
    """
    event = db.fetch(Event, "events", event_id)
    if event["status"] != "option":
        raise Refused("The event must be option.")
    if event["option_until"] < db.today:
        raise Refused("The option has lapsed.")
    if amount * 5 < event["guests"] * event["price"]:
        raise Refused("The deposit is less than a fifth of the price.")
    if amount > event["guests"] * event["price"]:
        raise Refused("This is more than the whole price.")
    db.update("events", event_id, status="booked", deposit=amount, booked_guests=event["guests"])
    return db.fetch(Event, "events", event_id)


def lapse_option(db: Database, event_id: str) -> Event:
    """Let an option go whose time is over; its tasting is cancelled.

    Args:
        event_id: Id of the event.
    """
    event = db.fetch(Event, "events", event_id)
    if event["status"] != "option":
        raise Refused("The event must be option.")
    if event["option_until"] >= db.today:
        raise Refused("The option still runs.")
    db.update("events", event_id, status="lapsed")
    for tasting in db.all(
        Tasting, "SELECT * FROM tastings WHERE event_id = ? AND status = 'planned' ORDER BY id", event_id
    ):
        db.update("tastings", tasting["id"], status="cancelled")
    return db.fetch(Event, "events", event_id)


def change_guests(db: Database, event_id: str, guests: Annotated[int, between(10, 400)]) -> Event:
    """Change the number of guests more than three days ahead, down by a tenth at most of what was booked.

    Args:
        event_id: Id of the event.
        guests: Number of guests.
    """
    event = db.fetch(Event, "events", event_id)
    if event["status"] not in ("option", "booked"):
        raise Refused("The number is final.")
    if event["held_on"] <= shift(db.today, days=3):
        raise Refused("It is too late to change the number.")
    if guests == event["guests"]:
        raise Refused("The number is the same.")
    hall = db.fetch(Hall, "halls", event["hall_id"])
    if guests > hall["seats"]:
        raise Refused("The hall is too small.")
    if event["status"] != "option" and guests * 10 < event["booked_guests"] * 9:
        raise Refused("The number has fallen by more than a tenth.")
    db.update("events", event_id, guests=guests)
    return db.fetch(Event, "events", event_id)


def change_menu(db: Database, event_id: str, menu_id: str) -> Event:
    """Give an event more than ten days ahead another menu, which may not be cheaper once it is booked.

    Args:
        event_id: Id of the event.
        menu_id: Id of the menu.
    """
    event = db.fetch(Event, "events", event_id)
    menu = db.fetch(Menu, "menus", menu_id)
    if event["status"] not in ("option", "booked"):
        raise Refused("The menu is final.")
    if event["held_on"] <= shift(db.today, days=10):
        raise Refused("It is too late to change the menu.")
    if menu_id == event["menu_id"]:
        raise Refused("The event has this menu already.")
    if menu["offered_until"] < event["held_on"]:
        raise Refused("The menu is not on offer then.")
    if event["status"] != "option" and menu["price"] < event["price"]:
        raise Refused("A booked event may not become cheaper.")
    db.update("events", event_id, menu_id=menu_id, price=menu["price"])
    return db.fetch(Event, "events", event_id)


def move_event(db: Database, event_id: str, hall_id: str) -> Event:
    """Move an option or a booking to another free hall that is large enough on the same day.

    Args:
        event_id: Id of the event.
        hall_id: Id of the hall.
    """
    event = db.fetch(Event, "events", event_id)
    hall = db.fetch(Hall, "halls", hall_id)
    if event["status"] not in ("option", "booked"):
        raise Refused("The event cannot be moved any more.")
    if hall_id == event["hall_id"]:
        raise Refused("The event is in this hall.")
    if event["guests"] > hall["seats"]:
        raise Refused("The hall is too small.")
    if event["guests"] * event["price"] < hall["least_spend"]:
        raise Refused("The event is too small for this hall.")
    if db.exists(
        """
        SELECT 1 FROM events
        WHERE hall_id = ? AND held_on = ? AND status IN ('option', 'booked', 'fixed')
        """,
        hall_id,
        event["held_on"],
    ):
        raise Refused("The hall is taken on that day.")
    db.update("events", event_id, hall_id=hall_id)
    return db.fetch(Event, "events", event_id)


def fix_event(db: Database, event_id: str) -> Event:
    """Fix a booked event within its last ten days that has a waiter at least.

    Args:
        event_id: Id of the event.
    """
    event = db.fetch(Event, "events", event_id)
    if event["status"] != "booked":
        raise Refused("The event must be booked.")
    if event["held_on"] > shift(db.today, days=10):
        raise Refused("It is too early to fix this event.")
    if event["held_on"] < db.today:
        raise Refused("The day is over.")
    if not db.exists("SELECT 1 FROM services WHERE event_id = ?", event_id):
        raise Refused("No waiter has been placed.")
    db.update("events", event_id, status="fixed")
    return db.fetch(Event, "events", event_id)


def hold_event(db: Database, event_id: str) -> Event:
    """Note that a fixed event has been held.

    Args:
        event_id: Id of the event.
    """
    event = db.fetch(Event, "events", event_id)
    if event["status"] != "fixed":
        raise Refused("The event must be fixed.")
    if event["held_on"] > db.today:
        raise Refused("The event is still to come.")
    db.update("events", event_id, status="held")
    return db.fetch(Event, "events", event_id)


def settle_event(db: Database, event_id: str) -> Event:
    """Settle an event that was held with the rest of its price, once the long duties at it are signed.

    Args:
        event_id: Id of the event.
    """
    event = db.fetch(Event, "events", event_id)
    if event["status"] != "held":
        raise Refused("The event must be held.")
    if db.exists(
        """
        SELECT 1 FROM services
        JOIN waiters ON waiters.id = services.waiter_id
        WHERE services.event_id = ? AND services.hours > 8 AND waiters.status = 'away'
        """,
        event_id,
    ):
        raise Refused("The hours of a waiter have not been signed.")
    hall = db.fetch(Hall, "halls", event["hall_id"])
    db.update("events", event_id, status="settled", deposit=max(event["guests"] * event["price"], hall["least_spend"]))
    return db.fetch(Event, "events", event_id)


def cancel_event(db: Database, event_id: str) -> Event:
    """Cancel a booked event; 30 days ahead the deposit goes back. Duties and tastings fall away.

    Args:
        event_id: Id of the event.
    """
    event = db.fetch(Event, "events", event_id)
    if event["status"] not in ("booked", "fixed"):
        raise Refused("The event must be booked or fixed.")
    if event["held_on"] <= db.today:
        raise Refused("The event is today or over.")
    db.update(
        "events",
        event_id,
        status="cancelled",
        deposit=0 if event["held_on"] >= shift(db.today, days=30) else event["deposit"],
    )
    for service in db.all(Service, "SELECT * FROM services WHERE event_id = ? ORDER BY id", event_id):
        db.delete("services", service["id"])
    for tasting in db.all(
        Tasting, "SELECT * FROM tastings WHERE event_id = ? AND status = 'planned' ORDER BY id", event_id
    ):
        db.update("tastings", tasting["id"], status="cancelled")
    return db.fetch(Event, "events", event_id)

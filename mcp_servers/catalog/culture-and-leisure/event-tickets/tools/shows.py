"""Tools about shows."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Moment, Page, PageNumber, Refused, Text, between, minutes_between, shift

from .rows import Hall, Organiser, Purchase, Show, ShowStatus, Ticket


class ShowSummary(TypedDict):
    """A show as a search lists it."""

    id: str
    name: str
    hall_name: str
    starts_at: str
    status: ShowStatus


class ShowDetails(Show):
    """A show in full."""

    hall_name: str
    hall_town: str
    organiser_name: str
    seats_offered: int
    seats_sold: int


def find_shows(
    db: Database,
    name: str | None = None,
    hall_id: str | None = None,
    organiser: str | None = None,
    starts_on: Day | None = None,
    starts_from: Moment | None = None,
    status: ShowStatus | None = None,
    page: PageNumber = 1,
) -> Page[ShowSummary]:
    """Search shows by name, hall, start time or status.

    Args:
        name: Only shows whose name contains this text.
        hall_id: Only shows of the hall with this id.
        organiser: Only shows of the organiser whose name contains this text.
        starts_on: Only shows with a start time on this day.
        starts_from: Only shows with a start time at or after this.
        status: Only shows with this status.
        page: Page number, from 1.
    """
    return db.search(
        ShowSummary,
        """
        SELECT shows.id, shows.name, halls.name AS hall_name, shows.starts_at, shows.status FROM shows
        JOIN halls ON halls.id = shows.hall_id
        JOIN organisers ON organisers.id = shows.organiser_id
        """,
        where={
            "instr(lower(shows.name), lower(?)) > 0": name,
            "shows.hall_id = ?": hall_id,
            "instr(lower(organisers.name), lower(?)) > 0": organiser,
            "date(shows.starts_at) = ?": starts_on,
            "shows.starts_at >= ?": starts_from,
            "shows.status = ?": status,
        },
        order="shows.starts_at, shows.id",
        page=page,
    )


def get_show(db: Database, show_id: str) -> ShowDetails:
    """Show a show with its hall and how many seats are sold and left.

    Args:
        show_id: Id of the show.
    """
    show = db.fetch(Show, "shows", show_id)
    seats_offered = db.number("SELECT SUM(seats) FROM price_bands WHERE show_id = ?", show_id)
    seats_sold = db.number(
        """
        SELECT COUNT(*) FROM tickets
        JOIN price_bands ON price_bands.id = tickets.price_band_id
        WHERE price_bands.show_id = ? AND tickets.status != 'void'
        """,
        show_id,
    )
    hall = db.fetch(Hall, "halls", show["hall_id"])
    organiser = db.fetch(Organiser, "organisers", show["organiser_id"])
    return {
        **show,
        "hall_name": hall["name"],
        "hall_town": hall["town"],
        "organiser_name": organiser["name"],
        "seats_offered": seats_offered,
        "seats_sold": seats_sold,
    }


def plan_show(
    db: Database,
    name: Text,
    hall_id: str,
    starts_at: Moment,
    length: Annotated[int, between(30, 360)],
    minimum_age: Annotated[int, between(0, 18)],
) -> Show:
    """Plan a show of yours as a draft, at least two weeks ahead.

    Args:
        name: Name of the show.
        hall_id: Id of the hall.
        starts_at: Start time.
        length: Length in minutes.
        minimum_age: Minimum age.
    """
    db.fetch(Hall, "halls", hall_id)
    if starts_at < shift(db.now, days=14):
        raise Refused("A show is planned at least two weeks ahead.")
    ends_at = shift(starts_at, minutes=length)
    if db.exists(
        """
        SELECT 1 FROM shows
        WHERE hall_id = ? AND status != 'cancelled' AND starts_at < ? AND ends_at > ?
        """,
        hall_id,
        ends_at,
        starts_at,
    ):
        raise Refused("The hall is taken at that time.")
    if db.exists("SELECT 1 FROM shows WHERE name = ?", name):
        raise Refused("Another show already has this name.")
    show_id = db.insert(
        "shows",
        name=name,
        hall_id=hall_id,
        starts_at=starts_at,
        minimum_age=minimum_age,
        organiser_id=db.account,
        ends_at=ends_at,
        status="draft",
    )
    return db.fetch(Show, "shows", show_id)


def open_sale(db: Database, show_id: str) -> Show:
    """Put a draft of yours that has price bands on sale.

    Args:
        show_id: Id of the show.
    """
    show = db.fetch(Show, "shows", show_id)
    if show["status"] != "draft":
        raise Refused("The show must be draft.")
    if show["organiser_id"] != db.account:
        raise Refused("The show belongs to another organiser.")
    if not db.exists("SELECT 1 FROM price_bands WHERE show_id = ?", show_id):
        raise Refused("The show has no price bands.")
    if db.now >= show["starts_at"]:
        raise Refused("The show has started.")
    db.update("shows", show_id, status="on_sale")
    return db.fetch(Show, "shows", show_id)


def move_show(db: Database, show_id: str, starts_at: Moment) -> Show:
    """Move one of your shows to another time on which its hall is free; it keeps its length.

    Args:
        show_id: Id of the show.
        starts_at: Start time.
    """
    show = db.fetch(Show, "shows", show_id)
    if show["organiser_id"] != db.account:
        raise Refused("The show belongs to another organiser.")
    if show["status"] not in ("draft", "on_sale"):
        raise Refused("The show is over or cancelled.")
    if db.now >= show["starts_at"]:
        raise Refused("The show has started.")
    if starts_at < shift(db.now, days=1):
        raise Refused("The new time must be a day ahead at least.")
    ends_at = shift(starts_at, minutes=minutes_between(show["starts_at"], show["ends_at"]))
    if db.exists(
        """
        SELECT 1 FROM shows
        WHERE id != ? AND hall_id = ? AND status != 'cancelled' AND starts_at < ? AND ends_at > ?
        """,
        show_id,
        show["hall_id"],
        ends_at,
        starts_at,
    ):
        raise Refused("The hall is taken at that time.")
    db.update("shows", show_id, starts_at=starts_at, ends_at=ends_at)
    return db.fetch(Show, "shows", show_id)


def cancel_show(db: Database, show_id: str) -> Show:
    """Cancel one of your shows; its purchases are given back and its tickets become void.

    Args:
        show_id: Id of the show.
    """
    show = db.fetch(Show, "shows", show_id)
    if show["status"] not in ("on_sale", "draft"):
        raise Refused("The show must be on sale or draft.")
    if show["organiser_id"] != db.account:
        raise Refused("The show belongs to another organiser.")
    if db.now >= show["starts_at"]:
        raise Refused("The show has started.")
    db.update("shows", show_id, status="cancelled")
    for ticket in db.all(
        Ticket,
        """
        SELECT tickets.* FROM tickets
        JOIN purchases ON purchases.id = tickets.purchase_id
        WHERE purchases.show_id = ? AND tickets.status = 'valid'
        ORDER BY tickets.id
        """,
        show_id,
    ):
        db.update("tickets", ticket["id"], status="void")
    for purchase in db.all(
        Purchase, "SELECT * FROM purchases WHERE show_id = ? AND status = 'open' ORDER BY id", show_id
    ):
        db.update("purchases", purchase["id"], status="dropped")
    for purchase in db.all(
        Purchase, "SELECT * FROM purchases WHERE show_id = ? AND status = 'paid' ORDER BY id", show_id
    ):
        db.update("purchases", purchase["id"], status="given_back")
    return db.fetch(Show, "shows", show_id)

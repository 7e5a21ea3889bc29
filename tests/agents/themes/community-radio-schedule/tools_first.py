"""Tools of Radio Brackwater."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import (
    Database,
    Day,
    Moment,
    Page,
    PageNumber,
    Refused,
    Text,
    at_least,
    between,
    reads,
    writes,
)

StudioKind = Literal["live", "recording"]
Genre = Literal["news", "talk", "music", "drama", "sport"]
BroadcastStatus = Literal["planned", "aired", "cancelled"]
SpotStatus = Literal["booked", "aired", "withdrawn"]

MOST_SECONDS = 90
"""Of spots in one broadcast."""


class Host(TypedDict):
    """A host."""

    id: str
    name: str
    phone: str
    since: str


class Studio(TypedDict):
    """A studio."""

    id: str
    name: str
    kind: StudioKind
    seats: int


class Show(TypedDict):
    """A show."""

    id: str
    name: str
    host_id: str
    genre: Genre
    length: int


class ShowSummary(TypedDict):
    """A show as a search lists it."""

    id: str
    name: str
    host_name: str
    genre: Genre
    length: int


class Broadcast(TypedDict):
    """A broadcast."""

    id: str
    number: str
    show_id: str
    studio_id: str
    starts_at: str
    listeners: int | None
    status: BroadcastStatus


class BroadcastSummary(TypedDict):
    """A broadcast as a search lists it."""

    id: str
    number: str
    show_name: str
    starts_at: str
    status: BroadcastStatus


class BroadcastDetails(Broadcast):
    """A broadcast in full."""

    show_name: str
    studio_name: str
    host_name: str
    spot_seconds: int


class Sponsor(TypedDict):
    """A sponsor."""

    id: str
    name: str
    contact: str


class Spot(TypedDict):
    """A spot."""

    id: str
    sponsor_id: str
    broadcast_id: str
    seconds: int
    price: int
    status: SpotStatus


class SpotSummary(TypedDict):
    """A spot as a search lists it."""

    id: str
    sponsor_name: str
    broadcast_number: str
    seconds: int
    price: int
    status: SpotStatus


class SponsorTotal(TypedDict):
    """What the spots of a sponsor come to."""

    sponsor_name: str
    spots: int
    seconds: int
    price: int


def find_hosts(db: Database, name: Text | None = None, page: PageNumber = 1) -> Page[Host]:
    """Search the people who make shows.

    Args:
        name: Only hosts whose name contains this text.
        page: Page number, from 1.
    """
    return db.search(
        Host,
        "SELECT id, name, phone, since FROM hosts",
        where={"instr(lower(name), lower(?)) > 0": name},
        order="name, id",
        page=page,
    )


def find_studios(db: Database, kind: StudioKind | None = None, page: PageNumber = 1) -> Page[Studio]:
    """Search studios.

    Args:
        kind: Only studios of this kind.
        page: Page number, from 1.
    """
    return db.search(
        Studio, "SELECT id, name, kind, seats FROM studios", where={"kind = ?": kind}, order="name, id", page=page
    )


def find_shows(
    db: Database, name: Text | None = None, host_id: str | None = None, genre: Genre | None = None, page: PageNumber = 1
) -> Page[ShowSummary]:
    """Search shows by name, host or genre.

    Args:
        name: Only shows whose name contains this text.
        host_id: Only shows of the host with this id.
        genre: Only shows of this genre.
        page: Page number, from 1.
    """
    return db.search(
        ShowSummary,
        """
        SELECT shows.id, shows.name, hosts.name AS host_name, shows.genre, shows.length
        FROM shows
        JOIN hosts ON hosts.id = shows.host_id
        """,
        where={
            "instr(lower(shows.name), lower(?)) > 0": name,
            "shows.host_id = ?": host_id,
            "shows.genre = ?": genre,
        },
        order="shows.name, shows.id",
        page=page,
    )


def find_broadcasts(
    db: Database,
    number: Text | None = None,
    show_id: str | None = None,
    studio_id: str | None = None,
    status: BroadcastStatus | None = None,
    day: Day | None = None,
    page: PageNumber = 1,
) -> Page[BroadcastSummary]:
    """Search broadcasts, the earliest first.

    Args:
        number: Only the broadcast with this number.
        show_id: Only broadcasts of the show with this id.
        studio_id: Only broadcasts from the studio with this id.
        status: Only broadcasts with this status.
        day: Only broadcasts that start on this day.
        page: Page number, from 1.
    """
    return db.search(
        BroadcastSummary,
        """
        SELECT broadcasts.id, broadcasts.number, shows.name AS show_name, broadcasts.starts_at, broadcasts.status
        FROM broadcasts
        JOIN shows ON shows.id = broadcasts.show_id
        """,
        where={
            "broadcasts.number = ?": number,
            "broadcasts.show_id = ?": show_id,
            "broadcasts.studio_id = ?": studio_id,
            "broadcasts.status = ?": status,
            "substr(broadcasts.starts_at, 1, 10) = ?": day,
        },
        order="broadcasts.starts_at, broadcasts.id",
        page=page,
    )


def get_broadcast(db: Database, broadcast_id: str) -> BroadcastDetails:
    """Show a broadcast with its show, host and studio, and the seconds of spots that are sold in it.

    Args:
        broadcast_id: Id of the broadcast.
    """
    broadcast = db.fetch(Broadcast, "broadcasts", broadcast_id)
    show = db.fetch(Show, "shows", broadcast["show_id"])
    return {
        **broadcast,
        "show_name": show["name"],
        "studio_name": db.fetch(Studio, "studios", broadcast["studio_id"])["name"],
        "host_name": db.fetch(Host, "hosts", show["host_id"])["name"],
        "spot_seconds": _sold(db, broadcast_id),
    }


def find_sponsors(db: Database, name: Text | None = None, page: PageNumber = 1) -> Page[Sponsor]:
    """Search sponsors.

    Args:
        name: Only sponsors whose name contains this text.
        page: Page number, from 1.
    """
    return db.search(
        Sponsor,
        "SELECT id, name, contact FROM sponsors",
        where={"instr(lower(name), lower(?)) > 0": name},
        order="name, id",
        page=page,
    )


def find_spots(
    db: Database,
    sponsor_id: str | None = None,
    broadcast_id: str | None = None,
    status: SpotStatus | None = None,
    page: PageNumber = 1,
) -> Page[SpotSummary]:
    """Search spots, the dearest first.

    Args:
        sponsor_id: Only spots of the sponsor with this id.
        broadcast_id: Only spots in the broadcast with this id.
        status: Only spots with this status.
        page: Page number, from 1.
    """
    return db.search(
        SpotSummary,
        """
        SELECT spots.id, sponsors.name AS sponsor_name, broadcasts.number AS broadcast_number,
            spots.seconds, spots.price, spots.status
        FROM spots
        JOIN sponsors ON sponsors.id = spots.sponsor_id
        JOIN broadcasts ON broadcasts.id = spots.broadcast_id
        """,
        where={"spots.sponsor_id = ?": sponsor_id, "spots.broadcast_id = ?": broadcast_id, "spots.status = ?": status},
        order="spots.price DESC, spots.id",
        page=page,
    )


def report_sponsors(db: Database, status: SpotStatus | None = None, page: PageNumber = 1) -> Page[SponsorTotal]:
    """Add up the spots of each sponsor.

    Args:
        status: Only spots with this status.
        page: Page number, from 1.
    """
    return db.search(
        SponsorTotal,
        """
        SELECT sponsors.name AS sponsor_name, COUNT(*) AS spots, SUM(spots.seconds) AS seconds, SUM(spots.price) AS price
        FROM spots
        JOIN sponsors ON sponsors.id = spots.sponsor_id
        """,
        where={"spots.status = ?": status},
        group="sponsors.id",
        order="sponsors.name, sponsors.id",
        page=page,
    )


def plan_broadcast(db: Database, number: Text, show_id: str, studio_id: str, starts_at: Moment) -> Broadcast:
    """Plan a broadcast of a show in a live studio that is free at that moment.

    Args:
        number: Broadcast number, such as B-9000.
        show_id: Id of the show.
        studio_id: Id of the studio.
        starts_at: When it starts.
    """
    db.fetch(Show, "shows", show_id)
    studio = db.fetch(Studio, "studios", studio_id)
    if studio["kind"] != "live":
        raise Refused("Nothing goes out from a recording studio.")
    if db.exists("SELECT 1 FROM broadcasts WHERE number = ?", number):
        raise Refused("This broadcast number is taken.")
    _free(db, studio_id, starts_at)
    key = db.insert(
        "broadcasts", number=number, show_id=show_id, studio_id=studio_id, starts_at=starts_at, status="planned"
    )
    return db.fetch(Broadcast, "broadcasts", key)


def move_broadcast(db: Database, broadcast_id: str, starts_at: Moment) -> Broadcast:
    """Move a planned broadcast to another moment at which its studio is free.

    Args:
        broadcast_id: Id of the broadcast.
        starts_at: When it starts instead.
    """
    broadcast = _planned(db, broadcast_id)
    _free(db, broadcast["studio_id"], starts_at)
    db.update("broadcasts", broadcast_id, starts_at=starts_at)
    return db.fetch(Broadcast, "broadcasts", broadcast_id)


def cancel_broadcast(db: Database, broadcast_id: str) -> Broadcast:
    """Cancel a planned broadcast; the spots that are booked in it are withdrawn.

    Args:
        broadcast_id: Id of the broadcast.
    """
    _planned(db, broadcast_id)
    db.update("broadcasts", broadcast_id, status="cancelled")
    return db.fetch(Broadcast, "broadcasts", broadcast_id)


def book_spot(
    db: Database,
    sponsor_id: str,
    broadcast_id: str,
    seconds: Annotated[int, between(5, 60)],
    price: Annotated[int, at_least(1)],
) -> Spot:
    """Book a spot of a sponsor in a planned broadcast that has room for it.

    Args:
        sponsor_id: Id of the sponsor.
        broadcast_id: Id of the broadcast.
        seconds: Length in seconds.
        price: Price in cents.
    """
    db.fetch(Sponsor, "sponsors", sponsor_id)
    _planned(db, broadcast_id)
    if _sold(db, broadcast_id) + seconds > MOST_SECONDS:
        raise Refused("There is no room for so many seconds in this broadcast.")
    key = db.insert(
        "spots", sponsor_id=sponsor_id, broadcast_id=broadcast_id, seconds=seconds, price=price, status="booked"
    )
    return db.fetch(Spot, "spots", key)


def withdraw_spot(db: Database, spot_id: str) -> Spot:
    """Withdraw a booked spot.

    Args:
        spot_id: Id of the spot.
    """
    spot = db.fetch(Spot, "spots", spot_id)
    if spot["status"] != "booked":
        raise Refused("The spot was aired or withdrawn.")
    db.update("spots", spot_id, status="withdrawn")
    return db.fetch(Spot, "spots", spot_id)


def swap_studios(db: Database, broadcast_id: str, other_id: str) -> Broadcast:
    """Let two planned broadcasts change their studios.

    Args:
        broadcast_id: Id of the one broadcast.
        other_id: Id of the other broadcast.
    """
    one, other = _planned(db, broadcast_id), _planned(db, other_id)
    db.update("broadcasts", broadcast_id, studio=other["studio_id"])
    db.update("broadcasts", other_id, studio=one["studio_id"])
    return db.fetch(Broadcast, "broadcasts", broadcast_id)


def _planned(db: Database, broadcast_id: str) -> Broadcast:
    """Return a broadcast that has not begun."""
    broadcast = db.fetch(Broadcast, "broadcasts", broadcast_id)
    if broadcast["status"] != "planned":
        raise Refused("The broadcast was aired or cancelled.")
    if broadcast["starts_at"] <= db.now:
        raise Refused("The broadcast has begun.")
    return broadcast


def _free(db: Database, studio_id: str, starts_at: str) -> None:
    """Refuse a moment that is past, or at which something else starts in a studio."""
    if starts_at <= db.now:
        raise Refused("That moment is past.")
    if db.exists(
        "SELECT 1 FROM broadcasts WHERE studio_id = ? AND starts_at = ? AND status != 'cancelled'", studio_id, starts_at
    ):
        raise Refused("Something else starts in this studio then.")


def _sold(db: Database, broadcast_id: str) -> int:
    """Return the seconds of spots in a broadcast that are not withdrawn."""
    return db.number("SELECT SUM(seconds) FROM spots WHERE broadcast_id = ? AND status != 'withdrawn'", broadcast_id)


TOOLS = reads(
    find_hosts,
    find_studios,
    find_shows,
    find_broadcasts,
    get_broadcast,
    find_sponsors,
    find_spots,
    report_sponsors,
) + writes(plan_broadcast, move_broadcast, cancel_broadcast, book_spot, withdraw_spot, swap_studios)

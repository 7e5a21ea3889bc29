"""Tools about bookings."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Booking, BookingKind, BookingPosition, BookingScript, BookingStatus, Campaign, Episode, Show, Sponsor


class BookingSummary(TypedDict):
    """A spot as a search lists it."""

    id: str
    campaign_sponsor_name: str
    episode_title: str
    position: BookingPosition
    price: int
    script: BookingScript
    status: BookingStatus


class BookingsByEpisodeShowName(TypedDict):
    """Totals of bookings for one name."""

    episode_show_name: str
    spots: int
    total: int
    dearest: int | None


class BookingsByCampaignSponsorName(TypedDict):
    """Totals of bookings for one name."""

    campaign_sponsor_name: str
    spots: int
    total: int


def find_bookings(
    db: Database,
    campaign_id: str | None = None,
    sponsor_id: str | None = None,
    episode_id: str | None = None,
    show_id: str | None = None,
    position: BookingPosition | None = None,
    status: BookingStatus | None = None,
    script: BookingScript | None = None,
    airs_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[BookingSummary]:
    """Search bookings by campaign, sponsor, episode, show, position, status, script or airing day.

    Args:
        campaign_id: Only bookings of the campaign with this id.
        sponsor_id: Only bookings of the sponsor with this id.
        episode_id: Only bookings of the episode with this id.
        show_id: Only bookings of the show with this id.
        position: Only bookings with this position.
        status: Only bookings with this status.
        script: Only bookings with this script.
        airs_from: Only bookings of the episode with an airing day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        BookingSummary,
        """
        SELECT bookings.id, sponsors.name AS campaign_sponsor_name, episodes.title AS episode_title,
            bookings.position, bookings.price, bookings.script, bookings.status
        FROM bookings
        JOIN campaigns ON campaigns.id = bookings.campaign_id
        JOIN sponsors ON sponsors.id = campaigns.sponsor_id
        JOIN episodes ON episodes.id = bookings.episode_id
        """,
        where={
            "bookings.campaign_id = ?": campaign_id,
            "campaigns.sponsor_id = ?": sponsor_id,
            "bookings.episode_id = ?": episode_id,
            "episodes.show_id = ?": show_id,
            "bookings.position = ?": position,
            "bookings.status = ?": status,
            "bookings.script = ?": script,
            "episodes.airs_on >= ?": airs_from,
        },
        order="episodes.airs_on, bookings.id",
        page=page,
    )


def report_bookings(
    db: Database,
    status: BookingStatus | None = None,
    sponsor_id: str | None = None,
    position: BookingPosition | None = None,
    page: PageNumber = 1,
) -> Page[BookingsByEpisodeShowName]:
    """Count spots and add up their prices by show.

    Args:
        status: Only bookings with this status.
        sponsor_id: Only bookings of the sponsor with this id.
        position: Only bookings with this position.
        page: Page number, from 1.
    """
    return db.search(
        BookingsByEpisodeShowName,
        """
        SELECT shows.name AS episode_show_name, COUNT(*) AS spots, COALESCE(SUM(bookings.price), 0) AS
            total, MAX(bookings.price) AS dearest
        FROM bookings
        JOIN campaigns ON campaigns.id = bookings.campaign_id
        JOIN episodes ON episodes.id = bookings.episode_id
        JOIN shows ON shows.id = episodes.show_id
        """,
        where={
            "bookings.status = ?": status,
            "campaigns.sponsor_id = ?": sponsor_id,
            "bookings.position = ?": position,
        },
        group="shows.name",
        order="shows.name",
        page=page,
    )


def report_sponsors(
    db: Database,
    status: BookingStatus | None = None,
    show_id: str | None = None,
    kind: BookingKind | None = None,
    page: PageNumber = 1,
) -> Page[BookingsByCampaignSponsorName]:
    """Count spots and add up their prices by sponsor.

    Args:
        status: Only bookings with this status.
        show_id: Only bookings of the show with this id.
        kind: Only bookings with this kind.
        page: Page number, from 1.
    """
    return db.search(
        BookingsByCampaignSponsorName,
        """
        SELECT sponsors.name AS campaign_sponsor_name, COUNT(*) AS spots, COALESCE(SUM(bookings.price), 0)
            AS total
        FROM bookings
        JOIN episodes ON episodes.id = bookings.episode_id
        JOIN campaigns ON campaigns.id = bookings.campaign_id
        JOIN sponsors ON sponsors.id = campaigns.sponsor_id
        """,
        where={"bookings.status = ?": status, "episodes.show_id = ?": show_id, "bookings.kind = ?": kind},
        group="sponsors.name",
        order="sponsors.name",
        page=page,
    )


def book_spot(
    db: Database, campaign_id: str, episode_id: str, position: BookingPosition, length: Annotated[int, between(20, 90)]
) -> Booking:
    """Book a spot for a running campaign in a planned episode, within its budget and at least four days ahead.

    Args:
        campaign_id: Id of the campaign.
        episode_id: Id of the episode.
        position: Position of the spot.
        length: Length in seconds.
    """
    campaign = db.fetch(Campaign, "campaigns", campaign_id)
    episode = db.fetch(Episode, "episodes", episode_id)
    if campaign["status"] != "running":
        raise Refused("The campaign does not run.")
    sponsor = db.fetch(Sponsor, "sponsors", campaign["sponsor_id"])
    if sponsor["status"] != "welcome":
        raise Refused("The sponsor is barred.")
    if episode["status"] != "planned":
        raise Refused("The episode is recorded, aired or dropped.")
    if episode["airs_on"] < shift(db.today, days=4):
        raise Refused("The episode airs in less than four days.")
    if episode["airs_on"] < campaign["starts_on"] or episode["airs_on"] > campaign["ends_on"]:
        raise Refused("The episode airs outside of the campaign.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE episode_id = ? AND position = ? AND status != 'cancelled'
        """,
        episode_id,
        position,
    ):
        raise Refused("The position is taken.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        JOIN campaigns ON campaigns.id = bookings.campaign_id
        JOIN sponsors ON sponsors.id = campaigns.sponsor_id
        WHERE bookings.episode_id = ? AND bookings.status != 'cancelled' AND sponsors.branch = ?
        """,
        episode_id,
        sponsor["branch"],
    ):
        raise Refused("The episode has a sponsor of this branch.")
    if (
        db.number("SELECT SUM(length) FROM bookings WHERE episode_id = ? AND status != 'cancelled'", episode_id)
        + length
        > 180
    ):
        raise Refused("The episode has no room for so long a spot.")
    spent = db.number("SELECT SUM(price) FROM bookings WHERE campaign_id = ? AND status != 'cancelled'", campaign_id)
    show = db.fetch(Show, "shows", episode["show_id"])
    price = (
        show["rate"]
        * episode["expected"]
        // 1000
        * (80 if position == "opening" else 100 if position == "middle" else 50)
        // 100
    )
    if spent + price > campaign["budget"]:
        raise Refused("The budget of the campaign does not suffice.")
    booking_id = db.insert(
        "bookings",
        campaign_id=campaign_id,
        episode_id=episode_id,
        position=position,
        length=length,
        price=price,
        kind="paid",
        status="booked",
        script="missing",
    )
    return db.fetch(Booking, "bookings", booking_id)


def cancel_spot(db: Database, booking_id: str) -> Booking:
    """Cancel a spot before its episode is recorded; less than 7 days before it airs, half the price stays due.

    Args:
        booking_id: Id of the spot.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The spot must be booked.")
    episode = db.fetch(Episode, "episodes", booking["episode_id"])
    if episode["status"] != "planned":
        raise Refused("The episode is recorded already.")
    db.update(
        "bookings",
        booking_id,
        status="cancelled",
        price=booking["price"] // 2 if episode["airs_on"] < shift(db.today, days=7) else 0,
    )
    return db.fetch(Booking, "bookings", booking_id)


def submit_script(db: Database, booking_id: str) -> Booking:
    """Note that the sponsor has handed in the script of a spot, two days before it airs at the latest.

    Args:
        booking_id: Id of the spot.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The spot has aired or was cancelled.")
    if booking["script"] not in ("missing", "returned"):
        raise Refused("The script is there already.")
    episode = db.fetch(Episode, "episodes", booking["episode_id"])
    if episode["airs_on"] < shift(db.today, days=2):
        raise Refused("It is too late for a script.")
    db.update("bookings", booking_id, script="submitted", remark=None)
    return db.fetch(Booking, "bookings", booking_id)


def approve_script(db: Database, booking_id: str) -> Booking:
    """Approve the script of a spot in one of your shows.

    Args:
        booking_id: Id of the spot.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The spot has aired or was cancelled.")
    if booking["script"] != "submitted":
        raise Refused("No script waits for approval.")
    episode = db.fetch(Episode, "episodes", booking["episode_id"])
    show = db.fetch(Show, "shows", episode["show_id"])
    if show["producer_id"] != db.account:
        raise Refused("The show belongs to another producer.")
    db.update("bookings", booking_id, script="approved")
    return db.fetch(Booking, "bookings", booking_id)


def return_script(db: Database, booking_id: str, remark: Text) -> Booking:
    """Give the script of a spot back to the sponsor, two days before it airs at the latest.

    Args:
        booking_id: Id of the spot.
        remark: Remark of the spot.
    """
    booking = db.fetch(Booking, "bookings", booking_id)
    if booking["status"] != "booked":
        raise Refused("The spot has aired or was cancelled.")
    if booking["script"] != "submitted":
        raise Refused("No script waits for approval.")
    episode = db.fetch(Episode, "episodes", booking["episode_id"])
    if episode["airs_on"] < shift(db.today, days=2):
        raise Refused("It is too late to change the script.")
    db.update("bookings", booking_id, script="returned", remark=remark)
    return db.fetch(Booking, "bookings", booking_id)


def make_good(db: Database, replaces_id: str, episode_id: str, position: BookingPosition) -> Booking:
    """Give a campaign a free spot of the same length in a later episode of the same show, where the first one
    reached too few downloads.

    Args:
        replaces_id: Id of the spot to be replaced.
        episode_id: Id of the episode.
        position: Position of the spot.
    """
    replaces = db.fetch(Booking, "bookings", replaces_id)
    episode = db.fetch(Episode, "episodes", episode_id)
    if replaces["status"] != "aired":
        raise Refused("The spot has not aired.")
    if replaces["kind"] != "paid":
        raise Refused("A free spot is not replaced.")
    replaces_episode = db.fetch(Episode, "episodes", replaces["episode_id"])
    if replaces_episode["downloads"] is None:
        raise Refused("The downloads have not been counted.")
    if replaces_episode["downloads"] * 5 >= replaces_episode["expected"] * 4:
        raise Refused("The spot reached enough downloads.")
    if db.exists("SELECT 1 FROM bookings WHERE replaces_id = ? AND status != 'cancelled'", replaces_id):
        raise Refused("The spot was made good for already.")
    if episode["show_id"] != replaces_episode["show_id"]:
        raise Refused("The episode belongs to another show.")
    if episode["status"] != "planned":
        raise Refused("The episode is recorded, aired or dropped.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE episode_id = ? AND position = ? AND status != 'cancelled'
        """,
        episode_id,
        position,
    ):
        raise Refused("The position is taken.")
    campaign = db.fetch(Campaign, "campaigns", replaces["campaign_id"])
    sponsor = db.fetch(Sponsor, "sponsors", campaign["sponsor_id"])
    if db.exists(
        """
        SELECT 1 FROM bookings
        JOIN campaigns ON campaigns.id = bookings.campaign_id
        JOIN sponsors ON sponsors.id = campaigns.sponsor_id
        WHERE bookings.episode_id = ? AND bookings.status != 'cancelled' AND sponsors.branch = ?
        """,
        episode_id,
        sponsor["branch"],
    ):
        raise Refused("The episode has a sponsor of this branch.")
    if (
        db.number("SELECT SUM(length) FROM bookings WHERE episode_id = ? AND status != 'cancelled'", episode_id)
        + replaces["length"]
        > 180
    ):
        raise Refused("The episode has no room for so long a spot.")
    booking_id = db.insert(
        "bookings",
        episode_id=episode_id,
        position=position,
        replaces_id=replaces_id,
        campaign_id=replaces["campaign_id"],
        length=replaces["length"],
        price=0,
        kind="replacement",
        status="booked",
        script="approved",
    )
    return db.fetch(Booking, "bookings", booking_id)

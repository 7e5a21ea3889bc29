"""Tools about episodes."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Booking, Episode, EpisodeStatus, Producer, Show


class EpisodeSummary(TypedDict):
    """An episode as a search lists it."""

    id: str
    title: str
    show_name: str
    airs_on: str
    status: EpisodeStatus


class EpisodeDetails(Episode):
    """An episode in full."""

    show_name: str
    show_producer_name: str
    booked_seconds: int
    open_scripts: int


def find_episodes(
    db: Database,
    title: str | None = None,
    show_id: str | None = None,
    producer_id: str | None = None,
    status: EpisodeStatus | None = None,
    airs_from: Day | None = None,
    airs_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[EpisodeSummary]:
    """Search episodes by title, show, producer, status or airing day.

    Args:
        title: Only episodes whose title contains this text.
        show_id: Only episodes of the show with this id.
        producer_id: Only episodes of the producer with this id.
        status: Only episodes with this status.
        airs_from: Only episodes with an airing day at or after this.
        airs_until: Only episodes with an airing day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        EpisodeSummary,
        """
        SELECT episodes.id, episodes.title, shows.name AS show_name, episodes.airs_on, episodes.status
        FROM episodes
        JOIN shows ON shows.id = episodes.show_id
        """,
        where={
            "instr(lower(episodes.title), lower(?)) > 0": title,
            "episodes.show_id = ?": show_id,
            "shows.producer_id = ?": producer_id,
            "episodes.status = ?": status,
            "episodes.airs_on >= ?": airs_from,
            "episodes.airs_on <= ?": airs_until,
        },
        order="episodes.airs_on, episodes.id",
        page=page,
    )


def get_episode(db: Database, episode_id: str) -> EpisodeDetails:
    """Show an episode with the seconds already booked and the scripts that are not approved.

    Args:
        episode_id: Id of the episode.
    """
    episode = db.fetch(Episode, "episodes", episode_id)
    booked_seconds = db.number(
        "SELECT SUM(length) FROM bookings WHERE episode_id = ? AND status != 'cancelled'", episode_id
    )
    open_scripts = db.number(
        """
        SELECT COUNT(*) FROM bookings
        WHERE episode_id = ? AND status = 'booked' AND script != 'approved'
        """,
        episode_id,
    )
    show = db.fetch(Show, "shows", episode["show_id"])
    producer = db.fetch(Producer, "producers", show["producer_id"])
    return {
        **episode,
        "show_name": show["name"],
        "show_producer_name": producer["name"],
        "booked_seconds": booked_seconds,
        "open_scripts": open_scripts,
    }


def plan_episode(db: Database, title: Text, show_id: str, airs_on: Day) -> Episode:
    """Plan an episode of one of your shows for a day on which the show has no other.

    Args:
        title: Title of the episode.
        show_id: Id of the show.
        airs_on: Airing day.
    """
    show = db.fetch(Show, "shows", show_id)
    if show["producer_id"] != db.account:
        raise Refused("The show belongs to another producer.")
    if airs_on < shift(db.today, days=5):
        raise Refused("An episode is planned at least five days ahead.")
    if airs_on > shift(db.today, days=90):
        raise Refused("An episode is planned at most 90 days ahead.")
    if db.exists("SELECT 1 FROM episodes WHERE show_id = ? AND airs_on = ? AND status != 'dropped'", show_id, airs_on):
        raise Refused("Another episode of the show airs that day.")
    if db.exists("SELECT 1 FROM episodes WHERE title = ?", title):
        raise Refused("Another episode already has this title.")
    episode_id = db.insert(
        "episodes", title=title, show_id=show_id, airs_on=airs_on, expected=show["usual"], status="planned"
    )
    return db.fetch(Episode, "episodes", episode_id)


def postpone_episode(db: Database, episode_id: str, airs_on: Day) -> Episode:
    """Put off an episode of one of your shows, as long as the campaigns of its spots still run that day.

    Args:
        episode_id: Id of the episode.
        airs_on: New airing day.
    """
    episode = db.fetch(Episode, "episodes", episode_id)
    show = db.fetch(Show, "shows", episode["show_id"])
    if show["producer_id"] != db.account:
        raise Refused("The show belongs to another producer.")
    if episode["status"] not in ("planned", "recorded"):
        raise Refused("The episode has aired or was dropped.")
    if airs_on <= episode["airs_on"]:
        raise Refused("The new day must be later.")
    if airs_on > shift(db.today, days=90):
        raise Refused("An episode is planned at most 90 days ahead.")
    if db.exists(
        "SELECT 1 FROM episodes WHERE show_id = ? AND airs_on = ? AND status != 'dropped'", episode["show_id"], airs_on
    ):
        raise Refused("Another episode of the show airs that day.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        JOIN campaigns ON campaigns.id = bookings.campaign_id
        WHERE bookings.episode_id = ? AND bookings.status = 'booked' AND campaigns.ends_on < ?
        """,
        episode_id,
        airs_on,
    ):
        raise Refused("A campaign with a spot in it has ended by then.")
    db.update("episodes", episode_id, airs_on=airs_on)
    return db.fetch(Episode, "episodes", episode_id)


def record_episode(db: Database, episode_id: str) -> Episode:
    """Note that an episode of one of your shows is recorded; the scripts of all its spots must be approved.

    Args:
        episode_id: Id of the episode.
    """
    episode = db.fetch(Episode, "episodes", episode_id)
    if episode["status"] != "planned":
        raise Refused("The episode must be planned.")
    show = db.fetch(Show, "shows", episode["show_id"])
    if show["producer_id"] != db.account:
        raise Refused("The show belongs to another producer.")
    if episode["airs_on"] > shift(db.today, days=30):
        raise Refused("An episode is recorded at most 30 days before it airs.")
    if db.exists(
        """
        SELECT 1 FROM bookings
        WHERE episode_id = ? AND status = 'booked' AND script != 'approved'
        """,
        episode_id,
    ):
        raise Refused("A script is not approved.")
    db.update("episodes", episode_id, status="recorded")
    return db.fetch(Episode, "episodes", episode_id)


def drop_episode(db: Database, episode_id: str) -> Episode:
    """Drop a planned episode of one of your shows; its spots are cancelled free of charge.

    Args:
        episode_id: Id of the episode.
    """
    episode = db.fetch(Episode, "episodes", episode_id)
    if episode["status"] != "planned":
        raise Refused("The episode must be planned.")
    show = db.fetch(Show, "shows", episode["show_id"])
    if show["producer_id"] != db.account:
        raise Refused("The show belongs to another producer.")
    if episode["airs_on"] <= shift(db.today, days=3):
        raise Refused("It is too late to drop this episode.")
    db.update("episodes", episode_id, status="dropped")
    for booking in db.all(
        Booking, "SELECT * FROM bookings WHERE episode_id = ? AND status = 'booked' ORDER BY id", episode_id
    ):
        db.update("bookings", booking["id"], status="cancelled", price=0)
    return db.fetch(Episode, "episodes", episode_id)


def count_downloads(db: Database, episode_id: str, downloads: Annotated[int, between(0, 200000)]) -> Episode:
    """Note how often an aired episode was downloaded, a week after it aired at the earliest.

    Args:
        episode_id: Id of the episode.
        downloads: Counted downloads.
    """
    episode = db.fetch(Episode, "episodes", episode_id)
    if episode["status"] != "aired":
        raise Refused("The episode has not aired.")
    if episode["airs_on"] > shift(db.today, days=-7):
        raise Refused("Downloads are counted a week after an episode has aired.")
    if episode["downloads"] is not None and downloads <= episode["downloads"]:
        raise Refused("More downloads than that were counted already.")
    db.update("episodes", episode_id, downloads=downloads)
    return db.fetch(Episode, "episodes", episode_id)

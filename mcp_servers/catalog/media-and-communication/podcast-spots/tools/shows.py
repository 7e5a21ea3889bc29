"""Tools about shows."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class ShowSummary(TypedDict):
    """A show as a search lists it."""

    id: str
    name: str
    producer_name: str
    rate: int
    usual: int


def find_shows(
    db: Database,
    name: str | None = None,
    producer_id: str | None = None,
    producer_name: str | None = None,
    max_rate: int | None = None,
    min_usual: int | None = None,
    page: PageNumber = 1,
) -> Page[ShowSummary]:
    """Search shows by name, producer, rate for a thousand downloads or usual downloads.

    Args:
        name: Only shows with this name.
        producer_id: Only shows of the producer with this id.
        producer_name: Only shows of the producer with this name.
        max_rate: Only shows with a rate for a thousand downloads of at most this.
        min_usual: Only shows with a usual downloads of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ShowSummary,
        """
        SELECT shows.id, shows.name, producers.name AS producer_name, shows.rate, shows.usual FROM shows
        JOIN producers ON producers.id = shows.producer_id
        """,
        where={
            "shows.name = ?": name,
            "shows.producer_id = ?": producer_id,
            "producers.name = ?": producer_name,
            "shows.rate <= ?": max_rate,
            "shows.usual >= ?": min_usual,
        },
        order="shows.name, shows.id",
        page=page,
    )

"""Tools about acts."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import ActGenre, ActStatus


class ActSummary(TypedDict):
    """An act as a search lists it."""

    id: str
    name: str
    genre: ActGenre
    people: int
    usual_fee: int
    status: ActStatus


def find_acts(
    db: Database,
    name: str | None = None,
    genre: ActGenre | None = None,
    agent: str | None = None,
    max_usual_fee: int | None = None,
    max_decibels: int | None = None,
    status: ActStatus | None = None,
    page: PageNumber = 1,
) -> Page[ActSummary]:
    """Search acts by name, genre, agent, usual fee, level in decibels or status.

    Args:
        name: Only acts whose name contains this text.
        genre: Only acts with this genre.
        agent: Only acts whose agent contains this text.
        max_usual_fee: Only acts with a usual fee of at most this.
        max_decibels: Only acts with a level in decibels of at most this.
        status: Only acts with this status.
        page: Page number, from 1.
    """
    return db.search(
        ActSummary,
        "SELECT id, name, genre, people, usual_fee, status FROM acts",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "genre = ?": genre,
            "instr(lower(agent), lower(?)) > 0": agent,
            "usual_fee <= ?": max_usual_fee,
            "decibels <= ?": max_decibels,
            "status = ?": status,
        },
        order="name, id",
        page=page,
    )

"""Tools about editors."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import EditorRank, EditorStatus


class EditorSummary(TypedDict):
    """An editor as a search lists it."""

    id: str
    name: str
    rank: EditorRank
    status: EditorStatus


def find_editors(
    db: Database,
    name: str | None = None,
    rank: EditorRank | None = None,
    status: EditorStatus | None = None,
    page: PageNumber = 1,
) -> Page[EditorSummary]:
    """Search editors by name, rank or status.

    Args:
        name: Only editors whose name contains this text.
        rank: Only editors with this rank.
        status: Only editors with this status.
        page: Page number, from 1.
    """
    return db.search(
        EditorSummary,
        "SELECT id, name, rank, status FROM editors",
        where={"instr(lower(name), lower(?)) > 0": name, "rank = ?": rank, "status = ?": status},
        order="name, id",
        page=page,
    )

"""Tools about linen moves."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import LinenMoveKind


class LinenMoveSummary(TypedDict):
    """A linen movement as a search lists it."""

    id: str
    floor_name: str
    kind: LinenMoveKind
    sets: int
    moved_on: str


def find_linen_moves(
    db: Database,
    floor_id: str | None = None,
    kind: LinenMoveKind | None = None,
    moved_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[LinenMoveSummary]:
    """Search linen moves by floor, kind or date.

    Args:
        floor_id: Only linen moves of the floor with this id.
        kind: Only linen moves with this kind.
        moved_from: Only linen moves with a date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        LinenMoveSummary,
        """
        SELECT linen_moves.id, floors.name AS floor_name, linen_moves.kind, linen_moves.sets,
            linen_moves.moved_on
        FROM linen_moves
        JOIN floors ON floors.id = linen_moves.floor_id
        """,
        where={
            "linen_moves.floor_id = ?": floor_id,
            "linen_moves.kind = ?": kind,
            "linen_moves.moved_on >= ?": moved_from,
        },
        order="linen_moves.moved_on DESC, linen_moves.id",
        page=page,
    )

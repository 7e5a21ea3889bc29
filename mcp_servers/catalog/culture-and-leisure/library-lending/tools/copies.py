"""Tools about copies."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import CopyState


class CopySummary(TypedDict):
    """A copy as a search lists it."""

    id: str
    work_title: str
    branch_town: str
    shelf: str
    state: CopyState


def find_copies(
    db: Database,
    work_id: str | None = None,
    branch_id: str | None = None,
    town: str | None = None,
    state: CopyState | None = None,
    page: PageNumber = 1,
) -> Page[CopySummary]:
    """Search copies by work, branch, town or state.

    Args:
        work_id: Only copies of the work with this id.
        branch_id: Only copies of the branch with this id.
        town: Only copies of the branch with this town.
        state: Only copies with this state.
        page: Page number, from 1.
    """
    return db.search(
        CopySummary,
        """
        SELECT copies.id, works.title AS work_title, branches.town AS branch_town, copies.shelf,
            copies.state
        FROM copies
        JOIN works ON works.id = copies.work_id
        JOIN branches ON branches.id = copies.branch_id
        """,
        where={
            "copies.work_id = ?": work_id,
            "copies.branch_id = ?": branch_id,
            "branches.town = ?": town,
            "copies.state = ?": state,
        },
        order="copies.barcode, copies.id",
        page=page,
    )

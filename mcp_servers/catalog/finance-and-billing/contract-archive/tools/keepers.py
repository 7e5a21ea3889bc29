"""Tools about keepers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import KeeperStatus


class KeeperSummary(TypedDict):
    """A keeper as a search lists it."""

    id: str
    name: str
    signing_limit: int
    status: KeeperStatus


def find_keepers(
    db: Database,
    name: str | None = None,
    status: KeeperStatus | None = None,
    min_signing_limit: int | None = None,
    page: PageNumber = 1,
) -> Page[KeeperSummary]:
    """Search keepers by name, status or signing limit.

    Args:
        name: Only keepers whose name contains this text.
        status: Only keepers with this status.
        min_signing_limit: Only keepers with a signing limit of at least this.
        page: Page number, from 1.
    """
    return db.search(
        KeeperSummary,
        "SELECT id, name, signing_limit, status FROM keepers",
        where={"instr(lower(name), lower(?)) > 0": name, "status = ?": status, "signing_limit >= ?": min_signing_limit},
        order="name, id",
        page=page,
    )

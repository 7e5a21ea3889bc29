"""Tools about sponsors."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Sponsor, SponsorBranch, SponsorStatus


def find_sponsors(
    db: Database,
    name: str | None = None,
    branch: SponsorBranch | None = None,
    status: SponsorStatus | None = None,
    page: PageNumber = 1,
) -> Page[Sponsor]:
    """Search sponsors by name, branch or status.

    Args:
        name: Only sponsors whose name contains this text.
        branch: Only sponsors with this branch.
        status: Only sponsors with this status.
        page: Page number, from 1.
    """
    return db.search(
        Sponsor,
        "SELECT id, name, branch, phone, status FROM sponsors",
        where={"instr(lower(name), lower(?)) > 0": name, "branch = ?": branch, "status = ?": status},
        order="name, id",
        page=page,
    )

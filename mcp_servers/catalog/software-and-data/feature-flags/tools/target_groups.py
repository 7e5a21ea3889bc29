"""Tools about target groups."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import TargetGroup


def find_groups(
    db: Database, name: str | None = None, min_users: int | None = None, page: PageNumber = 1
) -> Page[TargetGroup]:
    """Search target groups by name or number of users.

    Args:
        name: Only target groups whose name contains this text.
        min_users: Only target groups with a number of users of at least this.
        page: Page number, from 1.
    """
    return db.search(
        TargetGroup,
        "SELECT id, name, users FROM target_groups",
        where={"instr(lower(name), lower(?)) > 0": name, "users >= ?": min_users},
        order="name, id",
        page=page,
    )

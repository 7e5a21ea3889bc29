"""Tools about categories."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Category


def find_categories(
    db: Database,
    name: str | None = None,
    valuable: bool | None = None,
    max_keep_days: int | None = None,
    page: PageNumber = 1,
) -> Page[Category]:
    """Search categories by name, valuable or days kept.

    Args:
        name: Only categories with this name.
        valuable: Only categories for which this holds, or does not: valuable.
        max_keep_days: Only categories with a days kept of at most this.
        page: Page number, from 1.
    """
    return db.search(
        Category,
        "SELECT id, name, valuable, keep_days, fee FROM categories",
        where={"name = ?": name, "valuable = ?": valuable, "keep_days <= ?": max_keep_days},
        order="name, id",
        page=page,
    )

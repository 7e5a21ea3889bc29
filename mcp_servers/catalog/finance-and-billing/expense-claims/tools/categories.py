"""Tools about categories."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Category


def find_categories(
    db: Database,
    name: str | None = None,
    min_highest: int | None = None,
    max_receipt_limit: int | None = None,
    page: PageNumber = 1,
) -> Page[Category]:
    """Search categories by name, highest amount or receipt limit.

    Args:
        name: Only categories with this name.
        min_highest: Only categories with a highest amount of at least this.
        max_receipt_limit: Only categories with a receipt limit of at most this.
        page: Page number, from 1.
    """
    return db.search(
        Category,
        "SELECT id, name, highest, receipt_limit, valid_days FROM categories",
        where={"name = ?": name, "highest >= ?": min_highest, "receipt_limit <= ?": max_receipt_limit},
        order="name, id",
        page=page,
    )

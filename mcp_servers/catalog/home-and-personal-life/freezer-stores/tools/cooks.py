"""Tools about cooks."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Cook, CookDiet


def find_cooks(db: Database, name: str | None = None, diet: CookDiet | None = None, page: PageNumber = 1) -> Page[Cook]:
    """Search cooks by name or diet.

    Args:
        name: Only cooks whose name contains this text.
        diet: Only cooks with this diet.
        page: Page number, from 1.
    """
    return db.search(
        Cook,
        "SELECT id, name, diet FROM cooks",
        where={"instr(lower(name), lower(?)) > 0": name, "diet = ?": diet},
        order="name, id",
        page=page,
    )

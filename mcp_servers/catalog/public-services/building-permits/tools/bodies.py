"""Tools about bodies."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Body


def find_bodies(
    db: Database,
    name: str | None = None,
    heritage: bool | None = None,
    max_answer_days: int | None = None,
    page: PageNumber = 1,
) -> Page[Body]:
    """Search bodies by name, in charge of heritage or days to answer.

    Args:
        name: Only bodies whose name contains this text.
        heritage: Only bodies for which this holds, or does not: in charge of heritage.
        max_answer_days: Only bodies with a days to answer of at most this.
        page: Page number, from 1.
    """
    return db.search(
        Body,
        "SELECT id, name, heritage, answer_days FROM bodies",
        where={"instr(lower(name), lower(?)) > 0": name, "heritage = ?": heritage, "answer_days <= ?": max_answer_days},
        order="name, id",
        page=page,
    )

"""Tools about sections."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Section


def find_sections(
    db: Database,
    name: str | None = None,
    coffins: bool | None = None,
    max_yearly_fee: int | None = None,
    min_highest_stone: int | None = None,
    page: PageNumber = 1,
) -> Page[Section]:
    """Search sections by name, coffin graves, yearly fee or greatest height of stones in centimetres.

    Args:
        name: Only sections whose name contains this text.
        coffins: Only sections for which this holds, or does not: coffin graves.
        max_yearly_fee: Only sections with a yearly fee of at most this.
        min_highest_stone: Only sections with a greatest height of stones in centimetres of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Section,
        "SELECT id, name, yearly_fee, highest_stone, coffins FROM sections",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "coffins = ?": coffins,
            "yearly_fee <= ?": max_yearly_fee,
            "highest_stone >= ?": min_highest_stone,
        },
        order="name, id",
        page=page,
    )

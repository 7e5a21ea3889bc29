"""Tools about machine classes."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class MachineClassSummary(TypedDict):
    """A machine class as a search lists it."""

    id: str
    name: str
    daily_rate: int
    card_needed: bool


def find_machine_classes(
    db: Database,
    name: str | None = None,
    max_daily_rate: int | None = None,
    card_needed: bool | None = None,
    page: PageNumber = 1,
) -> Page[MachineClassSummary]:
    """Search machine classes by name, daily rate or limited to card holders.

    Args:
        name: Only machine classes whose name contains this text.
        max_daily_rate: Only machine classes with a daily rate of at most this.
        card_needed: Only machine classes for which this holds, or does not: limited to card holders.
        page: Page number, from 1.
    """
    return db.search(
        MachineClassSummary,
        "SELECT id, name, daily_rate, card_needed FROM machine_classes",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "daily_rate <= ?": max_daily_rate,
            "card_needed = ?": card_needed,
        },
        order="daily_rate, id",
        page=page,
    )

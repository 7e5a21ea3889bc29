"""Tools about menus."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import MenuKind


class MenuSummary(TypedDict):
    """A menu as a search lists it."""

    id: str
    name: str
    kind: MenuKind
    price: int
    offered_until: str


def find_menus(
    db: Database,
    name: str | None = None,
    kind: MenuKind | None = None,
    vegan: bool | None = None,
    max_price: int | None = None,
    offered_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[MenuSummary]:
    """Search menus by name, kind, vegan, price a head or last day on offer.

    Args:
        name: Only menus whose name contains this text.
        kind: Only menus with this kind.
        vegan: Only menus for which this holds, or does not: vegan.
        max_price: Only menus with a price a head of at most this.
        offered_until_from: Only menus with a last day on offer at or after this.
        page: Page number, from 1.
    """
    return db.search(
        MenuSummary,
        "SELECT id, name, kind, price, offered_until FROM menus",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "kind = ?": kind,
            "vegan = ?": vegan,
            "price <= ?": max_price,
            "offered_until >= ?": offered_until_from,
        },
        order="price, id",
        page=page,
    )

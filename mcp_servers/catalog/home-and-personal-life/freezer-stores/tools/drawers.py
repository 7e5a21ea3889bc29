"""Tools about drawers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Drawer, Freezer


class DrawerSummary(TypedDict):
    """A drawer as a search lists it."""

    id: str
    code: str
    freezer_name: str
    litres: int


class DrawerDetails(Drawer):
    """A drawer in full."""

    freezer_name: str
    litres_taken: int
    free_litres: int
    oldest_box: str | None


def find_drawers(
    db: Database,
    code: str | None = None,
    freezer_id: str | None = None,
    min_litres: int | None = None,
    page: PageNumber = 1,
) -> Page[DrawerSummary]:
    """Search drawers by drawer, freezer or room in litres.

    Args:
        code: Only drawers with this drawer.
        freezer_id: Only drawers of the freezer with this id.
        min_litres: Only drawers with a room in litres of at least this.
        page: Page number, from 1.
    """
    return db.search(
        DrawerSummary,
        """
        SELECT drawers.id, drawers.code, freezers.name AS freezer_name, drawers.litres FROM drawers
        JOIN freezers ON freezers.id = drawers.freezer_id
        """,
        where={"drawers.code = ?": code, "drawers.freezer_id = ?": freezer_id, "drawers.litres >= ?": min_litres},
        order="drawers.code, drawers.id",
        page=page,
    )


def get_drawer(db: Database, drawer_id: str) -> DrawerDetails:
    """Show a drawer with the litres taken, the litres free and its oldest box.

    Args:
        drawer_id: Id of the drawer.
    """
    drawer = db.fetch(Drawer, "drawers", drawer_id)
    litres_taken = db.number("SELECT SUM(litres) FROM boxes WHERE drawer_id = ? AND status = 'frozen'", drawer_id)
    free_litres = drawer["litres"] - db.number(
        "SELECT SUM(litres) FROM boxes WHERE drawer_id = ? AND status = 'frozen'", drawer_id
    )
    oldest_box: str | None = db.value(
        "SELECT MIN(frozen_on) FROM boxes WHERE drawer_id = ? AND status = 'frozen'", drawer_id
    )
    freezer = db.fetch(Freezer, "freezers", drawer["freezer_id"])
    return {
        **drawer,
        "freezer_name": freezer["name"],
        "litres_taken": litres_taken,
        "free_litres": free_litres,
        "oldest_box": oldest_box,
    }

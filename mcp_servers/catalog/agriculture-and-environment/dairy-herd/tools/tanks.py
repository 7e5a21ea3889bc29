"""Tools about tanks."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Tank


class TankDetails(Tank):
    """A tank in full."""

    free_litres: int
    last_milking: str | None


def find_tanks(
    db: Database, number: str | None = None, min_litres: int | None = None, page: PageNumber = 1
) -> Page[Tank]:
    """Search tanks by tank number or content in litres.

    Args:
        number: Only tanks with this tank number.
        min_litres: Only tanks with a content in litres of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Tank,
        "SELECT id, number, litres, capacity FROM tanks",
        where={"number = ?": number, "litres >= ?": min_litres},
        order="number, id",
        page=page,
    )


def get_tank(db: Database, tank_id: str) -> TankDetails:
    """Show a tank with its free room and the time of its last milking.

    Args:
        tank_id: Id of the tank.
    """
    tank = db.fetch(Tank, "tanks", tank_id)
    free_litres = tank["capacity"] - tank["litres"]
    last_milking: str | None = db.value("SELECT MAX(milked_at) FROM milkings WHERE tank_id = ?", tank_id)
    return {**tank, "free_litres": free_litres, "last_milking": last_milking}

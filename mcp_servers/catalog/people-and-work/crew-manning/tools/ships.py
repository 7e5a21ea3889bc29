"""Tools about ships."""

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Ship, ShipKind, ShipStatus


class ShipDetails(Ship):
    """A ship in full."""

    crew_on_board: int
    crew_to_join: int
    next_end: str | None


def find_ships(
    db: Database,
    name: str | None = None,
    kind: ShipKind | None = None,
    status: ShipStatus | None = None,
    in_port_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[Ship]:
    """Search ships by name, kind, status or day of the next call.

    Args:
        name: Only ships whose name contains this text.
        kind: Only ships with this kind.
        status: Only ships with this status.
        in_port_until: Only ships with a day of the next call at or before this.
        page: Page number, from 1.
    """
    return db.search(
        Ship,
        "SELECT id, name, kind, next_port, in_port_on, status FROM ships",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "kind = ?": kind,
            "status = ?": status,
            "in_port_on <= ?": in_port_until,
        },
        order="name, id",
        page=page,
    )


def get_ship(db: Database, ship_id: str) -> ShipDetails:
    """Show a ship with the crew on board, those who are to join and the next contract that ends.

    Args:
        ship_id: Id of the ship.
    """
    ship = db.fetch(Ship, "ships", ship_id)
    crew_on_board = db.number("SELECT COUNT(*) FROM contracts WHERE ship_id = ? AND status = 'on_board'", ship_id)
    crew_to_join = db.number(
        "SELECT COUNT(*) FROM contracts WHERE ship_id = ? AND status IN ('planned', 'signed')", ship_id
    )
    next_end: str | None = db.value(
        "SELECT MIN(ends_on) FROM contracts WHERE ship_id = ? AND status = 'on_board'", ship_id
    )
    return {**ship, "crew_on_board": crew_on_board, "crew_to_join": crew_to_join, "next_end": next_end}

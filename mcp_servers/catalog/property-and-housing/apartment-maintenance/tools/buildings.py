"""Tools about buildings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Building, Manager


class BuildingSummary(TypedDict):
    """A building as a search lists it."""

    id: str
    name: str
    town: str
    manager_name: str


class BuildingDetails(Building):
    """A building in full."""

    manager_name: str
    budget_left: int
    open_tickets: int


def find_buildings(
    db: Database, name: str | None = None, town: str | None = None, manager_id: str | None = None, page: PageNumber = 1
) -> Page[BuildingSummary]:
    """Search buildings by name, town or manager.

    Args:
        name: Only buildings whose name contains this text.
        town: Only buildings with this town.
        manager_id: Only buildings of the manager with this id.
        page: Page number, from 1.
    """
    return db.search(
        BuildingSummary,
        """
        SELECT buildings.id, buildings.name, buildings.town, managers.name AS manager_name FROM buildings
        JOIN managers ON managers.id = buildings.manager_id
        """,
        where={
            "instr(lower(buildings.name), lower(?)) > 0": name,
            "buildings.town = ?": town,
            "buildings.manager_id = ?": manager_id,
        },
        order="buildings.name, buildings.id",
        page=page,
    )


def get_building(db: Database, building_id: str) -> BuildingDetails:
    """Show a building with what is left of this year's repair budget.

    Args:
        building_id: Id of the building.
    """
    building = db.fetch(Building, "buildings", building_id)
    budget_left = building["repair_budget"] - db.number(
        """
        SELECT SUM(quotes.amount) FROM quotes
        JOIN tickets ON tickets.id = quotes.ticket_id
        JOIN apartments ON apartments.id = tickets.apartment_id
        WHERE quotes.status = 'approved' AND apartments.building_id = ?
        """,
        building_id,
    )
    open_tickets = db.number(
        """
        SELECT COUNT(*) FROM tickets
        JOIN apartments ON apartments.id = tickets.apartment_id
        WHERE apartments.building_id = ? AND tickets.status IN ('reported', 'assigned', 'in_progress')
        """,
        building_id,
    )
    manager = db.fetch(Manager, "managers", building["manager_id"])
    return {**building, "manager_name": manager["name"], "budget_left": budget_left, "open_tickets": open_tickets}

"""Tools about cars."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import CarGearbox, CarStatus


class CarSummary(TypedDict):
    """A car as a search lists it."""

    id: str
    plate: str
    model: str
    gearbox: CarGearbox
    status: CarStatus


def find_cars(
    db: Database,
    plate: str | None = None,
    gearbox: CarGearbox | None = None,
    status: CarStatus | None = None,
    inspected_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[CarSummary]:
    """Search cars by number plate, gearbox, status or end of the inspection.

    Args:
        plate: Only cars with this number plate.
        gearbox: Only cars with this gearbox.
        status: Only cars with this status.
        inspected_until_until: Only cars with an end of the inspection at or before this.
        page: Page number, from 1.
    """
    return db.search(
        CarSummary,
        "SELECT id, plate, model, gearbox, status FROM cars",
        where={
            "plate = ?": plate,
            "gearbox = ?": gearbox,
            "status = ?": status,
            "inspected_until <= ?": inspected_until_until,
        },
        order="plate, id",
        page=page,
    )

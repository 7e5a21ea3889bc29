"""Tools about drivers."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between, shift

from .rows import Driver, DriverPlug, DriverStatus, Tariff


class DriverSummary(TypedDict):
    """A driver as a search lists it."""

    id: str
    name: str
    card: str
    owed: int
    status: DriverStatus


class DriverDetails(Driver):
    """A driver in full."""

    tariff_name: str
    tariff_energy_price: int
    recent_cost: int
    lapsed_reservations: int


def find_drivers(
    db: Database,
    name: str | None = None,
    card: str | None = None,
    tariff_id: str | None = None,
    plug: DriverPlug | None = None,
    status: DriverStatus | None = None,
    min_owed: int | None = None,
    page: PageNumber = 1,
) -> Page[DriverSummary]:
    """Search drivers by name, card number, tariff, plug, status or amount owed.

    Args:
        name: Only drivers whose name contains this text.
        card: Only drivers with this card number.
        tariff_id: Only drivers of the tariff with this id.
        plug: Only drivers with this plug.
        status: Only drivers with this status.
        min_owed: Only drivers with an amount owed of at least this.
        page: Page number, from 1.
    """
    return db.search(
        DriverSummary,
        "SELECT id, name, card, owed, status FROM drivers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "card = ?": card,
            "tariff_id = ?": tariff_id,
            "plug = ?": plug,
            "status = ?": status,
            "owed >= ?": min_owed,
        },
        order="name, id",
        page=page,
    )


def get_driver(db: Database, driver_id: str) -> DriverDetails:
    """Show a driver with what was spent in the last 30 days and how many reservations have lapsed in that time.

    Args:
        driver_id: Id of the driver.
    """
    driver = db.fetch(Driver, "drivers", driver_id)
    recent_cost = db.number(
        """
        SELECT SUM(cost) FROM sessions
        WHERE driver_id = ? AND status != 'refunded' AND cost IS NOT NULL AND started_at >= ?
        """,
        driver_id,
        shift(db.now, days=-30),
    )
    lapsed_reservations = db.number(
        """
        SELECT COUNT(*) FROM reservations
        WHERE driver_id = ? AND status = 'lapsed' AND starts_at >= ?
        """,
        driver_id,
        shift(db.now, days=-30),
    )
    tariff = db.fetch(Tariff, "tariffs", driver["tariff_id"])
    return {
        **driver,
        "tariff_name": tariff["name"],
        "tariff_energy_price": tariff["energy_price"],
        "recent_cost": recent_cost,
        "lapsed_reservations": lapsed_reservations,
    }


def change_tariff(db: Database, driver_id: str, tariff_id: str) -> Driver:
    """Move a driver who is not charging to another tariff on offer, 30 days after the last change at the earliest.

    Args:
        driver_id: Id of the driver.
        tariff_id: Id of the tariff.
    """
    driver = db.fetch(Driver, "drivers", driver_id)
    tariff = db.fetch(Tariff, "tariffs", tariff_id)
    if tariff["status"] != "offered":
        raise Refused("The tariff is no longer offered.")
    if tariff_id == driver["tariff_id"]:
        raise Refused("The driver has this tariff already.")
    if driver["tariff_since"] > shift(db.today, days=-30):
        raise Refused("The driver changed the tariff less than 30 days ago.")
    if db.exists("SELECT 1 FROM sessions WHERE driver_id = ? AND status = 'running'", driver_id):
        raise Refused("The driver is charging at the moment.")
    db.update("drivers", driver_id, tariff_id=tariff_id, tariff_since=db.today)
    return db.fetch(Driver, "drivers", driver_id)


def record_payment(db: Database, driver_id: str, amount: Annotated[int, between(1000, 200000)]) -> Driver:
    """Record what a driver pays of the amount owed; a blocked driver is active again once no more than half of the
    credit limit is owed.

    Args:
        driver_id: Id of the driver.
        amount: Amount of the driver, in minor units.
    """
    driver = db.fetch(Driver, "drivers", driver_id)
    if driver["owed"] <= 0:
        raise Refused("The driver owes nothing.")
    if amount > driver["owed"]:
        raise Refused("The payment is more than what is owed.")
    db.update(
        "drivers",
        driver_id,
        owed=driver["owed"] - amount,
        status="active" if (driver["owed"] - amount) * 2 <= driver["credit_limit"] else driver["status"],
    )
    return db.fetch(Driver, "drivers", driver_id)

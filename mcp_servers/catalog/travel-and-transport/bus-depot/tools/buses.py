"""Tools about buses."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Bus, BusKind, BusStatus, Depot, Dispatcher


class BusSummary(TypedDict):
    """A bus as a search lists it."""

    id: str
    plate: str
    depot_name: str
    kind: BusKind
    charge: int
    status: BusStatus


class BusDetails(Bus):
    """A bus in full."""

    depot_name: str
    possible_kilometres: int
    open_defects: int
    next_duty: str | None


def find_buses(
    db: Database,
    plate: str | None = None,
    depot_name: str | None = None,
    kind: BusKind | None = None,
    status: BusStatus | None = None,
    min_charge: int | None = None,
    max_charge: int | None = None,
    page: PageNumber = 1,
) -> Page[BusSummary]:
    """Search buses by number plate, name, kind, status or charge in percent.

    Args:
        plate: Only buses with this number plate.
        depot_name: Only buses of the depot with this name.
        kind: Only buses with this kind.
        status: Only buses with this status.
        min_charge: Only buses with a charge in percent of at least this.
        max_charge: Only buses with a charge in percent of at most this.
        page: Page number, from 1.
    """
    return db.search(
        BusSummary,
        """
        SELECT buses.id, buses.plate, depots.name AS depot_name, buses.kind, buses.charge, buses.status
        FROM buses
        JOIN depots ON depots.id = buses.depot_id
        """,
        where={
            "buses.plate = ?": plate,
            "depots.name = ?": depot_name,
            "buses.kind = ?": kind,
            "buses.status = ?": status,
            "buses.charge >= ?": min_charge,
            "buses.charge <= ?": max_charge,
        },
        order="buses.plate, buses.id",
        page=page,
    )


def get_bus(db: Database, bus_id: str) -> BusDetails:
    """Show a bus with how far it gets on its charge, its open defects and its next duty.

    Args:
        bus_id: Id of the bus.
    """
    bus = db.fetch(Bus, "buses", bus_id)
    possible_kilometres = bus["full_range"] * bus["charge"] // 100
    open_defects = db.number("SELECT COUNT(*) FROM defects WHERE bus_id = ? AND status = 'open'", bus_id)
    next_duty: str | None = db.value(
        "SELECT MIN(starts_at) FROM duties WHERE bus_id = ? AND status = 'planned'", bus_id
    )
    depot = db.fetch(Depot, "depots", bus["depot_id"])
    return {
        **bus,
        "depot_name": depot["name"],
        "possible_kilometres": possible_kilometres,
        "open_defects": open_defects,
        "next_duty": next_duty,
    }


def charge_bus(db: Database, bus_id: str, charge: Annotated[int, between(0, 100)]) -> Bus:
    """Note that a ready bus of your depot was charged.

    Args:
        bus_id: Id of the bus.
        charge: Charge in percent.
    """
    bus = db.fetch(Bus, "buses", bus_id)
    account = db.fetch(Dispatcher, "dispatchers", db.account)
    if bus["depot_id"] != account["depot_id"]:
        raise Refused("The bus belongs to the other depot.")
    if bus["status"] == "out":
        raise Refused("The bus is on the road.")
    if charge <= bus["charge"]:
        raise Refused("The bus has that much charge already.")
    db.update("buses", bus_id, charge=charge)
    return db.fetch(Bus, "buses", bus_id)

"""Tools about travels."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, between, shift

from .rows import Contract, Travel, TravelDirection, TravelStatus


class TravelSummary(TypedDict):
    """A travel as a search lists it."""

    id: str
    contract_seafarer_name: str
    direction: TravelDirection
    departs_at: str
    fare: int
    status: TravelStatus


class TravelsByContractShipName(TypedDict):
    """Totals of travels for one name."""

    contract_ship_name: str
    journeys: int
    fares: int


def find_travels(
    db: Database,
    contract_id: str | None = None,
    seafarer_id: str | None = None,
    ship_id: str | None = None,
    direction: TravelDirection | None = None,
    status: TravelStatus | None = None,
    departs_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TravelSummary]:
    """Search travels by contract, seafarer, ship, direction, status or departure time.

    Args:
        contract_id: Only travels of the contract with this id.
        seafarer_id: Only travels of the seafarer with this id.
        ship_id: Only travels of the ship with this id.
        direction: Only travels with this direction.
        status: Only travels with this status.
        departs_from: Only travels with a departure time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TravelSummary,
        """
        SELECT travels.id, seafarers.name AS contract_seafarer_name, travels.direction, travels.departs_at,
            travels.fare, travels.status
        FROM travels
        JOIN contracts ON contracts.id = travels.contract_id
        JOIN seafarers ON seafarers.id = contracts.seafarer_id
        """,
        where={
            "travels.contract_id = ?": contract_id,
            "contracts.seafarer_id = ?": seafarer_id,
            "contracts.ship_id = ?": ship_id,
            "travels.direction = ?": direction,
            "travels.status = ?": status,
            "travels.departs_at >= ?": departs_from,
        },
        order="travels.departs_at, travels.id",
        page=page,
    )


def report_travels(
    db: Database,
    status: TravelStatus | None = None,
    direction: TravelDirection | None = None,
    departs_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TravelsByContractShipName]:
    """Add up fares by ship.

    Args:
        status: Only travels with this status.
        direction: Only travels with this direction.
        departs_from: Only travels with a departure time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TravelsByContractShipName,
        """
        SELECT ships.name AS contract_ship_name, COUNT(*) AS journeys, COALESCE(SUM(travels.fare), 0) AS
            fares
        FROM travels
        JOIN contracts ON contracts.id = travels.contract_id
        JOIN ships ON ships.id = contracts.ship_id
        """,
        where={
            "travels.status = ?": status,
            "travels.direction = ?": direction,
            "travels.departs_at >= ?": departs_from,
        },
        group="ships.name",
        order="ships.name",
        page=page,
    )


def book_travel(
    db: Database,
    contract_id: str,
    direction: TravelDirection,
    departs_at: Moment,
    fare: Annotated[int, between(20000, 200000)],
) -> Travel:
    """Book the journey of a seafarer who is to join within ten days of it, or to return in the last month on board.

    Args:
        contract_id: Id of the contract.
        direction: Direction of the travel.
        departs_at: Departure time.
        fare: Fare of the travel, in minor units.
    """
    contract = db.fetch(Contract, "contracts", contract_id)
    if contract["status"] not in ("signed", "on_board"):
        raise Refused("The contract is not signed, or it is over.")
    if (direction == "joining") != (contract["status"] == "signed"):
        raise Refused("The journey goes the other way.")
    if departs_at < shift(db.now, hours=12):
        raise Refused("A journey is booked twelve hours ahead.")
    if direction != "returning" and (
        departs_at[:10] > contract["joins_on"] or departs_at[:10] < shift(contract["joins_on"], days=-10)
    ):
        raise Refused("The journey does not fit the day of joining.")
    if direction != "joining" and departs_at[:10] < shift(contract["ends_on"], days=-30):
        raise Refused("The contract runs for more than a month after that.")
    if db.exists(
        "SELECT 1 FROM travels WHERE contract_id = ? AND direction = ? AND status = 'booked'", contract_id, direction
    ):
        raise Refused("This journey is booked already.")
    travel_id = db.insert(
        "travels", contract_id=contract_id, direction=direction, departs_at=departs_at, fare=fare, status="booked"
    )
    return db.fetch(Travel, "travels", travel_id)


def cancel_travel(db: Database, travel_id: str) -> Travel:
    """Cancel a journey twelve hours ahead at the latest.

    Args:
        travel_id: Id of the travel.
    """
    travel = db.fetch(Travel, "travels", travel_id)
    if travel["status"] != "booked":
        raise Refused("The travel must be booked.")
    if travel["departs_at"] < shift(db.now, hours=12):
        raise Refused("It is too late to cancel this journey.")
    db.update("travels", travel_id, status="cancelled")
    return db.fetch(Travel, "travels", travel_id)

"""Tools about airlines."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Airline


class AirlineDetails(Airline):
    """An airline in full."""

    aircraft_here: int
    flights_without_stand: int


def find_airlines(
    db: Database, name: str | None = None, towing: bool | None = None, page: PageNumber = 1
) -> Page[Airline]:
    """Search airlines by name or towing contract.

    Args:
        name: Only airlines whose name contains this text.
        towing: Only airlines for which this holds, or does not: towing contract.
        page: Page number, from 1.
    """
    return db.search(
        Airline,
        "SELECT id, name, phone, towing FROM airlines",
        where={"instr(lower(name), lower(?)) > 0": name, "towing = ?": towing},
        order="name, id",
        page=page,
    )


def get_airline(db: Database, airline_id: str) -> AirlineDetails:
    """Show an airline with its aircraft on the apron and its flights without a stand.

    Args:
        airline_id: Id of the airline.
    """
    airline = db.fetch(Airline, "airlines", airline_id)
    aircraft_here = db.number(
        """
        SELECT COUNT(*) FROM turnrounds
        JOIN aircraft_list ON aircraft_list.id = turnrounds.aircraft_id
        WHERE aircraft_list.airline_id = ? AND turnrounds.status = 'on_stand'
        """,
        airline_id,
    )
    flights_without_stand = db.number(
        """
        SELECT COUNT(*) FROM turnrounds
        JOIN aircraft_list ON aircraft_list.id = turnrounds.aircraft_id
        WHERE aircraft_list.airline_id = ?
            AND turnrounds.status = 'expected'
            AND turnrounds.stand_id IS NULL
        """,
        airline_id,
    )
    return {**airline, "aircraft_here": aircraft_here, "flights_without_stand": flights_without_stand}

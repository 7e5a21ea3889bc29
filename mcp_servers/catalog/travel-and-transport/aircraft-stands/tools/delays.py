"""Tools about delays."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, between, shift

from .rows import Delay, Turnround, TurnroundOrigin


class DelaySummary(TypedDict):
    """A delay as a search lists it."""

    id: str
    turnround_flight: str
    minutes_late: int
    reason: str
    noted_at: str


class DelaysByTurnroundAircraftAirlineName(TypedDict):
    """Totals of delays for one name."""

    turnround_aircraft_airline_name: str
    delays: int
    minutes: int


def find_delays(
    db: Database,
    turnround_id: str | None = None,
    airline_id: str | None = None,
    min_minutes_late: int | None = None,
    page: PageNumber = 1,
) -> Page[DelaySummary]:
    """Search delays by turnround, airline or minutes of delay.

    Args:
        turnround_id: Only delays of the turnround with this id.
        airline_id: Only delays of the airline with this id.
        min_minutes_late: Only delays with a minutes of delay of at least this.
        page: Page number, from 1.
    """
    return db.search(
        DelaySummary,
        """
        SELECT delays.id, turnrounds.flight AS turnround_flight, delays.minutes_late, delays.reason,
            delays.noted_at
        FROM delays
        JOIN turnrounds ON turnrounds.id = delays.turnround_id
        JOIN aircraft_list ON aircraft_list.id = turnrounds.aircraft_id
        """,
        where={
            "delays.turnround_id = ?": turnround_id,
            "aircraft_list.airline_id = ?": airline_id,
            "delays.minutes_late >= ?": min_minutes_late,
        },
        order="delays.noted_at DESC, delays.id",
        page=page,
    )


def report_delays(
    db: Database, min_minutes_late: int | None = None, origin: TurnroundOrigin | None = None, page: PageNumber = 1
) -> Page[DelaysByTurnroundAircraftAirlineName]:
    """Add up the minutes of delay by airline.

    Args:
        min_minutes_late: Only delays with a minutes of delay of at least this.
        origin: Only delays of the turnround with this origin.
        page: Page number, from 1.
    """
    return db.search(
        DelaysByTurnroundAircraftAirlineName,
        """
        SELECT airlines.name AS turnround_aircraft_airline_name, COUNT(*) AS delays,
            COALESCE(SUM(delays.minutes_late), 0) AS minutes
        FROM delays
        JOIN turnrounds ON turnrounds.id = delays.turnround_id
        JOIN aircraft_list ON aircraft_list.id = turnrounds.aircraft_id
        JOIN airlines ON airlines.id = aircraft_list.airline_id
        """,
        where={"delays.minutes_late >= ?": min_minutes_late, "turnrounds.origin = ?": origin},
        group="airlines.name",
        order="airlines.name",
        page=page,
    )


def note_delay(db: Database, turnround_id: str, minutes_late: Annotated[int, between(5, 300)], reason: Text) -> Delay:
    """Note a delay of an expected flight; if its stand is needed by somebody else by then, the flight loses it.

    Args:
        turnround_id: Id of the turnround.
        minutes_late: Minutes of delay.
        reason: Reason of the delay.
    """
    turnround = db.fetch(Turnround, "turnrounds", turnround_id)
    if turnround["status"] != "expected":
        raise Refused("The flight is here or over.")
    if minutes_late % 5 != 0:
        raise Refused("Delays are noted in steps of five minutes.")
    if db.number("SELECT SUM(minutes_late) FROM delays WHERE turnround_id = ?", turnround_id) + minutes_late > 300:
        raise Refused("A flight more than five hours late is cancelled and announced anew.")
    new_arrival = shift(turnround["arrives_at"], minutes=minutes_late)
    new_departure = shift(turnround["departs_at"], minutes=minutes_late)
    blocked = db.exists(
        """
        SELECT 1 FROM turnrounds
        WHERE id != ?
            AND ?
            AND stand_id = ?
            AND status IN ('expected', 'on_stand')
            AND arrives_at < ?
            AND departs_at > ?
        """,
        turnround_id,
        turnround["stand_id"] is not None,
        turnround["stand_id"],
        shift(new_departure, minutes=20),
        shift(new_arrival, minutes=-20),
    ) or db.exists(
        "SELECT 1 FROM closures WHERE ? AND stand_id = ? AND starts_at < ? AND ends_at > ?",
        turnround["stand_id"] is not None,
        turnround["stand_id"],
        new_departure,
        new_arrival,
    )
    delay_id = db.insert("delays", turnround_id=turnround_id, minutes_late=minutes_late, reason=reason, noted_at=db.now)
    if blocked:
        db.update("turnrounds", turnround_id, stand_id=None)
    db.update("turnrounds", turnround_id, arrives_at=new_arrival, departs_at=new_departure)
    return db.fetch(Delay, "delays", delay_id)

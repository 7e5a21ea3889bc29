"""Tools about turnrounds."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, between, minutes_between, shift

from .rows import Aircraft, Airline, Stand, Tow, Turnround, TurnroundOrigin, TurnroundStatus


class TurnroundSummary(TypedDict):
    """A turnround as a search lists it."""

    id: str
    flight: str
    aircraft_tail: str
    stand_code: str | None
    arrives_at: str
    departs_at: str
    status: TurnroundStatus


class TurnroundDetails(Turnround):
    """A turnround in full."""

    aircraft_tail: str
    aircraft_size: int
    aircraft_airline_name: str
    stand_code: str | None
    minutes_on_ground: int
    total_delay: int


class TurnroundsByAircraftAirlineName(TypedDict):
    """Totals of turnrounds for one name."""

    aircraft_airline_name: str
    turnrounds: int
    passengers: int
    last_departure: str | None


def find_turnrounds(
    db: Database,
    flight: str | None = None,
    aircraft_id: str | None = None,
    airline_id: str | None = None,
    stand_id: str | None = None,
    origin: TurnroundOrigin | None = None,
    status: TurnroundStatus | None = None,
    arrives_from: Moment | None = None,
    departs_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TurnroundSummary]:
    """Search turnrounds by flight number, aircraft, airline, stand, origin, status, arrival time or departure time.

    Args:
        flight: Only turnrounds with this flight number.
        aircraft_id: Only turnrounds of the aircraft with this id.
        airline_id: Only turnrounds of the airline with this id.
        stand_id: Only turnrounds of the stand with this id.
        origin: Only turnrounds with this origin.
        status: Only turnrounds with this status.
        arrives_from: Only turnrounds with an arrival time at or after this.
        departs_until: Only turnrounds with a departure time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TurnroundSummary,
        """
        SELECT turnrounds.id, turnrounds.flight, aircraft_list.tail AS aircraft_tail, stands.code AS
            stand_code, turnrounds.arrives_at, turnrounds.departs_at, turnrounds.status
        FROM turnrounds
        JOIN aircraft_list ON aircraft_list.id = turnrounds.aircraft_id
        LEFT JOIN stands ON stands.id = turnrounds.stand_id
        """,
        where={
            "turnrounds.flight = ?": flight,
            "turnrounds.aircraft_id = ?": aircraft_id,
            "aircraft_list.airline_id = ?": airline_id,
            "turnrounds.stand_id = ?": stand_id,
            "turnrounds.origin = ?": origin,
            "turnrounds.status = ?": status,
            "turnrounds.arrives_at >= ?": arrives_from,
            "turnrounds.departs_at <= ?": departs_until,
        },
        order="turnrounds.arrives_at, turnrounds.id",
        page=page,
    )


def get_turnround(db: Database, turnround_id: str) -> TurnroundDetails:
    """Show a turnround with its minutes on the ground, the delay noted so far and its stand.

    Args:
        turnround_id: Id of the turnround.
    """
    turnround = db.fetch(Turnround, "turnrounds", turnround_id)
    minutes_on_ground = minutes_between(turnround["arrives_at"], turnround["departs_at"])
    total_delay = db.number("SELECT SUM(minutes_late) FROM delays WHERE turnround_id = ?", turnround_id)
    aircraft = db.fetch(Aircraft, "aircraft_list", turnround["aircraft_id"])
    airline = db.fetch(Airline, "airlines", aircraft["airline_id"])
    stand = db.fetch(Stand, "stands", turnround["stand_id"]) if turnround["stand_id"] is not None else None
    return {
        **turnround,
        "aircraft_tail": aircraft["tail"],
        "aircraft_size": aircraft["size"],
        "aircraft_airline_name": airline["name"],
        "stand_code": stand["code"] if stand is not None else None,
        "minutes_on_ground": minutes_on_ground,
        "total_delay": total_delay,
    }


def report_turnrounds(
    db: Database,
    status: TurnroundStatus | None = None,
    origin: TurnroundOrigin | None = None,
    international: bool | None = None,
    arrives_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[TurnroundsByAircraftAirlineName]:
    """Count turnrounds and passengers by airline.

    Args:
        status: Only turnrounds with this status.
        origin: Only turnrounds with this origin.
        international: Only turnrounds of the stand for which this holds, or does not: access for international
            flights.
        arrives_from: Only turnrounds with an arrival time at or after this.
        page: Page number, from 1.
    """
    return db.search(
        TurnroundsByAircraftAirlineName,
        """
        SELECT airlines.name AS aircraft_airline_name, COUNT(*) AS turnrounds,
            COALESCE(SUM(turnrounds.passengers), 0) AS passengers, MAX(turnrounds.departs_at) AS
            last_departure
        FROM turnrounds
        LEFT JOIN stands ON stands.id = turnrounds.stand_id
        JOIN aircraft_list ON aircraft_list.id = turnrounds.aircraft_id
        JOIN airlines ON airlines.id = aircraft_list.airline_id
        """,
        where={
            "turnrounds.status = ?": status,
            "turnrounds.origin = ?": origin,
            "stands.international = ?": international,
            "turnrounds.arrives_at >= ?": arrives_from,
        },
        group="airlines.name",
        order="airlines.name",
        page=page,
    )


def announce_flight(
    db: Database,
    flight: Text,
    aircraft_id: str,
    origin: TurnroundOrigin,
    arrives_at: Moment,
    departs_at: Moment,
    passengers: Annotated[int, between(0, 350)],
) -> Turnround:
    """Announce a flight, an hour ahead at least, with enough time on the ground for its aircraft.

    Args:
        flight: Flight number.
        aircraft_id: Id of the aircraft.
        origin: Origin of the turnround.
        arrives_at: Arrival time.
        departs_at: Departure time.
        passengers: Number of passengers.
    """
    aircraft = db.fetch(Aircraft, "aircraft_list", aircraft_id)
    if arrives_at < shift(db.now, hours=1):
        raise Refused("A flight is announced an hour ahead at least.")
    ground_time = minutes_between(arrives_at, departs_at)
    if ground_time < (
        25 if aircraft["size"] == 1 else 35 if aircraft["size"] == 2 else 45 if aircraft["size"] == 3 else 75
    ):
        raise Refused("The turnround is too short for this aircraft.")
    if ground_time > 1440:
        raise Refused("Nothing stays on the apron for more than a day.")
    if passengers > aircraft["seats"]:
        raise Refused("The aircraft has fewer seats.")
    if db.exists("SELECT 1 FROM turnrounds WHERE flight = ?", flight):
        raise Refused("There is a flight with this number already.")
    if db.exists(
        """
        SELECT 1 FROM turnrounds
        WHERE aircraft_id = ? AND status IN ('expected', 'on_stand') AND arrives_at < ? AND departs_at > ?
        """,
        aircraft_id,
        shift(departs_at, hours=1),
        shift(arrives_at, hours=-1),
    ):
        raise Refused("The aircraft has another turnround at about that time.")
    turnround_id = db.insert(
        "turnrounds",
        flight=flight,
        aircraft_id=aircraft_id,
        origin=origin,
        arrives_at=arrives_at,
        departs_at=departs_at,
        passengers=passengers,
        status="expected",
    )
    return db.fetch(Turnround, "turnrounds", turnround_id)


def assign_stand(db: Database, turnround_id: str, stand_id: str) -> Turnround:
    """Give an expected flight a stand that is large enough, open and free with 20 minutes to spare, on the right
    pier.

    Args:
        turnround_id: Id of the turnround.
        stand_id: Id of the stand.
    """
    turnround = db.fetch(Turnround, "turnrounds", turnround_id)
    stand = db.fetch(Stand, "stands", stand_id)
    if turnround["status"] != "expected":
        raise Refused("Only an expected flight can get another stand; aircraft here are towed.")
    if turnround["stand_id"] == stand_id:
        raise Refused("The flight has this stand already.")
    aircraft = db.fetch(Aircraft, "aircraft_list", turnround["aircraft_id"])
    if stand["size"] < aircraft["size"]:
        raise Refused("The aircraft is too large for this stand.")
    if turnround["origin"] == "international" and not stand["international"]:
        raise Refused("The flight needs a stand on the international pier.")
    if db.exists(
        "SELECT 1 FROM closures WHERE stand_id = ? AND starts_at < ? AND ends_at > ?",
        stand_id,
        turnround["departs_at"],
        turnround["arrives_at"],
    ):
        raise Refused("The stand is closed at that time.")
    if db.exists(
        """
        SELECT 1 FROM turnrounds
        WHERE id != ?
            AND stand_id = ?
            AND status IN ('expected', 'on_stand')
            AND arrives_at < ?
            AND departs_at > ?
        """,
        turnround_id,
        stand_id,
        shift(turnround["departs_at"], minutes=20),
        shift(turnround["arrives_at"], minutes=-20),
    ):
        raise Refused("Another aircraft is on the stand at about that time.")
    db.update("turnrounds", turnround_id, stand_id=stand_id)
    return db.fetch(Turnround, "turnrounds", turnround_id)


def take_stand_away(db: Database, turnround_id: str) -> Turnround:
    """Take the stand from an expected flight that arrives in more than an hour.

    Args:
        turnround_id: Id of the turnround.
    """
    turnround = db.fetch(Turnround, "turnrounds", turnround_id)
    if turnround["status"] != "expected":
        raise Refused("The flight is here or over.")
    if turnround["stand_id"] is None:
        raise Refused("The flight has no stand.")
    if turnround["arrives_at"] <= shift(db.now, hours=1):
        raise Refused("The flight arrives within the hour.")
    db.update("turnrounds", turnround_id, stand_id=None)
    return db.fetch(Turnround, "turnrounds", turnround_id)


def note_arrival(db: Database, turnround_id: str) -> Turnround:
    """Note that an aircraft has come to its stand, a quarter of an hour early at most, when nothing is in the way.

    Args:
        turnround_id: Id of the turnround.
    """
    turnround = db.fetch(Turnround, "turnrounds", turnround_id)
    if turnround["status"] != "expected":
        raise Refused("The turnround must be expected.")
    if turnround["stand_id"] is None:
        raise Refused("The flight has no stand.")
    if db.now < shift(turnround["arrives_at"], minutes=-15):
        raise Refused("It is too early for this flight.")
    if db.exists("SELECT 1 FROM turnrounds WHERE stand_id = ? AND status = 'on_stand'", turnround["stand_id"]):
        raise Refused("Another aircraft is still on the stand.")
    if db.exists(
        "SELECT 1 FROM closures WHERE stand_id = ? AND starts_at <= ? AND ends_at > ?",
        turnround["stand_id"],
        db.now,
        db.now,
    ):
        raise Refused("The stand is closed.")
    db.update("turnrounds", turnround_id, status="on_stand")
    return db.fetch(Turnround, "turnrounds", turnround_id)


def note_departure(db: Database, turnround_id: str) -> Turnround:
    """Note that an aircraft has left its stand after its shortest turnround; a tow still asked for is dropped.

    Args:
        turnround_id: Id of the turnround.
    """
    turnround = db.fetch(Turnround, "turnrounds", turnround_id)
    if turnround["status"] != "on_stand":
        raise Refused("The turnround must be on stand.")
    aircraft = db.fetch(Aircraft, "aircraft_list", turnround["aircraft_id"])
    if minutes_between(turnround["arrives_at"], db.now) < (
        25 if aircraft["size"] == 1 else 35 if aircraft["size"] == 2 else 45 if aircraft["size"] == 3 else 75
    ):
        raise Refused("The shortest turnround of this aircraft is not over.")
    db.update("turnrounds", turnround_id, status="departed")
    for tow in db.all(Tow, "SELECT * FROM tows WHERE turnround_id = ? AND status = 'asked' ORDER BY id", turnround_id):
        db.update("tows", tow["id"], status="dropped")
    return db.fetch(Turnround, "turnrounds", turnround_id)


def cancel_flight(db: Database, turnround_id: str) -> Turnround:
    """Cancel an expected flight, whose stand is then free.

    Args:
        turnround_id: Id of the turnround.
    """
    turnround = db.fetch(Turnround, "turnrounds", turnround_id)
    if turnround["status"] != "expected":
        raise Refused("The turnround must be expected.")
    if turnround["arrives_at"] <= db.now:
        raise Refused("The flight should be here already.")
    db.update("turnrounds", turnround_id, status="cancelled", stand_id=None)
    return db.fetch(Turnround, "turnrounds", turnround_id)

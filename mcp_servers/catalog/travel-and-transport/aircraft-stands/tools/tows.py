"""Tools about tows."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, minutes_between, shift

from .rows import Aircraft, Airline, Stand, Tow, TowStatus, Turnround


class TowSummary(TypedDict):
    """A tow as a search lists it."""

    id: str
    number: str
    turnround_flight: str
    destination_code: str
    status: TowStatus


def find_tows(
    db: Database,
    number: str | None = None,
    turnround_id: str | None = None,
    destination_id: str | None = None,
    status: TowStatus | None = None,
    page: PageNumber = 1,
) -> Page[TowSummary]:
    """Search tows by tow number, turnround, new stand or status.

    Args:
        number: Only tows with this tow number.
        turnround_id: Only tows of the turnround with this id.
        destination_id: Only tows of the new stand with this id.
        status: Only tows with this status.
        page: Page number, from 1.
    """
    return db.search(
        TowSummary,
        """
        SELECT tows.id, tows.number, turnrounds.flight AS turnround_flight, stands.code AS destination_code,
            tows.status
        FROM tows
        JOIN turnrounds ON turnrounds.id = tows.turnround_id
        JOIN stands ON stands.id = tows.destination_id
        """,
        where={
            "tows.number = ?": number,
            "tows.turnround_id = ?": turnround_id,
            "tows.destination_id = ?": destination_id,
            "tows.status = ?": status,
        },
        order="tows.number, tows.id",
        page=page,
    )


def ask_for_tow(db: Database, number: Text, turnround_id: str, destination_id: str) -> Tow:
    """Ask for a tow of an aircraft to another stand, if its airline has a towing contract and it stays for 40
    minutes more.

    Args:
        number: Tow number.
        turnround_id: Id of the turnround.
        destination_id: Id of the new stand.
    """
    turnround = db.fetch(Turnround, "turnrounds", turnround_id)
    destination = db.fetch(Stand, "stands", destination_id)
    if turnround["status"] != "on_stand":
        raise Refused("The aircraft is not on a stand.")
    aircraft = db.fetch(Aircraft, "aircraft_list", turnround["aircraft_id"])
    airline = db.fetch(Airline, "airlines", aircraft["airline_id"])
    if not airline["towing"]:
        raise Refused("The airline has no towing contract.")
    if destination_id == turnround["stand_id"]:
        raise Refused("The aircraft is there already.")
    if turnround["departs_at"] < shift(db.now, minutes=40):
        raise Refused("The aircraft leaves too soon for a tow.")
    if destination["size"] < aircraft["size"]:
        raise Refused("The aircraft is too large for that stand.")
    if turnround["origin"] == "international" and not destination["international"]:
        raise Refused("The flight needs a stand on the international pier.")
    if db.exists("SELECT 1 FROM tows WHERE turnround_id = ? AND status = 'asked'", turnround_id):
        raise Refused("A tow of this aircraft is asked for already.")
    if db.exists(
        """
        SELECT 1 FROM turnrounds
        WHERE stand_id = ? AND status IN ('expected', 'on_stand') AND arrives_at < ? AND departs_at > ?
        """,
        destination_id,
        shift(turnround["departs_at"], minutes=20),
        db.now,
    ):
        raise Refused("That stand is needed by another aircraft.")
    if db.exists("SELECT 1 FROM tows WHERE number = ?", number):
        raise Refused("Another tow already has this tow number.")
    tow_id = db.insert(
        "tows", number=number, turnround_id=turnround_id, destination_id=destination_id, asked_at=db.now, status="asked"
    )
    return db.fetch(Tow, "tows", tow_id)


def finish_tow(db: Database, tow_id: str) -> Tow:
    """Note that an aircraft was towed; it is on its new stand.

    Args:
        tow_id: Id of the tow.
    """
    tow = db.fetch(Tow, "tows", tow_id)
    if tow["status"] != "asked":
        raise Refused("The tow must be asked.")
    turnround = db.fetch(Turnround, "turnrounds", tow["turnround_id"])
    if turnround["status"] != "on_stand":
        raise Refused("The aircraft is not on a stand any more.")
    if db.exists("SELECT 1 FROM turnrounds WHERE stand_id = ? AND status = 'on_stand'", tow["destination_id"]):
        raise Refused("Another aircraft is on that stand.")
    if db.exists(
        "SELECT 1 FROM closures WHERE stand_id = ? AND starts_at < ? AND ends_at > ?",
        tow["destination_id"],
        turnround["departs_at"],
        db.now,
    ):
        raise Refused("That stand is closed.")
    db.update("tows", tow_id, status="done")
    db.update("turnrounds", tow["turnround_id"], stand_id=tow["destination_id"])
    return db.fetch(Tow, "tows", tow_id)


def drop_tow(db: Database, tow_id: str) -> Tow:
    """Drop a tow that is asked for, unless the aircraft has blocked a bridge for more than three hours.

    Args:
        tow_id: Id of the tow.
    """
    tow = db.fetch(Tow, "tows", tow_id)
    if tow["status"] != "asked":
        raise Refused("The tow must be asked.")
    turnround = db.fetch(Turnround, "turnrounds", tow["turnround_id"])
    stand = db.fetch(Stand, "stands", turnround["stand_id"]) if turnround["stand_id"] is not None else None
    if (
        stand is not None
        and stand["bridge"]
        and minutes_between(turnround["arrives_at"], db.now) > 180
        and turnround["departs_at"] > shift(db.now, minutes=30)
    ):
        raise Refused("The aircraft has blocked a bridge for more than three hours.")
    db.update("tows", tow_id, status="dropped")
    return db.fetch(Tow, "tows", tow_id)

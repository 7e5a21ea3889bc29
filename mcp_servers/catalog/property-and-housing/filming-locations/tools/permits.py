"""Tools about permits."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Location, Officer, Permit, PermitEffects, PermitStatus, Production, Recce


class PermitSummary(TypedDict):
    """A permit as a search lists it."""

    id: str
    number: str
    production_title: str
    location_name: str
    first_day: str
    last_day: str
    status: PermitStatus


class PermitDetails(Permit):
    """A permit in full."""

    production_title: str
    location_name: str
    number_of_days: int
    complaints_raised: int
    at_night: bool


class PermitsByLocationName(TypedDict):
    """Totals of permits for one name."""

    location_name: str
    permits: int
    fees: int
    latest_day: str | None


def find_permits(
    db: Database,
    number: str | None = None,
    production_id: str | None = None,
    location_id: str | None = None,
    status: PermitStatus | None = None,
    effects: PermitEffects | None = None,
    first_day_from: Day | None = None,
    first_day_until: Day | None = None,
    min_to_hour: int | None = None,
    page: PageNumber = 1,
) -> Page[PermitSummary]:
    """Search permits by number, production, location, status, effects, first day or last hour.

    Args:
        number: Only permits with this number.
        production_id: Only permits of the production with this id.
        location_id: Only permits of the location with this id.
        status: Only permits with this status.
        effects: Only permits with this effects.
        first_day_from: Only permits with a first day at or after this.
        first_day_until: Only permits with a first day at or before this.
        min_to_hour: Only permits with a last hour of at least this.
        page: Page number, from 1.
    """
    return db.search(
        PermitSummary,
        """
        SELECT permits.id, permits.number, productions.title AS production_title, locations.name AS
            location_name, permits.first_day, permits.last_day, permits.status
        FROM permits
        JOIN productions ON productions.id = permits.production_id
        JOIN locations ON locations.id = permits.location_id
        """,
        where={
            "permits.number = ?": number,
            "permits.production_id = ?": production_id,
            "permits.location_id = ?": location_id,
            "permits.status = ?": status,
            "permits.effects = ?": effects,
            "permits.first_day >= ?": first_day_from,
            "permits.first_day <= ?": first_day_until,
            "permits.to_hour >= ?": min_to_hour,
        },
        order="permits.first_day, permits.id",
        page=page,
    )


def get_permit(db: Database, permit_id: str) -> PermitDetails:
    """Show a permit with its number of days, the complaints about it and whether it goes on at night.

    Args:
        permit_id: Id of the permit.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    number_of_days = days_between(permit["first_day"], permit["last_day"]) + 1
    complaints_raised = db.number("SELECT COUNT(*) FROM complaints WHERE permit_id = ?", permit_id)
    at_night = permit["to_hour"] > 22 or permit["from_hour"] < 6
    production = db.fetch(Production, "productions", permit["production_id"])
    location = db.fetch(Location, "locations", permit["location_id"])
    return {
        **permit,
        "production_title": production["title"],
        "location_name": location["name"],
        "number_of_days": number_of_days,
        "complaints_raised": complaints_raised,
        "at_night": at_night,
    }


def report_permits(
    db: Database,
    status: PermitStatus | None = None,
    production_id: str | None = None,
    first_day_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[PermitsByLocationName]:
    """Add up permits and fees by location.

    Args:
        status: Only permits with this status.
        production_id: Only permits of the production with this id.
        first_day_from: Only permits with a first day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        PermitsByLocationName,
        """
        SELECT locations.name AS location_name, COUNT(*) AS permits, COALESCE(SUM(permits.fee), 0) AS fees,
            MAX(permits.last_day) AS latest_day
        FROM permits
        JOIN locations ON locations.id = permits.location_id
        """,
        where={
            "permits.status = ?": status,
            "permits.production_id = ?": production_id,
            "permits.first_day >= ?": first_day_from,
        },
        group="locations.name",
        order="locations.name",
        page=page,
    )


def ask_permit(
    db: Database,
    number: Text,
    recce_id: str,
    first_day: Day,
    last_day: Day,
    from_hour: Annotated[int, between(0, 23)],
    to_hour: Annotated[int, between(1, 24)],
    effects: PermitEffects,
) -> Permit:
    """Ask for a permit at the location of a recce that was done, a week ahead and for five days at most.

    Args:
        number: Permit number.
        recce_id: Id of the recce.
        first_day: First day.
        last_day: Last day.
        from_hour: First hour.
        to_hour: Last hour.
        effects: Effects of the permit.
    """
    recce = db.fetch(Recce, "recces", recce_id)
    if recce["status"] != "done":
        raise Refused("A recce comes first.")
    location = db.fetch(Location, "locations", recce["location_id"])
    if location["status"] != "open":
        raise Refused("The location is closed.")
    if first_day < shift(db.today, days=7):
        raise Refused("A permit is asked for a week ahead.")
    if last_day < first_day or last_day > shift(first_day, days=4):
        raise Refused("A permit is for five days at most.")
    if from_hour >= to_hour:
        raise Refused("Filming ends after it begins.")
    if db.exists("SELECT 1 FROM permits WHERE number = ?", number):
        raise Refused("This permit number is taken.")
    permit_id = db.insert(
        "permits",
        number=number,
        first_day=first_day,
        last_day=last_day,
        from_hour=from_hour,
        to_hour=to_hour,
        effects=effects,
        production_id=recce["production_id"],
        location_id=recce["location_id"],
        notice_on=None,
        fee=location["daily_fee"] * (days_between(first_day, last_day) + 1),
        deposit=0,
        status="asked",
    )
    return db.fetch(Permit, "permits", permit_id)


def note_notice(db: Database, permit_id: str) -> Permit:
    """Note that the neighbours got today's notice of filming at night, for a permit that begins in ten days or
    later.

    Args:
        permit_id: Id of the permit.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "asked":
        raise Refused("The permit is past that stage.")
    if permit["first_day"] < shift(db.today, days=10):
        raise Refused("It is too late for a notice.")
    if permit["notice_on"] is not None and permit["notice_on"] <= db.today:
        raise Refused("Notice was given already.")
    db.update("permits", permit_id, notice_on=db.today)
    return db.fetch(Permit, "permits", permit_id)


def sign_permit(db: Database, permit_id: str) -> Permit:
    """Sign a permit that fits its location, its insurance and the calendar, with notice given where it goes on at
    night.

    Args:
        permit_id: Id of the permit.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "asked":
        raise Refused("The permit must be asked.")
    account = db.fetch(Officer, "officers", db.account)
    if permit["fee"] > account["fee_limit"]:
        raise Refused("The fee is above your limit.")
    location = db.fetch(Location, "locations", permit["location_id"])
    if location["status"] != "open":
        raise Refused("The location is closed.")
    if permit["first_day"] < db.today:
        raise Refused("The first day is over.")
    production = db.fetch(Production, "productions", permit["production_id"])
    if production["crew"] > location["most_crew"]:
        raise Refused("The crew is too large for the location.")
    if production["insured_until"] < permit["last_day"]:
        raise Refused("The insurance ends before the last day.")
    if permit["effects"] != "no_effects" and (location["listed"] or production["insured_for"] < 500000000):
        raise Refused("Drones and explosions are not allowed here or not insured.")
    if (
        permit["to_hour"] > 22
        and location["neighbours"] != 0
        and (permit["notice_on"] is None or permit["notice_on"] > shift(permit["first_day"], days=-10))
    ):
        raise Refused("The neighbours were not told ten days ahead.")
    nights = db.number(
        """
        SELECT COUNT(*) FROM permits
        WHERE location_id = ?
            AND status IN ('signed', 'filming', 'finished')
            AND to_hour > 22
            AND first_day > ?
        """,
        permit["location_id"],
        shift(db.today, days=-365),
    )
    if permit["to_hour"] > 22 and nights >= 6:
        raise Refused("Six nights a year are the limit.")
    days_filmed = db.number(
        """
        SELECT SUM(CAST(julianday(date(last_day)) - julianday(date(first_day)) AS INTEGER) + 1) FROM permits
        WHERE location_id = ? AND status IN ('signed', 'filming', 'finished') AND first_day > ?
        """,
        permit["location_id"],
        shift(db.today, days=-365),
    )
    if days_filmed + days_between(permit["first_day"], permit["last_day"]) + 1 > 40:
        raise Refused("The location would be filmed for more than 40 days.")
    if db.exists(
        """
        SELECT 1 FROM permits
        WHERE location_id = ?
            AND status IN ('signed', 'filming')
            AND first_day <= ?
            AND date(last_day, '+1 days') >= ?
        """,
        permit["location_id"],
        shift(permit["last_day"], days=1),
        permit["first_day"],
    ):
        raise Refused("Another crew is there on these days or the day beside them.")
    db.update("permits", permit_id, status="signed")
    return db.fetch(Permit, "permits", permit_id)


def refuse_permit(db: Database, permit_id: str) -> Permit:
    """Refuse a permit for a closed location, too large a crew, lacking insurance or effects.

    Args:
        permit_id: Id of the permit.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "asked":
        raise Refused("The permit must be asked.")
    location = db.fetch(Location, "locations", permit["location_id"])
    production = db.fetch(Production, "productions", permit["production_id"])
    if (
        location["status"] != "closed"
        and production["crew"] <= location["most_crew"]
        and production["insured_until"] >= permit["last_day"]
        and permit["effects"] == "no_effects"
    ):
        raise Refused("There is no ground to refuse it.")
    db.update("permits", permit_id, status="refused")
    return db.fetch(Permit, "permits", permit_id)


def take_deposit(db: Database, permit_id: str) -> Permit:
    """Take the deposit of two daily fees for a signed permit.

    Args:
        permit_id: Id of the permit.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "signed":
        raise Refused("The permit is not signed or filming has begun.")
    if permit["deposit"] != 0:
        raise Refused("The deposit is paid.")
    if permit["last_day"] < db.today:
        raise Refused("The last day is over.")
    location = db.fetch(Location, "locations", permit["location_id"])
    db.update("permits", permit_id, deposit=location["daily_fee"] * 2)
    return db.fetch(Permit, "permits", permit_id)


def start_filming(db: Database, permit_id: str) -> Permit:
    """Let a crew in two days before the first day of its permit at the earliest, once its deposit is paid.

    Args:
        permit_id: Id of the permit.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "signed":
        raise Refused("The permit must be signed.")
    if permit["first_day"] > shift(db.today, days=2):
        raise Refused("The first day has not come.")
    if permit["last_day"] < db.today:
        raise Refused("The last day is over.")
    if permit["deposit"] <= 0:
        raise Refused("The deposit has not been paid.")
    production = db.fetch(Production, "productions", permit["production_id"])
    if production["insured_until"] < permit["last_day"]:
        raise Refused("The insurance ends before the last day.")
    db.update("permits", permit_id, status="filming")
    return db.fetch(Permit, "permits", permit_id)


def finish_filming(db: Database, permit_id: str, damage: Annotated[int, between(0, 900000)]) -> Permit:
    """Take a location back; what its damages cost is kept of the deposit.

    Args:
        permit_id: Id of the permit.
        damage: Cost of damages, in minor units.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "filming":
        raise Refused("The permit must be filming.")
    if damage > permit["deposit"]:
        raise Refused("The damages exceed the deposit and are a matter for the insurance.")
    if permit["first_day"] > db.today:
        raise Refused("Filming has not begun.")
    db.update("permits", permit_id, status="finished", deposit=damage)
    return db.fetch(Permit, "permits", permit_id)


def revoke_permit(db: Database, permit_id: str) -> Permit:
    """Revoke a signed permit of a production without insurance, for a closed location without a deposit or with two
    complaints that were answered or upheld.

    Args:
        permit_id: Id of the permit.
    """
    permit = db.fetch(Permit, "permits", permit_id)
    if permit["status"] != "signed":
        raise Refused("The permit must be signed.")
    location = db.fetch(Location, "locations", permit["location_id"])
    production = db.fetch(Production, "productions", permit["production_id"])
    if (
        location["status"] != "closed"
        and production["insured_until"] >= permit["last_day"]
        and db.number(
            """
        SELECT COUNT(*) FROM complaints
        JOIN permits ON permits.id = complaints.permit_id
        WHERE permits.production_id = ? AND complaints.status IN ('upheld', 'answered')
        """,
            permit["production_id"],
        )
        < 2
        and permit["deposit"] != 0
    ):
        raise Refused("There is no ground to revoke it.")
    db.update("permits", permit_id, status="revoked")
    return db.fetch(Permit, "permits", permit_id)

"""Tools about trips."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, days_between, shift

from .rows import Employee, Manager, Trip, TripStatus


class TripSummary(TypedDict):
    """A trip as a search lists it."""

    id: str
    employee_name: str
    purpose: str
    starts_on: str
    ends_on: str
    status: TripStatus


class TripDetails(Trip):
    """A trip in full."""

    employee_name: str
    claimed: int
    number_of_days: int


def find_trips(
    db: Database,
    employee_id: str | None = None,
    purpose: str | None = None,
    department_id: str | None = None,
    status: TripStatus | None = None,
    starts_from: Day | None = None,
    ends_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[TripSummary]:
    """Search trips by employee, purpose, department, status, first day or last day.

    Args:
        employee_id: Only trips of the employee with this id.
        purpose: Only trips whose purpose contains this text.
        department_id: Only trips of the department with this id.
        status: Only trips with this status.
        starts_from: Only trips with a first day at or after this.
        ends_until: Only trips with a last day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TripSummary,
        """
        SELECT trips.id, employees.name AS employee_name, trips.purpose, trips.starts_on, trips.ends_on,
            trips.status
        FROM trips
        JOIN employees ON employees.id = trips.employee_id
        """,
        where={
            "trips.employee_id = ?": employee_id,
            "instr(lower(trips.purpose), lower(?)) > 0": purpose,
            "employees.department_id = ?": department_id,
            "trips.status = ?": status,
            "trips.starts_on >= ?": starts_from,
            "trips.ends_on <= ?": ends_until,
        },
        order="trips.starts_on, trips.id",
        page=page,
    )


def get_trip(db: Database, trip_id: str) -> TripDetails:
    """Show a trip with what was claimed for it so far.

    Args:
        trip_id: Id of the trip.
    """
    trip = db.fetch(Trip, "trips", trip_id)
    claimed = db.number(
        """
        SELECT SUM(items.amount) FROM items
        JOIN claims ON claims.id = items.claim_id
        WHERE claims.trip_id = ?
        """,
        trip_id,
    )
    number_of_days = days_between(trip["starts_on"], trip["ends_on"]) + 1
    employee = db.fetch(Employee, "employees", trip["employee_id"])
    return {**trip, "employee_name": employee["name"], "claimed": claimed, "number_of_days": number_of_days}


def request_trip(
    db: Database,
    employee_id: str,
    purpose: Text,
    starts_on: Day,
    ends_on: Day,
    advance: Annotated[int, between(0, 50000)] = 0,
) -> Trip:
    """Request a trip for an employee, three days ahead at least, with an advance of up to 500 euros.

    Args:
        employee_id: Id of the employee.
        purpose: Purpose of the trip.
        starts_on: First day.
        ends_on: Last day.
        advance: Advance of the trip, in minor units.
    """
    db.fetch(Employee, "employees", employee_id)
    if starts_on < shift(db.today, days=3):
        raise Refused("A trip is requested at least three days ahead.")
    if ends_on < starts_on:
        raise Refused("A trip ends on its first day or later.")
    if days_between(starts_on, ends_on) >= 14:
        raise Refused("A trip lasts at most 14 days.")
    if advance != 0 and db.exists(
        """
        SELECT 1 FROM trips
        WHERE employee_id = ? AND advance > 0 AND status = 'approved' AND ends_on < ?
        """,
        employee_id,
        db.today,
    ):
        raise Refused("An earlier advance has not been settled.")
    if db.exists(
        """
        SELECT 1 FROM trips
        WHERE employee_id = ? AND status != 'refused' AND starts_on <= ? AND ends_on >= ?
        """,
        employee_id,
        ends_on,
        starts_on,
    ):
        raise Refused("The employee is on another trip in that time.")
    trip_id = db.insert(
        "trips",
        employee_id=employee_id,
        purpose=purpose,
        starts_on=starts_on,
        ends_on=ends_on,
        advance=advance,
        status="requested",
    )
    return db.fetch(Trip, "trips", trip_id)


def approve_trip(db: Database, trip_id: str) -> Trip:
    """Approve a requested trip of your department before it begins.

    Args:
        trip_id: Id of the trip.
    """
    trip = db.fetch(Trip, "trips", trip_id)
    if trip["status"] != "requested":
        raise Refused("The trip must be requested.")
    employee = db.fetch(Employee, "employees", trip["employee_id"])
    account = db.fetch(Manager, "managers", db.account)
    if employee["department_id"] != account["department_id"]:
        raise Refused("The employee is of another department.")
    if trip["starts_on"] <= db.today:
        raise Refused("The trip would have begun already.")
    if trip["advance"] > account["approval_limit"]:
        raise Refused("The advance is above your limit.")
    db.update("trips", trip_id, status="approved")
    return db.fetch(Trip, "trips", trip_id)

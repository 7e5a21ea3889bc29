"""Tools about seats."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Contract, Employee, Program, Request, Seat, SeatStatus


class SeatSummary(TypedDict):
    """A seat as a search lists it."""

    id: str
    employee_name: str
    contract_program_name: str
    given_on: str
    last_used_on: str | None
    status: SeatStatus


class SeatsByContractProgramName(TypedDict):
    """Totals of seats for one name."""

    contract_program_name: str
    seats: int
    latest_use: str | None


def find_seats(
    db: Database,
    contract_id: str | None = None,
    program_id: str | None = None,
    employee_id: str | None = None,
    department: str | None = None,
    status: SeatStatus | None = None,
    last_used_until: Day | None = None,
    given_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[SeatSummary]:
    """Search seats by contract, program, employee, department, status, last use or given on.

    Args:
        contract_id: Only seats of the contract with this id.
        program_id: Only seats of the program with this id.
        employee_id: Only seats of the employee with this id.
        department: Only seats of the employee with this department.
        status: Only seats with this status.
        last_used_until: Only seats with a last use at or before this.
        given_from: Only seats with a given on at or after this.
        page: Page number, from 1.
    """
    return db.search(
        SeatSummary,
        """
        SELECT seats.id, employees.name AS employee_name, programs.name AS contract_program_name,
            seats.given_on, seats.last_used_on, seats.status
        FROM seats
        JOIN employees ON employees.id = seats.employee_id
        JOIN contracts ON contracts.id = seats.contract_id
        JOIN programs ON programs.id = contracts.program_id
        """,
        where={
            "seats.contract_id = ?": contract_id,
            "contracts.program_id = ?": program_id,
            "seats.employee_id = ?": employee_id,
            "employees.department = ?": department,
            "seats.status = ?": status,
            "seats.last_used_on <= ?": last_used_until,
            "seats.given_on >= ?": given_from,
        },
        order="employees.name, seats.id",
        page=page,
    )


def report_seats(
    db: Database,
    status: SeatStatus | None = None,
    department: str | None = None,
    last_used_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[SeatsByContractProgramName]:
    """Count seats by program, with the latest use.

    Args:
        status: Only seats with this status.
        department: Only seats of the employee with this department.
        last_used_until: Only seats with a last use at or before this.
        page: Page number, from 1.
    """
    return db.search(
        SeatsByContractProgramName,
        """
        SELECT programs.name AS contract_program_name, COUNT(*) AS seats, MAX(seats.last_used_on) AS
            latest_use
        FROM seats
        JOIN employees ON employees.id = seats.employee_id
        JOIN contracts ON contracts.id = seats.contract_id
        JOIN programs ON programs.id = contracts.program_id
        """,
        where={
            "seats.status = ?": status,
            "employees.department = ?": department,
            "seats.last_used_on <= ?": last_used_until,
        },
        group="programs.name",
        order="programs.name",
        page=page,
    )


def give_seat(db: Database, request_id: str, contract_id: str) -> Seat:
    """Fulfil a request with a free seat of a contract for its program that is in force.

    Args:
        request_id: Id of the request.
        contract_id: Id of the contract.
    """
    request = db.fetch(Request, "requests", request_id)
    contract = db.fetch(Contract, "contracts", contract_id)
    if request["status"] != "asked":
        raise Refused("The request is settled.")
    employee = db.fetch(Employee, "employees", request["employee_id"])
    if employee["status"] != "employed":
        raise Refused("The employee has left or is about to leave.")
    if contract["program_id"] != request["program_id"]:
        raise Refused("The contract is for another program.")
    if contract["status"] != "in_force" or contract["ends_on"] < db.today:
        raise Refused("The contract is not in force.")
    program = db.fetch(Program, "programs", request["program_id"])
    if program["price"] > 50000 and not request["consent"]:
        raise Refused("The consent of the head is missing.")
    if (
        db.number("SELECT COUNT(*) FROM seats WHERE contract_id = ? AND status IN ('held', 'announced')", contract_id)
        >= contract["places"]
    ):
        raise Refused("No seat of this contract is free.")
    if db.exists(
        """
        SELECT 1 FROM seats
        JOIN contracts ON contracts.id = seats.contract_id
        WHERE seats.employee_id = ? AND contracts.program_id = ? AND seats.status IN ('held', 'announced')
        """,
        request["employee_id"],
        request["program_id"],
    ):
        raise Refused("The employee has a seat already.")
    seat_id = db.insert(
        "seats", contract_id=contract_id, employee_id=request["employee_id"], given_on=db.today, status="held"
    )
    db.update("requests", request_id, status="fulfilled")
    return db.fetch(Seat, "seats", seat_id)


def announce_reclaim(db: Database, seat_id: str) -> Seat:
    """Announce to the holder that a seat not used for 60 days is taken back.

    Args:
        seat_id: Id of the seat.
    """
    seat = db.fetch(Seat, "seats", seat_id)
    if seat["status"] != "held":
        raise Refused("The seat must be held.")
    if seat["given_on"] > shift(db.today, days=-30):
        raise Refused("The seat was given less than 30 days ago.")
    if seat["last_used_on"] is not None and seat["last_used_on"] > shift(db.today, days=-60):
        raise Refused("The seat was used in the last 60 days.")
    db.update("seats", seat_id, status="announced", announced_on=db.today)
    return db.fetch(Seat, "seats", seat_id)


def reclaim_seat(db: Database, seat_id: str) -> Seat:
    """Take back a seat seven days after it was announced.

    Args:
        seat_id: Id of the seat.
    """
    seat = db.fetch(Seat, "seats", seat_id)
    if seat["status"] != "announced":
        raise Refused("The seat must be announced.")
    if seat["announced_on"] is None or seat["announced_on"] > shift(db.today, days=-7):
        raise Refused("The holder may still object.")
    if (
        seat["last_used_on"] is not None
        and seat["announced_on"] is not None
        and seat["last_used_on"] >= seat["announced_on"]
    ):
        raise Refused("The seat was used after the announcement.")
    db.update("seats", seat_id, status="reclaimed")
    return db.fetch(Seat, "seats", seat_id)


def keep_seat(db: Database, seat_id: str) -> Seat:
    """Let a holder keep a seat after an objection within ten days of the announcement.

    Args:
        seat_id: Id of the seat.
    """
    seat = db.fetch(Seat, "seats", seat_id)
    if seat["status"] != "announced":
        raise Refused("The seat must be announced.")
    if seat["announced_on"] is None or seat["announced_on"] < shift(db.today, days=-10):
        raise Refused("The objection comes too late.")
    employee = db.fetch(Employee, "employees", seat["employee_id"])
    if employee["status"] != "employed":
        raise Refused("The employee has left or is about to leave.")
    db.update("seats", seat_id, status="held", announced_on=None)
    return db.fetch(Seat, "seats", seat_id)


def return_seat(db: Database, seat_id: str) -> Seat:
    """Note that a holder gives a seat back that was held for two weeks.

    Args:
        seat_id: Id of the seat.
    """
    seat = db.fetch(Seat, "seats", seat_id)
    if seat["status"] != "held":
        raise Refused("The seat must be held.")
    if seat["given_on"] > shift(db.today, days=-14):
        raise Refused("A seat is held for two weeks at least.")
    db.update("seats", seat_id, status="returned")
    return db.fetch(Seat, "seats", seat_id)

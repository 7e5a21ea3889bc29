"""Tools about requests."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text

from .rows import Employee, Program, Request, RequestStatus


class RequestSummary(TypedDict):
    """A request as a search lists it."""

    id: str
    employee_name: str
    program_name: str
    consent: bool
    asked_at: str
    status: RequestStatus


def find_requests(
    db: Database,
    employee_id: str | None = None,
    program_id: str | None = None,
    status: RequestStatus | None = None,
    consent: bool | None = None,
    department: str | None = None,
    asked_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[RequestSummary]:
    """Search requests by employee, program, status, consent of the head, department or asked at.

    Args:
        employee_id: Only requests of the employee with this id.
        program_id: Only requests of the program with this id.
        status: Only requests with this status.
        consent: Only requests for which this holds, or does not: consent of the head.
        department: Only requests of the employee with this department.
        asked_until: Only requests with an asked at at or before this.
        page: Page number, from 1.
    """
    return db.search(
        RequestSummary,
        """
        SELECT requests.id, employees.name AS employee_name, programs.name AS program_name,
            requests.consent, requests.asked_at, requests.status
        FROM requests
        JOIN employees ON employees.id = requests.employee_id
        JOIN programs ON programs.id = requests.program_id
        """,
        where={
            "requests.employee_id = ?": employee_id,
            "requests.program_id = ?": program_id,
            "requests.status = ?": status,
            "requests.consent = ?": consent,
            "employees.department = ?": department,
            "requests.asked_at <= ?": asked_until,
        },
        order="requests.asked_at, requests.id",
        page=page,
    )


def request_seat(db: Database, employee_id: str, program_id: str, reason: Text, consent: bool = False) -> Request:
    """Record the request of an employee for an approved program that the employee does not have.

    Args:
        employee_id: Id of the employee.
        program_id: Id of the program.
        reason: Reason of the request.
        consent: Whether this holds for the request: consent of the head.
    """
    employee = db.fetch(Employee, "employees", employee_id)
    program = db.fetch(Program, "programs", program_id)
    if employee["status"] != "employed":
        raise Refused("The employee has left or is about to leave.")
    if program["status"] != "approved":
        raise Refused("The program is phased out or banned.")
    if db.exists(
        """
        SELECT 1 FROM seats
        JOIN contracts ON contracts.id = seats.contract_id
        WHERE seats.employee_id = ? AND contracts.program_id = ? AND seats.status IN ('held', 'announced')
        """,
        employee_id,
        program_id,
    ):
        raise Refused("The employee has a seat already.")
    if db.exists(
        "SELECT 1 FROM requests WHERE employee_id = ? AND program_id = ? AND status = 'asked'", employee_id, program_id
    ):
        raise Refused("The employee has asked for it already.")
    if program["strong_device"] and not db.exists(
        "SELECT 1 FROM devices WHERE employee_id = ? AND kind = 'workstation'", employee_id
    ):
        raise Refused("The program runs on workstations only.")
    request_id = db.insert(
        "requests",
        employee_id=employee_id,
        program_id=program_id,
        reason=reason,
        consent=consent,
        asked_at=db.now,
        status="asked",
    )
    return db.fetch(Request, "requests", request_id)


def refuse_request(db: Database, request_id: str) -> Request:
    """Refuse a request for a program that is not approved, without the consent it needs, or with no seat left.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "asked":
        raise Refused("The request must be asked.")
    program = db.fetch(Program, "programs", request["program_id"])
    employee = db.fetch(Employee, "employees", request["employee_id"])
    if (
        program["status"] == "approved"
        and employee["status"] == "employed"
        and (program["price"] <= 50000 or request["consent"])
        and db.exists(
            """
        SELECT 1 FROM contracts
        WHERE contracts.program_id = ?
            AND contracts.status = 'in_force'
            AND contracts.places > (SELECT COUNT(*) FROM seats
                WHERE seats.contract_id = contracts.id
                    AND seats.status IN ('held', 'announced'))
        """,
            request["program_id"],
        )
    ):
        raise Refused("The request can be fulfilled.")
    db.update("requests", request_id, status="refused")
    return db.fetch(Request, "requests", request_id)


def give_consent(db: Database, request_id: str) -> Request:
    """Note the consent of the head of the department to a request that needs it.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "asked":
        raise Refused("The request is settled.")
    if request["consent"]:
        raise Refused("The consent is noted already.")
    employee = db.fetch(Employee, "employees", request["employee_id"])
    if employee["status"] != "employed":
        raise Refused("The employee has left or is about to leave.")
    db.update("requests", request_id, consent=True)
    return db.fetch(Request, "requests", request_id)

"""Tools about requests."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Employee, LeaveType, Request, RequestStatus, Team


class RequestSummary(TypedDict):
    """A request as a search lists it."""

    id: str
    employee_name: str
    leave_type_name: str
    starts_on: str
    ends_on: str
    status: RequestStatus


class RequestDetails(Request):
    """A request in full."""

    employee_name: str
    employee_team_name: str
    leave_type_name: str
    absent_colleagues: int


class RequestsByLeaveTypeName(TypedDict):
    """Totals of requests for one name."""

    leave_type_name: str
    requests: int
    total_days: int
    longest_request: int | None


def find_requests(
    db: Database,
    employee_id: str | None = None,
    team_id: str | None = None,
    leave_type_id: str | None = None,
    leave_type_name: str | None = None,
    status: RequestStatus | None = None,
    deputy_id: str | None = None,
    starts_from: Day | None = None,
    ends_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[RequestSummary]:
    """Search requests by employee, team, leave type, name, status, deputy, first day or last day.

    Args:
        employee_id: Only requests of the employee with this id.
        team_id: Only requests of the team with this id.
        leave_type_id: Only requests of the leave type with this id.
        leave_type_name: Only requests of the leave type with this name.
        status: Only requests with this status.
        deputy_id: Only requests of the deputy with this id.
        starts_from: Only requests with a first day at or after this.
        ends_until: Only requests with a last day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        RequestSummary,
        """
        SELECT requests.id, employees.name AS employee_name, leave_types.name AS leave_type_name,
            requests.starts_on, requests.ends_on, requests.status
        FROM requests
        JOIN employees ON employees.id = requests.employee_id
        JOIN leave_types ON leave_types.id = requests.leave_type_id
        """,
        where={
            "requests.employee_id = ?": employee_id,
            "employees.team_id = ?": team_id,
            "requests.leave_type_id = ?": leave_type_id,
            "leave_types.name = ?": leave_type_name,
            "requests.status = ?": status,
            "requests.deputy_id = ?": deputy_id,
            "requests.starts_on >= ?": starts_from,
            "requests.ends_on <= ?": ends_until,
        },
        order="requests.starts_on, requests.id",
        page=page,
    )


def get_request(db: Database, request_id: str) -> RequestDetails:
    """Show a request with how many people of the team have approved leave in that time.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    employee = db.fetch(Employee, "employees", request["employee_id"])
    absent_colleagues = db.number(
        """
        SELECT COUNT(*) FROM requests
        JOIN employees ON employees.id = requests.employee_id
        WHERE requests.id != ?
            AND employees.team_id = ?
            AND requests.status = 'approved'
            AND requests.starts_on <= ?
            AND requests.ends_on >= ?
        """,
        request_id,
        employee["team_id"],
        request["ends_on"],
        request["starts_on"],
    )
    team = db.fetch(Team, "teams", employee["team_id"])
    leave_type = db.fetch(LeaveType, "leave_types", request["leave_type_id"])
    return {
        **request,
        "employee_name": employee["name"],
        "employee_team_name": team["name"],
        "leave_type_name": leave_type["name"],
        "absent_colleagues": absent_colleagues,
    }


def report_leave(
    db: Database,
    team_id: str | None = None,
    status: RequestStatus | None = None,
    starts_from: Day | None = None,
    ends_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[RequestsByLeaveTypeName]:
    """Count requests and add up their days by leave type.

    Args:
        team_id: Only requests of the team with this id.
        status: Only requests with this status.
        starts_from: Only requests with a first day at or after this.
        ends_until: Only requests with a last day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        RequestsByLeaveTypeName,
        """
        SELECT leave_types.name AS leave_type_name, COUNT(*) AS requests, COALESCE(SUM(requests.duration),
            0) AS total_days, MAX(requests.duration) AS longest_request
        FROM requests
        JOIN employees ON employees.id = requests.employee_id
        JOIN leave_types ON leave_types.id = requests.leave_type_id
        """,
        where={
            "employees.team_id = ?": team_id,
            "requests.status = ?": status,
            "requests.starts_on >= ?": starts_from,
            "requests.ends_on <= ?": ends_until,
        },
        group="leave_types.name",
        order="leave_types.name",
        page=page,
    )


def submit_request(
    db: Database,
    employee_id: str,
    leave_type_id: str,
    starts_on: Day,
    duration: Annotated[int, between(1, 15)],
    deputy_id: str | None = None,
) -> Request:
    """Ask for leave for an employee, with the notice of its type and within the allowance.

    Args:
        employee_id: Id of the employee.
        leave_type_id: Id of the leave type.
        starts_on: First day.
        duration: Number of days.
        deputy_id: Id of the deputy.
    """
    employee = db.fetch(Employee, "employees", employee_id)
    leave_type = db.fetch(LeaveType, "leave_types", leave_type_id)
    deputy = db.fetch(Employee, "employees", deputy_id) if deputy_id is not None else None
    if starts_on < shift(db.today, days=leave_type["notice"]):
        raise Refused("This type of leave needs more notice.")
    if duration > leave_type["longest"]:
        raise Refused("This type of leave does not last that long.")
    if duration > 5 and starts_on <= employee["probation_until"]:
        raise Refused("In the probation period leave lasts at most 5 days.")
    ends_on = shift(starts_on, days=duration - 1)
    if employee["last_day"] is not None and ends_on > employee["last_day"]:
        raise Refused("The employee will have left by then.")
    if deputy is not None and (deputy_id == employee_id or deputy["team_id"] != employee["team_id"]):
        raise Refused("The deputy must be a colleague of the same team.")
    used = db.number(
        """
        SELECT SUM(duration) FROM requests
        WHERE employee_id = ? AND leave_type_id = ? AND status IN ('submitted', 'approved')
        """,
        employee_id,
        leave_type_id,
    )
    allowed = db.number(
        """
        SELECT SUM(entitled + carried_over) FROM allowances
        WHERE employee_id = ? AND leave_type_id = ?
        """,
        employee_id,
        leave_type_id,
    ) + db.number(
        """
        SELECT SUM(bonuses.amount) FROM bonuses
        JOIN allowances ON allowances.id = bonuses.allowance_id
        WHERE allowances.employee_id = ? AND allowances.leave_type_id = ?
        """,
        employee_id,
        leave_type_id,
    )
    if leave_type["limited"] and used + duration > allowed:
        raise Refused("The allowance does not suffice.")
    if db.exists(
        """
        SELECT 1 FROM requests
        WHERE employee_id = ? AND status IN ('submitted', 'approved') AND starts_on <= ? AND ends_on >= ?
        """,
        employee_id,
        ends_on,
        starts_on,
    ):
        raise Refused("The employee has other leave in that time.")
    if db.exists(
        """
        SELECT 1 FROM blocked_periods
        WHERE team_id = ? AND status = 'announced' AND starts_on <= ? AND ends_on >= ?
        """,
        employee["team_id"],
        ends_on,
        starts_on,
    ):
        raise Refused("Leave is blocked for the team in that time.")
    request_id = db.insert(
        "requests",
        employee_id=employee_id,
        leave_type_id=leave_type_id,
        starts_on=starts_on,
        duration=duration,
        deputy_id=deputy_id,
        ends_on=ends_on,
        submitted_at=db.now,
        status="submitted",
    )
    return db.fetch(Request, "requests", request_id)


def approve_request(db: Database, request_id: str) -> Request:
    """Approve a request of your team that has not begun, if not too many others are away.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "submitted":
        raise Refused("The request must be submitted.")
    employee = db.fetch(Employee, "employees", request["employee_id"])
    if employee["team_id"] != db.account:
        raise Refused("The request belongs to another team.")
    if request["starts_on"] <= db.today:
        raise Refused("The leave would have begun already.")
    if request["duration"] > 5 and request["deputy_id"] is None:
        raise Refused("Leave of more than 5 days needs a deputy.")
    if request["deputy_id"] is not None and db.exists(
        """
        SELECT 1 FROM requests
        WHERE employee_id = ? AND status = 'approved' AND starts_on <= ? AND ends_on >= ?
        """,
        request["deputy_id"],
        request["ends_on"],
        request["starts_on"],
    ):
        raise Refused("The deputy is away in that time.")
    account = db.fetch(Team, "teams", db.account)
    if (
        db.number(
            """
        SELECT COUNT(*) FROM requests
        JOIN employees ON employees.id = requests.employee_id
        WHERE employees.team_id = ?
            AND requests.status = 'approved'
            AND requests.starts_on <= ?
            AND requests.ends_on >= ?
        """,
            db.account,
            request["ends_on"],
            request["starts_on"],
        )
        >= account["most_away"]
    ):
        raise Refused("Too many of the team are away in that time.")
    db.update("requests", request_id, status="approved")
    return db.fetch(Request, "requests", request_id)


def decline_request(db: Database, request_id: str, answer: Text) -> Request:
    """Decline a request of your team and say why.

    Args:
        request_id: Id of the request.
        answer: Reason of the decision.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "submitted":
        raise Refused("The request must be submitted.")
    employee = db.fetch(Employee, "employees", request["employee_id"])
    if employee["team_id"] != db.account:
        raise Refused("The request belongs to another team.")
    db.update("requests", request_id, status="declined", answer=answer)
    return db.fetch(Request, "requests", request_id)


def withdraw_request(db: Database, request_id: str) -> Request:
    """Withdraw a request before its first day; one that is approved until three days before.

    Args:
        request_id: Id of the request.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] not in ("submitted", "approved"):
        raise Refused("The request must be submitted or approved.")
    if request["starts_on"] <= db.today:
        raise Refused("The leave has already begun.")
    if request["status"] != "submitted" and request["starts_on"] < shift(db.today, days=3):
        raise Refused("It is too late to give approved leave back.")
    db.update("requests", request_id, status="withdrawn")
    return db.fetch(Request, "requests", request_id)


def shorten_request(db: Database, request_id: str, duration: Annotated[int, between(1, 14)]) -> Request:
    """Shorten leave that is not over, by days that have not yet passed.

    Args:
        request_id: Id of the request.
        duration: Number of days.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] not in ("submitted", "approved"):
        raise Refused("The request was declined or withdrawn.")
    if request["ends_on"] < db.today:
        raise Refused("The leave is over.")
    if duration >= request["duration"]:
        raise Refused("The leave is not longer than this.")
    ends_on = shift(request["starts_on"], days=duration - 1)
    if ends_on < db.today:
        raise Refused("These days have already passed.")
    db.update("requests", request_id, duration=duration, ends_on=ends_on)
    return db.fetch(Request, "requests", request_id)


def postpone_request(db: Database, request_id: str, starts_on: Day) -> Request:
    """Move a request that is not decided to a later time, with the notice of its type.

    Args:
        request_id: Id of the request.
        starts_on: New first day.
    """
    request = db.fetch(Request, "requests", request_id)
    if request["status"] != "submitted":
        raise Refused("Only a request that is not decided can be postponed.")
    if starts_on <= request["starts_on"]:
        raise Refused("The new first day must be later.")
    leave_type = db.fetch(LeaveType, "leave_types", request["leave_type_id"])
    if starts_on < shift(db.today, days=leave_type["notice"]):
        raise Refused("This type of leave needs more notice.")
    employee = db.fetch(Employee, "employees", request["employee_id"])
    ends_on = shift(starts_on, days=request["duration"] - 1)
    if employee["last_day"] is not None and ends_on > employee["last_day"]:
        raise Refused("The employee will have left by then.")
    if db.exists(
        """
        SELECT 1 FROM requests
        WHERE id != ?
            AND employee_id = ?
            AND status IN ('submitted', 'approved')
            AND starts_on <= ?
            AND ends_on >= ?
        """,
        request_id,
        request["employee_id"],
        ends_on,
        starts_on,
    ):
        raise Refused("The employee has other leave in that time.")
    if db.exists(
        """
        SELECT 1 FROM blocked_periods
        WHERE team_id = ? AND status = 'announced' AND starts_on <= ? AND ends_on >= ?
        """,
        employee["team_id"],
        ends_on,
        starts_on,
    ):
        raise Refused("Leave is blocked for the team in that time.")
    db.update("requests", request_id, starts_on=starts_on, ends_on=ends_on)
    return db.fetch(Request, "requests", request_id)


def name_deputy(db: Database, request_id: str, deputy_id: str) -> Request:
    """Name the colleague who stands in during a leave that is not over.

    Args:
        request_id: Id of the request.
        deputy_id: Id of the deputy.
    """
    request = db.fetch(Request, "requests", request_id)
    deputy = db.fetch(Employee, "employees", deputy_id)
    if request["status"] not in ("submitted", "approved"):
        raise Refused("The request was declined or withdrawn.")
    if request["ends_on"] < db.today:
        raise Refused("The leave is over.")
    if deputy_id == request["employee_id"]:
        raise Refused("Nobody is their own deputy.")
    employee = db.fetch(Employee, "employees", request["employee_id"])
    if deputy["team_id"] != employee["team_id"]:
        raise Refused("The deputy must be a colleague of the same team.")
    if db.exists(
        """
        SELECT 1 FROM requests
        WHERE employee_id = ? AND status = 'approved' AND starts_on <= ? AND ends_on >= ?
        """,
        deputy_id,
        request["ends_on"],
        request["starts_on"],
    ):
        raise Refused("The deputy is away in that time.")
    db.update("requests", request_id, deputy_id=deputy_id)
    return db.fetch(Request, "requests", request_id)

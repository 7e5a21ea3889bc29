"""Tools about employees."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Employee, EmployeeStatus, Request, Team


class EmployeeSummary(TypedDict):
    """An employee as a search lists it."""

    id: str
    name: str
    team_name: str
    status: EmployeeStatus


class EmployeeDetails(Employee):
    """An employee in full."""

    team_name: str
    planned_days: int
    sick_days: int


def find_employees(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    team_id: str | None = None,
    team_name: str | None = None,
    status: EmployeeStatus | None = None,
    joined_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[EmployeeSummary]:
    """Search employees by name, email, team, status or day of joining.

    Args:
        name: Only employees whose name contains this text.
        email: Only employees with this email.
        team_id: Only employees of the team with this id.
        team_name: Only employees of the team with this name.
        status: Only employees with this status.
        joined_from: Only employees with a day of joining at or after this.
        page: Page number, from 1.
    """
    return db.search(
        EmployeeSummary,
        """
        SELECT employees.id, employees.name, teams.name AS team_name, employees.status FROM employees
        JOIN teams ON teams.id = employees.team_id
        """,
        where={
            "instr(lower(employees.name), lower(?)) > 0": name,
            "employees.email = ?": email,
            "employees.team_id = ?": team_id,
            "teams.name = ?": team_name,
            "employees.status = ?": status,
            "employees.joined_on >= ?": joined_from,
        },
        order="employees.name, employees.id",
        page=page,
    )


def get_employee(db: Database, employee_id: str) -> EmployeeDetails:
    """Show an employee with the days of leave still to come and the days of sickness this year.

    Args:
        employee_id: Id of the employee.
    """
    employee = db.fetch(Employee, "employees", employee_id)
    planned_days = db.number(
        """
        SELECT SUM(duration) FROM requests
        WHERE employee_id = ? AND status = 'approved' AND starts_on > ?
        """,
        employee_id,
        db.today,
    )
    sick_days = db.number(
        """
        SELECT SUM(CAST(julianday(date(ends_on)) - julianday(date(starts_on)) AS INTEGER) + 1)
        FROM sick_notes
        WHERE employee_id = ?
        """,
        employee_id,
    )
    team = db.fetch(Team, "teams", employee["team_id"])
    return {**employee, "team_name": team["name"], "planned_days": planned_days, "sick_days": sick_days}


def give_notice(db: Database, employee_id: str, last_day: Day) -> Employee:
    """Note that an employee leaves, with 15 days' notice, or 7 in the probation period; leave beyond the last
    working day is withdrawn.

    Args:
        employee_id: Id of the employee.
        last_day: Last working day.
    """
    employee = db.fetch(Employee, "employees", employee_id)
    if employee["status"] != "active":
        raise Refused("The employee must be active.")
    if last_day < shift(db.today, days=7 if employee["probation_until"] >= db.today else 15):
        raise Refused("The notice is too short.")
    if last_day > shift(db.today, days=120):
        raise Refused("A last working day is noted at most 120 days ahead.")
    db.update("employees", employee_id, status="on_notice", last_day=last_day)
    for request in db.all(
        Request,
        """
        SELECT * FROM requests
        WHERE employee_id = ? AND status IN ('submitted', 'approved') AND starts_on > ? AND ends_on > ?
        ORDER BY id
        """,
        employee_id,
        db.today,
        last_day,
    ):
        db.update("requests", request["id"], status="withdrawn")
    return db.fetch(Employee, "employees", employee_id)

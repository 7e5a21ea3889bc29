"""Tools about employees."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Employee, EmployeeStatus


class EmployeeSummary(TypedDict):
    """An employee as a search lists it."""

    id: str
    name: str
    department: str
    last_day: str | None
    status: EmployeeStatus


class EmployeeDetails(Employee):
    """An employee in full."""

    seats_held: int
    yearly_cost: int
    devices_held: int


def find_employees(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    department: str | None = None,
    status: EmployeeStatus | None = None,
    last_day_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[EmployeeSummary]:
    """Search employees by name, email, department, status or last day.

    Args:
        name: Only employees whose name contains this text.
        email: Only employees with this email.
        department: Only employees with this department.
        status: Only employees with this status.
        last_day_until: Only employees with a last day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        EmployeeSummary,
        "SELECT id, name, department, last_day, status FROM employees",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "email = ?": email,
            "department = ?": department,
            "status = ?": status,
            "last_day <= ?": last_day_until,
        },
        order="name, id",
        page=page,
    )


def get_employee(db: Database, employee_id: str) -> EmployeeDetails:
    """Show an employee with the seats held, what they cost and the device in hand.

    Args:
        employee_id: Id of the employee.
    """
    employee = db.fetch(Employee, "employees", employee_id)
    seats_held = db.number(
        "SELECT COUNT(*) FROM seats WHERE employee_id = ? AND status IN ('held', 'announced')", employee_id
    )
    yearly_cost = db.number(
        """
        SELECT SUM(programs.price) FROM seats
        JOIN contracts ON contracts.id = seats.contract_id
        JOIN programs ON programs.id = contracts.program_id
        WHERE seats.employee_id = ? AND seats.status IN ('held', 'announced')
        """,
        employee_id,
    )
    devices_held = db.number("SELECT COUNT(*) FROM devices WHERE employee_id = ?", employee_id)
    return {**employee, "seats_held": seats_held, "yearly_cost": yearly_cost, "devices_held": devices_held}

"""Tools about employees."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Employee, EmployeeGrade, EmployeeStatus, Ward, WorkShift


class EmployeeSummary(TypedDict):
    """An employee as a search lists it."""

    id: str
    name: str
    ward_name: str
    grade: EmployeeGrade
    status: EmployeeStatus


class EmployeeDetails(Employee):
    """An employee in full."""

    ward_name: str
    planned_hours: int
    expired_certificates: int


def find_employees(
    db: Database,
    name: str | None = None,
    ward_id: str | None = None,
    ward_name: str | None = None,
    grade: EmployeeGrade | None = None,
    status: EmployeeStatus | None = None,
    page: PageNumber = 1,
) -> Page[EmployeeSummary]:
    """Search employees by name, ward, grade or status.

    Args:
        name: Only employees whose name contains this text.
        ward_id: Only employees of the ward with this id.
        ward_name: Only employees of the ward with this name.
        grade: Only employees with this grade.
        status: Only employees with this status.
        page: Page number, from 1.
    """
    return db.search(
        EmployeeSummary,
        """
        SELECT employees.id, employees.name, wards.name AS ward_name, employees.grade, employees.status
        FROM employees
        JOIN wards ON wards.id = employees.ward_id
        """,
        where={
            "instr(lower(employees.name), lower(?)) > 0": name,
            "employees.ward_id = ?": ward_id,
            "wards.name = ?": ward_name,
            "employees.grade = ?": grade,
            "employees.status = ?": status,
        },
        order="employees.name, employees.id",
        page=page,
    )


def get_employee(db: Database, employee_id: str) -> EmployeeDetails:
    """Show an employee with the hours planned for the next seven days and the certificates that have run out.

    Args:
        employee_id: Id of the employee.
    """
    employee = db.fetch(Employee, "employees", employee_id)
    planned_hours = db.number(
        """
        SELECT SUM(length) FROM work_shifts
        WHERE employee_id = ? AND status = 'filled' AND starts_at >= ? AND starts_at < ?
        """,
        employee_id,
        db.now,
        shift(db.now, days=7),
    )
    expired_certificates = db.number(
        "SELECT COUNT(*) FROM certificates WHERE employee_id = ? AND valid_until < ?", employee_id, db.today
    )
    ward = db.fetch(Ward, "wards", employee["ward_id"])
    return {
        **employee,
        "ward_name": ward["name"],
        "planned_hours": planned_hours,
        "expired_certificates": expired_certificates,
    }


def suspend_employee(db: Database, employee_id: str) -> Employee:
    """Suspend an employee who is not on shift at the moment; all filled shifts to come are open again.

    Args:
        employee_id: Id of the employee.
    """
    employee = db.fetch(Employee, "employees", employee_id)
    if employee["status"] != "active":
        raise Refused("The employee must be active.")
    if db.exists(
        """
        SELECT 1 FROM work_shifts
        WHERE employee_id = ? AND status = 'filled' AND starts_at <= ? AND ends_at > ?
        """,
        employee_id,
        db.now,
        db.now,
    ):
        raise Refused("The employee is on shift at the moment.")
    db.update("employees", employee_id, status="suspended")
    for work_shift in db.all(
        WorkShift,
        """
        SELECT * FROM work_shifts
        WHERE employee_id = ? AND status = 'filled' AND starts_at > ?
        ORDER BY id
        """,
        employee_id,
        db.now,
    ):
        db.update("work_shifts", work_shift["id"], status="open", employee_id=None)
    return db.fetch(Employee, "employees", employee_id)

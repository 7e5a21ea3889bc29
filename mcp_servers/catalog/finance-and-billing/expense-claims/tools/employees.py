"""Tools about employees."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class EmployeeSummary(TypedDict):
    """An employee as a search lists it."""

    id: str
    name: str
    department_name: str
    email: str


def find_employees(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    department_id: str | None = None,
    department_name: str | None = None,
    page: PageNumber = 1,
) -> Page[EmployeeSummary]:
    """Search employees by name, email or department.

    Args:
        name: Only employees whose name contains this text.
        email: Only employees with this email.
        department_id: Only employees of the department with this id.
        department_name: Only employees of the department with this name.
        page: Page number, from 1.
    """
    return db.search(
        EmployeeSummary,
        """
        SELECT employees.id, employees.name, departments.name AS department_name, employees.email
        FROM employees
        JOIN departments ON departments.id = employees.department_id
        """,
        where={
            "instr(lower(employees.name), lower(?)) > 0": name,
            "employees.email = ?": email,
            "employees.department_id = ?": department_id,
            "departments.name = ?": department_name,
        },
        order="employees.name, employees.id",
        page=page,
    )

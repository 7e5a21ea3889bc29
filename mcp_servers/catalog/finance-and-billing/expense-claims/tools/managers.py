"""Tools about managers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber


class ManagerSummary(TypedDict):
    """A manager as a search lists it."""

    id: str
    name: str
    department_name: str
    approval_limit: int


def find_managers(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    department_id: str | None = None,
    min_approval_limit: int | None = None,
    page: PageNumber = 1,
) -> Page[ManagerSummary]:
    """Search managers by name, email, department or approval limit.

    Args:
        name: Only managers whose name contains this text.
        email: Only managers with this email.
        department_id: Only managers of the department with this id.
        min_approval_limit: Only managers with an approval limit of at least this.
        page: Page number, from 1.
    """
    return db.search(
        ManagerSummary,
        """
        SELECT managers.id, managers.name, departments.name AS department_name, managers.approval_limit
        FROM managers
        JOIN departments ON departments.id = managers.department_id
        """,
        where={
            "instr(lower(managers.name), lower(?)) > 0": name,
            "managers.email = ?": email,
            "managers.department_id = ?": department_id,
            "managers.approval_limit >= ?": min_approval_limit,
        },
        order="managers.approval_limit, managers.id",
        page=page,
    )

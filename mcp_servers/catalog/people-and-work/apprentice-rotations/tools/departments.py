"""Tools about departments."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Department


class DepartmentDetails(Department):
    """A department in full."""

    apprentices_here: int
    places_left: int
    active_trainers: int


def find_departments(
    db: Database,
    name: str | None = None,
    dangerous: bool | None = None,
    min_places: int | None = None,
    page: PageNumber = 1,
) -> Page[Department]:
    """Search departments by name, dangerous or number of places.

    Args:
        name: Only departments whose name contains this text.
        dangerous: Only departments for which this holds, or does not: dangerous.
        min_places: Only departments with a number of places of at least this.
        page: Page number, from 1.
    """
    return db.search(
        Department,
        "SELECT id, name, places, dangerous FROM departments",
        where={"instr(lower(name), lower(?)) > 0": name, "dangerous = ?": dangerous, "places >= ?": min_places},
        order="name, id",
        page=page,
    )


def get_department(db: Database, department_id: str) -> DepartmentDetails:
    """Show a department with the apprentices in it, the places left and its trainers.

    Args:
        department_id: Id of the department.
    """
    department = db.fetch(Department, "departments", department_id)
    apprentices_here = db.number(
        "SELECT COUNT(*) FROM rotations WHERE department_id = ? AND status = 'running'", department_id
    )
    places_left = department["places"] - db.number(
        "SELECT COUNT(*) FROM rotations WHERE department_id = ? AND status = 'running'", department_id
    )
    active_trainers = db.number(
        """
        SELECT COUNT(*) FROM trainers
        WHERE department_id = ? AND status = 'active' AND licence_until >= ?
        """,
        department_id,
        db.today,
    )
    return {
        **department,
        "apprentices_here": apprentices_here,
        "places_left": places_left,
        "active_trainers": active_trainers,
    }

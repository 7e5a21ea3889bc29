"""Tools about trainers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import TrainerStatus


class TrainerSummary(TypedDict):
    """A trainer as a search lists it."""

    id: str
    name: str
    department_name: str
    licence_until: str
    status: TrainerStatus


def find_trainers(
    db: Database,
    name: str | None = None,
    department_id: str | None = None,
    department_name: str | None = None,
    status: TrainerStatus | None = None,
    licence_until_from: Day | None = None,
    licence_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[TrainerSummary]:
    """Search trainers by name, department, status or end of the licence.

    Args:
        name: Only trainers whose name contains this text.
        department_id: Only trainers of the department with this id.
        department_name: Only trainers of the department with this name.
        status: Only trainers with this status.
        licence_until_from: Only trainers with an end of the licence at or after this.
        licence_until_until: Only trainers with an end of the licence at or before this.
        page: Page number, from 1.
    """
    return db.search(
        TrainerSummary,
        """
        SELECT trainers.id, trainers.name, departments.name AS department_name, trainers.licence_until,
            trainers.status
        FROM trainers
        JOIN departments ON departments.id = trainers.department_id
        """,
        where={
            "instr(lower(trainers.name), lower(?)) > 0": name,
            "trainers.department_id = ?": department_id,
            "departments.name = ?": department_name,
            "trainers.status = ?": status,
            "trainers.licence_until >= ?": licence_until_from,
            "trainers.licence_until <= ?": licence_until_until,
        },
        order="trainers.name, trainers.id",
        page=page,
    )

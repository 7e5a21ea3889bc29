"""Tools about interviewers."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import InterviewerDepartment


class InterviewerSummary(TypedDict):
    """An interviewer as a search lists it."""

    id: str
    name: str
    department: InterviewerDepartment
    most_a_day: int


def find_interviewers(
    db: Database,
    name: str | None = None,
    department: InterviewerDepartment | None = None,
    min_most_a_day: int | None = None,
    page: PageNumber = 1,
) -> Page[InterviewerSummary]:
    """Search interviewers by name, department or most interviews a day.

    Args:
        name: Only interviewers whose name contains this text.
        department: Only interviewers with this department.
        min_most_a_day: Only interviewers with a most interviews a day of at least this.
        page: Page number, from 1.
    """
    return db.search(
        InterviewerSummary,
        "SELECT id, name, department, most_a_day FROM interviewers",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "department = ?": department,
            "most_a_day >= ?": min_most_a_day,
        },
        order="name, id",
        page=page,
    )

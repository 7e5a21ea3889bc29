"""Tools about instructors."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Instructor, InstructorStatus


def find_instructors(
    db: Database,
    name: str | None = None,
    email: str | None = None,
    status: InstructorStatus | None = None,
    page: PageNumber = 1,
) -> Page[Instructor]:
    """Search instructors by name, email or status.

    Args:
        name: Only instructors whose name contains this text.
        email: Only instructors with this email.
        status: Only instructors with this status.
        page: Page number, from 1.
    """
    return db.search(
        Instructor,
        "SELECT id, name, email, most_lessons, status FROM instructors",
        where={"instr(lower(name), lower(?)) > 0": name, "email = ?": email, "status = ?": status},
        order="name, id",
        page=page,
    )

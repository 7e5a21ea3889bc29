"""Tools about projects."""

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import Project


def find_projects(
    db: Database, name: str | None = None, leader: str | None = None, ends_from: Day | None = None, page: PageNumber = 1
) -> Page[Project]:
    """Search projects by name, leader or last day.

    Args:
        name: Only projects whose name contains this text.
        leader: Only projects whose leader contains this text.
        ends_from: Only projects with a last day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        Project,
        "SELECT id, name, leader, ends_on FROM projects",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "instr(lower(leader), lower(?)) > 0": leader,
            "ends_on >= ?": ends_from,
        },
        order="name, id",
        page=page,
    )

"""Tools about projects."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import ProjectStatus


class ProjectSummary(TypedDict):
    """A project as a search lists it."""

    id: str
    name: str
    leader_name: str
    ends_on: str
    status: ProjectStatus


def find_projects(
    db: Database,
    name: str | None = None,
    leader_id: str | None = None,
    status: ProjectStatus | None = None,
    page: PageNumber = 1,
) -> Page[ProjectSummary]:
    """Search projects by name, leader or status.

    Args:
        name: Only projects whose name contains this text.
        leader_id: Only projects of the leader with this id.
        status: Only projects with this status.
        page: Page number, from 1.
    """
    return db.search(
        ProjectSummary,
        """
        SELECT projects.id, projects.name, engineers.name AS leader_name, projects.ends_on, projects.status
        FROM projects
        JOIN engineers ON engineers.id = projects.leader_id
        """,
        where={
            "instr(lower(projects.name), lower(?)) > 0": name,
            "projects.leader_id = ?": leader_id,
            "projects.status = ?": status,
        },
        order="projects.name, projects.id",
        page=page,
    )

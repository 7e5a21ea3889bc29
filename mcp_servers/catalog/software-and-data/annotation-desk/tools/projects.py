"""Tools about projects."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Item, Lead, Project, ProjectKind, ProjectStatus


class ProjectSummary(TypedDict):
    """A project as a search lists it."""

    id: str
    name: str
    kind: ProjectKind
    lead_name: str
    pay: int
    ends_on: str
    status: ProjectStatus


class ProjectDetails(Project):
    """A project in full."""

    lead_name: str
    waiting_items: int
    disputed_items: int
    agreed_items: int
    outstanding_pay: int


def find_projects(
    db: Database,
    name: str | None = None,
    kind: ProjectKind | None = None,
    lead_id: str | None = None,
    status: ProjectStatus | None = None,
    ends_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[ProjectSummary]:
    """Search projects by name, kind, lead, status or closing day.

    Args:
        name: Only projects whose name contains this text.
        kind: Only projects with this kind.
        lead_id: Only projects of the lead with this id.
        status: Only projects with this status.
        ends_until: Only projects with a closing day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ProjectSummary,
        """
        SELECT projects.id, projects.name, projects.kind, leads.name AS lead_name, projects.pay,
            projects.ends_on, projects.status
        FROM projects
        JOIN leads ON leads.id = projects.lead_id
        """,
        where={
            "instr(lower(projects.name), lower(?)) > 0": name,
            "projects.kind = ?": kind,
            "projects.lead_id = ?": lead_id,
            "projects.status = ?": status,
            "projects.ends_on <= ?": ends_until,
        },
        order="projects.ends_on, projects.id",
        page=page,
    )


def get_project(db: Database, project_id: str) -> ProjectDetails:
    """Show a project with its items by how far they are and the pay still to come.

    Args:
        project_id: Id of the project.
    """
    project = db.fetch(Project, "projects", project_id)
    waiting_items = db.number("SELECT COUNT(*) FROM items WHERE project_id = ? AND status = 'waiting'", project_id)
    disputed_items = db.number("SELECT COUNT(*) FROM items WHERE project_id = ? AND status = 'disputed'", project_id)
    agreed_items = db.number("SELECT COUNT(*) FROM items WHERE project_id = ? AND status = 'agreed'", project_id)
    outstanding_pay = project["pay"] * db.number(
        """
        SELECT COUNT(*) FROM item_labels
        JOIN items ON items.id = item_labels.item_id
        WHERE items.project_id = ? AND item_labels.status = 'given'
        """,
        project_id,
    )
    lead = db.fetch(Lead, "leads", project["lead_id"])
    return {
        **project,
        "lead_name": lead["name"],
        "waiting_items": waiting_items,
        "disputed_items": disputed_items,
        "agreed_items": agreed_items,
        "outstanding_pay": outstanding_pay,
    }


def close_project(db: Database, project_id: str) -> Project:
    """Close a project a week before its closing day or later, without disputed items; waiting ones are discarded.

    Args:
        project_id: Id of the project.
    """
    project = db.fetch(Project, "projects", project_id)
    if project["status"] != "open":
        raise Refused("The project must be open.")
    if project["ends_on"] > shift(db.today, days=7):
        raise Refused("It runs for more than a week yet.")
    if db.exists("SELECT 1 FROM items WHERE project_id = ? AND status = 'disputed'", project_id):
        raise Refused("Disputed items wait for arbitration.")
    if db.exists(
        """
        SELECT 1 FROM item_labels
        JOIN items ON items.id = item_labels.item_id
        WHERE items.project_id = ? AND item_labels.status = 'in_hand' AND item_labels.taken_at >= ?
        """,
        project_id,
        shift(db.now, hours=-48),
    ):
        raise Refused("Items of it are in hand.")
    db.update("projects", project_id, status="closed")
    for item in db.all(Item, "SELECT * FROM items WHERE project_id = ? AND status = 'waiting' ORDER BY id", project_id):
        db.update("items", item["id"], status="discarded")
    return db.fetch(Project, "projects", project_id)

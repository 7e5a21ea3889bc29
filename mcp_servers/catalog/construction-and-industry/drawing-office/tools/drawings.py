"""Tools about drawings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Drawing, DrawingStatus, Engineer, Issue, Project


class DrawingSummary(TypedDict):
    """A drawing as a search lists it."""

    id: str
    number: str
    title: str
    project_name: str
    needed_on: str
    status: DrawingStatus


class DrawingDetails(Drawing):
    """A drawing in full."""

    project_name: str
    project_leader_name: str
    approved_revision: int | None
    open_queries: int
    builders_served: int


def find_drawings(
    db: Database,
    number: str | None = None,
    title: str | None = None,
    project_id: str | None = None,
    status: DrawingStatus | None = None,
    needed_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[DrawingSummary]:
    """Search drawings by drawing number, title, project, status or day on which it is needed.

    Args:
        number: Only drawings with this drawing number.
        title: Only drawings whose title contains this text.
        project_id: Only drawings of the project with this id.
        status: Only drawings with this status.
        needed_until: Only drawings with a day on which it is needed at or before this.
        page: Page number, from 1.
    """
    return db.search(
        DrawingSummary,
        """
        SELECT drawings.id, drawings.number, drawings.title, projects.name AS project_name,
            drawings.needed_on, drawings.status
        FROM drawings
        JOIN projects ON projects.id = drawings.project_id
        """,
        where={
            "drawings.number = ?": number,
            "instr(lower(drawings.title), lower(?)) > 0": title,
            "drawings.project_id = ?": project_id,
            "drawings.status = ?": status,
            "drawings.needed_on <= ?": needed_until,
        },
        order="drawings.number, drawings.id",
        page=page,
    )


def get_drawing(db: Database, drawing_id: str) -> DrawingDetails:
    """Show a drawing with its latest approved revision, its open queries and the builders who have it.

    Args:
        drawing_id: Id of the drawing.
    """
    drawing = db.fetch(Drawing, "drawings", drawing_id)
    approved_revision: int | None = db.value(
        "SELECT MAX(number) FROM revisions WHERE drawing_id = ? AND status = 'approved'", drawing_id
    )
    open_queries = db.number("SELECT COUNT(*) FROM queries WHERE drawing_id = ? AND status = 'open'", drawing_id)
    builders_served = db.number(
        """
        SELECT COUNT(*) FROM issues
        JOIN revisions ON revisions.id = issues.revision_id
        WHERE revisions.drawing_id = ? AND issues.status != 'recalled'
        """,
        drawing_id,
    )
    project = db.fetch(Project, "projects", drawing["project_id"])
    leader = db.fetch(Engineer, "engineers", project["leader_id"])
    return {
        **drawing,
        "project_name": project["name"],
        "project_leader_name": leader["name"],
        "approved_revision": approved_revision,
        "open_queries": open_queries,
        "builders_served": builders_served,
    }


def withdraw_drawing(db: Database, drawing_id: str) -> Drawing:
    """Withdraw a drawing without revisions in work or open queries; what the builders have is recalled.

    Args:
        drawing_id: Id of the drawing.
    """
    drawing = db.fetch(Drawing, "drawings", drawing_id)
    if drawing["status"] != "active":
        raise Refused("The drawing must be active.")
    if db.exists(
        """
        SELECT 1 FROM revisions
        WHERE drawing_id = ? AND status IN ('in_work', 'to_check', 'checked')
        """,
        drawing_id,
    ):
        raise Refused("A revision is in work.")
    if db.exists("SELECT 1 FROM queries WHERE drawing_id = ? AND status = 'open'", drawing_id):
        raise Refused("A query about the drawing is open.")
    db.update("drawings", drawing_id, status="withdrawn")
    for issue in db.all(
        Issue,
        """
        SELECT issues.* FROM issues
        JOIN revisions ON revisions.id = issues.revision_id
        WHERE revisions.drawing_id = ? AND issues.status IN ('sent', 'confirmed')
        ORDER BY issues.id
        """,
        drawing_id,
    ):
        db.update("issues", issue["id"], status="recalled")
    return db.fetch(Drawing, "drawings", drawing_id)

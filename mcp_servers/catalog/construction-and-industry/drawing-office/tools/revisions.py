"""Tools about revisions."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text

from .rows import Drawing, Engineer, Issue, Project, Revision, RevisionStatus


class RevisionSummary(TypedDict):
    """A revision as a search lists it."""

    id: str
    drawing_number: str
    number: int
    author_name: str
    status: RevisionStatus


def find_revisions(
    db: Database,
    drawing_id: str | None = None,
    project_id: str | None = None,
    author_id: str | None = None,
    status: RevisionStatus | None = None,
    begun_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[RevisionSummary]:
    """Search revisions by drawing, project, author, status or day of the beginning.

    Args:
        drawing_id: Only revisions of the drawing with this id.
        project_id: Only revisions of the project with this id.
        author_id: Only revisions of the author with this id.
        status: Only revisions with this status.
        begun_from: Only revisions with a day of the beginning at or after this.
        page: Page number, from 1.
    """
    return db.search(
        RevisionSummary,
        """
        SELECT revisions.id, drawings.number AS drawing_number, revisions.number, engineers.name AS
            author_name, revisions.status
        FROM revisions
        JOIN drawings ON drawings.id = revisions.drawing_id
        JOIN engineers ON engineers.id = revisions.author_id
        """,
        where={
            "revisions.drawing_id = ?": drawing_id,
            "drawings.project_id = ?": project_id,
            "revisions.author_id = ?": author_id,
            "revisions.status = ?": status,
            "revisions.begun_on >= ?": begun_from,
        },
        order="drawings.number, revisions.id",
        page=page,
    )


def begin_revision(db: Database, drawing_id: str, author_id: str) -> Revision:
    """Begin the next revision of a drawing, drawn by an engineer at work with fewer than four in hand.

    Args:
        drawing_id: Id of the drawing.
        author_id: Id of the author.
    """
    drawing = db.fetch(Drawing, "drawings", drawing_id)
    author = db.fetch(Engineer, "engineers", author_id)
    if drawing["status"] != "active":
        raise Refused("The drawing is withdrawn.")
    project = db.fetch(Project, "projects", drawing["project_id"])
    if project["status"] != "running":
        raise Refused("The project is on hold or closed.")
    if db.exists(
        """
        SELECT 1 FROM revisions
        WHERE drawing_id = ? AND status IN ('in_work', 'to_check', 'checked')
        """,
        drawing_id,
    ):
        raise Refused("Another revision of this drawing is in work.")
    if author["status"] != "at_work":
        raise Refused("The engineer is on leave.")
    if db.number("SELECT COUNT(*) FROM revisions WHERE author_id = ? AND status = 'in_work'", author_id) >= 4:
        raise Refused("The engineer has four revisions in hand.")
    next_number = db.number("SELECT COUNT(*) FROM revisions WHERE drawing_id = ?", drawing_id)
    if db.exists("SELECT 1 FROM revisions WHERE drawing_id = ? AND number = ?", drawing_id, next_number):
        raise Refused("Another revision already has this drawing and number of the revision.")
    revision_id = db.insert(
        "revisions",
        drawing_id=drawing_id,
        author_id=author_id,
        number=next_number,
        begun_on=db.today,
        status="in_work",
        returned=0,
    )
    return db.fetch(Revision, "revisions", revision_id)


def hand_in_revision(db: Database, revision_id: str) -> Revision:
    """Hand a revision in for checking.

    Args:
        revision_id: Id of the revision.
    """
    revision = db.fetch(Revision, "revisions", revision_id)
    if revision["status"] != "in_work":
        raise Refused("The revision must be in work.")
    drawing = db.fetch(Drawing, "drawings", revision["drawing_id"])
    project = db.fetch(Project, "projects", drawing["project_id"])
    if project["status"] != "running":
        raise Refused("The project is on hold or closed.")
    author = db.fetch(Engineer, "engineers", revision["author_id"])
    if author["status"] != "at_work":
        raise Refused("The author is on leave.")
    db.update("revisions", revision_id, status="to_check")
    return db.fetch(Revision, "revisions", revision_id)


def check_revision(db: Database, revision_id: str) -> Revision:
    """Note that you have checked a revision that is not your own.

    Args:
        revision_id: Id of the revision.
    """
    revision = db.fetch(Revision, "revisions", revision_id)
    if revision["status"] != "to_check":
        raise Refused("The revision must be to check.")
    if revision["author_id"] == db.account:
        raise Refused("Nobody checks a revision of their own.")
    drawing = db.fetch(Drawing, "drawings", revision["drawing_id"])
    project = db.fetch(Project, "projects", drawing["project_id"])
    if project["status"] != "running":
        raise Refused("The project is on hold or closed.")
    db.update("revisions", revision_id, status="checked", checker_id=db.account)
    return db.fetch(Revision, "revisions", revision_id)


def approve_revision(db: Database, revision_id: str) -> Revision:
    """Approve a revision that somebody else has drawn and checked; the one approved before is superseded and
    recalled from the builders.

    Args:
        revision_id: Id of the revision.
    """
    revision = db.fetch(Revision, "revisions", revision_id)
    if revision["status"] != "checked":
        raise Refused("The revision must be checked.")
    if revision["author_id"] == db.account or revision["checker_id"] == db.account:
        raise Refused("Nobody approves what they have drawn or checked.")
    if db.exists(
        "SELECT 1 FROM queries WHERE drawing_id = ? AND status = 'open' AND standstill", revision["drawing_id"]
    ):
        raise Refused("A query about the drawing, for which work stands still, is open.")
    db.update("revisions", revision_id, status="approved", approver_id=db.account)
    for issue in db.all(
        Issue,
        """
        SELECT issues.* FROM issues
        JOIN revisions ON revisions.id = issues.revision_id
        WHERE revisions.drawing_id = ?
            AND issues.revision_id != ?
            AND issues.status IN ('sent', 'confirmed')
        ORDER BY issues.id
        """,
        revision["drawing_id"],
        revision_id,
    ):
        db.update("issues", issue["id"], status="recalled")
    for each_revision in db.all(
        Revision,
        """
        SELECT * FROM revisions
        WHERE drawing_id = ? AND id != ? AND status = 'approved'
        ORDER BY id
        """,
        revision["drawing_id"],
        revision_id,
    ):
        db.update("revisions", each_revision["id"], status="superseded", approver_id=None)
    return db.fetch(Revision, "revisions", revision_id)


def send_back_revision(db: Database, revision_id: str, remark: Text | None = None) -> Revision:
    """Send a revision back to its author, twice at most.

    Args:
        revision_id: Id of the revision.
        remark: Remark of the revision.
    """
    revision = db.fetch(Revision, "revisions", revision_id)
    if revision["status"] not in ("to_check", "checked"):
        raise Refused("The revision must be to check or checked.")
    if revision["author_id"] == db.account:
        raise Refused("You cannot send your own revision back.")
    if revision["returned"] >= 2:
        raise Refused("The revision was sent back twice; talk to the leader of the project.")
    db.update("revisions", revision_id, status="in_work", returned=revision["returned"] + 1, checker_id=None)
    return db.fetch(Revision, "revisions", revision_id)

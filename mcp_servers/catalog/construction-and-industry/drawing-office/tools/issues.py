"""Tools about issues."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused

from .rows import Builder, Drawing, Issue, IssuePurpose, IssueStatus, Revision


class IssueSummary(TypedDict):
    """An issue as a search lists it."""

    id: str
    revision_drawing_number: str
    revision_number: int
    builder_name: str
    purpose: IssuePurpose
    issued_on: str
    status: IssueStatus


def find_issues(
    db: Database,
    revision_id: str | None = None,
    drawing_id: str | None = None,
    builder_id: str | None = None,
    purpose: IssuePurpose | None = None,
    status: IssueStatus | None = None,
    issued_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[IssueSummary]:
    """Search issues by revision, drawing, builder, purpose, status or day of the issue.

    Args:
        revision_id: Only issues of the revision with this id.
        drawing_id: Only issues of the drawing with this id.
        builder_id: Only issues of the builder with this id.
        purpose: Only issues with this purpose.
        status: Only issues with this status.
        issued_from: Only issues with a day of the issue at or after this.
        page: Page number, from 1.
    """
    return db.search(
        IssueSummary,
        """
        SELECT issues.id, drawings.number AS revision_drawing_number, revisions.number AS revision_number,
            builders.name AS builder_name, issues.purpose, issues.issued_on, issues.status
        FROM issues
        JOIN revisions ON revisions.id = issues.revision_id
        JOIN drawings ON drawings.id = revisions.drawing_id
        JOIN builders ON builders.id = issues.builder_id
        """,
        where={
            "issues.revision_id = ?": revision_id,
            "revisions.drawing_id = ?": drawing_id,
            "issues.builder_id = ?": builder_id,
            "issues.purpose = ?": purpose,
            "issues.status = ?": status,
            "issues.issued_on >= ?": issued_from,
        },
        order="issues.issued_on DESC, issues.id",
        page=page,
    )


def issue_drawing(db: Database, revision_id: str, builder_id: str, purpose: IssuePurpose) -> Issue:
    """Issue an approved revision to a builder, for construction only while no query about the drawing is open.

    Args:
        revision_id: Id of the revision.
        builder_id: Id of the builder.
        purpose: Purpose of the issue.
    """
    revision = db.fetch(Revision, "revisions", revision_id)
    db.fetch(Builder, "builders", builder_id)
    if revision["status"] != "approved":
        raise Refused("Only an approved revision is issued.")
    drawing = db.fetch(Drawing, "drawings", revision["drawing_id"])
    if drawing["status"] != "active":
        raise Refused("The drawing is withdrawn.")
    if purpose == "construction" and db.exists(
        "SELECT 1 FROM queries WHERE drawing_id = ? AND status = 'open'", revision["drawing_id"]
    ):
        raise Refused("A query about this drawing is open.")
    if db.exists("SELECT 1 FROM issues WHERE revision_id = ? AND builder_id = ?", revision_id, builder_id):
        raise Refused("The builder has got this revision already.")
    issue_id = db.insert(
        "issues", revision_id=revision_id, builder_id=builder_id, purpose=purpose, issued_on=db.today, status="sent"
    )
    return db.fetch(Issue, "issues", issue_id)


def confirm_issue(db: Database, issue_id: str) -> Issue:
    """Note that a builder confirms a revision sent before today.

    Args:
        issue_id: Id of the issue.
    """
    issue = db.fetch(Issue, "issues", issue_id)
    if issue["status"] != "sent":
        raise Refused("The issue must be sent.")
    if issue["issued_on"] >= db.today:
        raise Refused("It was issued today.")
    db.update("issues", issue_id, status="confirmed")
    return db.fetch(Issue, "issues", issue_id)

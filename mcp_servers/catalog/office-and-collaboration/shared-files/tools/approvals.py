"""Tools about approvals."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused

from .rows import Approval, ApprovalStatus, File, ReviewerResponse, User


class ApprovalSummary(TypedDict):
    """An approval as a search lists it."""

    id: str
    file_name: str
    initiator_display_name: str
    status: ApprovalStatus
    due_at: str | None


def approve_file(db: Database, approval_id: str) -> Approval:
    """Approve a file as one of its reviewers; when all reviewers have, the approval is complete.

    Args:
        approval_id: Id of the approval.
    """
    approval = db.fetch(Approval, "approvals", approval_id)
    if approval["status"] != "in_progress":
        raise Refused("The approval is not in progress.")
    if not db.exists(
        """
        SELECT 1 FROM reviewer_responses
        WHERE approval_id = ? AND reviewer_id = ? AND response = 'no_response'
        """,
        approval_id,
        db.account,
    ):
        raise Refused("No review by you is open here.")
    others_waiting = db.exists(
        """
        SELECT 1 FROM reviewer_responses
        WHERE approval_id = ? AND reviewer_id != ? AND response != 'approved'
        """,
        approval_id,
        db.account,
    )
    db.update(
        "approvals",
        approval_id,
        status="in_progress" if others_waiting else "approved",
        completed_at=None if others_waiting else db.now,
    )
    for reviewer_response in db.all(
        ReviewerResponse,
        """
        SELECT * FROM reviewer_responses
        WHERE approval_id = ? AND reviewer_id = ?
        ORDER BY id
        """,
        approval_id,
        db.account,
    ):
        db.update("reviewer_responses", reviewer_response["id"], response="approved")
    return db.fetch(Approval, "approvals", approval_id)


def cancel_approval(db: Database, approval_id: str) -> Approval:
    """Call off an approval that you asked for.

    Args:
        approval_id: Id of the approval.
    """
    approval = db.fetch(Approval, "approvals", approval_id)
    if approval["status"] != "in_progress":
        raise Refused("The approval must be in progress.")
    if approval["initiator_id"] != db.account:
        raise Refused("Only the person who asked for it may call it off.")
    db.update("approvals", approval_id, status="cancelled", completed_at=db.now)
    return db.fetch(Approval, "approvals", approval_id)


def decline_file(db: Database, approval_id: str) -> Approval:
    """Decline a file as one of its reviewers, which ends the approval.

    Args:
        approval_id: Id of the approval.
    """
    approval = db.fetch(Approval, "approvals", approval_id)
    if approval["status"] != "in_progress":
        raise Refused("The approval must be in progress.")
    if not db.exists(
        """
        SELECT 1 FROM reviewer_responses
        WHERE approval_id = ? AND reviewer_id = ? AND response = 'no_response'
        """,
        approval_id,
        db.account,
    ):
        raise Refused("No review by you is open here.")
    db.update("approvals", approval_id, status="declined", completed_at=db.now)
    for reviewer_response in db.all(
        ReviewerResponse,
        """
        SELECT * FROM reviewer_responses
        WHERE approval_id = ? AND reviewer_id = ?
        ORDER BY id
        """,
        approval_id,
        db.account,
    ):
        db.update("reviewer_responses", reviewer_response["id"], response="declined")
    return db.fetch(Approval, "approvals", approval_id)


def list_approvals(
    db: Database,
    file_id: str | None = None,
    initiator_id: str | None = None,
    status: ApprovalStatus | None = None,
    due_until: Moment | None = None,
    page: PageNumber = 1,
) -> Page[ApprovalSummary]:
    """List approvals.

    Args:
        file_id: Only approvals of the file with this id.
        initiator_id: Only approvals of the initiator with this id.
        status: Only approvals with this status.
        due_until: Only approvals with a due time at or before this.
        page: Page number, from 1.
    """
    return db.search(
        ApprovalSummary,
        """
        SELECT approvals.id, files.name AS file_name, users.display_name AS initiator_display_name,
            approvals.status, approvals.due_at
        FROM approvals
        JOIN files ON files.id = approvals.file_id
        JOIN users ON users.id = approvals.initiator_id
        """,
        where={
            "approvals.file_id = ?": file_id,
            "approvals.initiator_id = ?": initiator_id,
            "approvals.status = ?": status,
            "approvals.due_at <= ?": due_until,
        },
        order="approvals.created_at, approvals.id",
        page=page,
    )


def start_approval(db: Database, file_id: str, reviewer_id: str, due_at: Moment | None = None) -> Approval:
    """Ask somebody to review a file of yours; until they answer, the file is locked.

    Args:
        file_id: Id of the file.
        reviewer_id: Id of the reviewer.
        due_at: Due time.
    """
    file = db.fetch(File, "files", file_id)
    db.fetch(User, "users", reviewer_id)
    if file["owner_id"] != db.account:
        raise Refused("Only the owner may ask for an approval.")
    if file["trashed"]:
        raise Refused("The file is in the trash.")
    if file["kind_of_file"] == "folder":
        raise Refused("A folder cannot be approved.")
    if reviewer_id == db.account:
        raise Refused("You cannot review your own file.")
    if not db.exists("SELECT 1 FROM permissions WHERE file_id = ? AND user_id = ?", file_id, reviewer_id):
        raise Refused("The reviewer cannot see the file; share it first.")
    if db.exists("SELECT 1 FROM approvals WHERE file_id = ? AND status = 'in_progress'", file_id):
        raise Refused("An approval of this file is already in progress.")
    if due_at is not None and due_at <= db.now:
        raise Refused("The due time must be in the future.")
    approval_id = db.insert(
        "approvals", file_id=file_id, initiator_id=db.account, status="in_progress", due_at=due_at, created_at=db.now
    )
    db.insert("reviewer_responses", approval_id=approval_id, reviewer_id=reviewer_id, response="no_response")
    return db.fetch(Approval, "approvals", approval_id)

"""Tools about reviewer responses."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Approval, ReviewerResponse, ReviewerResponseResponse, User


class ReviewerResponseSummary(TypedDict):
    """A review as a search lists it."""

    id: str
    reviewer_display_name: str
    response: ReviewerResponseResponse


def add_reviewer(db: Database, approval_id: str, reviewer_id: str) -> ReviewerResponse:
    """Add a reviewer to an approval that you asked for.

    Args:
        approval_id: Id of the approval.
        reviewer_id: Id of the reviewer.
    """
    approval = db.fetch(Approval, "approvals", approval_id)
    db.fetch(User, "users", reviewer_id)
    if approval["status"] != "in_progress":
        raise Refused("The approval is not in progress.")
    if approval["initiator_id"] != db.account:
        raise Refused("Only the person who asked for it may add reviewers.")
    if not db.exists("SELECT 1 FROM permissions WHERE file_id = ? AND user_id = ?", approval["file_id"], reviewer_id):
        raise Refused("The reviewer cannot see the file; share it first.")
    if db.exists(
        "SELECT 1 FROM reviewer_responses WHERE approval_id = ? AND reviewer_id = ?", approval_id, reviewer_id
    ):
        raise Refused("This person is already a reviewer.")
    reviewer_response_id = db.insert(
        "reviewer_responses", approval_id=approval_id, reviewer_id=reviewer_id, response="no_response"
    )
    return db.fetch(ReviewerResponse, "reviewer_responses", reviewer_response_id)


def list_reviewer_responses(
    db: Database,
    approval_id: str | None = None,
    reviewer_id: str | None = None,
    response: ReviewerResponseResponse | None = None,
    page: PageNumber = 1,
) -> Page[ReviewerResponseSummary]:
    """List who reviews a file and what they answered.

    Args:
        approval_id: Only reviewer responses of the approval with this id.
        reviewer_id: Only reviewer responses of the reviewer with this id.
        response: Only reviewer responses with this response.
        page: Page number, from 1.
    """
    return db.search(
        ReviewerResponseSummary,
        """
        SELECT reviewer_responses.id, users.display_name AS reviewer_display_name,
            reviewer_responses.response
        FROM reviewer_responses
        JOIN users ON users.id = reviewer_responses.reviewer_id
        """,
        where={
            "reviewer_responses.approval_id = ?": approval_id,
            "reviewer_responses.reviewer_id = ?": reviewer_id,
            "reviewer_responses.response = ?": response,
        },
        order="users.display_name, reviewer_responses.id",
        page=page,
    )

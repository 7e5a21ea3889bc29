"""Tools about access proposals."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import AccessProposal, AccessProposalRole, File


class AccessProposalSummary(TypedDict):
    """A request for access as a search lists it."""

    id: str
    file_name: str
    requester_display_name: str
    role: AccessProposalRole


def list_access_proposals(
    db: Database,
    file_id: str | None = None,
    requester_id: str | None = None,
    role: AccessProposalRole | None = None,
    owner_id: str | None = None,
    page: PageNumber = 1,
) -> Page[AccessProposalSummary]:
    """List access proposals.

    Args:
        file_id: Only access proposals of the file with this id.
        requester_id: Only access proposals of the requester with this id.
        role: Only access proposals with this role.
        owner_id: Only access proposals of the owner with this id.
        page: Page number, from 1.
    """
    return db.search(
        AccessProposalSummary,
        """
        SELECT access_proposals.id, files.name AS file_name, users.display_name AS requester_display_name,
            access_proposals.role
        FROM access_proposals
        JOIN files ON files.id = access_proposals.file_id
        JOIN users ON users.id = access_proposals.requester_id
        """,
        where={
            "access_proposals.file_id = ?": file_id,
            "access_proposals.requester_id = ?": requester_id,
            "access_proposals.role = ?": role,
            "files.owner_id = ?": owner_id,
        },
        order="access_proposals.created_at, access_proposals.id",
        page=page,
    )


def accept_access_proposal(db: Database, access_proposal_id: str) -> AccessProposal:
    """Give somebody the access to a file of yours that they asked for.

    Args:
        access_proposal_id: Id of the request for access.
    """
    access_proposal = db.fetch(AccessProposal, "access_proposals", access_proposal_id)
    file = db.fetch(File, "files", access_proposal["file_id"])
    if file["owner_id"] != db.account:
        raise Refused("Only the owner of the file may decide.")
    if file["trashed"]:
        raise Refused("The file is in the trash.")
    if db.exists(
        "SELECT 1 FROM permissions WHERE file_id = ? AND user_id = ?",
        access_proposal["file_id"],
        access_proposal["requester_id"],
    ):
        raise Refused("Another permission already has this file and person.")
    db.insert(
        "permissions",
        file_id=access_proposal["file_id"],
        user_id=access_proposal["requester_id"],
        role=access_proposal["role"],
    )
    db.delete("access_proposals", access_proposal_id)
    return access_proposal


def deny_access_proposal(db: Database, access_proposal_id: str) -> AccessProposal:
    """Turn down a request for access to a file of yours.

    Args:
        access_proposal_id: Id of the request for access.
    """
    access_proposal = db.fetch(AccessProposal, "access_proposals", access_proposal_id)
    file = db.fetch(File, "files", access_proposal["file_id"])
    if file["owner_id"] != db.account:
        raise Refused("Only the owner of the file may decide.")
    db.delete("access_proposals", access_proposal_id)
    return access_proposal

"""Tools of Shared files."""

from mcp_servers.runtime import reads, writes

from .access_proposals import accept_access_proposal, deny_access_proposal, list_access_proposals
from .approvals import approve_file, cancel_approval, decline_file, list_approvals, start_approval
from .comments import create_comment, list_comments
from .files import create_file, get_file, list_files, restore_file, trash_file, update_file
from .permissions import create_permission, delete_permission, list_permissions
from .replies import create_reply, list_replies, resolve_comment
from .reviewer_responses import add_reviewer, list_reviewer_responses
from .users import find_users

TOOLS = reads(
    list_access_proposals,
    list_approvals,
    list_comments,
    get_file,
    list_files,
    list_permissions,
    list_replies,
    find_users,
    list_reviewer_responses,
) + writes(
    accept_access_proposal,
    approve_file,
    cancel_approval,
    decline_file,
    add_reviewer,
    start_approval,
    create_comment,
    create_file,
    update_file,
    create_permission,
    delete_permission,
    create_reply,
    trash_file,
    restore_file,
    resolve_comment,
    deny_access_proposal,
)

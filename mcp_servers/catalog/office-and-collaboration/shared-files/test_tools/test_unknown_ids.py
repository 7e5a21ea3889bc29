"""Ids that nobody has, given to the tools of Shared files."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_file", {"file_id": "xx-0000"}, "No file has this id."),
        ("accept_access_proposal", {"access_proposal_id": "xx-0000"}, "No access proposal has this id."),
        ("approve_file", {"approval_id": "xx-0000"}, "No approval has this id."),
        ("cancel_approval", {"approval_id": "xx-0000"}, "No approval has this id."),
        ("decline_file", {"approval_id": "xx-0000"}, "No approval has this id."),
        ("add_reviewer", {"approval_id": "ap-1197", "reviewer_id": "xx-0000"}, "No user has this id."),
        ("add_reviewer", {"approval_id": "xx-0000", "reviewer_id": "us-4263"}, "No approval has this id."),
        ("start_approval", {"file_id": "xx-0000", "reviewer_id": "us-6373"}, "No file has this id."),
        ("start_approval", {"file_id": "fi-1373", "reviewer_id": "xx-0000"}, "No user has this id."),
        ("create_comment", {"file_id": "xx-0000", "content": "Needs a source."}, "No file has this id."),
        (
            "create_file",
            {"name": "Summary – name badges", "kind_of_file": "presentation", "folder_id": "xx-0000"},
            "No file has this id.",
        ),
        ("update_file", {"file_id": "xx-0000"}, "No file has this id."),
        ("create_permission", {"file_id": "xx-0000", "user_id": "us-6373", "role": "writer"}, "No file has this id."),
        ("create_permission", {"file_id": "fi-1373", "user_id": "xx-0000", "role": "writer"}, "No user has this id."),
        ("delete_permission", {"permission_id": "xx-0000"}, "No permission has this id."),
        ("create_reply", {"comment_id": "xx-0000", "content": "Moved to the appendix."}, "No comment has this id."),
        ("trash_file", {"file_id": "xx-0000"}, "No file has this id."),
        ("restore_file", {"file_id": "xx-0000"}, "No file has this id."),
        ("resolve_comment", {"comment_id": "xx-0000"}, "No comment has this id."),
        ("deny_access_proposal", {"access_proposal_id": "xx-0000"}, "No access proposal has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

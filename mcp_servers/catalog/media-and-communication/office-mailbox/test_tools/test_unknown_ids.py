"""Ids that nobody has, given to the tools of Harbour Street mailbox."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("read_mail", {"mail_id": "xx-0000"}, "No mail has this id."),
        ("read_attachment", {"attachment_id": "xx-0000"}, "No attachment has this id."),
        ("get_conversation", {"conversation_id": "xx-0000"}, "No conversation has this id."),
        ("take_conversation", {"conversation_id": "cn-1069", "clerk_id": "xx-0000"}, "No clerk has this id."),
        ("take_conversation", {"conversation_id": "xx-0000", "clerk_id": "cl-1061"}, "No conversation has this id."),
        ("put_back", {"conversation_id": "xx-0000"}, "No conversation has this id."),
        ("close_conversation", {"conversation_id": "xx-0000"}, "No conversation has this id."),
        ("change_topic", {"conversation_id": "cn-1069", "topic_id": "xx-0000"}, "No topic has this id."),
        ("change_topic", {"conversation_id": "xx-0000", "topic_id": "to-8998"}, "No conversation has this id."),
        (
            "write_reply",
            {"conversation_id": "xx-0000", "reader": "members of the board", "body": "Agreed by phone"},
            "No conversation has this id.",
        ),
        ("approve_reply", {"mail_id": "xx-0000"}, "No mail has this id."),
        ("send_reply", {"mail_id": "xx-0000"}, "No mail has this id."),
        ("discard_draft", {"mail_id": "xx-0000"}, "No mail has this id."),
        (
            "set_reminder",
            {"conversation_id": "xx-0000", "due_on": "2026-11-21", "matter": "Fix the date with the insurer."},
            "No conversation has this id.",
        ),
        ("finish_reminder", {"reminder_id": "xx-0000"}, "No reminder has this id."),
        ("release_attachment", {"attachment_id": "xx-0000"}, "No attachment has this id."),
        ("quarantine_attachment", {"attachment_id": "xx-0000"}, "No attachment has this id."),
        ("delete_attachment", {"attachment_id": "xx-0000"}, "No attachment has this id."),
        ("block_correspondent", {"correspondent_id": "xx-0000"}, "No correspondent has this id."),
        ("unblock_correspondent", {"correspondent_id": "xx-0000"}, "No correspondent has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

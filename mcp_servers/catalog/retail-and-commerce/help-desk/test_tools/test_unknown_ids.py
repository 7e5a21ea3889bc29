"""Ids that nobody has, given to the tools of Weather station help desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("read_message", {"message_id": "xx-0000"}, "No message has this id."),
        ("read_article", {"article_id": "xx-0000"}, "No article has this id."),
        ("get_ticket", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("get_agent", {"agent_id": "xx-0000"}, "No agent has this id."),
        ("take_ticket", {"ticket_id": "ti-1043", "agent_id": "xx-0000"}, "No agent has this id."),
        ("take_ticket", {"ticket_id": "xx-0000", "agent_id": "ag-1990"}, "No ticket has this id."),
        ("answer_ticket", {"ticket_id": "xx-0000", "body": "As discussed"}, "No ticket has this id."),
        ("take_message", {"ticket_id": "xx-0000", "body": "As discussed"}, "No ticket has this id."),
        ("escalate_ticket", {"ticket_id": "ti-1043", "agent_id": "xx-0000"}, "No agent has this id."),
        ("escalate_ticket", {"ticket_id": "xx-0000", "agent_id": "ag-8433"}, "No ticket has this id."),
        ("solve_ticket", {"ticket_id": "xx-0000", "article_id": "ar-6787"}, "No ticket has this id."),
        ("solve_ticket", {"ticket_id": "ti-1043", "article_id": "xx-0000"}, "No article has this id."),
        ("close_ticket", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("close_duplicate", {"ticket_id": "xx-0000"}, "Argument 'other_ticket_id' is missing."),
        ("close_duplicate", {"ticket_id": "ti-1043", "other_ticket_id": "xx-0000"}, "No ticket has this id."),
        ("raise_priority", {"ticket_id": "xx-0000"}, "No ticket has this id."),
        ("check_article", {"article_id": "ar-1344", "checker_id": "xx-0000"}, "No agent has this id."),
        ("check_article", {"article_id": "xx-0000", "checker_id": "ag-3676"}, "No article has this id."),
        ("publish_article", {"article_id": "xx-0000"}, "No article has this id."),
        ("withdraw_article", {"article_id": "xx-0000"}, "No article has this id."),
        ("note_absence", {"agent_id": "xx-0000"}, "No agent has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

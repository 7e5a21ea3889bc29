"""Ids that nobody has, given to the tools of High-voltage control room."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_line", {"line_id": "xx-0000"}, "No line has this id."),
        ("get_outage", {"outage_id": "xx-0000"}, "No outage has this id."),
        (
            "enter_outage",
            {
                "number": "New SO-69424",
                "line_id": "xx-0000",
                "work": "Cleaning the transformer",
                "starts_at": "2026-06-03T06:10",
                "ends_at": "2026-06-03T11:10",
            },
            "No line has this id.",
        ),
        ("approve_outage", {"outage_id": "xx-0000"}, "No outage has this id."),
        ("refuse_outage", {"outage_id": "xx-0000"}, "No outage has this id."),
        ("withdraw_outage", {"outage_id": "xx-0000"}, "No outage has this id."),
        ("begin_outage", {"outage_id": "xx-0000"}, "No outage has this id."),
        ("order_step", {"outage_id": "ou-1188", "action": "close_line", "crew_id": "xx-0000"}, "No crew has this id."),
        (
            "order_step",
            {"outage_id": "xx-0000", "action": "close_line", "crew_id": "cr-1359"},
            "No outage has this id.",
        ),
        ("confirm_step", {"step_id": "xx-0000"}, "No step has this id."),
        ("call_back_step", {"step_id": "xx-0000"}, "No step has this id."),
        (
            "give_permit",
            {"number": "New PW-78401", "outage_id": "ou-4142", "crew_id": "xx-0000", "people": 8},
            "No crew has this id.",
        ),
        (
            "give_permit",
            {"number": "New PW-78401", "outage_id": "xx-0000", "crew_id": "cr-4815", "people": 8},
            "No outage has this id.",
        ),
        ("suspend_permit", {"permit_id": "xx-0000"}, "No permit has this id."),
        ("resume_permit", {"permit_id": "xx-0000"}, "No permit has this id."),
        ("hand_in_permit", {"permit_id": "xx-0000"}, "No permit has this id."),
        ("finish_outage", {"outage_id": "xx-0000"}, "No outage has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

"""Ids that nobody has, given to the tools of Night desk runbooks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("read_runbook", {"runbook_id": "xx-0000"}, "No runbook has this id."),
        ("read_settings", {"service_id": "xx-0000"}, "No service has this id."),
        ("read_report", {"drill_id": "xx-0000"}, "No drill has this id."),
        ("get_runbook", {"runbook_id": "xx-0000"}, "No runbook has this id."),
        ("get_change", {"change_id": "xx-0000"}, "No change has this id."),
        (
            "ask_for_change",
            {
                "number": "New CH-04530",
                "subject": "Move to the second site",
                "service_id": "xx-0000",
                "starts_at": "2026-05-26T09:00",
                "length": 2,
            },
            "No service has this id.",
        ),
        ("give_approval", {"change_id": "xx-0000", "engineer_id": "en-2656"}, "No change has this id."),
        ("give_approval", {"change_id": "ch-1014", "engineer_id": "xx-0000"}, "No engineer has this id."),
        ("approve_change", {"change_id": "xx-0000"}, "No change has this id."),
        ("start_change", {"change_id": "xx-0000"}, "No change has this id."),
        ("finish_change", {"change_id": "xx-0000"}, "No change has this id."),
        ("fail_change", {"change_id": "xx-0000"}, "No change has this id."),
        ("cancel_change", {"change_id": "xx-0000"}, "No change has this id."),
        (
            "plan_freeze",
            {"service_id": "xx-0000", "starts_on": "2026-06-19", "ends_on": "2026-07-13"},
            "No service has this id.",
        ),
        ("lift_freeze", {"freeze_id": "xx-0000"}, "No freeze has this id."),
        (
            "write_runbook",
            {
                "title": "New New keys for the login page",
                "service_id": "xx-0000",
                "system": "stock counter",
                "body": "Agreed by phone",
            },
            "No service has this id.",
        ),
        (
            "plan_drill",
            {"number": "New DR-5634", "runbook_id": "xx-0000", "leader_id": "en-4905", "held_on": "2026-03-12"},
            "No runbook has this id.",
        ),
        (
            "plan_drill",
            {"number": "New DR-5634", "runbook_id": "ru-8872", "leader_id": "xx-0000", "held_on": "2026-03-12"},
            "No engineer has this id.",
        ),
        ("pass_drill", {"drill_id": "xx-0000", "report": "As discussed"}, "No drill has this id."),
        ("fail_drill", {"drill_id": "xx-0000", "report": "Agreed by phone"}, "No drill has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

"""Ids that nobody has, given to the tools of Plant laboratory protocols."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("read_protocol", {"protocol_id": "xx-0000"}, "No protocol has this id."),
        ("read_report", {"run_id": "xx-0000"}, "No run has this id."),
        ("get_protocol", {"protocol_id": "xx-0000"}, "No protocol has this id."),
        ("get_run", {"run_id": "xx-0000"}, "No run has this id."),
        ("approve_protocol", {"protocol_id": "xx-0000", "head_id": "sc-2983"}, "No protocol has this id."),
        ("approve_protocol", {"protocol_id": "pr-1181", "head_id": "xx-0000"}, "No scientist has this id."),
        ("retire_protocol", {"protocol_id": "xx-0000"}, "No protocol has this id."),
        ("train_scientist", {"protocol_id": "xx-0000", "scientist_id": "sc-4511"}, "No protocol has this id."),
        ("train_scientist", {"protocol_id": "pr-1181", "scientist_id": "xx-0000"}, "No scientist has this id."),
        (
            "plan_run",
            {"number": "New R-71070", "protocol_id": "xx-0000", "operator_id": "sc-4189", "planned_for": "2026-01-15"},
            "No protocol has this id.",
        ),
        (
            "plan_run",
            {"number": "New R-71070", "protocol_id": "pr-4713", "operator_id": "xx-0000", "planned_for": "2026-01-15"},
            "No scientist has this id.",
        ),
        ("start_run", {"run_id": "xx-0000"}, "No run has this id."),
        ("draw_reagent", {"run_id": "xx-0000", "lot_id": "lo-6739", "quantity": 15}, "No run has this id."),
        ("draw_reagent", {"run_id": "ru-1001", "lot_id": "xx-0000", "quantity": 15}, "No lot has this id."),
        ("open_lot", {"lot_id": "xx-0000"}, "No lot has this id."),
        ("discard_lot", {"lot_id": "xx-0000"}, "No lot has this id."),
        ("finish_run", {"run_id": "xx-0000", "report": "As discussed"}, "No run has this id."),
        ("stop_run", {"run_id": "xx-0000"}, "No run has this id."),
        ("release_run", {"run_id": "xx-0000"}, "No run has this id."),
        (
            "note_deviation",
            {"run_id": "xx-0000", "severity": "major", "finding": "The second reading was off by 14 per cent."},
            "No run has this id.",
        ),
        ("close_deviation", {"deviation_id": "xx-0000"}, "No deviation has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

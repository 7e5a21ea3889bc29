"""Ids that nobody has, given to the tools of Number porting clearing house."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_line", {"line_id": "xx-0000"}, "No line has this id."),
        ("get_carrier", {"carrier_id": "xx-0000"}, "No carrier has this id."),
        ("get_request", {"request_id": "xx-0000"}, "No request has this id."),
        (
            "file_request",
            {"number": "New PR369297", "line_id": "xx-0000", "gaining_id": "ca-2649", "port_on": "2026-09-22"},
            "No line has this id.",
        ),
        (
            "file_request",
            {"number": "New PR369297", "line_id": "li-4867", "gaining_id": "xx-0000", "port_on": "2026-09-22"},
            "No carrier has this id.",
        ),
        ("accept_request", {"request_id": "xx-0000"}, "No request has this id."),
        ("object_to_request", {"request_id": "xx-0000", "ground": "wrong_name"}, "No request has this id."),
        ("refile_request", {"request_id": "xx-0000", "port_on": "2026-10-09"}, "No request has this id."),
        ("lapse_request", {"request_id": "xx-0000"}, "No request has this id."),
        ("change_porting_day", {"request_id": "xx-0000", "port_on": "2026-10-14"}, "No request has this id."),
        ("cancel_request", {"request_id": "xx-0000"}, "No request has this id."),
        ("port_number", {"request_id": "xx-0000"}, "No request has this id."),
        ("undo_porting", {"request_id": "xx-0000"}, "No request has this id."),
        ("uphold_complaint", {"complaint_id": "xx-0000"}, "No complaint has this id."),
        ("exclude_carrier", {"carrier_id": "xx-0000"}, "No carrier has this id."),
        ("take_payment", {"carrier_id": "xx-0000", "amount": 502}, "No carrier has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

"""Ids that nobody has, given to the tools of Larchfield House rota."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_ward", {"ward_id": "xx-0000"}, "No ward has this id."),
        ("get_employee", {"employee_id": "xx-0000"}, "No employee has this id."),
        ("add_shift", {"skill_id": "xx-0000", "starts_at": "2026-04-18T14:00", "length": 8}, "No skill has this id."),
        ("fill_shift", {"work_shift_id": "wo-1005", "employee_id": "xx-0000"}, "No employee has this id."),
        ("fill_shift", {"work_shift_id": "xx-0000", "employee_id": "em-3596"}, "No work shift has this id."),
        ("release_shift", {"work_shift_id": "xx-0000"}, "No work shift has this id."),
        (
            "cover_shift",
            {"work_shift_id": "wo-1005", "agency_id": "xx-0000", "worker": "Pilar Iglesias"},
            "No agency has this id.",
        ),
        (
            "cover_shift",
            {"work_shift_id": "xx-0000", "agency_id": "ag-4493", "worker": "Pilar Iglesias"},
            "No work shift has this id.",
        ),
        ("confirm_shift", {"work_shift_id": "xx-0000"}, "No work shift has this id."),
        ("mark_missed", {"work_shift_id": "xx-0000"}, "No work shift has this id."),
        ("cancel_shift", {"work_shift_id": "xx-0000"}, "No work shift has this id."),
        ("record_absence", {"employee_id": "xx-0000", "duration": 1, "reason": "sickness"}, "No employee has this id."),
        ("extend_absence", {"absence_id": "xx-0000", "extra": 3}, "No absence has this id."),
        ("propose_swap", {"work_shift_id": "wo-1005", "replacement_id": "xx-0000"}, "No employee has this id."),
        ("propose_swap", {"work_shift_id": "xx-0000", "replacement_id": "em-7578"}, "No work shift has this id."),
        ("approve_swap", {"swap_id": "xx-0000"}, "No swap has this id."),
        ("refuse_swap", {"swap_id": "xx-0000"}, "No swap has this id."),
        ("renew_certificate", {"certificate_id": "xx-0000"}, "No certificate has this id."),
        ("suspend_employee", {"employee_id": "xx-0000"}, "No employee has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

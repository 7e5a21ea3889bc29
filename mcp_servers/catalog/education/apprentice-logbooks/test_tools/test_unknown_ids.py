"""Ids that nobody has, given to the tools of Chamber apprenticeship register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_apprentice", {"apprentice_id": "xx-0000"}, "No apprentice has this id."),
        ("get_firm", {"firm_id": "xx-0000"}, "No firm has this id."),
        (
            "register_contract",
            {
                "name": "Ryo Fujita",
                "contract": "AP-28644",
                "occupation": "Roofer",
                "trainer_id": "xx-0000",
                "started_on": "2026-02-28",
            },
            "No trainer has this id.",
        ),
        ("change_trainer", {"apprentice_id": "ap-1105", "trainer_id": "xx-0000"}, "No trainer has this id."),
        ("change_trainer", {"apprentice_id": "xx-0000", "trainer_id": "tr-9513"}, "No apprentice has this id."),
        ("end_contract", {"apprentice_id": "xx-0000"}, "No apprentice has this id."),
        (
            "hand_in_report",
            {"apprentice_id": "xx-0000", "week": 13, "hours": 36, "text": "Found a broken neutral."},
            "No apprentice has this id.",
        ),
        ("approve_report", {"weekly_report_id": "xx-0000"}, "No weekly report has this id."),
        ("return_report", {"weekly_report_id": "xx-0000"}, "No weekly report has this id."),
        (
            "rewrite_report",
            {"weekly_report_id": "xx-0000", "text": "First drawing of my own circuit."},
            "No weekly report has this id.",
        ),
        ("add_skill_hours", {"sign_off_id": "xx-0000", "more": 1}, "No sign off has this id."),
        ("begin_skill", {"apprentice_id": "ap-1105", "skill_id": "xx-0000"}, "No skill has this id."),
        ("begin_skill", {"apprentice_id": "xx-0000", "skill_id": "sk-2566"}, "No apprentice has this id."),
        ("sign_skill_off", {"sign_off_id": "xx-0000"}, "No sign off has this id."),
        ("apply_for_exam", {"apprentice_id": "xx-0000", "held_on": "2026-01-19"}, "No apprentice has this id."),
        ("admit_to_exam", {"exam_id": "xx-0000"}, "No exam has this id."),
        ("refuse_exam", {"exam_id": "xx-0000"}, "No exam has this id."),
        ("pass_exam", {"exam_id": "xx-0000", "points": 26}, "Argument 'points' must be at least 50."),
        ("fail_exam", {"exam_id": "xx-0000", "points": 29}, "No exam has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

"""Ids that nobody has, given to the tools of Film office locations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_location", {"location_id": "xx-0000"}, "No location has this id."),
        ("get_permit", {"permit_id": "xx-0000"}, "No permit has this id."),
        ("get_production", {"production_id": "xx-0000"}, "No production has this id."),
        (
            "plan_recce",
            {"production_id": "pr-1087", "location_id": "xx-0000", "visits_at": "2026-02-06T15:05"},
            "No location has this id.",
        ),
        (
            "plan_recce",
            {"production_id": "xx-0000", "location_id": "lo-4253", "visits_at": "2026-02-06T15:05"},
            "No production has this id.",
        ),
        ("finish_recce", {"recce_id": "xx-0000"}, "No recce has this id."),
        ("cancel_recce", {"recce_id": "xx-0000"}, "No recce has this id."),
        (
            "ask_permit",
            {
                "number": "New FP-51965",
                "recce_id": "xx-0000",
                "first_day": "2025-10-26",
                "last_day": "2025-12-13",
                "from_hour": 9,
                "to_hour": 13,
                "effects": "drone",
            },
            "No recce has this id.",
        ),
        ("note_notice", {"permit_id": "xx-0000"}, "No permit has this id."),
        ("sign_permit", {"permit_id": "xx-0000"}, "No permit has this id."),
        ("refuse_permit", {"permit_id": "xx-0000"}, "No permit has this id."),
        ("take_deposit", {"permit_id": "xx-0000"}, "No permit has this id."),
        ("start_filming", {"permit_id": "xx-0000"}, "No permit has this id."),
        ("finish_filming", {"permit_id": "xx-0000", "damage": 200000}, "No permit has this id."),
        ("revoke_permit", {"permit_id": "xx-0000"}, "No permit has this id."),
        (
            "take_complaint",
            {"permit_id": "xx-0000", "neighbour": "Francesca Şahin", "remark": "Noise after eleven."},
            "No permit has this id.",
        ),
        ("answer_complaint", {"complaint_id": "xx-0000"}, "No complaint has this id."),
        ("uphold_complaint", {"complaint_id": "xx-0000"}, "No complaint has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

"""Ids that nobody has, given to the tools of Kadriorg household things."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_thing", {"thing_id": "xx-0000"}, "No thing has this id."),
        ("get_policy", {"policy_id": "xx-0000"}, "No policy has this id."),
        (
            "add_thing",
            {
                "name": "New Norrland Wallpaper Table",
                "room_id": "xx-0000",
                "price": 28500,
                "bought_on": "2025-05-22",
                "warranty_until": "2027-12-21",
            },
            "No room has this id.",
        ),
        ("put_thing", {"thing_id": "th-1003", "room_id": "xx-0000"}, "No room has this id."),
        ("put_thing", {"thing_id": "xx-0000", "room_id": "ro-7461"}, "No thing has this id."),
        ("mark_fragile", {"thing_id": "xx-0000"}, "No thing has this id."),
        ("prolong_warranty", {"thing_id": "xx-0000", "extra": 30}, "No thing has this id."),
        ("sell_thing", {"thing_id": "xx-0000"}, "No thing has this id."),
        (
            "lend_thing",
            {"thing_id": "xx-0000", "friend_id": "fr-2587", "due_on": "2025-12-03"},
            "No thing has this id.",
        ),
        (
            "lend_thing",
            {"thing_id": "th-1003", "friend_id": "xx-0000", "due_on": "2025-12-03"},
            "No friend has this id.",
        ),
        ("extend_loan", {"loan_id": "xx-0000", "due_on": "2026-03-02"}, "No loan has this id."),
        ("take_back", {"loan_id": "xx-0000"}, "No loan has this id."),
        ("write_off_loan", {"loan_id": "xx-0000"}, "No loan has this id."),
        (
            "send_for_repair",
            {"thing_id": "xx-0000", "workshop": "Crossways Repairs", "fault": "Screw is missing."},
            "No thing has this id.",
        ),
        ("finish_repair", {"repair_id": "xx-0000", "cost": 0}, "No repair has this id."),
        ("give_up_repair", {"repair_id": "xx-0000"}, "No repair has this id."),
        ("insure_thing", {"policy_id": "po-2040", "thing_id": "xx-0000"}, "No thing has this id."),
        ("insure_thing", {"policy_id": "xx-0000", "thing_id": "th-3977"}, "No policy has this id."),
        (
            "report_damage",
            {"cover_id": "xx-0000", "happened_on": "2026-06-10", "mishap": "Knocked over by the dog"},
            "No cover has this id.",
        ),
        ("settle_damage", {"damage_id": "xx-0000"}, "No damage has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

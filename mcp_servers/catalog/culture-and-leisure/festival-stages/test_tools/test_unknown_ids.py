"""Ids that nobody has, given to the tools of Long Meadow festival booking."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_slot", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("get_stage", {"stage_id": "xx-0000"}, "No stage has this id."),
        (
            "hold_slot",
            {"stage_id": "st-1326", "act_id": "xx-0000", "starts_at": "2026-07-19T16:35", "length": 20},
            "No act has this id.",
        ),
        (
            "hold_slot",
            {"stage_id": "xx-0000", "act_id": "ac-4774", "starts_at": "2026-07-19T16:35", "length": 20},
            "No stage has this id.",
        ),
        ("move_slot", {"slot_id": "xx-0000", "starts_at": "2026-07-18T17:35"}, "No slot has this id."),
        ("offer_slot", {"slot_id": "xx-0000", "fee": 650000}, "No slot has this id."),
        ("confirm_slot", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("note_refusal", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("drop_hold", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("pay_instalment", {"instalment_id": "xx-0000"}, "No instalment has this id."),
        ("publish_slot", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("cancel_slot", {"slot_id": "xx-0000"}, "No slot has this id."),
        (
            "add_wish",
            {"slot_id": "xx-0000", "text": "Extra stage hands for the change", "cost": 8500},
            "No slot has this id.",
        ),
        ("grant_wish", {"wish_id": "xx-0000"}, "No wish has this id."),
        ("refuse_wish", {"wish_id": "xx-0000"}, "No wish has this id."),
        (
            "issue_pass",
            {"number": "New FP86282", "holder": "Lihua Hayashi", "slot_id": "xx-0000"},
            "No slot has this id.",
        ),
        ("withdraw_pass", {"guest_pass_id": "xx-0000"}, "No guest pass has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

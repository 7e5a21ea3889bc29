"""Ids that nobody has, given to the tools of Harbour Street food bank."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_household", {"household_id": "xx-0000"}, "No household has this id."),
        ("get_collection", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("renew_referral", {"household_id": "xx-0000"}, "No household has this id."),
        ("book_collection", {"household_id": "xx-0000", "starts_at": "2026-10-25T11:35"}, "No household has this id."),
        ("cancel_collection", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("pack_goods", {"slot_id": "xx-0000", "batch_id": "ba-1594", "pieces": 3}, "No slot has this id."),
        ("pack_goods", {"slot_id": "sl-1006", "batch_id": "xx-0000", "pieces": 3}, "No batch has this id."),
        ("unpack_goods", {"parcel_line_id": "xx-0000"}, "No parcel line has this id."),
        ("close_parcel", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("hand_over_parcel", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("note_missed", {"slot_id": "xx-0000"}, "No slot has this id."),
        ("resume_household", {"household_id": "xx-0000"}, "No household has this id."),
        (
            "take_in_batch",
            {
                "number": "New L-67018",
                "item": "Tinned tuna",
                "donor_id": "xx-0000",
                "allergen": "gluten",
                "points": 1,
                "pieces": 8,
                "date_kind": "use_by",
                "good_until": "2026-10-19",
            },
            "No donor has this id.",
        ),
        ("shelve_batch", {"batch_id": "xx-0000"}, "No batch has this id."),
        ("throw_away_batch", {"batch_id": "xx-0000"}, "No batch has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

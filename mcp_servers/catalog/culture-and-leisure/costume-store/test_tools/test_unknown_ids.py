"""Ids that nobody has, given to the tools of Harlequin Row costume store."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_garment", {"garment_id": "xx-0000"}, "No garment has this id."),
        ("get_production", {"production_id": "xx-0000"}, "No production has this id."),
        (
            "reserve_garment",
            {
                "number": "New CH-1769",
                "production_id": "pr-1221",
                "performer": "Aisha Hussain",
                "chest": 87,
                "garment_id": "xx-0000",
            },
            "No garment has this id.",
        ),
        (
            "reserve_garment",
            {
                "number": "New CH-1769",
                "production_id": "xx-0000",
                "performer": "Aisha Hussain",
                "chest": 87,
                "garment_id": "ga-2407",
            },
            "No production has this id.",
        ),
        ("hand_out_garment", {"hire_id": "xx-0000"}, "No hire has this id."),
        ("take_back_garment", {"hire_id": "xx-0000"}, "No hire has this id."),
        ("cancel_hire", {"hire_id": "xx-0000"}, "No hire has this id."),
        (
            "book_fitting",
            {"hire_id": "xx-0000", "tailor_id": "ta-5461", "starts_at": "2026-09-15T13:45"},
            "No hire has this id.",
        ),
        (
            "book_fitting",
            {"hire_id": "hi-1005", "tailor_id": "xx-0000", "starts_at": "2026-09-15T13:45"},
            "No tailor has this id.",
        ),
        ("finish_fitting", {"fitting_id": "xx-0000"}, "No fitting has this id."),
        ("miss_fitting", {"fitting_id": "xx-0000"}, "No fitting has this id."),
        ("cancel_fitting", {"fitting_id": "xx-0000"}, "No fitting has this id."),
        (
            "order_alteration",
            {
                "hire_id": "xx-0000",
                "work": "Replace the lining",
                "minutes": 110,
                "tailor_id": "ta-3662",
                "due_on": "2026-09-28",
            },
            "No hire has this id.",
        ),
        (
            "order_alteration",
            {
                "hire_id": "hi-1005",
                "work": "Replace the lining",
                "minutes": 110,
                "tailor_id": "xx-0000",
                "due_on": "2026-09-28",
            },
            "No tailor has this id.",
        ),
        ("finish_alteration", {"alteration_id": "xx-0000"}, "No alteration has this id."),
        ("hand_to_other_tailor", {"alteration_id": "al-1078", "tailor_id": "xx-0000"}, "No tailor has this id."),
        ("hand_to_other_tailor", {"alteration_id": "xx-0000", "tailor_id": "ta-1645"}, "No alteration has this id."),
        ("send_to_cleaning", {"garment_id": "xx-0000"}, "No garment has this id."),
        ("hang_up_garment", {"garment_id": "xx-0000"}, "No garment has this id."),
        ("take_payment", {"company_id": "xx-0000", "amount": 102}, "No company has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

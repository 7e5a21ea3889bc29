"""Ids that nobody has, given to the tools of Sonnenhang growers' cooperative."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("get_parcel", {"parcel_id": "xx-0000"}, "No parcel has this id."),
        ("get_tank", {"tank_id": "xx-0000"}, "No tank has this id."),
        (
            "announce_load",
            {
                "parcel_id": "xx-0000",
                "press_house_id": "pr-1703",
                "starts_at": "2026-09-30T11:30",
                "kilos": 400,
                "picking": "hand_picked",
            },
            "No parcel has this id.",
        ),
        (
            "announce_load",
            {
                "parcel_id": "pa-1193",
                "press_house_id": "xx-0000",
                "starts_at": "2026-09-30T11:30",
                "kilos": 400,
                "picking": "hand_picked",
            },
            "No press house has this id.",
        ),
        ("cancel_load", {"load_id": "xx-0000"}, "No load has this id."),
        ("mark_missed", {"load_id": "xx-0000"}, "No load has this id."),
        (
            "weigh_load",
            {
                "load_id": "xx-0000",
                "kilos": 660,
                "must_weight": 69,
                "rot": 2,
                "tank_id": "ta-2834",
                "number": "New WN-59544",
            },
            "No load has this id.",
        ),
        (
            "weigh_load",
            {
                "load_id": "lo-1052",
                "kilos": 660,
                "must_weight": 69,
                "rot": 2,
                "tank_id": "xx-0000",
                "number": "New WN-59544",
            },
            "No tank has this id.",
        ),
        (
            "allow_spraying",
            {"parcel_id": "xx-0000", "product": "potassium bicarbonate", "waiting_days": 21},
            "No parcel has this id.",
        ),
        ("set_last_picking_day", {"variety_id": "xx-0000", "closes_on": "2026-09-27"}, "No variety has this id."),
        ("assign_tank", {"tank_id": "xx-0000", "variety_id": "va-3386"}, "No tank has this id."),
        ("assign_tank", {"tank_id": "ta-1371", "variety_id": "xx-0000"}, "No variety has this id."),
        ("seal_tank", {"tank_id": "xx-0000"}, "No tank has this id."),
        ("empty_tank", {"tank_id": "xx-0000"}, "No tank has this id."),
        ("dispute_weighing", {"weighing_id": "xx-0000"}, "No weighing has this id."),
        ("settle_dispute", {"weighing_id": "xx-0000", "must_weight": 84}, "No weighing has this id."),
        ("grant_advance", {"number": "New AV-02371", "weighing_id": "xx-0000"}, "No weighing has this id."),
        ("pay_advance", {"advance_id": "xx-0000"}, "No advance has this id."),
    ],
)
def test_an_unknown_id_is_refused(bench: Bench, tool: str, arguments: dict[str, Json], sentence: str) -> None:
    assert bench.refusal(tool, **arguments) == sentence

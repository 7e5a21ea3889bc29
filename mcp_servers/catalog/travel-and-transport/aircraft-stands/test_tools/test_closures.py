"""Tests of the tools for closures of Stormvik airport apron."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"stand_id": "st-1220", "starts_from": "2026-02-15T06:40"}, ["cl-4974"]),
        ({"ends_from": "2026-02-21T08:10"}, ["cl-1290"]),
    ],
)
def test_find_closures_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_closures", **filters) == ids


def test_find_closures_counts(bench: Bench) -> None:
    assert bench.call("find_closures", starts_from="2026-02-19T17:40")["total"] == 8


def test_find_closures_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_closures", page=3) == ["cl-5450", "cl-1803", "cl-1107", "cl-8177", "cl-6018", "cl-1290"]


def test_find_closures_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_closures", stand_id="st-7303") == []


def test_close_stand_adds_a_closure(bench: Bench) -> None:
    bench.call(
        "close_stand",
        stand_id="st-1321",
        reason="Crack in the concrete",
        starts_at="2026-02-18T04:39",
        ends_at="2026-02-18T04:40",
    )
    assert bench.changes() == [
        inserted(
            "closures",
            "cl-8259",
            stand_id="st-1321",
            reason="Crack in the concrete",
            starts_at="2026-02-18T04:39",
            ends_at="2026-02-18T04:40",
        ),
    ]


def test_close_stand_is_allowed(bench: Bench) -> None:
    bench.call(
        "close_stand",
        stand_id="st-8536",
        reason="Fuel pit inspected",
        starts_at="2026-02-20T16:40",
        ends_at="2026-02-20T21:40",
    )


def test_close_stand_is_allowed_when_departs_at_is_2028_04_27_11_40(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-2142", departs_at="2028-04-27T11:40")
    bench.call(
        "close_stand",
        stand_id="st-3998",
        reason="Crack in the concrete",
        starts_at="2026-02-18T04:39",
        ends_at="2026-02-18T04:40",
    )


def test_close_stand_is_allowed_when_departs_at_is_2026_02_21_00_40(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-2698", departs_at="2026-02-21T00:40")
    bench.call(
        "close_stand",
        stand_id="st-3856",
        reason="Fuel pit inspected",
        starts_at="2026-02-21T00:40",
        ends_at="2026-02-21T01:10",
    )


def test_close_stand_is_allowed_when_ends_at_is_2026_02_20_16_40(bench: Bench) -> None:
    bench.arrange("closures", "cl-5786", ends_at="2026-02-20T16:40")
    bench.call(
        "close_stand",
        stand_id="st-8536",
        reason="Fuel pit inspected",
        starts_at="2026-02-20T16:40",
        ends_at="2026-02-20T21:10",
    )


def test_close_stand_is_refused_because_a_closing_cannot_begin_in_the_past(bench: Bench) -> None:
    sentence = bench.refusal(
        "close_stand",
        stand_id="st-3486",
        reason="Light mast replaced",
        starts_at="2026-02-17T11:10",
        ends_at="2026-02-15T10:40",
    )
    assert sentence == "A closing cannot begin in the past."


def test_close_stand_is_refused_because_a_closing_ends_after_its_start(bench: Bench) -> None:
    sentence = bench.refusal(
        "close_stand",
        stand_id="st-3998",
        reason="Crack in the concrete",
        starts_at="2026-02-18T04:40",
        ends_at="2026-02-18T04:40",
    )
    assert sentence == "A closing ends after its start."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "stand_id": "st-3998",
            "reason": "Crack in the concrete",
            "starts_at": "2026-02-17T11:40",
            "ends_at": "2026-02-18T04:40",
        },
        {
            "stand_id": "st-3998",
            "reason": "Crack in the concrete",
            "starts_at": "2026-02-17T22:39",
            "ends_at": "2026-02-18T04:40",
        },
    ],
)
def test_close_stand_is_refused_because_you_may_not_close_a_stand_for_so_long(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("close_stand", **arguments) == "You may not close a stand for so long."


def test_close_stand_is_refused_because_an_aircraft_is_planned_on_the_stand_at_that_time(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-2698", departs_at="2026-02-21T00:41")
    sentence = bench.refusal(
        "close_stand",
        stand_id="st-3856",
        reason="Fuel pit inspected",
        starts_at="2026-02-21T00:40",
        ends_at="2026-02-21T01:10",
    )
    assert sentence == "An aircraft is planned on the stand at that time."


def test_close_stand_is_refused_because_the_stand_is_closed_at_that_time_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "close_stand",
        stand_id="st-8536",
        reason="Fuel pit inspected",
        starts_at="2026-02-20T16:40",
        ends_at="2026-02-20T22:40",
    )
    assert sentence == "The stand is closed at that time already."


def test_end_closing_sets_ends_at_to_2026_02_17_11_40(bench: Bench) -> None:
    bench.call("end_closing", closure_id="cl-5221")
    assert bench.changes() == [updated("closures", "cl-5221", ends_at="2026-02-17T11:40")]


def test_end_closing_is_refused_because_the_closing_has_not_begun(bench: Bench) -> None:
    bench.arrange("closures", "cl-4043", starts_at="2026-02-17T11:40")
    assert bench.refusal("end_closing", closure_id="cl-4043") == "The closing has not begun."


def test_end_closing_is_refused_because_the_closing_is_over(bench: Bench) -> None:
    bench.arrange("closures", "cl-4043", ends_at="2026-02-17T11:40")
    assert bench.refusal("end_closing", closure_id="cl-4043") == "The closing is over."

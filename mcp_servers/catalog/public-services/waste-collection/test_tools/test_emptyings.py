"""Tests of the tools for emptyings of Tannberg waste service."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"tour_id": "to-4621"}, ["em-7101", "em-2423"]),
        ({"household_id": "ho-6292"}, ["em-3019"]),
        ({"result": "not_out"}, ["em-6920", "em-6551", "em-2785"]),
        ({"waste_bin_id": "wa-6713"}, ["em-3019"]),
    ],
)
def test_find_emptyings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_emptyings", **filters) == ids


def test_find_emptyings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_emptyings", page=3)
    assert ids == [
        "em-7101",
        "em-6551",
        "em-2423",
        "em-4164",
        "em-3564",
        "em-2835",
        "em-3206",
        "em-2108",
        "em-2827",
        "em-6616",
    ]


def test_find_emptyings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_emptyings", waste_bin_id="wa-3308") == []


def test_report_emptyings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_emptyings", tour_starts_from="2026-06-24T15:15") == []


def test_report_emptyings_adds_up(bench: Bench) -> None:
    result = bench.call("report_emptyings", kind="residual")
    assert result == {
        "items": [
            {"tour_district_name": "Lower Parish", "bins": 16, "litres": 2020, "last_note": "2026-06-05T20:05"},
            {"tour_district_name": "Northgate", "bins": 5, "litres": 760, "last_note": "2026-06-09T08:00"},
            {"tour_district_name": "Windmill Green", "bins": 9, "litres": 840, "last_note": "2026-06-01T20:35"},
        ],
        "total": 3,
    }


def test_report_emptyings_adds_up_with_result(bench: Bench) -> None:
    result = bench.call("report_emptyings", result="contaminated")
    assert result == {
        "items": [
            {"tour_district_name": "Northgate", "bins": 3, "litres": 280, "last_note": "2026-06-09T08:00"},
            {"tour_district_name": "Windmill Green", "bins": 4, "litres": 400, "last_note": "2026-06-09T07:45"},
        ],
        "total": 2,
    }


def test_report_emptyings_adds_up_with_tour_starts_from(bench: Bench) -> None:
    result = bench.call("report_emptyings", tour_starts_from="2026-06-09T06:30")
    assert result == {
        "items": [
            {"tour_district_name": "Northgate", "bins": 5, "litres": 760, "last_note": "2026-06-09T08:00"},
            {"tour_district_name": "Windmill Green", "bins": 2, "litres": 200, "last_note": "2026-06-09T08:00"},
        ],
        "total": 2,
    }


def test_note_emptying_adds_a_emptying(bench: Bench) -> None:
    bench.arrange("emptyings", "em-1156", waste_bin_id="wa-9876")
    bench.call("note_emptying", waste_bin_id="wa-9876", tour_id="to-7611", result="emptied")
    assert bench.changes() == [
        inserted(
            "emptyings",
            "em-4542",
            tour_id="to-7611",
            waste_bin_id="wa-9876",
            result="emptied",
            noted_at="2026-06-09T08:00",
        ),
    ]


def test_note_emptying_adds_a_emptying_when_warnings_is_3(bench: Bench) -> None:
    bench.arrange("waste_bins", "wa-9876", warnings=3)
    bench.call("note_emptying", waste_bin_id="wa-9876", tour_id="to-7611", result="emptied")
    assert bench.changes() == [
        inserted(
            "emptyings",
            "em-4542",
            tour_id="to-7611",
            waste_bin_id="wa-9876",
            result="emptied",
            noted_at="2026-06-09T08:00",
        ),
    ]


def test_note_emptying_is_refused_because_the_tour_is_not_running(bench: Bench) -> None:
    sentence = bench.refusal("note_emptying", waste_bin_id="wa-7384", tour_id="to-3517", result="not_out")
    assert sentence == "The tour is not running."


def test_note_emptying_is_refused_because_the_bin_is_not_in_place(bench: Bench) -> None:
    sentence = bench.refusal("note_emptying", waste_bin_id="wa-7184", tour_id="to-7729", result="emptied")
    assert sentence == "The bin is not in place."


def test_note_emptying_is_refused_because_the_tour_collects_something_else(bench: Bench) -> None:
    sentence = bench.refusal("note_emptying", waste_bin_id="wa-9876", tour_id="to-1186", result="emptied")
    assert sentence == "The tour collects something else."


def test_note_emptying_is_refused_because_the_tour_goes_through_another_district(bench: Bench) -> None:
    sentence = bench.refusal("note_emptying", waste_bin_id="wa-3012", tour_id="to-7611", result="emptied")
    assert sentence == "The tour goes through another district."


def test_note_emptying_is_refused_because_the_bin_was_noted_on_this_tour_before(bench: Bench) -> None:
    sentence = bench.refusal("note_emptying", waste_bin_id="wa-7088", tour_id="to-7611", result="emptied")
    assert sentence == "The bin was noted on this tour before."


def test_note_emptying_is_refused_because_residual_waste_is_never_contaminated(bench: Bench) -> None:
    sentence = bench.refusal("note_emptying", waste_bin_id="wa-9876", tour_id="to-7611", result="contaminated")
    assert sentence == "Residual waste is never contaminated."

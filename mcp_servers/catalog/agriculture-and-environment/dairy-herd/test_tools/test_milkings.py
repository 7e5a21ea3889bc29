"""Tests of the tools for milkings of Meadowbank dairy farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"cow_id": "co-1926", "milked_from": "2026-05-12T16:40"}, ["mi-5961"]),
        ({"min_cells": 1150}, ["mi-5139", "mi-9275"]),
    ],
)
def test_find_milkings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_milkings", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"tank_id": "ta-3003"}, 16),
        ({"milked_on": "2026-05-10"}, 13),
        ({"destination": "calves"}, 7),
    ],
)
def test_find_milkings_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_milkings", **filters)["total"] == total


def test_find_milkings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_milkings", page=11) == ["mi-7290", "mi-5372", "mi-7060", "mi-5807"]


def test_find_milkings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_milkings", tank_id="ta-4492", destination="drain", milked_on="2026-05-11") == []


def test_report_milk_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_milk", pen_id="pe-4153") == []


def test_report_milk_adds_up(bench: Bench) -> None:
    result = bench.call("report_milk", milked_from="2026-05-12T05:55")
    assert result == {
        "items": [
            {"cow_breed": "brown_swiss", "milkings": 9, "litres": 113, "highest_cell_count": 1150},
            {"cow_breed": "fleckvieh", "milkings": 6, "litres": 97, "highest_cell_count": 730},
            {"cow_breed": "holstein", "milkings": 9, "litres": 120, "highest_cell_count": 570},
            {"cow_breed": "montbeliarde", "milkings": 2, "litres": 24, "highest_cell_count": 1130},
        ],
        "total": 4,
    }


def test_report_milk_adds_up_with_destination_and_pen_id(bench: Bench) -> None:
    result = bench.call("report_milk", destination="calves", pen_id="pe-3088")
    assert result == {
        "items": [{"cow_breed": "holstein", "milkings": 2, "litres": 30, "highest_cell_count": 120}],
        "total": 1,
    }


def test_record_milking_adds_a_milking_and_sets_litres_to_2030(bench: Bench) -> None:
    bench.call("record_milking", cow_id="co-5419", tank_id="ta-8219", litres=30, cells=20)
    assert bench.changes() == [
        inserted(
            "milkings",
            "mi-6121",
            cow_id="co-5419",
            milked_at="2026-05-12T17:00",
            destination="tank",
            tank_id="ta-8219",
            litres=30,
            cells=20,
        ),
        updated("tanks", "ta-8219", litres=2030),
    ]


def test_record_milking_is_allowed(bench: Bench) -> None:
    bench.call("record_milking", cow_id="co-9572", tank_id="ta-3003", litres=18, cells=400)


def test_record_milking_is_refused_because_argument_litres_must_be_at_most_30(bench: Bench) -> None:
    sentence = bench.refusal("record_milking", cow_id="co-5419", tank_id="ta-8219", litres=31)
    assert sentence == "Argument 'litres' must be at most 30."


def test_record_milking_is_refused_because_argument_cells_must_be_at_least_20(bench: Bench) -> None:
    sentence = bench.refusal("record_milking", cow_id="co-5419", tank_id="ta-8219", litres=30, cells=19)
    assert sentence == "Argument 'cells' must be at least 20."


def test_record_milking_is_refused_because_argument_cells_must_be_at_most_2000(bench: Bench) -> None:
    sentence = bench.refusal("record_milking", cow_id="co-5419", tank_id="ta-8219", litres=30, cells=2001)
    assert sentence == "Argument 'cells' must be at most 2000."


def test_record_milking_is_refused_because_only_milking_cows_are_milked(bench: Bench) -> None:
    sentence = bench.refusal("record_milking", cow_id="co-3068", tank_id="ta-3003", litres=12, cells=1130)
    assert sentence == "Only milking cows are milked."


def test_record_milking_is_refused_because_the_cow_was_milked_less_than_six_hours_ago(bench: Bench) -> None:
    sentence = bench.refusal("record_milking", cow_id="co-5678", tank_id="ta-3003", litres=20, cells=110)
    assert sentence == "The cow was milked less than six hours ago."


def test_record_milking_is_refused_because_the_cow_has_a_milk_withdrawal_running(bench: Bench) -> None:
    sentence = bench.refusal("record_milking", cow_id="co-6911", tank_id="ta-3003", litres=13, cells=170)
    assert sentence == "The cow has a milk withdrawal running."


def test_record_milking_is_refused_because_the_cow_calved_less_than_five_days_ago(bench: Bench) -> None:
    sentence = bench.refusal("record_milking", cow_id="co-8683", tank_id="ta-3003", litres=13, cells=60)
    assert sentence == "The cow calved less than five days ago."


def test_divert_milking_adds_a_milking(bench: Bench) -> None:
    bench.call("divert_milking", cow_id="co-3812", destination="drain", litres=18, cells=400)
    assert bench.changes() == [
        inserted(
            "milkings",
            "mi-6121",
            cow_id="co-3812",
            milked_at="2026-05-12T17:00",
            destination="drain",
            litres=18,
            cells=400,
        ),
    ]


def test_divert_milking_is_allowed(bench: Bench) -> None:
    bench.arrange("milkings", "mi-2267", milked_at="2026-05-12T11:00")
    bench.call("divert_milking", cow_id="co-8683", destination="calves", litres=20, cells=210)


def test_divert_milking_is_refused_because_argument_litres_must_be_at_most_30(bench: Bench) -> None:
    sentence = bench.refusal("divert_milking", cow_id="co-8683", destination="calves", litres=31)
    assert sentence == "Argument 'litres' must be at most 30."


def test_divert_milking_is_refused_because_argument_cells_must_be_at_least_20(bench: Bench) -> None:
    sentence = bench.refusal("divert_milking", cow_id="co-8683", destination="calves", litres=20, cells=19)
    assert sentence == "Argument 'cells' must be at least 20."


def test_divert_milking_is_refused_because_only_milking_cows_are_milked(bench: Bench) -> None:
    sentence = bench.refusal("divert_milking", cow_id="co-3068", destination="calves", litres=14, cells=970)
    assert sentence == "Only milking cows are milked."


def test_divert_milking_is_refused_because_the_cow_was_milked_less_than_six_hours_ago(bench: Bench) -> None:
    sentence = bench.refusal("divert_milking", cow_id="co-1620", destination="drain", litres=16, cells=270)
    assert sentence == "The cow was milked less than six hours ago."


def test_divert_milking_is_refused_because_the_milk_of_this_cow_may_be_sold(bench: Bench) -> None:
    sentence = bench.refusal("divert_milking", cow_id="co-1818", destination="drain", litres=16, cells=690)
    assert sentence == "The milk of this cow may be sold."


def test_divert_milking_is_refused_because_the_milk_of_this_cow_may_be_sold_2(bench: Bench) -> None:
    bench.arrange("cows", "co-1546", calved_on="2026-05-07")
    sentence = bench.refusal("divert_milking", cow_id="co-1546", destination="calves", litres=8, cells=690)
    assert sentence == "The milk of this cow may be sold."


def test_divert_milking_is_refused_because_calves_get_no_milk_that_is_under_withdrawal(bench: Bench) -> None:
    sentence = bench.refusal("divert_milking", cow_id="co-3812", destination="calves", litres=10, cells=400)
    assert sentence == "Calves get no milk that is under withdrawal."


def test_divert_milking_is_refused_because_the_first_milk_after_calving_belongs_to_the(bench: Bench) -> None:
    sentence = bench.refusal("divert_milking", cow_id="co-8683", destination="drain", litres=11, cells=220)
    assert sentence == "The first milk after calving belongs to the calves."

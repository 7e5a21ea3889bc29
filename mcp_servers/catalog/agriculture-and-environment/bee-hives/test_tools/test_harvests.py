"""Tests of the tools for harvests of Heathside bee farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"apiary_id": "ap-2715", "taken_from": "2025-07-26"}, ["ha-8583"]),
        ({"colony_id": "co-1826", "min_weight": 5500}, ["ha-4906"]),
        (
            {"honey": "heather"},
            [
                "ha-4039",
                "ha-7172",
                "ha-7930",
                "ha-3326",
                "ha-6150",
                "ha-6624",
                "ha-8407",
                "ha-3359",
                "ha-9966",
                "ha-6871",
            ],
        ),
    ],
)
def test_find_harvests_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_harvests", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_weight": 20500}, 10),
        ({"taken_from": "2026-06-02"}, 8),
    ],
)
def test_find_harvests_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_harvests", **filters)["total"] == total


def test_find_harvests_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_harvests", page=2)
    assert ids == [
        "ha-2552",
        "ha-7172",
        "ha-7930",
        "ha-8952",
        "ha-3326",
        "ha-6150",
        "ha-5971",
        "ha-6624",
        "ha-3077",
        "ha-8407",
    ]


def test_find_harvests_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_harvests", colony_id="co-4133") == []


def test_report_harvests_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_harvests", honey="heather", taken_from="2026-05-27", breed="Dark European") == []


def test_report_harvests_adds_up(bench: Bench) -> None:
    result = bench.call("report_harvests", breed="Italian")
    assert result == {
        "items": [
            {"colony_apiary_name": "Old Rectory bank", "harvests": 1, "weight": 22500, "best": 22500},
            {"colony_apiary_name": "Pond corner", "harvests": 1, "weight": 6000, "best": 6000},
        ],
        "total": 2,
    }


def test_report_harvests_adds_up_with_honey_and_taken_from(bench: Bench) -> None:
    result = bench.call("report_harvests", honey="acacia", taken_from="2026-06-11")
    assert result == {
        "items": [{"colony_apiary_name": "Old Rectory bank", "harvests": 1, "weight": 20000, "best": 20000}],
        "total": 1,
    }


def test_harvest_honey_adds_a_harvest_and_sets_supers_to_0(bench: Bench) -> None:
    bench.call("harvest_honey", colony_id="co-4461", honey="rape", weight=11500, water=20)
    assert bench.changes() == [
        updated("colonies", "co-4461", supers=0),
        inserted(
            "harvests",
            "ha-7117",
            colony_id="co-4461",
            taken_on="2026-06-22",
            honey="rape",
            weight=11500,
            water=20,
        ),
    ]


def test_harvest_honey_is_allowed(bench: Bench) -> None:
    bench.arrange("colonies", "co-5019", inspected_on="2026-06-08")
    bench.call("harvest_honey", colony_id="co-5019", honey="acacia", weight=13500, water=18)


def test_harvest_honey_is_allowed_when_free_from_is_2026_06_22(bench: Bench) -> None:
    bench.arrange("treatments", "tr-6048", free_from="2026-06-22")
    bench.call("harvest_honey", colony_id="co-1407", honey="lime", weight=10500, water=18)


def test_harvest_honey_is_refused_because_argument_water_must_be_at_most_25(bench: Bench) -> None:
    sentence = bench.refusal("harvest_honey", colony_id="co-5019", honey="acacia", weight=13500, water=26)
    assert sentence == "Argument 'water' must be at most 25."


def test_harvest_honey_is_refused_because_argument_water_must_be_at_least_12(bench: Bench) -> None:
    sentence = bench.refusal("harvest_honey", colony_id="co-5019", honey="acacia", weight=13500, water=11)
    assert sentence == "Argument 'water' must be at least 12."


def test_harvest_honey_is_refused_because_argument_weight_must_be_at_least_100(bench: Bench) -> None:
    sentence = bench.refusal("harvest_honey", colony_id="co-5019", honey="acacia", weight=99)
    assert sentence == "Argument 'weight' must be at least 100."


def test_harvest_honey_is_refused_because_the_colony_is_not_alive(bench: Bench) -> None:
    sentence = bench.refusal("harvest_honey", colony_id="co-1179", honey="heather", weight=8000, water=15)
    assert sentence == "The colony is not alive."


def test_harvest_honey_is_refused_because_the_colony_is_sick(bench: Bench) -> None:
    sentence = bench.refusal("harvest_honey", colony_id="co-6212", honey="meadow", weight=21500, water=16)
    assert sentence == "The colony is sick."


def test_harvest_honey_is_refused_because_there_is_no_super_on_the_colony(bench: Bench) -> None:
    sentence = bench.refusal("harvest_honey", colony_id="co-5778", honey="rape", weight=18000, water=17)
    assert sentence == "There is no super on the colony."


def test_harvest_honey_is_refused_because_the_colony_was_not_inspected_in_the_last_14_days(bench: Bench) -> None:
    sentence = bench.refusal("harvest_honey", colony_id="co-5019", honey="acacia", weight=13500, water=18)
    assert sentence == "The colony was not inspected in the last 14 days."


def test_harvest_honey_is_refused_because_the_waiting_time_of_a_treatment_is_not_over(bench: Bench) -> None:
    sentence = bench.refusal("harvest_honey", colony_id="co-3536", honey="acacia", weight=11500, water=16)
    assert sentence == "The waiting time of a treatment is not over."


def test_harvest_honey_is_refused_because_a_super_holds_20_kilograms(bench: Bench) -> None:
    sentence = bench.refusal("harvest_honey", colony_id="co-9135", honey="rape", weight=20001, water=19)
    assert sentence == "A super holds 20 kilograms."


def test_harvest_honey_is_refused_because_honey_with_more_than_20_per_cent_water_is_left(bench: Bench) -> None:
    sentence = bench.refusal("harvest_honey", colony_id="co-9135", honey="rape", weight=20000, water=21)
    assert sentence == "Honey with more than 20 per cent water is left in the hive."

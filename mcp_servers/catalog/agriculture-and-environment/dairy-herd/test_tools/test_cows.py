"""Tests of the tools for cows of Meadowbank dairy farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Hettie"}, ["co-1834"]),
        ({"state": "sold"}, ["co-6340", "co-3068", "co-4838"]),
        ({"pen_id": "pe-3088"}, ["co-3657", "co-7939", "co-9270", "co-8683"]),
        (
            {"pen_kind": "young"},
            [
                "co-8670",
                "co-5706",
                "co-8800",
                "co-3341",
                "co-3725",
                "co-2590",
                "co-3211",
                "co-1285",
                "co-6411",
                "co-7321",
            ],
        ),
        ({"tag": "FA 43 519077"}, ["co-7079"]),
        ({"breed": "montbeliarde"}, ["co-4175", "co-6626", "co-7079", "co-3725"]),
        (
            {"calved_from": "2025-12-10"},
            [
                "co-4175",
                "co-3946",
                "co-6626",
                "co-3812",
                "co-8382",
                "co-5419",
                "co-5118",
                "co-3264",
                "co-7939",
                "co-7079",
            ],
        ),
    ],
)
def test_find_cows_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_cows", **filters) == ids


def test_find_cows_counts(bench: Bench) -> None:
    assert bench.call("find_cows", calved_from="2025-12-10")["total"] == 26


def test_find_cows_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_cows", page=9) == ["co-2676", "co-5099", "co-3119", "co-7984"]


def test_find_cows_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_cows", tag="GY 59 940925", breed="brown_swiss") == []


def test_get_cow_shows_the_cow(bench: Bench) -> None:
    result = bench.call("get_cow", cow_id="co-5706")
    assert result == {
        "id": "co-5706",
        "name": "Bonnie",
        "tag": "BK 80 918388",
        "breed": "jersey",
        "state": "heifer",
        "lactation": 0,
        "born_on": "2024-12-20",
        "pen_id": "pe-8185",
        "pen_name": "Heifer barn",
        "weekly_milk": 0,
    }


def test_get_cow_shows_the_cow_when_cow_id_is_co_5419(bench: Bench) -> None:
    result = bench.call("get_cow", cow_id="co-5419")
    assert result == {
        "id": "co-5419",
        "name": "Bramble",
        "tag": "ZW 27 172421",
        "breed": "holstein",
        "state": "milking",
        "lactation": 4,
        "calved_on": "2026-05-07",
        "born_on": "2021-03-27",
        "pen_id": "pe-8588",
        "pen_name": "Low group",
        "weekly_milk": 10,
    }


def test_move_cow_sets_pen_id_to_pe_5574(bench: Bench) -> None:
    bench.call("move_cow", cow_id="co-1546", pen_id="pe-5574")
    assert bench.changes() == [updated("cows", "co-1546", pen_id="pe-5574")]


def test_move_cow_is_allowed(bench: Bench) -> None:
    bench.arrange("treatments", "tr-1135", cow_id="co-1546")
    bench.call("move_cow", cow_id="co-1546", pen_id="pe-5574")


def test_move_cow_is_refused_because_the_cow_was_sold(bench: Bench) -> None:
    assert bench.refusal("move_cow", cow_id="co-3068", pen_id="pe-4951") == "The cow was sold."


def test_move_cow_is_refused_because_the_cow_is_there_already(bench: Bench) -> None:
    assert bench.refusal("move_cow", cow_id="co-5678", pen_id="pe-4870") == "The cow is there already."


def test_move_cow_is_refused_because_the_pen_is_full(bench: Bench) -> None:
    bench.arrange("cows", "co-1012", pen_id="pe-4951")
    assert bench.refusal("move_cow", cow_id="co-1285", pen_id="pe-4951") == "The pen is full."


@pytest.mark.parametrize(
    "arguments",
    [
        {"cow_id": "co-5756", "pen_id": "pe-4153"},
        {"cow_id": "co-7686", "pen_id": "pe-5574"},
        {"cow_id": "co-1866", "pen_id": "pe-5574"},
    ],
)
def test_move_cow_is_refused_because_the_pen_is_for_other_cows(bench: Bench, arguments: dict[str, Json]) -> None:
    assert bench.refusal("move_cow", **arguments) == "The pen is for other cows."


def test_move_cow_is_refused_because_the_cow_has_a_milk_withdrawal_running_and_stays_in_a(bench: Bench) -> None:
    sentence = bench.refusal("move_cow", cow_id="co-1834", pen_id="pe-8588")
    assert sentence == "The cow has a milk withdrawal running and stays in a sick pen."


def test_dry_off_cow_changes_the_cow(bench: Bench) -> None:
    bench.call("dry_off_cow", cow_id="co-4246", pen_id="pe-4153")
    assert bench.changes() == [updated("cows", "co-4246", state="dry", pen_id="pe-4153")]


def test_dry_off_cow_is_allowed(bench: Bench) -> None:
    bench.arrange("inseminations", "in-1918", due_on="2026-06-21")
    bench.call("dry_off_cow", cow_id="co-4246", pen_id="pe-4153")


def test_dry_off_cow_is_allowed_when_due_on_is_2026_07_26(bench: Bench) -> None:
    bench.arrange("inseminations", "in-1918", due_on="2026-07-26")
    bench.call("dry_off_cow", cow_id="co-4246", pen_id="pe-4153")


def test_dry_off_cow_is_refused_because_the_cow_must_be_milking(bench: Bench) -> None:
    assert bench.refusal("dry_off_cow", cow_id="co-3068", pen_id="pe-3088") == "The cow must be milking."


def test_dry_off_cow_is_refused_because_the_cow_is_not_due_within_75_days(bench: Bench) -> None:
    bench.arrange("inseminations", "in-1918", due_on="2026-07-27")
    assert bench.refusal("dry_off_cow", cow_id="co-4246", pen_id="pe-4153") == "The cow is not due within 75 days."


def test_dry_off_cow_is_refused_because_the_cow_is_not_due_within_75_days_2(bench: Bench) -> None:
    bench.arrange("inseminations", "in-1918", result="open")
    assert bench.refusal("dry_off_cow", cow_id="co-4246", pen_id="pe-4153") == "The cow is not due within 75 days."


def test_dry_off_cow_is_refused_because_the_cow_is_due_in_less_than_40_days_which_is_too(bench: Bench) -> None:
    bench.arrange("inseminations", "in-1918", due_on="2026-06-20")
    sentence = bench.refusal("dry_off_cow", cow_id="co-4246", pen_id="pe-4153")
    assert sentence == "The cow is due in less than 40 days, which is too late."


def test_dry_off_cow_is_refused_because_the_pen_is_not_for_dry_cows(bench: Bench) -> None:
    assert bench.refusal("dry_off_cow", cow_id="co-5306", pen_id="pe-4951") == "The pen is not for dry cows."


def test_dry_off_cow_is_refused_because_the_pen_is_full(bench: Bench) -> None:
    bench.arrange("cows", "co-1012", pen_id="pe-4153")
    bench.arrange("cows", "co-1285", pen_id="pe-4153")
    bench.arrange("pens", "pe-4153", places=13)
    assert bench.refusal("dry_off_cow", cow_id="co-4246", pen_id="pe-4153") == "The pen is full."


def test_record_calving_changes_the_cow_and_sets_result_to_calved(bench: Bench) -> None:
    bench.arrange("inseminations", "in-1010", cow_id="co-7995")
    bench.call("record_calving", cow_id="co-7995", pen_id="pe-4951")
    assert bench.changes() == [
        updated("cows", "co-7995", state="milking", lactation=5, calved_on="2026-05-12", pen_id="pe-4951"),
        updated("inseminations", "in-5613", result="calved"),
    ]


def test_record_calving_is_allowed(bench: Bench) -> None:
    bench.arrange("inseminations", "in-5613", due_on="2026-05-26")
    bench.call("record_calving", cow_id="co-7995", pen_id="pe-4951")


def test_record_calving_is_refused_because_the_cow_must_be_heifer_or_dry(bench: Bench) -> None:
    assert bench.refusal("record_calving", cow_id="co-3068", pen_id="pe-4870") == "The cow must be heifer or dry."


def test_record_calving_is_refused_because_the_cow_is_not_due_within_14_days(bench: Bench) -> None:
    bench.arrange("inseminations", "in-5613", result="open")
    assert bench.refusal("record_calving", cow_id="co-7995", pen_id="pe-4951") == "The cow is not due within 14 days."


def test_record_calving_is_refused_because_the_cow_is_not_due_within_14_days_2(bench: Bench) -> None:
    bench.arrange("inseminations", "in-5613", due_on="2026-05-27")
    assert bench.refusal("record_calving", cow_id="co-7995", pen_id="pe-4951") == "The cow is not due within 14 days."


def test_record_calving_is_refused_because_the_pen_is_not_for_cows_that_have_calved(bench: Bench) -> None:
    sentence = bench.refusal("record_calving", cow_id="co-1424", pen_id="pe-3992")
    assert sentence == "The pen is not for cows that have calved."


def test_record_calving_is_refused_because_the_pen_is_full(bench: Bench) -> None:
    bench.arrange("cows", "co-1012", pen_id="pe-4951")
    assert bench.refusal("record_calving", cow_id="co-7995", pen_id="pe-4951") == "The pen is full."


def test_sell_cow_changes_the_cow(bench: Bench) -> None:
    bench.call("sell_cow", cow_id="co-8382")
    assert bench.changes() == [updated("cows", "co-8382", state="sold", pen_id=None)]


@pytest.mark.parametrize(
    "arguments",
    [
        {"cow_id": "co-5907"},
        {"cow_id": "co-5678"},
    ],
)
def test_sell_cow_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("sell_cow", **arguments)


def test_sell_cow_is_refused_because_the_cow_must_be_milking_or_dry_or_heifer(bench: Bench) -> None:
    assert bench.refusal("sell_cow", cow_id="co-3068") == "The cow must be milking or dry or heifer."


def test_sell_cow_is_refused_because_the_cow_has_a_meat_withdrawal_running(bench: Bench) -> None:
    assert bench.refusal("sell_cow", cow_id="co-3812") == "The cow has a meat withdrawal running."


def test_sell_cow_is_refused_because_the_cow_calved_less_than_seven_days_ago(bench: Bench) -> None:
    assert bench.refusal("sell_cow", cow_id="co-5419") == "The cow calved less than seven days ago."


def test_sell_cow_is_refused_because_the_cow_is_too_near_to_calving_to_be_transported(bench: Bench) -> None:
    assert bench.refusal("sell_cow", cow_id="co-1285") == "The cow is too near to calving to be transported."

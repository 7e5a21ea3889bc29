"""Tests of the tools for damages of Kadriorg household things."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"policy_id": "po-8216", "happened_from": "2026-05-23"}, ["da-5591"]),
        (
            {"status": "reported"},
            [
                "da-3124",
                "da-3321",
                "da-8876",
                "da-9027",
                "da-3231",
                "da-8279",
                "da-4006",
                "da-4641",
                "da-8531",
                "da-7235",
            ],
        ),
        ({"thing_id": "th-9822"}, ["da-3231"]),
    ],
)
def test_find_damages_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_damages", **filters) == ids


def test_find_damages_counts(bench: Bench) -> None:
    assert bench.call("find_damages", happened_from="2026-08-10")["total"] == 14


def test_find_damages_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_damages", page=2)
    assert ids == [
        "da-5220",
        "da-7752",
        "da-8531",
        "da-7235",
        "da-5663",
        "da-3977",
        "da-6579",
        "da-9708",
        "da-5870",
        "da-1253",
    ]


def test_find_damages_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_damages", thing_id="th-9582") == []


def test_report_damage_adds_a_damage(bench: Bench) -> None:
    bench.call("report_damage", cover_id="co-5690", happened_on="2026-08-22", mishap="Fell down the cellar stairs")
    assert bench.changes() == [
        inserted(
            "damages",
            "da-9676",
            cover_id="co-5690",
            mishap="Fell down the cellar stairs",
            happened_on="2026-08-22",
            status="reported",
        ),
    ]


def test_report_damage_is_allowed(bench: Bench) -> None:
    bench.call("report_damage", cover_id="co-3176", happened_on="2026-08-15", mishap="Lightning in the aerial")


def test_report_damage_is_refused_because_the_day_of_the_damage_lies_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_damage",
        cover_id="co-4839",
        happened_on="2026-08-23",
        mishap="Water from the ceiling",
    )
    assert sentence == "The day of the damage lies ahead."


def test_report_damage_is_refused_because_a_damage_is_reported_within_seven_days(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_damage",
        cover_id="co-8362",
        happened_on="2026-08-14",
        mishap="Stolen from the shed",
    )
    assert sentence == "A damage is reported within seven days."


def test_report_damage_is_refused_because_the_thing_was_not_insured_then(bench: Bench) -> None:
    bench.arrange("covers", "co-4839", since="2026-08-16")
    sentence = bench.refusal(
        "report_damage",
        cover_id="co-4839",
        happened_on="2026-08-15",
        mishap="Water from the ceiling",
    )
    assert sentence == "The thing was not insured then."


def test_report_damage_is_refused_because_the_policy_had_run_out_by_then(bench: Bench) -> None:
    sentence = bench.refusal("report_damage", cover_id="co-4501", happened_on="2026-08-22", mishap="Taken from the car")
    assert sentence == "The policy had run out by then."


def test_report_damage_is_refused_because_a_damage_of_this_thing_is_open_already(bench: Bench) -> None:
    bench.arrange("covers", "co-4839", since="2026-08-15")
    bench.arrange("policies", "po-7224", valid_until="2026-08-15")
    sentence = bench.refusal(
        "report_damage",
        cover_id="co-4839",
        happened_on="2026-08-15",
        mishap="Water from the ceiling",
    )
    assert sentence == "A damage of this thing is open already."


def test_settle_damage_changes_the_damage(bench: Bench) -> None:
    bench.call("settle_damage", damage_id="da-3231")
    assert bench.changes() == [updated("damages", "da-3231", payment=12000, status="paid")]


def test_settle_damage_is_refused_because_the_damage_must_be_reported(bench: Bench) -> None:
    assert bench.refusal("settle_damage", damage_id="da-3977") == "The damage must be reported."


def test_settle_damage_is_refused_because_the_insurer_takes_three_days_at_least(bench: Bench) -> None:
    assert bench.refusal("settle_damage", damage_id="da-3124") == "The insurer takes three days at least."


def test_settle_damage_is_refused_because_nothing_is_left_after_the_deductible(bench: Bench) -> None:
    bench.arrange("policies", "po-7224", deductible=5700)
    assert bench.refusal("settle_damage", damage_id="da-6579") == "Nothing is left after the deductible."


def test_settle_damage_is_refused_because_nothing_is_left_after_the_deductible_2(bench: Bench) -> None:
    bench.arrange("things", "th-9089", bought_on="2021-06-19")
    assert bench.refusal("settle_damage", damage_id="da-6579") == "Nothing is left after the deductible."

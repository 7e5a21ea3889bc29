"""Tests of the tools for waste bins of Tannberg waste service."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_warnings": 3}, ["wa-3472", "wa-9168", "wa-9980", "wa-6556", "wa-9141", "wa-7498"]),
        ({"status": "withdrawn"}, ["wa-3472", "wa-9168", "wa-9980", "wa-6556", "wa-9141", "wa-6907", "wa-7498"]),
        (
            {"kind": "residual"},
            [
                "wa-1907",
                "wa-1612",
                "wa-7088",
                "wa-5497",
                "wa-6218",
                "wa-7631",
                "wa-9894",
                "wa-7839",
                "wa-6611",
                "wa-4858",
            ],
        ),
        ({"number": "BN-34916"}, ["wa-3308"]),
        ({"household_id": "ho-6732"}, ["wa-9894"]),
    ],
)
def test_find_bins_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bins", **filters) == ids


def test_find_bins_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bins", page=4)
    assert ids == [
        "wa-8785",
        "wa-3862",
        "wa-8076",
        "wa-7184",
        "wa-1806",
        "wa-9295",
        "wa-5482",
        "wa-1729",
        "wa-8989",
        "wa-9168",
    ]


def test_find_bins_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bins", number="BN-31531", household_id="ho-5464") == []


def test_get_bin_shows_the_dustbin(bench: Bench) -> None:
    result = bench.call("get_bin", waste_bin_id="wa-6218")
    assert result == {
        "id": "wa-6218",
        "number": "BN-06879",
        "household_id": "ho-6709",
        "kind": "residual",
        "litres": 120,
        "ordered_on": "2025-12-22",
        "status": "placed",
        "placed_on": "2025-12-29",
        "warnings": 0,
        "household_address": "24 Railway Street",
        "household_contact": "Rhys Bradshaw",
        "litres_in_use": 120,
        "litres_needed": 120,
        "open_complaints": 0,
    }


def test_get_bin_shows_the_dustbin_when_waste_bin_id_is_wa_6907(bench: Bench) -> None:
    result = bench.call("get_bin", waste_bin_id="wa-6907")
    assert result == {
        "id": "wa-6907",
        "number": "BN-77089",
        "household_id": "ho-7769",
        "kind": "paper",
        "litres": 80,
        "ordered_on": "2025-02-11",
        "status": "withdrawn",
        "placed_on": "2025-02-18",
        "warnings": 1,
        "withdrawn_on": "2025-09-12",
        "household_address": "8 Hawthorn Street",
        "household_contact": "Min-ji Zhang",
        "litres_in_use": 0,
        "litres_needed": 40,
        "open_complaints": 0,
    }


def test_order_bin_adds_a_dustbin(bench: Bench) -> None:
    bench.call("order_bin", number="New BN-44315", household_id="ho-6741", kind="paper", litres=60)
    assert bench.changes() == [
        inserted(
            "waste_bins",
            "wa-4064",
            number="New BN-44315",
            household_id="ho-6741",
            kind="paper",
            litres=60,
            ordered_on="2026-06-09",
            status="ordered",
            warnings=0,
        ),
    ]


def test_order_bin_is_allowed(bench: Bench) -> None:
    bench.call("order_bin", number="New BN-47100", household_id="ho-3995", kind="organic", litres=240)


def test_order_bin_is_allowed_when_withdrawn_on_is_2025_06_09(bench: Bench) -> None:
    bench.arrange("waste_bins", "wa-6556", withdrawn_on="2025-06-09")
    bench.call("order_bin", number="New BN-44315", household_id="ho-6741", kind="organic", litres=60)


def test_order_bin_is_allowed_when_kind_is_organic_when_withdrawn_on_is_2028_08_17(bench: Bench) -> None:
    bench.arrange("waste_bins", "wa-6826", kind="organic", withdrawn_on="2028-08-17")
    bench.call("order_bin", number="New BN-47100", household_id="ho-5464", kind="organic", litres=240)


def test_order_bin_is_refused_because_argument_litres_must_be_at_least_60(bench: Bench) -> None:
    sentence = bench.refusal("order_bin", number="New BN-47100", household_id="ho-5464", kind="organic", litres=59)
    assert sentence == "Argument 'litres' must be at least 60."


def test_order_bin_is_refused_because_the_household_has_two_bins_of_this_kind(bench: Bench) -> None:
    sentence = bench.refusal("order_bin", number="New BN-60593", household_id="ho-3244", kind="residual", litres=240)
    assert sentence == "The household has two bins of this kind."


def test_order_bin_is_refused_because_bins_for_organic_waste_have_240_litres_at_most(bench: Bench) -> None:
    sentence = bench.refusal("order_bin", number="New BN-47100", household_id="ho-5464", kind="organic", litres=241)
    assert sentence == "Bins for organic waste have 240 litres at most."


def test_order_bin_is_refused_because_such_a_bin_was_taken_away_from_the_household_in_the(bench: Bench) -> None:
    sentence = bench.refusal("order_bin", number="BN-03466", household_id="ho-9098", kind="organic", litres=120)
    assert sentence == "Such a bin was taken away from the household in the last year."


def test_order_bin_is_refused_because_another_dustbin_already_has_this_bin_number(bench: Bench) -> None:
    sentence = bench.refusal("order_bin", number="BN-47100", household_id="ho-5261", kind="organic", litres=60)
    assert sentence == "Another dustbin already has this bin number."


def test_place_bin_changes_the_dustbin(bench: Bench) -> None:
    bench.call("place_bin", waste_bin_id="wa-4216")
    assert bench.changes() == [updated("waste_bins", "wa-4216", status="placed", placed_on="2026-06-09")]


def test_place_bin_is_refused_because_the_dustbin_must_be_ordered(bench: Bench) -> None:
    assert bench.refusal("place_bin", waste_bin_id="wa-1840") == "The dustbin must be ordered."


def test_place_bin_is_refused_because_a_bin_is_put_in_place_from_the_next_day_on(bench: Bench) -> None:
    bench.arrange("waste_bins", "wa-3393", ordered_on="2026-06-09")
    assert bench.refusal("place_bin", waste_bin_id="wa-3393") == "A bin is put in place from the next day on."


def test_resize_bin_changes_the_dustbin(bench: Bench) -> None:
    bench.call("resize_bin", waste_bin_id="wa-2220", litres=60)
    assert bench.changes() == [updated("waste_bins", "wa-2220", litres=60, placed_on="2026-06-09")]


def test_resize_bin_is_allowed(bench: Bench) -> None:
    bench.arrange("waste_bins", "wa-9894", household_id="ho-1044")
    bench.call("resize_bin", waste_bin_id="wa-9894", litres=80)


def test_resize_bin_is_refused_because_argument_litres_must_be_at_least_60(bench: Bench) -> None:
    assert bench.refusal("resize_bin", waste_bin_id="wa-9894", litres=59) == "Argument 'litres' must be at least 60."


def test_resize_bin_is_refused_because_the_bin_is_not_in_place(bench: Bench) -> None:
    assert bench.refusal("resize_bin", waste_bin_id="wa-4216", litres=120) == "The bin is not in place."


def test_resize_bin_is_refused_because_the_bin_has_this_size_already(bench: Bench) -> None:
    assert bench.refusal("resize_bin", waste_bin_id="wa-1992", litres=80) == "The bin has this size already."


def test_resize_bin_is_refused_because_a_bin_keeps_its_size_for_180_days(bench: Bench) -> None:
    assert bench.refusal("resize_bin", waste_bin_id="wa-2622", litres=60) == "A bin keeps its size for 180 days."


def test_resize_bin_is_refused_because_the_household_needs_more_litres_of_residual_bin(bench: Bench) -> None:
    bench.arrange("waste_bins", "wa-9894", placed_on="2025-12-11")
    sentence = bench.refusal("resize_bin", waste_bin_id="wa-9894", litres=80)
    assert sentence == "The household needs more litres of residual bin."


def test_withdraw_bin_changes_the_dustbin(bench: Bench) -> None:
    bench.call("withdraw_bin", waste_bin_id="wa-2256")
    assert bench.changes() == [updated("waste_bins", "wa-2256", status="withdrawn", withdrawn_on="2026-06-09")]


def test_withdraw_bin_is_allowed(bench: Bench) -> None:
    bench.arrange("waste_bins", "wa-1117", household_id="ho-6709")
    bench.call("withdraw_bin", waste_bin_id="wa-6218")


def test_withdraw_bin_is_refused_because_the_dustbin_must_be_placed(bench: Bench) -> None:
    assert bench.refusal("withdraw_bin", waste_bin_id="wa-4613") == "The dustbin must be placed."


@pytest.mark.parametrize(
    "arguments",
    [
        {"waste_bin_id": "wa-2666"},
        {"waste_bin_id": "wa-1729"},
    ],
)
def test_withdraw_bin_is_refused_because_the_household_needs_more_litres_of_residual_bin(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("withdraw_bin", **arguments) == "The household needs more litres of residual bin."


def test_withdraw_bin_is_refused_because_the_household_needs_more_litres_of_residual_bin_2(bench: Bench) -> None:
    bench.arrange("waste_bins", "wa-1117", household_id="ho-6709")
    bench.arrange("households", "ho-6709", people=7)
    assert bench.refusal("withdraw_bin", waste_bin_id="wa-1117") == "The household needs more litres of residual bin."


def test_withdraw_bin_is_refused_because_a_complaint_about_this_bin_is_open(bench: Bench) -> None:
    assert bench.refusal("withdraw_bin", waste_bin_id="wa-1117") == "A complaint about this bin is open."

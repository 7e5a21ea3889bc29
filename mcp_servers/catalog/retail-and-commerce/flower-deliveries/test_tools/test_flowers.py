"""Tests of the tools for flowers of Marguerite flower deliveries."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"colour": "red", "max_stem_price": 270, "pet_safe": False}, ["fo-4434"]),
        ({"name": "snapdragon"}, ["fo-2777", "fo-8392", "fo-8577"]),
        ({"min_stems": 157}, ["fo-8854", "fo-8406", "fo-5733"]),
    ],
)
def test_find_flowers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_flowers", **filters) == ids


def test_find_flowers_counts(bench: Bench) -> None:
    assert bench.call("find_flowers", max_stem_price=300)["total"] == 33


def test_find_flowers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_flowers", page=4) == ["fo-1501", "fo-8102", "fo-3916", "fo-6325"]


def test_find_flowers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_flowers", name="Unheard of") == []


def test_supply_flower_changes_the_flower(bench: Bench) -> None:
    bench.call("supply_flower", flower_id="fo-2899", bundles=1)
    assert bench.changes() == [updated("flowers", "fo-2899", stems=146, arrived_on="2026-05-08")]


def test_supply_flower_is_allowed(bench: Bench) -> None:
    bench.arrange("flowers", "fo-5733", stems=280)
    bench.call("supply_flower", flower_id="fo-5733", bundles=12)


def test_supply_flower_is_allowed_when_arrived_on_is_2024_02_28(bench: Bench) -> None:
    bench.arrange("flowers", "fo-1538", arrived_on="2024-02-28")
    bench.call("supply_flower", flower_id="fo-1538", bundles=3)


def test_supply_flower_is_refused_because_argument_bundles_must_be_at_most_12(bench: Bench) -> None:
    assert bench.refusal("supply_flower", flower_id="fo-5733", bundles=13) == "Argument 'bundles' must be at most 12."


def test_supply_flower_is_refused_because_argument_bundles_must_be_at_least_1(bench: Bench) -> None:
    assert bench.refusal("supply_flower", flower_id="fo-1538", bundles=0) == "Argument 'bundles' must be at least 1."


def test_supply_flower_is_refused_because_older_stems_of_this_flower_must_be_thrown_away(bench: Bench) -> None:
    bench.arrange("flowers", "fo-5733", arrived_on="2026-05-05")
    sentence = bench.refusal("supply_flower", flower_id="fo-5733", bundles=12)
    assert sentence == "Older stems of this flower must be thrown away first."


def test_supply_flower_is_refused_because_there_is_no_room_for_so_many(bench: Bench) -> None:
    bench.arrange("flowers", "fo-5733", stems=281)
    assert bench.refusal("supply_flower", flower_id="fo-5733", bundles=12) == "There is no room for so many."


def test_discard_flower_sets_stems_to_0(bench: Bench) -> None:
    bench.call("discard_flower", flower_id="fo-1501")
    assert bench.changes() == [updated("flowers", "fo-1501", stems=0)]


def test_discard_flower_is_refused_because_there_is_nothing_to_throw_away(bench: Bench) -> None:
    assert bench.refusal("discard_flower", flower_id="fo-1538") == "There is nothing to throw away."


def test_discard_flower_is_refused_because_the_flower_still_keeps_for_five_days(bench: Bench) -> None:
    bench.arrange("flowers", "fo-1538", stems=1)
    assert bench.refusal("discard_flower", flower_id="fo-1538") == "The flower still keeps for five days."

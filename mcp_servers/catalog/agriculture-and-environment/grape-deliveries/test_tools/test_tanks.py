"""Tests of the tools for tanks of Sonnenhang growers' cooperative."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"code": "T-83"}, ["ta-8473"]),
        (
            {"status": "clean"},
            [
                "ta-4946",
                "ta-3369",
                "ta-9737",
                "ta-6734",
                "ta-2049",
                "ta-6649",
                "ta-3535",
                "ta-3498",
                "ta-4787",
                "ta-6041",
            ],
        ),
    ],
)
def test_find_tanks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tanks", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_capacity": 9000}, 52),
        ({"variety_id": "va-5220"}, 5),
        ({"press_house_id": "pr-4626"}, 22),
    ],
)
def test_find_tanks_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_tanks", **filters)["total"] == total


def test_find_tanks_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tanks", page=7) == ["ta-2728", "ta-7611", "ta-7044", "ta-5992", "ta-3130", "ta-3479"]


def test_find_tanks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tanks", press_house_id="pr-1703", variety_id="va-7630", min_capacity=18000) == []


def test_get_tank_shows_the_tank(bench: Bench) -> None:
    result = bench.call("get_tank", tank_id="ta-7190")
    assert result == {
        "id": "ta-7190",
        "code": "T-81",
        "press_house_id": "pr-4626",
        "status": "filling",
        "variety_id": "va-7630",
        "capacity": 24000,
        "litres": 16800,
        "press_house_town": "Sandness",
        "litres_to_sealing": 1200,
        "days_sealed": 0,
        "free_litres": 7200,
        "number_of_weighings": 0,
    }


def test_get_tank_shows_the_tank_when_tank_id_is_ta_3392(bench: Bench) -> None:
    result = bench.call("get_tank", tank_id="ta-3392")
    assert result == {
        "id": "ta-3392",
        "code": "T-49",
        "press_house_id": "pr-4626",
        "status": "filling",
        "variety_id": "va-7607",
        "capacity": 6000,
        "litres": 5100,
        "press_house_town": "Sandness",
        "litres_to_sealing": 0,
        "days_sealed": 0,
        "free_litres": 900,
        "number_of_weighings": 0,
    }


def test_assign_tank_changes_the_tank(bench: Bench) -> None:
    bench.call("assign_tank", tank_id="ta-3479", variety_id="va-7607")
    assert bench.changes() == [updated("tanks", "ta-3479", status="filling", variety_id="va-7607")]


def test_assign_tank_is_allowed(bench: Bench) -> None:
    bench.arrange("varieties", "va-9000", closes_on="2026-09-24")
    bench.call("assign_tank", tank_id="ta-3479", variety_id="va-9000")


def test_assign_tank_is_allowed_when_capacity_is_40000(bench: Bench) -> None:
    bench.arrange("tanks", "ta-2728", capacity=40000)
    bench.call("assign_tank", tank_id="ta-3479", variety_id="va-9000")


def test_assign_tank_is_allowed_when_capacity_is_32400(bench: Bench) -> None:
    bench.arrange("tanks", "ta-2834", capacity=32400)
    bench.call("assign_tank", tank_id="ta-3479", variety_id="va-7607")


def test_assign_tank_is_allowed_2(bench: Bench) -> None:
    bench.arrange("tanks", "ta-1619", capacity=40000)
    bench.call("assign_tank", tank_id="ta-4946", variety_id="va-7630")


def test_assign_tank_is_refused_because_the_tank_must_be_clean(bench: Bench) -> None:
    assert bench.refusal("assign_tank", tank_id="ta-2834", variety_id="va-9000") == "The tank must be clean."


def test_assign_tank_is_refused_because_picking_of_this_variety_is_over(bench: Bench) -> None:
    bench.arrange("varieties", "va-9000", closes_on="2026-09-08")
    assert bench.refusal("assign_tank", tank_id="ta-3479", variety_id="va-9000") == "Picking of this variety is over."


def test_assign_tank_is_refused_because_another_tank_of_this_variety_is_less_than_half_full(bench: Bench) -> None:
    bench.arrange("tanks", "ta-2834", capacity=32401)
    sentence = bench.refusal("assign_tank", tank_id="ta-3479", variety_id="va-7607")
    assert sentence == "Another tank of this variety is less than half full."


def test_seal_tank_changes_the_tank(bench: Bench) -> None:
    bench.call("seal_tank", tank_id="ta-2834")
    assert bench.changes() == [updated("tanks", "ta-2834", status="fermenting", sealed_on="2026-09-24")]


def test_seal_tank_is_allowed(bench: Bench) -> None:
    bench.arrange("tanks", "ta-8790", capacity=12160)
    bench.call("seal_tank", tank_id="ta-8790")


def test_seal_tank_is_refused_because_the_tank_must_be_filling(bench: Bench) -> None:
    assert bench.refusal("seal_tank", tank_id="ta-3479") == "The tank must be filling."


def test_seal_tank_is_refused_because_the_tank_is_not_full_enough_while_its_variety_is(bench: Bench) -> None:
    bench.arrange("varieties", "va-7607", closes_on="2026-09-08")
    sentence = bench.refusal("seal_tank", tank_id="ta-8891")
    assert sentence == "The tank is not full enough while its variety is still picked."


def test_seal_tank_is_refused_because_the_tank_is_not_full_enough_while_its_variety_is_2(bench: Bench) -> None:
    bench.arrange("varieties", "va-7630", closes_on="2026-09-24")
    sentence = bench.refusal("seal_tank", tank_id="ta-8891")
    assert sentence == "The tank is not full enough while its variety is still picked."


def test_empty_tank_changes_the_tank(bench: Bench) -> None:
    bench.call("empty_tank", tank_id="ta-8853")
    assert bench.changes() == [updated("tanks", "ta-8853", status="clean", variety_id=None, litres=0, sealed_on=None)]


def test_empty_tank_is_allowed(bench: Bench) -> None:
    bench.call("empty_tank", tank_id="ta-8271")


def test_empty_tank_is_refused_because_the_tank_must_be_fermenting(bench: Bench) -> None:
    assert bench.refusal("empty_tank", tank_id="ta-3392") == "The tank must be fermenting."


def test_empty_tank_is_refused_because_the_must_has_not_fermented_for_eight_days(bench: Bench) -> None:
    assert bench.refusal("empty_tank", tank_id="ta-8510") == "The must has not fermented for eight days."


def test_empty_tank_is_refused_because_a_weighing_of_grapes_in_this_tank_is_disputed(bench: Bench) -> None:
    bench.arrange("weighings", "we-9488", status="disputed")
    assert bench.refusal("empty_tank", tank_id="ta-8853") == "A weighing of grapes in this tank is disputed."

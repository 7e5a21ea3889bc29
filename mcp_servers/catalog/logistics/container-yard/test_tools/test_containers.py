"""Tests of the tools for containers of Quadrant container depot."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"line_id": "li-4471", "kind": "high_cube", "came_until": "2026-04-04"}, ["co-2041", "co-6627"]),
        (
            {"length": 20},
            [
                "co-7739",
                "co-2129",
                "co-5932",
                "co-3424",
                "co-8621",
                "co-5630",
                "co-7827",
                "co-4989",
                "co-3870",
                "co-3898",
            ],
        ),
        (
            {"loaded": True},
            [
                "co-7739",
                "co-2129",
                "co-5932",
                "co-3424",
                "co-6582",
                "co-4781",
                "co-5475",
                "co-3055",
                "co-3711",
                "co-1766",
            ],
        ),
        (
            {"status": "in_repair"},
            [
                "co-6447",
                "co-7827",
                "co-6341",
                "co-2467",
                "co-9651",
                "co-5212",
                "co-5878",
                "co-2646",
                "co-2191",
                "co-6424",
            ],
        ),
        (
            {"sound": False},
            [
                "co-6447",
                "co-7827",
                "co-7531",
                "co-3870",
                "co-3055",
                "co-1766",
                "co-3365",
                "co-3467",
                "co-6341",
                "co-2467",
            ],
        ),
        ({"number": "SMVU 799658"}, ["co-1761"]),
        ({"stack_id": "st-8545"}, ["co-1423"]),
    ],
)
def test_find_containers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_containers", **filters) == ids


def test_find_containers_counts(bench: Bench) -> None:
    assert bench.call("find_containers", came_until="2026-04-03")["total"] == 16


def test_find_containers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_containers", page=14)
    assert ids == ["co-7170", "co-4443", "co-3937", "co-6532", "co-8358", "co-8632", "co-3143", "co-2180"]


def test_find_containers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_containers", number="DPTU 937549", stack_id="st-2835") == []


def test_get_container_shows_the_container(bench: Bench) -> None:
    result = bench.call("get_container", container_id="co-4611")
    assert result == {
        "id": "co-4611",
        "number": "RYJU 822588",
        "line_id": "li-2329",
        "kind": "dry",
        "length": 20,
        "loaded": True,
        "weight": 8600,
        "status": "expected",
        "sound": True,
        "line_name": "Oceania Line",
        "days_here": 0,
        "storage": 0,
        "open_damages": 0,
    }


def test_get_container_shows_the_container_when_container_id_is_co_6341(bench: Bench) -> None:
    result = bench.call("get_container", container_id="co-6341")
    assert result == {
        "id": "co-6341",
        "number": "ENGU 526627",
        "line_id": "li-2329",
        "kind": "high_cube",
        "length": 40,
        "loaded": False,
        "weight": 3900,
        "status": "in_repair",
        "sound": False,
        "came_on": "2026-04-22",
        "line_name": "Oceania Line",
        "days_here": 7,
        "storage": 600,
        "open_damages": 1,
    }


def test_report_containers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_containers", status="gone", kind="tank", loaded=True) == []


def test_report_containers_adds_up(bench: Bench) -> None:
    result = bench.call("report_containers", came_until="2026-03-23")
    assert result == {
        "items": [
            {"line_name": "Horizon Line", "containers": 2, "total_weight": 6100, "oldest_arrival": "2026-03-22"},
            {"line_name": "Isobar Shipping", "containers": 2, "total_weight": 27200, "oldest_arrival": "2026-03-22"},
            {"line_name": "Oceania Line", "containers": 2, "total_weight": 14800, "oldest_arrival": "2026-03-23"},
        ],
        "total": 3,
    }


def test_report_containers_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_containers", status="expected")
    assert result == {
        "items": [
            {"line_name": "Horizon Line", "containers": 16, "total_weight": 187100},
            {"line_name": "Isobar Shipping", "containers": 9, "total_weight": 87400},
            {"line_name": "Kraken Line", "containers": 2, "total_weight": 13800},
            {"line_name": "Oceania Line", "containers": 10, "total_weight": 84900},
            {"line_name": "Oceania Shipping", "containers": 3, "total_weight": 20000},
        ],
        "total": 5,
    }


def test_report_containers_adds_up_with_kind_and_loaded(bench: Bench) -> None:
    result = bench.call("report_containers", kind="tank", loaded=True)
    assert result == {
        "items": [
            {"line_name": "Horizon Line", "containers": 2, "total_weight": 29000, "oldest_arrival": "2026-04-22"},
        ],
        "total": 1,
    }


def test_restack_container_sets_stack_id_to_st_8545(bench: Bench) -> None:
    bench.call("restack_container", container_id="co-8321", stack_id="st-8545")
    assert bench.changes() == [updated("containers", "co-8321", stack_id="st-8545")]


def test_restack_container_is_refused_because_the_container_is_not_in_the_yard(bench: Bench) -> None:
    sentence = bench.refusal("restack_container", container_id="co-3227", stack_id="st-6547")
    assert sentence == "The container is not in the yard."


def test_restack_container_is_refused_because_the_container_stands_there_already(bench: Bench) -> None:
    sentence = bench.refusal("restack_container", container_id="co-3392", stack_id="st-3574")
    assert sentence == "The container stands there already."


def test_restack_container_is_refused_because_the_stack_is_for_another_length(bench: Bench) -> None:
    sentence = bench.refusal("restack_container", container_id="co-2603", stack_id="st-6547")
    assert sentence == "The stack is for another length."


def test_restack_container_is_refused_because_loaded_and_empty_containers_stand_in(bench: Bench) -> None:
    sentence = bench.refusal("restack_container", container_id="co-8335", stack_id="st-8348")
    assert sentence == "Loaded and empty containers stand in different stacks."


def test_restack_container_is_refused_because_a_loaded_reefer_needs_a_socket(bench: Bench) -> None:
    bench.arrange("containers", "co-8321", kind="reefer")
    sentence = bench.refusal("restack_container", container_id="co-8321", stack_id="st-8545")
    assert sentence == "A loaded reefer needs a socket."


def test_restack_container_is_refused_because_the_stack_is_as_high_as_it_may_be(bench: Bench) -> None:
    sentence = bench.refusal("restack_container", container_id="co-1791", stack_id="st-4689")
    assert sentence == "The stack is as high as it may be."


def test_repair_container_changes_the_container(bench: Bench) -> None:
    bench.call("repair_container", container_id="co-1665")
    assert bench.changes() == [updated("containers", "co-1665", status="in_repair", stack_id=None)]


def test_repair_container_is_refused_because_the_container_must_be_in_yard(bench: Bench) -> None:
    assert bench.refusal("repair_container", container_id="co-3227") == "The container must be in yard."


def test_repair_container_is_refused_because_the_container_is_sound(bench: Bench) -> None:
    assert bench.refusal("repair_container", container_id="co-1201") == "The container is sound."


def test_repair_container_is_refused_because_no_damage_of_it_has_been_estimated(bench: Bench) -> None:
    assert bench.refusal("repair_container", container_id="co-2603") == "No damage of it has been estimated."


def test_repair_container_is_refused_because_a_damage_of_it_has_not_been_estimated_yet(bench: Bench) -> None:
    bench.arrange("defects", "de-1098", container_id="co-1284")
    assert bench.refusal("repair_container", container_id="co-1284") == "A damage of it has not been estimated yet."


def test_repair_container_is_refused_because_the_shipping_line_is_blocked(bench: Bench) -> None:
    bench.arrange("lines", "li-4471", status="blocked")
    assert bench.refusal("repair_container", container_id="co-1665") == "The shipping line is blocked."


def test_finish_repair_changes_the_container(bench: Bench) -> None:
    bench.call("finish_repair", container_id="co-2646", stack_id="st-3768")
    assert bench.changes() == [updated("containers", "co-2646", status="in_yard", stack_id="st-3768", sound=1)]


def test_finish_repair_changes_the_container_and_sets_status_to_repaired(bench: Bench) -> None:
    bench.call("finish_repair", container_id="co-6447", stack_id="st-4057")
    assert bench.changes() == [
        updated("containers", "co-6447", status="in_yard", stack_id="st-4057", sound=1),
        updated("defects", "de-7309", status="repaired"),
        updated("lines", "li-4471", debt=9500),
    ]


def test_finish_repair_is_refused_because_the_container_is_not_in_the_workshop(bench: Bench) -> None:
    sentence = bench.refusal("finish_repair", container_id="co-3227", stack_id="st-6825")
    assert sentence == "The container is not in the workshop."


def test_finish_repair_is_refused_because_the_stack_does_not_suit_the_container(bench: Bench) -> None:
    sentence = bench.refusal("finish_repair", container_id="co-6341", stack_id="st-3768")
    assert sentence == "The stack does not suit the container."


def test_finish_repair_is_refused_because_the_stack_is_as_high_as_it_may_be(bench: Bench) -> None:
    bench.arrange("containers", "co-1039", stack_id="st-2835")
    bench.arrange("containers", "co-1048", stack_id="st-2835")
    sentence = bench.refusal("finish_repair", container_id="co-2191", stack_id="st-2835")
    assert sentence == "The stack is as high as it may be."

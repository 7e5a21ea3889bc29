"""Tests of the tools for structures of Fellgate structure watch."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Weir", "status": "restricted"}, ["st-8249"]),
        (
            {"min_class_of_risk": 2},
            [
                "st-4075",
                "st-1149",
                "st-1853",
                "st-9516",
                "st-8249",
                "st-8385",
                "st-9639",
                "st-2375",
                "st-3777",
                "st-9045",
            ],
        ),
    ],
)
def test_find_structures_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_structures", **filters) == ids


def test_find_structures_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_structures", page=4) == ["st-4102", "st-2834", "st-8848", "st-5893"]


def test_find_structures_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_structures", name="Unheard of") == []


def test_get_structure_shows_the_structure(bench: Bench) -> None:
    result = bench.call("get_structure", structure_id="st-5893")
    assert result == {
        "id": "st-5893",
        "name": "Wolf Weir",
        "class_of_risk": 2,
        "status": "open",
        "working_sensors": 3,
        "open_alarms": 3,
        "last_inspection": "2026-12-01T01:20",
    }


def test_get_structure_shows_the_structure_when_structure_id_is_st_4284(bench: Bench) -> None:
    result = bench.call("get_structure", structure_id="st-4284")
    assert result == {
        "id": "st-4284",
        "name": "Tollgate Viaduct",
        "class_of_risk": 2,
        "status": "open",
        "working_sensors": 2,
        "open_alarms": 0,
        "last_inspection": "2026-11-30T07:50",
    }


def test_open_structure_sets_status_to_open(bench: Bench) -> None:
    bench.arrange("sensors", "se-8630", structure_id="st-5188")
    bench.call("open_structure", structure_id="st-5188")
    assert bench.changes() == [updated("structures", "st-5188", status="open")]


def test_open_structure_is_refused_because_the_structure_must_be_closed_or_restricted(bench: Bench) -> None:
    assert bench.refusal("open_structure", structure_id="st-1326") == "The structure must be closed or restricted."


def test_open_structure_is_refused_because_a_full_alarm_is_open(bench: Bench) -> None:
    assert bench.refusal("open_structure", structure_id="st-9639") == "A full alarm is open."


def test_open_structure_is_refused_because_the_last_inspection_was_not_safe_or_there_is(bench: Bench) -> None:
    sentence = bench.refusal("open_structure", structure_id="st-5719")
    assert sentence == "The last inspection was not safe, or there is none."


def test_close_structure_sets_status_to_closed(bench: Bench) -> None:
    bench.call("close_structure", structure_id="st-2386")
    assert bench.changes() == [updated("structures", "st-2386", status="closed")]


def test_close_structure_is_refused_because_the_structure_must_be_restricted_or_open(bench: Bench) -> None:
    assert bench.refusal("close_structure", structure_id="st-8385") == "The structure must be restricted or open."


def test_close_structure_is_refused_because_neither_a_full_alarm_nor_two_warnings_are_open(bench: Bench) -> None:
    bench.arrange("sensors", "se-8630", structure_id="st-1326")
    assert bench.refusal("close_structure", structure_id="st-1326") == "Neither a full alarm nor two warnings are open."


def test_close_structure_is_refused_because_neither_a_full_alarm_nor_two_warnings_are_open_2(bench: Bench) -> None:
    bench.arrange("sensors", "se-2182", structure_id="st-5893")
    assert bench.refusal("close_structure", structure_id="st-5719") == "Neither a full alarm nor two warnings are open."

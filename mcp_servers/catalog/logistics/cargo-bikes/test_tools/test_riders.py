"""Tests of the tools for riders of Freewheel city couriers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"riding_since_until": "2026-09-17T07:56"},
            ["ri-5256", "ri-7580", "ri-2896", "ri-5685", "ri-8636", "ri-6971"],
        ),
        ({"bicycle_id": "bi-9175"}, ["ri-3055"]),
        ({"zone_id": "zo-7528"}, ["ri-4314", "ri-5449", "ri-8433"]),
        ({"status": "off"}, ["ri-6970", "ri-8104", "ri-7275", "ri-1724", "ri-1803", "ri-3556", "ri-3755", "ri-2890"]),
        ({"name": "Hayashi"}, ["ri-2890"]),
    ],
)
def test_find_riders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_riders", **filters) == ids


def test_find_riders_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_riders", page=5) == ["ri-8433", "ri-3755", "ri-7700", "ri-6422", "ri-9397", "ri-2890"]


def test_find_riders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_riders", name="Unheard of") == []


def test_get_rider_shows_the_rider(bench: Bench) -> None:
    result = bench.call("get_rider", rider_id="ri-1803")
    assert result == {
        "id": "ri-1803",
        "name": "Maryam Zaman",
        "phone": "07161 416389",
        "zone_id": "zo-8804",
        "status": "off",
        "zone_name": "University",
        "jobs_in_hand": 0,
        "kilograms_in_hand": 0,
    }


def test_start_break_changes_the_rider(bench: Bench) -> None:
    bench.arrange("riders", "ri-1294", riding_since="2026-09-17T12:05")
    bench.call("start_break", rider_id="ri-1294")
    assert bench.changes() == [
        updated("riders", "ri-1294", status="on_break", riding_since=None, break_since="2026-09-17T13:05"),
    ]


def test_start_break_is_refused_because_the_rider_must_be_riding(bench: Bench) -> None:
    assert bench.refusal("start_break", rider_id="ri-1724") == "The rider must be riding."


def test_start_break_is_refused_because_the_rider_has_an_express_job_in_hand(bench: Bench) -> None:
    assert bench.refusal("start_break", rider_id="ri-1498") == "The rider has an express job in hand."


def test_start_break_is_refused_because_a_job_of_this_rider_is_due_within_half_an_hour(bench: Bench) -> None:
    bench.arrange("jobs", "jo-2501", status="carried")
    assert bench.refusal("start_break", rider_id="ri-3522") == "A job of this rider is due within half an hour."


def test_start_break_is_refused_because_the_rider_has_hardly_begun(bench: Bench) -> None:
    bench.arrange("jobs", "jo-3250", due_at="2026-09-17T13:35")
    assert bench.refusal("start_break", rider_id="ri-3522") == "The rider has hardly begun."


def test_end_break_changes_the_rider(bench: Bench) -> None:
    bench.arrange("riders", "ri-3514", break_since="2026-09-17T12:35")
    bench.call("end_break", rider_id="ri-3514")
    assert bench.changes() == [
        updated("riders", "ri-3514", status="riding", riding_since="2026-09-17T13:05", break_since=None),
    ]


def test_end_break_is_refused_because_the_rider_is_not_on_a_break(bench: Bench) -> None:
    assert bench.refusal("end_break", rider_id="ri-1803") == "The rider is not on a break."


def test_end_break_is_refused_because_a_break_is_30_minutes(bench: Bench) -> None:
    assert bench.refusal("end_break", rider_id="ri-3414") == "A break is 30 minutes."


def test_change_bicycle_sets_bicycle_id_to_bi_8440(bench: Bench) -> None:
    bench.call("change_bicycle", rider_id="ri-1298", bicycle_id="bi-8440")
    assert bench.changes() == [updated("riders", "ri-1298", bicycle_id="bi-8440")]


def test_change_bicycle_is_refused_because_the_rider_is_off_today(bench: Bench) -> None:
    assert bench.refusal("change_bicycle", rider_id="ri-6970", bicycle_id="bi-4455") == "The rider is off today."


def test_change_bicycle_is_refused_because_the_bicycle_is_broken(bench: Bench) -> None:
    assert bench.refusal("change_bicycle", rider_id="ri-3414", bicycle_id="bi-5272") == "The bicycle is broken."


def test_change_bicycle_is_refused_because_somebody_has_this_bicycle(bench: Bench) -> None:
    assert bench.refusal("change_bicycle", rider_id="ri-4177", bicycle_id="bi-6036") == "Somebody has this bicycle."


def test_change_bicycle_is_refused_because_the_bicycle_does_not_take_the_load_in_hand(bench: Bench) -> None:
    sentence = bench.refusal("change_bicycle", rider_id="ri-5685", bicycle_id="bi-4671")
    assert sentence == "The bicycle does not take the load in hand."

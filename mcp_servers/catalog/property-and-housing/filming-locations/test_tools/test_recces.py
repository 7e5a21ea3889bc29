"""Tests of the tools for recces of Film office locations."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"production_id": "pr-8330"}, ["re-2490", "re-5582"]),
        ({"visits_on": "2026-01-18"}, ["re-9867"]),
        (
            {"status": "cancelled"},
            [
                "re-4906",
                "re-5723",
                "re-6824",
                "re-3365",
                "re-9908",
                "re-1968",
                "re-4535",
                "re-3091",
                "re-3224",
                "re-2101",
            ],
        ),
        ({"location_id": "lo-1790"}, ["re-9224", "re-6704"]),
    ],
)
def test_find_recces_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_recces", **filters) == ids


def test_find_recces_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_recces", page=7) == ["re-8796", "re-9787", "re-8020", "re-1236", "re-9848", "re-4234"]


def test_find_recces_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_recces", location_id="lo-2893") == []


def test_plan_recce_adds_a_recce(bench: Bench) -> None:
    bench.call("plan_recce", production_id="pr-6097", location_id="lo-4819", visits_at="2026-04-22T10:05")
    assert bench.changes() == [
        inserted(
            "recces",
            "re-8829",
            production_id="pr-6097",
            location_id="lo-4819",
            status="planned",
            visits_at="2026-04-22T10:05",
        ),
    ]


def test_plan_recce_is_allowed(bench: Bench) -> None:
    bench.call("plan_recce", production_id="pr-6097", location_id="lo-4819", visits_at="2026-04-10T15:05")


def test_plan_recce_is_refused_because_the_location_is_closed(bench: Bench) -> None:
    sentence = bench.refusal("plan_recce", production_id="pr-6097", location_id="lo-5803", visits_at="2026-04-10T12:05")
    assert sentence == "The location is closed."


def test_plan_recce_is_refused_because_the_time_is_over(bench: Bench) -> None:
    sentence = bench.refusal("plan_recce", production_id="pr-6097", location_id="lo-4819", visits_at="2026-04-08T10:05")
    assert sentence == "The time is over."


def test_plan_recce_is_refused_because_a_recce_is_planned_two_weeks_ahead_at_most(bench: Bench) -> None:
    sentence = bench.refusal("plan_recce", production_id="pr-6097", location_id="lo-4819", visits_at="2026-04-22T10:06")
    assert sentence == "A recce is planned two weeks ahead at most."


def test_plan_recce_is_refused_because_the_production_has_visited_this_location_or_will(bench: Bench) -> None:
    sentence = bench.refusal("plan_recce", production_id="pr-9126", location_id="lo-4819", visits_at="2026-04-10T15:05")
    assert sentence == "The production has visited this location or will."


@pytest.mark.parametrize(
    "arguments",
    [
        {"production_id": "pr-3523", "location_id": "lo-8195", "visits_at": "2026-04-09T13:05"},
        {"production_id": "pr-6097", "location_id": "lo-1323", "visits_at": "2026-04-10T15:05"},
    ],
)
def test_plan_recce_is_refused_because_another_crew_is_filming_there_then(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_recce", **arguments) == "Another crew is filming there then."


def test_finish_recce_sets_status_to_done(bench: Bench) -> None:
    bench.call("finish_recce", recce_id="re-3165")
    assert bench.changes() == [updated("recces", "re-3165", status="done")]


def test_finish_recce_is_allowed(bench: Bench) -> None:
    bench.arrange("recces", "re-9584", visits_at="2026-04-08T10:05")
    bench.call("finish_recce", recce_id="re-9584")


def test_finish_recce_is_refused_because_the_recce_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("finish_recce", recce_id="re-3919") == "The recce must be planned."


def test_finish_recce_is_refused_because_the_visit_is_still_to_come(bench: Bench) -> None:
    assert bench.refusal("finish_recce", recce_id="re-1033") == "The visit is still to come."


def test_finish_recce_is_refused_because_the_location_is_closed(bench: Bench) -> None:
    assert bench.refusal("finish_recce", recce_id="re-2510") == "The location is closed."


def test_cancel_recce_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_recce", recce_id="re-1033")
    assert bench.changes() == [updated("recces", "re-1033", status="cancelled")]


def test_cancel_recce_is_allowed(bench: Bench) -> None:
    bench.arrange("recces", "re-9584", visits_at="2026-04-08T12:05")
    bench.call("cancel_recce", recce_id="re-9584")


def test_cancel_recce_is_refused_because_the_recce_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("cancel_recce", recce_id="re-3919") == "The recce must be planned."


def test_cancel_recce_is_refused_because_it_is_too_late_to_cancel(bench: Bench) -> None:
    assert bench.refusal("cancel_recce", recce_id="re-2510") == "It is too late to cancel."

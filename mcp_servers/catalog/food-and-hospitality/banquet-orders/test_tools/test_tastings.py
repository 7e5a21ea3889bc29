"""Tests of the tools for tastings of Orangery banquets."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"client_id": "cl-5543"}, ["ta-8648", "ta-8339"]),
        ({"starts_on": "2026-04-24"}, ["ta-7202"]),
        (
            {"status": "planned"},
            [
                "ta-7202",
                "ta-9600",
                "ta-2645",
                "ta-3940",
                "ta-8053",
                "ta-9986",
                "ta-4163",
                "ta-8648",
                "ta-8563",
                "ta-4551",
            ],
        ),
        ({"event_id": "ev-1227"}, ["ta-8087"]),
    ],
)
def test_find_tastings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tastings", **filters) == ids


def test_find_tastings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tastings", page=4) == ["ta-3842", "ta-1562", "ta-8855", "ta-5351"]


def test_find_tastings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tastings", event_id="ev-8365") == []


def test_plan_tasting_adds_a_tasting(bench: Bench) -> None:
    bench.call("plan_tasting", event_id="ev-4392", starts_at="2026-06-03T10:30", people=2)
    assert bench.changes() == [
        inserted("tastings", "ta-2483", event_id="ev-4392", status="planned", starts_at="2026-06-03T10:30", people=2),
    ]


def test_plan_tasting_is_allowed(bench: Bench) -> None:
    bench.call("plan_tasting", event_id="ev-4392", starts_at="2026-08-15T23:59", people=2)


def test_plan_tasting_is_allowed_when_starts_at_is_2026_06_03_09_31(bench: Bench) -> None:
    bench.arrange("tastings", "ta-1562", starts_at="2026-06-03T09:31")
    bench.call("plan_tasting", event_id="ev-4392", starts_at="2026-06-03T09:30", people=2)


def test_plan_tasting_is_allowed_when_starts_at_is_2026_06_03_10_30(bench: Bench) -> None:
    bench.arrange("tastings", "ta-1153", starts_at="2026-06-03T10:30")
    bench.call("plan_tasting", event_id="ev-4392", starts_at="2026-06-03T10:30", people=2)


def test_plan_tasting_is_allowed_when_starts_at_is_2026_06_03_09_30(bench: Bench) -> None:
    bench.arrange("tastings", "ta-1562", starts_at="2026-06-03T09:30")
    bench.call("plan_tasting", event_id="ev-4392", starts_at="2026-06-03T10:30", people=2)


def test_plan_tasting_is_allowed_when_status_is_cancelled(bench: Bench) -> None:
    bench.arrange("tastings", "ta-9986", status="cancelled")
    bench.call("plan_tasting", event_id="ev-6971", starts_at="2026-06-03T10:30", people=4)


def test_plan_tasting_is_refused_because_the_event_is_past_its_tasting(bench: Bench) -> None:
    sentence = bench.refusal("plan_tasting", event_id="ev-1228", starts_at="2026-05-11T09:30", people=3)
    assert sentence == "The event is past its tasting."


def test_plan_tasting_is_refused_because_a_tasting_cannot_be_in_the_past(bench: Bench) -> None:
    sentence = bench.refusal("plan_tasting", event_id="ev-4392", starts_at="2026-05-21T11:00", people=2)
    assert sentence == "A tasting cannot be in the past."


def test_plan_tasting_is_refused_because_the_tasting_is_too_close_to_the_event(bench: Bench) -> None:
    sentence = bench.refusal("plan_tasting", event_id="ev-2942", starts_at="2026-06-08T13:30", people=3)
    assert sentence == "The tasting is too close to the event."


def test_plan_tasting_is_refused_because_the_event_has_its_tasting(bench: Bench) -> None:
    sentence = bench.refusal("plan_tasting", event_id="ev-6971", starts_at="2026-06-03T10:30", people=4)
    assert sentence == "The event has its tasting."


def test_plan_tasting_is_refused_because_two_tastings_are_planned_at_that_time(bench: Bench) -> None:
    bench.arrange("tastings", "ta-1562", starts_at="2026-06-03T09:31")
    sentence = bench.refusal("plan_tasting", event_id="ev-4392", starts_at="2026-06-03T10:30", people=2)
    assert sentence == "Two tastings are planned at that time."


def test_finish_tasting_sets_status_to_done(bench: Bench) -> None:
    bench.call("finish_tasting", tasting_id="ta-2645")
    assert bench.changes() == [updated("tastings", "ta-2645", status="done")]


def test_finish_tasting_is_allowed(bench: Bench) -> None:
    bench.arrange("tastings", "ta-4163", starts_at="2026-05-21T11:00")
    bench.call("finish_tasting", tasting_id="ta-4163")


def test_finish_tasting_is_refused_because_the_tasting_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("finish_tasting", tasting_id="ta-1153") == "The tasting must be planned."


def test_finish_tasting_is_refused_because_the_tasting_is_still_to_come(bench: Bench) -> None:
    assert bench.refusal("finish_tasting", tasting_id="ta-1562") == "The tasting is still to come."

"""Tests of the tools for services of Orangery banquets."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"waiter_id": "wa-8461"}, ["se-4655", "se-3713"]),
        ({"held_on": "2026-04-21"}, ["se-3815"]),
        (
            {"role": "helper"},
            [
                "se-1724",
                "se-3428",
                "se-5264",
                "se-9900",
                "se-3815",
                "se-4813",
                "se-9961",
                "se-1485",
                "se-4271",
                "se-8330",
            ],
        ),
        ({"event_id": "ev-2616"}, ["se-1039"]),
    ],
)
def test_find_duties_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_duties", **filters) == ids


def test_find_duties_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_duties", page=3)
    assert ids == [
        "se-2654",
        "se-3242",
        "se-3940",
        "se-3999",
        "se-4587",
        "se-5461",
        "se-6867",
        "se-7345",
        "se-7804",
        "se-8621",
    ]


def test_find_duties_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_duties", event_id="ev-4182") == []


def test_place_waiter_adds_a_waiters_duty(bench: Bench) -> None:
    bench.call("place_waiter", event_id="ev-9965", waiter_id="wa-7722", role="helper", hours=9)
    assert bench.changes() == [
        inserted("services", "se-5096", event_id="ev-9965", waiter_id="wa-7722", role="helper", hours=9),
    ]


def test_place_waiter_is_allowed(bench: Bench) -> None:
    bench.arrange("events", "ev-8180", guests=46)
    bench.call("place_waiter", event_id="ev-8180", waiter_id="wa-4579", role="lead", hours=9)


def test_place_waiter_is_refused_because_argument_hours_must_be_at_most_12(bench: Bench) -> None:
    sentence = bench.refusal("place_waiter", event_id="ev-8180", waiter_id="wa-4579", role="lead", hours=13)
    assert sentence == "Argument 'hours' must be at most 12."


def test_place_waiter_is_refused_because_the_event_needs_no_waiters(bench: Bench) -> None:
    sentence = bench.refusal("place_waiter", event_id="ev-5986", waiter_id="wa-4081", role="helper", hours=9)
    assert sentence == "The event needs no waiters."


def test_place_waiter_is_refused_because_the_waiter_is_away(bench: Bench) -> None:
    sentence = bench.refusal("place_waiter", event_id="ev-3304", waiter_id="wa-1517", role="helper", hours=7)
    assert sentence == "The waiter is away."


def test_place_waiter_is_refused_because_the_waiter_may_not_lead(bench: Bench) -> None:
    sentence = bench.refusal("place_waiter", event_id="ev-8556", waiter_id="wa-7722", role="lead", hours=8)
    assert sentence == "The waiter may not lead."


def test_place_waiter_is_refused_because_the_event_has_a_lead_already(bench: Bench) -> None:
    sentence = bench.refusal("place_waiter", event_id="ev-9793", waiter_id="wa-4579", role="lead", hours=9)
    assert sentence == "The event has a lead already."


def test_place_waiter_is_refused_because_the_waiter_works_on_that_day(bench: Bench) -> None:
    sentence = bench.refusal("place_waiter", event_id="ev-2942", waiter_id="wa-4576", role="helper", hours=6)
    assert sentence == "The waiter works on that day."


def test_place_waiter_is_refused_because_the_event_has_waiters_enough(bench: Bench) -> None:
    bench.arrange("events", "ev-8180", guests=45)
    sentence = bench.refusal("place_waiter", event_id="ev-8180", waiter_id="wa-4579", role="lead", hours=9)
    assert sentence == "The event has waiters enough."

"""Tests of the tools for visits of Hearthside maintenance."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"contractor_id": "co-5161", "starts_on": "2026-02-20"}, ["vi-7618"]),
        ({"ticket_id": "ti-9436"}, ["vi-4984", "vi-4020"]),
    ],
)
def test_find_visits_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_visits", **filters) == ids


def test_find_visits_counts(bench: Bench) -> None:
    assert bench.call("find_visits", status="missed")["total"] == 27


def test_find_visits_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_visits", page=2)
    assert ids == [
        "vi-7177",
        "vi-1730",
        "vi-5549",
        "vi-8082",
        "vi-4722",
        "vi-2144",
        "vi-5847",
        "vi-2675",
        "vi-1751",
        "vi-5855",
    ]


def test_find_visits_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_visits", status="called_off") == []


def test_plan_visit_adds_a_visit(bench: Bench) -> None:
    bench.arrange("visits", "vi-1472", ends_at="2028-04-27T09:30")
    bench.call("plan_visit", ticket_id="ti-8766", starts_at="2026-02-20T08:44", ends_at="2026-02-20T08:45")
    assert bench.changes() == [
        inserted(
            "visits",
            "vi-1038",
            ticket_id="ti-8766",
            contractor_id="co-2395",
            starts_at="2026-02-20T08:44",
            ends_at="2026-02-20T08:45",
            status="planned",
        ),
    ]


def test_plan_visit_is_allowed(bench: Bench) -> None:
    bench.call("plan_visit", ticket_id="ti-8766", starts_at="2026-02-20T04:45", ends_at="2026-02-20T08:45")


def test_plan_visit_is_allowed_when_status_is_planned(bench: Bench) -> None:
    bench.arrange("visits", "vi-1472", status="planned")
    bench.call("plan_visit", ticket_id="ti-8766", starts_at="2026-02-20T08:44", ends_at="2026-02-20T08:45")


def test_plan_visit_is_refused_because_the_ticket_has_no_contractor_yet(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_visit",
        ticket_id="ti-5764",
        starts_at="2026-01-22T13:30",
        ends_at="2026-01-17T16:45",
    )
    assert sentence == "The ticket has no contractor yet."


def test_plan_visit_is_refused_because_the_work_on_this_ticket_is_over(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_visit",
        ticket_id="ti-5424",
        starts_at="2026-02-07T13:15",
        ends_at="2026-02-17T13:15",
    )
    assert sentence == "The work on this ticket is over."


def test_plan_visit_is_refused_because_a_visit_is_planned_at_least_an_hour_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_visit",
        ticket_id="ti-7205",
        starts_at="2026-02-11T08:15",
        ends_at="2026-02-03T14:45",
    )
    assert sentence == "A visit is planned at least an hour ahead."


def test_plan_visit_is_refused_because_a_visit_ends_after_it_starts(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_visit",
        ticket_id="ti-8766",
        starts_at="2026-02-20T08:45",
        ends_at="2026-02-20T08:45",
    )
    assert sentence == "A visit ends after it starts."


@pytest.mark.parametrize(
    "arguments",
    [
        {"ticket_id": "ti-8766", "starts_at": "2026-02-17T10:30", "ends_at": "2026-02-20T08:45"},
        {"ticket_id": "ti-8766", "starts_at": "2026-02-20T04:44", "ends_at": "2026-02-20T08:45"},
    ],
)
def test_plan_visit_is_refused_because_a_visit_lasts_at_most_four_hours(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_visit", **arguments) == "A visit lasts at most four hours."

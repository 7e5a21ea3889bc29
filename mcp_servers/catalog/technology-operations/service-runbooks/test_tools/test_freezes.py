"""Tests of the tools for freezes of Night desk runbooks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "lifted"}, ["fr-3823", "fr-5215", "fr-3229", "fr-7675", "fr-7572"]),
        ({"service_id": "se-4511"}, ["fr-7675"]),
    ],
)
def test_find_freezes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_freezes", **filters) == ids


def test_find_freezes_counts(bench: Bench) -> None:
    assert bench.call("find_freezes", ends_from="2026-07-02")["total"] == 6


def test_find_freezes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_freezes", page=2) == ["fr-7229", "fr-3229", "fr-7675", "fr-7572", "fr-3375", "fr-8700"]


def test_find_freezes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_freezes", service_id="se-4511", ends_from="2026-07-10") == []


def test_plan_freeze_adds_a_freeze(bench: Bench) -> None:
    bench.call("plan_freeze", service_id="se-1197", starts_on="2026-06-19", ends_on="2026-07-13")
    assert bench.changes() == [
        inserted(
            "freezes",
            "fr-2850",
            service_id="se-1197",
            status="planned",
            starts_on="2026-06-19",
            ends_on="2026-07-13",
        ),
    ]


def test_plan_freeze_is_refused_because_a_freeze_starts_today_at_the_earliest(bench: Bench) -> None:
    sentence = bench.refusal("plan_freeze", service_id="se-1197", starts_on="2026-06-06", ends_on="2026-07-03")
    assert sentence == "A freeze starts today at the earliest."


def test_plan_freeze_is_refused_because_a_freeze_ends_after_it_starts(bench: Bench) -> None:
    sentence = bench.refusal("plan_freeze", service_id="se-8306", starts_on="2026-06-28", ends_on="2026-06-07")
    assert sentence == "A freeze ends after it starts."


def test_plan_freeze_is_refused_because_a_freeze_lasts_30_days_at_most(bench: Bench) -> None:
    sentence = bench.refusal("plan_freeze", service_id="se-1661", starts_on="2026-06-15", ends_on="2026-07-16")
    assert sentence == "A freeze lasts 30 days at most."


@pytest.mark.parametrize(
    "arguments",
    [
        {"service_id": "se-1661", "starts_on": "2026-06-15", "ends_on": "2026-06-15"},
        {"service_id": "se-1661", "starts_on": "2026-06-15", "ends_on": "2026-07-15"},
    ],
)
def test_plan_freeze_is_refused_because_an_approved_change_lies_in_that_time(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("plan_freeze", **arguments) == "An approved change lies in that time."


def test_plan_freeze_is_refused_because_another_freeze_already_has_this_service(bench: Bench) -> None:
    sentence = bench.refusal("plan_freeze", service_id="se-8478", starts_on="2026-06-17", ends_on="2026-07-02")
    assert sentence == "Another freeze already has this service."


def test_lift_freeze_sets_status_to_lifted(bench: Bench) -> None:
    bench.call("lift_freeze", freeze_id="fr-7229")
    assert bench.changes() == [updated("freezes", "fr-7229", status="lifted")]


def test_lift_freeze_is_allowed(bench: Bench) -> None:
    bench.arrange("freezes", "fr-4061", ends_on="2026-06-18")
    bench.call("lift_freeze", freeze_id="fr-4061")


def test_lift_freeze_is_refused_because_the_freeze_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("lift_freeze", freeze_id="fr-7675") == "The freeze must be planned."


def test_lift_freeze_is_refused_because_a_critical_service_stays_frozen_until_three_days(bench: Bench) -> None:
    bench.arrange("freezes", "fr-4061", ends_on="2026-06-19")
    sentence = bench.refusal("lift_freeze", freeze_id="fr-4061")
    assert sentence == "A critical service stays frozen until three days before the end."

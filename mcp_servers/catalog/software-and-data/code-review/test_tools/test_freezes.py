"""Tests of the tools for freezes of Lantern Labs code review."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"repository_id": "re-5696", "ends_from": "2026-03-16T10:00"}, ["fr-7142"]),
        ({"repository_name": "cedar-service", "status": "lifted"}, ["fr-2359"]),
    ],
)
def test_find_freezes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_freezes", **filters) == ids


def test_find_freezes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_freezes", page=2) == ["fr-4150", "fr-7142", "fr-3234", "fr-3939"]


def test_find_freezes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_freezes", repository_id="re-2944") == []


def test_announce_freeze_adds_a_freeze(bench: Bench) -> None:
    bench.call(
        "announce_freeze",
        repository_id="re-3883",
        reason="Holiday sale",
        starts_at="2026-03-25T10:00",
        length=1,
    )
    assert bench.changes() == [
        inserted(
            "freezes",
            "fr-6420",
            repository_id="re-3883",
            reason="Holiday sale",
            starts_at="2026-03-25T10:00",
            ends_at="2026-03-26T10:00",
            status="announced",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"repository_id": "re-3883", "reason": "Licence review", "starts_at": "2026-03-19T10:00", "length": 1},
        {"repository_id": "re-9490", "reason": "Year-end closing", "starts_at": "2026-04-20T14:20", "length": 2},
    ],
)
def test_announce_freeze_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("announce_freeze", **arguments)


def test_announce_freeze_is_allowed_when_status_is_lifted(bench: Bench) -> None:
    bench.arrange("freezes", "fr-3939", status="lifted")
    bench.call(
        "announce_freeze",
        repository_id="re-3883",
        reason="Licence review",
        starts_at="2026-03-25T09:59",
        length=1,
    )


def test_announce_freeze_is_refused_because_a_freeze_is_announced_at_least_four_hours_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_freeze",
        repository_id="re-9490",
        reason="Release candidate",
        starts_at="2026-02-05T10:00",
        length=3,
    )
    assert sentence == "A freeze is announced at least four hours ahead."


def test_announce_freeze_is_refused_because_a_freeze_is_announced_at_most_60_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_freeze",
        repository_id="re-9490",
        reason="Year-end closing",
        starts_at="2026-04-20T14:21",
        length=2,
    )
    assert sentence == "A freeze is announced at most 60 days ahead."


def test_announce_freeze_is_refused_because_the_repository_is_frozen_at_that_time_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "announce_freeze",
        repository_id="re-3883",
        reason="Licence review",
        starts_at="2026-02-19T18:20",
        length=1,
    )
    assert sentence == "The repository is frozen at that time already."


def test_lift_freeze_sets_status_to_lifted(bench: Bench) -> None:
    bench.call("lift_freeze", freeze_id="fr-3234")
    assert bench.changes() == [updated("freezes", "fr-3234", status="lifted")]


def test_lift_freeze_is_refused_because_the_freeze_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("lift_freeze", freeze_id="fr-2359") == "The freeze must be announced."


def test_lift_freeze_is_refused_because_the_freeze_is_over(bench: Bench) -> None:
    bench.arrange("freezes", "fr-5510", ends_at="2026-02-19T14:20")
    assert bench.refusal("lift_freeze", freeze_id="fr-5510") == "The freeze is over."

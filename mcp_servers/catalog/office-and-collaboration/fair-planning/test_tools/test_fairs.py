"""Tests of the tools for fairs of Trade fair planning of a pump maker."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"opens_from": "2026-12-08"}, ["fa-2127", "fa-1738"]),
        (
            {"name": "2026"},
            ["fa-5347", "fa-6716", "fa-8173", "fa-4286", "fa-9289", "fa-3415", "fa-1473", "fa-2159", "fa-3523"],
        ),
        ({"status": "ready"}, ["fa-5347", "fa-4864", "fa-3523"]),
        ({"opens_until": "2026-09-11"}, ["fa-6141", "fa-7886", "fa-4290", "fa-5347"]),
        ({"town": "Great Walworth"}, ["fa-7886"]),
    ],
)
def test_find_fairs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_fairs", **filters) == ids


def test_find_fairs_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_fairs", page=2)
    assert ids == [
        "fa-4819",
        "fa-5904",
        "fa-3415",
        "fa-9748",
        "fa-1473",
        "fa-2159",
        "fa-3523",
        "fa-4101",
        "fa-2127",
        "fa-1738",
    ]


def test_find_fairs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_fairs", town="Ravenport", opens_until="2026-09-11") == []


def test_get_fair_shows_the_fair(bench: Bench) -> None:
    result = bench.call("get_fair", fair_id="fa-7886")
    assert result == {
        "id": "fa-7886",
        "name": "Textile Days 2027",
        "town": "Great Walworth",
        "opens_on": "2026-09-01",
        "closes_on": "2026-09-04",
        "stand_area": 39,
        "status": "planned",
        "critical_tasks_left": 1,
        "total_budget": 1406000,
        "ordered_amount": 296000,
        "days_left": 6,
    }


def test_get_fair_shows_the_fair_when_fair_id_is_fa_4101(bench: Bench) -> None:
    result = bench.call("get_fair", fair_id="fa-4101")
    assert result == {
        "id": "fa-4101",
        "name": "Baking Days 2027",
        "town": "Tidham",
        "opens_on": "2026-12-05",
        "closes_on": "2026-12-09",
        "stand_area": 72,
        "status": "planned",
        "critical_tasks_left": 0,
        "total_budget": 1829000,
        "ordered_amount": 259000,
        "days_left": 101,
    }


def test_declare_ready_sets_status_to_ready(bench: Bench) -> None:
    bench.call("declare_ready", fair_id="fa-9289")
    assert bench.changes() == [updated("fairs", "fa-9289", status="ready")]


def test_declare_ready_is_allowed(bench: Bench) -> None:
    bench.arrange("fairs", "fa-2159", opens_on="2026-11-14")
    bench.call("declare_ready", fair_id="fa-2159")


def test_declare_ready_is_refused_because_the_fair_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("declare_ready", fair_id="fa-5347") == "The fair must be planned."


def test_declare_ready_is_refused_because_a_critical_task_is_left(bench: Bench) -> None:
    assert bench.refusal("declare_ready", fair_id="fa-7886") == "A critical task is left."


def test_declare_ready_is_refused_because_the_fair_opens_in_more_than_80_days(bench: Bench) -> None:
    assert bench.refusal("declare_ready", fair_id="fa-2159") == "The fair opens in more than 80 days."


def test_give_fair_up_sets_status_to_given_up_and_sets_status_to_rejected(bench: Bench) -> None:
    bench.call("give_fair_up", fair_id="fa-4101")
    assert bench.changes() == [
        updated("fairs", "fa-4101", status="given_up"),
        updated("quotes", "qu-8435", status="rejected"),
        updated("tasks", "ta-8882", status="dropped"),
    ]


def test_give_fair_up_is_allowed(bench: Bench) -> None:
    bench.arrange("fairs", "fa-5259", opens_on="2026-09-26")
    bench.call("give_fair_up", fair_id="fa-5259")


def test_give_fair_up_is_refused_because_the_fair_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("give_fair_up", fair_id="fa-5347") == "The fair must be planned."


def test_give_fair_up_is_refused_because_it_is_too_late_to_give_this_fair_up(bench: Bench) -> None:
    bench.arrange("fairs", "fa-5259", opens_on="2026-09-25")
    assert bench.refusal("give_fair_up", fair_id="fa-5259") == "It is too late to give this fair up."


def test_give_fair_up_is_refused_because_something_for_this_fair_has_been_paid(bench: Bench) -> None:
    assert bench.refusal("give_fair_up", fair_id="fa-8173") == "Something for this fair has been paid."

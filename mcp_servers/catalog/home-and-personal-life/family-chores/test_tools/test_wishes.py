"""Tests of the tools for wishes of Hazel Lane chores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "dropped", "max_price": 5500}, ["wi-8011"]),
        ({"child_id": "ch-5538"}, ["wi-8065"]),
        ({"thing": "skateboard"}, ["wi-5394"]),
    ],
)
def test_find_wishes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_wishes", **filters) == ids


def test_find_wishes_counts(bench: Bench) -> None:
    assert bench.call("find_wishes", max_price=26000)["total"] == 23


def test_find_wishes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_wishes", page=4) == ["wi-6131", "wi-6675", "wi-7374", "wi-8011", "wi-9142", "wi-9435"]


def test_find_wishes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_wishes", child_id="ch-9941", thing="telescope") == []


def test_save_for_wish_sets_saved_to_5500_and_sets_balance_to_2190(bench: Bench) -> None:
    bench.call("save_for_wish", wish_id="wi-6043", amount=660)
    assert bench.changes() == [updated("children", "ch-3531", balance=2190), updated("wishes", "wi-6043", saved=5500)]


def test_save_for_wish_is_refused_because_the_wish_is_fulfilled_or_given_up(bench: Bench) -> None:
    assert bench.refusal("save_for_wish", wish_id="wi-5394", amount=501) == "The wish is fulfilled or given up."


def test_save_for_wish_is_refused_because_the_child_does_not_have_that_much(bench: Bench) -> None:
    assert bench.refusal("save_for_wish", wish_id="wi-5286", amount=502) == "The child does not have that much."


def test_save_for_wish_is_refused_because_that_is_more_than_the_wish_costs(bench: Bench) -> None:
    assert bench.refusal("save_for_wish", wish_id="wi-6043", amount=2850) == "That is more than the wish costs."


def test_buy_wish_changes_the_wish_and_adds_a_payout(bench: Bench) -> None:
    bench.call("buy_wish", wish_id="wi-1425")
    assert bench.changes() == [
        inserted(
            "payouts",
            "py-9682",
            child_id="ch-2914",
            parent_id="pa-1873",
            kind="purchase",
            amount=5500,
            paid_on="2026-04-18",
        ),
        updated("wishes", "wi-1425", status="bought", saved=5500),
    ]


def test_buy_wish_is_allowed(bench: Bench) -> None:
    bench.arrange("wishes", "wi-1425", price=5775)
    bench.call("buy_wish", wish_id="wi-1425")


def test_buy_wish_is_allowed_when_status_is_assigned(bench: Bench) -> None:
    bench.arrange("tasks", "ta-4707", status="assigned")
    bench.call("buy_wish", wish_id="wi-8065")


def test_buy_wish_is_refused_because_the_wish_must_be_saving(bench: Bench) -> None:
    assert bench.refusal("buy_wish", wish_id="wi-5394") == "The wish must be saving."


def test_buy_wish_is_refused_because_the_childs_own_parent_decides_about_this(bench: Bench) -> None:
    assert bench.refusal("buy_wish", wish_id="wi-5286") == "The child's own parent decides about this."


def test_buy_wish_is_refused_because_too_little_is_saved_for_this_wish(bench: Bench) -> None:
    assert bench.refusal("buy_wish", wish_id="wi-4425") == "Too little is saved for this wish."


def test_buy_wish_is_refused_because_the_child_has_a_task_that_is_more_than_two_days(bench: Bench) -> None:
    assert bench.refusal("buy_wish", wish_id="wi-9542") == "The child has a task that is more than two days overdue."


def test_drop_wish_changes_the_wish_and_sets_balance_to_7850(bench: Bench) -> None:
    bench.call("drop_wish", wish_id="wi-3120")
    assert bench.changes() == [
        updated("children", "ch-2914", balance=7850),
        updated("wishes", "wi-3120", status="dropped", saved=0),
    ]


def test_drop_wish_is_refused_because_the_wish_must_be_saving(bench: Bench) -> None:
    assert bench.refusal("drop_wish", wish_id="wi-5394") == "The wish must be saving."

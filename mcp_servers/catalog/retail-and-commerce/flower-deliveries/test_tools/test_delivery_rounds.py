"""Tests of the tools for delivery rounds of Marguerite flower deliveries."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"leaves_from": "2026-05-14T09:30"}, ["de-5367", "de-6181"]),
        ({"number": "R-6385"}, ["de-8987"]),
        ({"leaves_on": "2026-05-03"}, ["de-9226"]),
        ({"area": "south"}, ["de-1991", "de-6428", "de-6583", "de-4359", "de-9971", "de-4399", "de-4510", "de-9177"]),
        ({"driver": "Villeneuve"}, ["de-4200", "de-7656"]),
        (
            {"status": "done"},
            [
                "de-4335",
                "de-9226",
                "de-2852",
                "de-1991",
                "de-6428",
                "de-6583",
                "de-6544",
                "de-4359",
                "de-8987",
                "de-2968",
            ],
        ),
    ],
)
def test_find_rounds_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_rounds", **filters) == ids


def test_find_rounds_counts(bench: Bench) -> None:
    assert bench.call("find_rounds", status="done")["total"] == 11


def test_find_rounds_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_rounds", page=6) == ["de-5367", "de-6181"]


def test_find_rounds_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_rounds", driver="Unheard of") == []


def test_get_round_shows_the_round(bench: Bench) -> None:
    result = bench.call("get_round", delivery_round_id="de-1255")
    assert result == {
        "id": "de-1255",
        "number": "R-4688",
        "area": "north",
        "driver": "Bríd O'Connor",
        "leaves_at": "2026-05-08T07:15",
        "stops": 6,
        "fee": 700,
        "status": "out",
        "stops_left": 5,
        "orders_to_make": 0,
    }


def test_get_round_shows_the_round_when_status_is_cancelled(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-4385", status="cancelled")
    result = bench.call("get_round", delivery_round_id="de-1255")
    assert result == {
        "id": "de-1255",
        "number": "R-4688",
        "area": "north",
        "driver": "Bríd O'Connor",
        "leaves_at": "2026-05-08T07:15",
        "stops": 6,
        "fee": 700,
        "status": "out",
        "stops_left": 6,
        "orders_to_make": 0,
    }


def test_send_round_sets_status_to_out_and_sets_status_to_dispatched(bench: Bench) -> None:
    bench.call("send_round", delivery_round_id="de-3427")
    assert bench.changes() == [
        updated("delivery_rounds", "de-3427", status="out"),
        updated("flower_orders", "fw-2971", status="dispatched"),
        updated("flower_orders", "fw-5485", status="dispatched"),
        updated("flower_orders", "fw-5979", status="dispatched"),
    ]


def test_send_round_is_refused_because_the_round_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("send_round", delivery_round_id="de-1255") == "The round must be planned."


def test_send_round_is_refused_because_it_is_too_early_for_this_round_to_leave(bench: Bench) -> None:
    bench.arrange("delivery_rounds", "de-4477", leaves_at="2026-05-08T09:46")
    assert bench.refusal("send_round", delivery_round_id="de-4477") == "It is too early for this round to leave."


def test_send_round_is_refused_because_an_order_on_this_round_has_not_been_made(bench: Bench) -> None:
    assert bench.refusal("send_round", delivery_round_id="de-4477") == "An order on this round has not been made."


def test_send_round_is_refused_because_there_is_nothing_to_deliver_on_this_round(bench: Bench) -> None:
    bench.arrange("flower_orders", "fw-7058", status="dispatched")
    assert bench.refusal("send_round", delivery_round_id="de-4137") == "There is nothing to deliver on this round."

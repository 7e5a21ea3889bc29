"""Tests of the tools for wishes of Long Meadow festival booking."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "asked", "text": "water", "min_cost": 5000}, ["wi-5428"]),
        (
            {"act_id": "ac-5903"},
            ["wi-9478", "wi-7757", "wi-1930", "wi-2987", "wi-1320", "wi-9275", "wi-1485", "wi-2389"],
        ),
    ],
)
def test_find_wishes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_wishes", **filters) == ids


def test_find_wishes_counts(bench: Bench) -> None:
    assert bench.call("find_wishes", min_cost=19000)["total"] == 5


def test_find_wishes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_wishes", page=7) == ["wi-4650", "wi-5672", "wi-6919", "wi-7213"]


def test_find_wishes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_wishes", act_id="ac-9263") == []


def test_add_wish_adds_a_rider_wish(bench: Bench) -> None:
    bench.call("add_wish", slot_id="sl-4486", text="Local newspaper", cost=14500)
    assert bench.changes() == [
        inserted("wishes", "wi-1568", slot_id="sl-4486", text="Local newspaper", cost=14500, status="asked"),
    ]


def test_add_wish_is_allowed(bench: Bench) -> None:
    bench.call("add_wish", slot_id="sl-5042", text="Parking for a night liner", cost=10500)


def test_add_wish_is_refused_because_the_slot_has_no_rider(bench: Bench) -> None:
    sentence = bench.refusal("add_wish", slot_id="sl-2326", text="Crate of still water", cost=13500)
    assert sentence == "The slot has no rider."


def test_add_wish_is_refused_because_the_wish_has_been_noted_already(bench: Bench) -> None:
    sentence = bench.refusal("add_wish", slot_id="sl-5042", text="Crate of still water", cost=4500)
    assert sentence == "The wish has been noted already."


def test_add_wish_is_refused_because_five_wishes_of_this_act_wait_for_an_answer_already(bench: Bench) -> None:
    bench.arrange("wishes", "wi-1930", status="asked")
    sentence = bench.refusal("add_wish", slot_id="sl-5042", text="Parking for a night liner", cost=10500)
    assert sentence == "Five wishes of this act wait for an answer already."


def test_grant_wish_sets_status_to_granted(bench: Bench) -> None:
    bench.call("grant_wish", wish_id="wi-7457")
    assert bench.changes() == [updated("wishes", "wi-7457", status="granted")]


def test_grant_wish_is_allowed(bench: Bench) -> None:
    bench.arrange("wishes", "wi-7457", cost=10250)
    bench.call("grant_wish", wish_id="wi-7457")


def test_grant_wish_is_refused_because_the_rider_wish_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("grant_wish", wish_id="wi-7213") == "The rider wish must be asked."


def test_grant_wish_is_refused_because_the_act_is_not_booked(bench: Bench) -> None:
    assert bench.refusal("grant_wish", wish_id="wi-6939") == "The act is not booked."


def test_grant_wish_is_refused_because_the_rider_would_cost_too_much(bench: Bench) -> None:
    assert bench.refusal("grant_wish", wish_id="wi-2865") == "The rider would cost too much."


def test_refuse_wish_sets_status_to_refused(bench: Bench) -> None:
    bench.call("refuse_wish", wish_id="wi-6939")
    assert bench.changes() == [updated("wishes", "wi-6939", status="refused")]


def test_refuse_wish_is_refused_because_the_rider_wish_must_be_asked(bench: Bench) -> None:
    assert bench.refusal("refuse_wish", wish_id="wi-7213") == "The rider wish must be asked."


def test_refuse_wish_is_refused_because_small_wishes_are_not_refused(bench: Bench) -> None:
    bench.arrange("wishes", "wi-5686", slot_id="sl-1247", cost=3240)
    assert bench.refusal("refuse_wish", wish_id="wi-5686") == "Small wishes are not refused."

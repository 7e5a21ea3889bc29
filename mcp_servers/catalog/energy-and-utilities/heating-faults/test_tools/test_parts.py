"""Tests of the tools for parts of Ringmain district heating."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_ordered": 20}, ["pa-5338", "pa-2704"]),
        ({"name": "board"}, ["pa-5569"]),
        ({"number": "15-054-10"}, ["pa-4105"]),
    ],
)
def test_find_parts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_parts", **filters) == ids


def test_find_parts_counts(bench: Bench) -> None:
    assert bench.call("find_parts", max_stock=0)["total"] == 8


def test_find_parts_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_parts", page=3) == ["pa-2618", "pa-5390"]


def test_find_parts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_parts", name="sleeve", number="50-583-39", max_stock=2) == []


def test_take_in_parts_changes_the_part_and_changes_the_ticket(bench: Bench) -> None:
    bench.call("take_in_parts", part_id="pa-4546", pieces=1)
    assert bench.changes() == [
        updated("parts", "pa-4546", stock=1, ordered=5),
        updated("tickets", "ti-4800", status="reported", part_id=None),
    ]


def test_take_in_parts_is_allowed(bench: Bench) -> None:
    bench.arrange("parts", "pa-2618", stock=54)
    bench.call("take_in_parts", part_id="pa-2618", pieces=6)


def test_take_in_parts_is_refused_because_argument_pieces_must_be_at_least_1(bench: Bench) -> None:
    assert bench.refusal("take_in_parts", part_id="pa-1855", pieces=0) == "Argument 'pieces' must be at least 1."


def test_take_in_parts_is_refused_because_fewer_pieces_were_ordered(bench: Bench) -> None:
    assert bench.refusal("take_in_parts", part_id="pa-1855", pieces=1) == "Fewer pieces were ordered."


def test_take_in_parts_is_refused_because_the_shelf_holds_60_pieces_of_a_part(bench: Bench) -> None:
    bench.arrange("parts", "pa-2618", stock=55)
    assert bench.refusal("take_in_parts", part_id="pa-2618", pieces=6) == "The shelf holds 60 pieces of a part."

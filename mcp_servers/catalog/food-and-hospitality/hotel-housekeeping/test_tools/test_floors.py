"""Tests of the tools for floors of Grand Meridian housekeeping."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Floor"}, ["fl-5864", "fl-6257", "fl-8158", "fl-5631", "fl-3997"]),
        ({"max_linen_sets": 3}, ["fl-6257"]),
    ],
)
def test_find_floors_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_floors", **filters) == ids


def test_find_floors_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_floors", page=2) == []


def test_find_floors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_floors", name="Unheard of") == []


def test_deliver_linen_sets_linen_sets_to_80_and_adds_a_linen_movement(bench: Bench) -> None:
    bench.call("deliver_linen", floor_id="fl-5864", sets=22)
    assert bench.changes() == [
        updated("floors", "fl-5864", linen_sets=80),
        inserted("linen_moves", "li-6243", floor_id="fl-5864", kind="delivered", sets=22, moved_on="2026-10-12"),
    ]


def test_deliver_linen_is_refused_because_the_store_of_the_floor_is_full(bench: Bench) -> None:
    assert bench.refusal("deliver_linen", floor_id="fl-1272", sets=26) == "The store of the floor is full."

"""Tests of the tools for rooms of Restaurant Two Lanterns."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"outdoors": True, "step_free": True}, ["ro-5938"]),
        ({"status": "open"}, ["ro-1112", "ro-2403", "ro-5938", "ro-7884", "ro-3986"]),
    ],
)
def test_find_rooms_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_rooms", **filters) == ids


def test_find_rooms_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_rooms", page=2) == []


def test_find_rooms_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_rooms", outdoors=False, step_free=False) == []


def test_close_room_sets_status_to_closed_and_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("dining_tables", "di-1004", room_id="ro-1112")
    bench.call("close_room", room_id="ro-2403")
    assert bench.changes() == [
        updated("bookings", "bo-5423", status="cancelled"),
        updated("bookings", "bo-6669", status="cancelled"),
        updated("bookings", "bo-6959", status="cancelled"),
        updated("bookings", "bo-9932", status="cancelled"),
        updated("rooms", "ro-2403", status="closed"),
    ]


def test_close_room_is_refused_because_the_room_must_be_open(bench: Bench) -> None:
    assert bench.refusal("close_room", room_id="ro-2442") == "The room must be open."


def test_close_room_is_refused_because_a_party_is_sitting_in_this_room(bench: Bench) -> None:
    assert bench.refusal("close_room", room_id="ro-1112") == "A party is sitting in this room."

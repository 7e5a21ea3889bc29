"""Tests of the tools for rooms of Grand Meridian housekeeping."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"guest_inside": False, "do_not_disturb": True}, ["ro-5919", "ro-9578"]),
        (
            {"floor_id": "fl-5864"},
            ["ro-9065", "ro-4849", "ro-3509", "ro-4093", "ro-5503", "ro-1895", "ro-8498", "ro-7605"],
        ),
        ({"number": "407"}, ["ro-5527"]),
    ],
)
def test_find_rooms_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_rooms", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"guest_inside": False}, 88),
        ({}, 104),
        ({"state": "released"}, 15),
        ({"early_arrival": True}, 13),
    ],
)
def test_find_rooms_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_rooms", **filters)["total"] == total


def test_find_rooms_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_rooms", page=11) == ["ro-5294", "ro-6909", "ro-9943", "ro-5671"]


def test_find_rooms_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_rooms", state="blocked", early_arrival=True) == []


def test_get_room_shows_the_room(bench: Bench) -> None:
    result = bench.call("get_room", room_id="ro-1048")
    assert result == {
        "id": "ro-1048",
        "number": "301",
        "floor_id": "fl-1463",
        "beds": 1,
        "state": "clean",
        "guest_inside": False,
        "do_not_disturb": False,
        "early_arrival": False,
        "floor_name": "River Wing",
        "open_tasks": 0,
        "open_defects": 1,
    }


def test_get_room_shows_the_room_when_room_id_is_ro_1474(bench: Bench) -> None:
    bench.arrange("defects", "de-1168", room_id="ro-1474")
    result = bench.call("get_room", room_id="ro-1474")
    assert result == {
        "id": "ro-1474",
        "number": "717",
        "floor_id": "fl-3997",
        "beds": 2,
        "state": "released",
        "guest_inside": False,
        "do_not_disturb": False,
        "early_arrival": False,
        "floor_name": "Third Floor",
        "open_tasks": 0,
        "open_defects": 1,
    }


def test_note_guest_out_sets_guest_inside_to_0(bench: Bench) -> None:
    bench.call("note_guest_out", room_id="ro-1366")
    assert bench.changes() == [updated("rooms", "ro-1366", guest_inside=0)]


def test_note_guest_out_changes_the_room(bench: Bench) -> None:
    bench.arrange("rooms", "ro-1366", do_not_disturb=True)
    bench.call("note_guest_out", room_id="ro-1366")
    assert bench.changes() == [updated("rooms", "ro-1366", guest_inside=0, do_not_disturb=0)]


def test_note_guest_out_is_refused_because_the_room_is_free_to_enter_already(bench: Bench) -> None:
    assert bench.refusal("note_guest_out", room_id="ro-1048") == "The room is free to enter already."

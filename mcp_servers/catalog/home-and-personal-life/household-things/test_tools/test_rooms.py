"""Tests of the tools for rooms of Kadriorg household things."""

from mcp_servers.runtime.testing import Bench


def test_find_rooms_lists_all(bench: Bench) -> None:
    ids = bench.ids("find_rooms")
    assert ids == ["ro-1565", "ro-7461", "ro-9720", "ro-1952", "ro-4190", "ro-2165", "ro-2794", "ro-3135"]


def test_find_rooms_finds_by_name(bench: Bench) -> None:
    assert bench.ids("find_rooms", name="Box") == ["ro-9720"]


def test_find_rooms_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_rooms", page=2) == []


def test_find_rooms_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_rooms", name="Unheard of") == []

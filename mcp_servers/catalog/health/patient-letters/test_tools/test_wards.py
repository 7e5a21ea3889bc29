"""Tests of the tools for wards of St Brigid's letters."""

from mcp_servers.runtime.testing import Bench


def test_find_wards_lists_all(bench: Bench) -> None:
    ids = bench.ids("find_wards")
    assert ids == ["wa-7057", "wa-8273", "wa-4879", "wa-7817", "wa-8368", "wa-1146", "wa-9764", "wa-6166", "wa-1036"]


def test_find_wards_finds_by_name(bench: Bench) -> None:
    assert bench.ids("find_wards", name="Ear nose and throat") == ["wa-4879"]


def test_find_wards_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_wards", page=2) == []


def test_find_wards_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_wards", name="Unheard of") == []

"""Tests of the tools for stations of Elbe neighbours' car club."""

from mcp_servers.runtime.testing import Bench


def test_find_stations_finds_by_name(bench: Bench) -> None:
    assert bench.ids("find_stations", name="Pharmacy") == ["st-5948"]


def test_find_stations_counts(bench: Bench) -> None:
    assert bench.call("find_stations", min_spaces=5)["total"] == 9


def test_find_stations_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_stations", page=2) == ["st-9240", "st-5838"]


def test_find_stations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_stations", name="Stop", min_spaces=7) == []

"""Tests of the tools for ports of Skerry Line bookings."""

from mcp_servers.runtime.testing import Bench


def test_find_ports_finds_by_name(bench: Bench) -> None:
    assert bench.ids("find_ports", name="Cornmouth") == ["po-3203"]


def test_find_ports_counts(bench: Bench) -> None:
    assert bench.call("find_ports", region="north")["total"] == 8


def test_find_ports_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_ports", page=2) == ["po-6785", "po-3667"]


def test_find_ports_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_ports", name="Alderwick", region="north") == []

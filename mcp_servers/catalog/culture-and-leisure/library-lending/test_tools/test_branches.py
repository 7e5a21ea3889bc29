"""Tests of the tools for branches of Town library, my account."""

from mcp_servers.runtime.testing import Bench


def test_find_branches_finds_by_town(bench: Bench) -> None:
    assert bench.ids("find_branches", town="Wendbridge") == ["br-7003"]


def test_find_branches_counts(bench: Bench) -> None:
    assert bench.call("find_branches", late_opening=False)["total"] == 5


def test_find_branches_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_branches", page=2) == ["br-7003"]


def test_find_branches_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_branches", town="Clareditch", late_opening=True) == []

"""Tests of the tools for clerks of Harbour Street mailbox."""

from mcp_servers.runtime.testing import Bench


def test_find_clerks_finds_by_name(bench: Bench) -> None:
    assert bench.ids("find_clerks", name="Shimizu") == ["cl-7476"]


def test_find_clerks_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_clerks", page=2) == ["cl-9425", "cl-5364"]


def test_find_clerks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_clerks", name="Unheard of") == []

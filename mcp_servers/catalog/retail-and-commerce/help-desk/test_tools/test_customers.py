"""Tests of the tools for customers of Weather station help desk."""

from mcp_servers.runtime.testing import Bench


def test_find_customers_finds_by_name(bench: Bench) -> None:
    assert bench.ids("find_customers", name="Jankowski") == ["cu-5703"]


def test_find_customers_counts(bench: Bench) -> None:
    assert bench.call("find_customers", contract="basic")["total"] == 19


def test_find_customers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_customers", page=5) == ["cu-2628", "cu-9700"]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", name="Hussain", contract="business") == []

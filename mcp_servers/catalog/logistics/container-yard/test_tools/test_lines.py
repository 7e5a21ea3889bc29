"""Tests of the tools for lines of Quadrant container depot."""

from mcp_servers.runtime.testing import Bench


def test_find_lines_lists_all(bench: Bench) -> None:
    assert bench.ids("find_lines") == ["li-2363", "li-4471", "li-8507", "li-2329", "li-6820"]


def test_find_lines_finds_by_name_and_min_debt(bench: Bench) -> None:
    assert bench.ids("find_lines", name="Shipping", min_debt=45000) == ["li-6820"]


def test_find_lines_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_lines", page=2) == []


def test_find_lines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_lines", status="blocked") == []


def test_find_lines_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("lines", "li-2329", status="blocked")
    assert bench.ids("find_lines", status="blocked") == ["li-2329"]

"""Tests of the tools for authors of Blogs."""

from mcp_servers.runtime.testing import Bench


def test_find_authors_finds_by_display_name(bench: Bench) -> None:
    assert bench.ids("find_authors", display_name="Marchand") == ["au-7528"]


def test_find_authors_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_authors", page=3) == ["au-2450", "au-4039", "au-8384", "au-1875"]


def test_find_authors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_authors", display_name="Unheard of") == []

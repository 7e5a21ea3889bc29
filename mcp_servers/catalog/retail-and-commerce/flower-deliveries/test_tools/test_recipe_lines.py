"""Tests of the tools for recipe lines of Marguerite flower deliveries."""

from mcp_servers.runtime.testing import Bench


def test_find_recipe_lines_finds_by_arrangement_id_and_flower_id(bench: Bench) -> None:
    assert bench.ids("find_recipe_lines", arrangement_id="ar-6818", flower_id="fo-8577") == ["re-5134"]


def test_find_recipe_lines_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_recipe_lines", page=6)
    assert ids == ["re-6123", "re-6360", "re-6665", "re-7218", "re-7809", "re-7888", "re-8171", "re-9419"]


def test_find_recipe_lines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_recipe_lines", flower_id="fo-6242") == []

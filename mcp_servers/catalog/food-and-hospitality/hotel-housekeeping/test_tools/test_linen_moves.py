"""Tests of the tools for linen moves of Grand Meridian housekeeping."""

from mcp_servers.runtime.testing import Bench


def test_find_linen_moves_finds_by_floor_id_and_kind_and_moved_from(bench: Bench) -> None:
    assert bench.ids("find_linen_moves", floor_id="fl-1650", kind="sorted_out", moved_from="2026-10-06") == ["li-9736"]


def test_find_linen_moves_counts(bench: Bench) -> None:
    assert bench.call("find_linen_moves", moved_from="2026-10-08")["total"] == 21


def test_find_linen_moves_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_linen_moves", page=5) == ["li-5416", "li-7598", "li-8508", "li-8644"]


def test_find_linen_moves_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_linen_moves", floor_id="fl-1272") == []

"""Tests of the tools for wards of Larchfield House rota."""

from mcp_servers.runtime.testing import Bench


def test_find_wards_lists_all(bench: Bench) -> None:
    assert bench.ids("find_wards") == ["wa-5258", "wa-7201"]


def test_find_wards_finds_by_name(bench: Bench) -> None:
    assert bench.ids("find_wards", name="Maple") == ["wa-7201"]


def test_find_wards_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_wards", page=2) == []


def test_find_wards_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_wards", floor=1) == []


def test_find_wards_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("wards", "wa-7201", floor=1)
    assert bench.ids("find_wards", floor=0) == ["wa-5258"]


def test_find_wards_is_refused_because_argument_page_must_be_at_least_1(bench: Bench) -> None:
    assert bench.refusal("find_wards", page=0) == "Argument 'page' must be at least 1."


def test_get_ward_shows_the_ward(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-1005", starts_at="2026-05-11T08:30")
    result = bench.call("get_ward", ward_id="wa-5258")
    assert result == {
        "id": "wa-5258",
        "name": "Elder",
        "floor": 0,
        "posts": 9,
        "agency_budget": 254450,
        "open_shifts": 22,
        "budget_left": 68000,
    }

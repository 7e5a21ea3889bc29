"""Tests of the tools for crews of City tree register."""

from mcp_servers.runtime.testing import Bench


def test_find_crews_finds_by_name_and_min_reach(bench: Bench) -> None:
    assert bench.ids("find_crews", name="Climbers", min_reach=26) == ["cr-9519"]


def test_find_crews_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_crews", page=2) == []


def test_find_crews_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_crews", status="barred") == []


def test_find_crews_finds_arranged_rows(bench: Bench) -> None:
    bench.arrange("crews", "cr-5009", status="barred")
    ids = bench.ids("find_crews", status="on_contract")
    assert ids == ["cr-8475", "cr-1757", "cr-6425", "cr-7187", "cr-5582", "cr-9519", "cr-2801"]


def test_get_crew_shows_the_crew(bench: Bench) -> None:
    result = bench.call("get_crew", crew_id="cr-5009")
    assert result == {
        "id": "cr-5009",
        "name": "Ashdown Tree Surgery",
        "phone": "01481 318707",
        "reach": 22,
        "most_orders": 8,
        "status": "on_contract",
        "planned_orders": 5,
        "planned_cost": 92500,
        "next_date": "2026-06-16",
    }


def test_get_crew_shows_the_crew_when_status_is_done(bench: Bench) -> None:
    bench.arrange("work_orders", "wo-4321", status="done")
    result = bench.call("get_crew", crew_id="cr-5582")
    assert result == {
        "id": "cr-5582",
        "name": "Thornbury Tree Surgery",
        "phone": "01947 283743",
        "reach": 12,
        "most_orders": 6,
        "status": "on_contract",
        "planned_orders": 0,
        "planned_cost": 0,
    }

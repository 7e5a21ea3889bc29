"""Tests of the tools for departments of Kestrel works training centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Shop", "dangerous": True}, ["de-3866", "de-6984", "de-1265"]),
        ({"min_places": 7}, ["de-1971"]),
    ],
)
def test_find_departments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_departments", **filters) == ids


def test_find_departments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_departments", page=2) == ["de-6575", "de-1265", "de-8951", "de-4423", "de-9535"]


def test_find_departments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_departments", name="Unheard of") == []


def test_get_department_shows_the_department(bench: Bench) -> None:
    result = bench.call("get_department", department_id="de-4423")
    assert result == {
        "id": "de-4423",
        "name": "Test Field",
        "places": 3,
        "dangerous": True,
        "apprentices_here": 2,
        "places_left": 1,
        "active_trainers": 0,
    }


def test_get_department_shows_the_department_when_licence_until_is_2026_03_03(bench: Bench) -> None:
    bench.arrange("trainers", "tr-3396", licence_until="2026-03-03")
    result = bench.call("get_department", department_id="de-3866")
    assert result == {
        "id": "de-3866",
        "name": "Casting Shop",
        "places": 2,
        "dangerous": True,
        "apprentices_here": 0,
        "places_left": 2,
        "active_trainers": 1,
    }


def test_get_department_shows_the_department_when_status_is_away(bench: Bench) -> None:
    bench.arrange("trainers", "tr-3396", status="away")
    result = bench.call("get_department", department_id="de-3866")
    assert result == {
        "id": "de-3866",
        "name": "Casting Shop",
        "places": 2,
        "dangerous": True,
        "apprentices_here": 0,
        "places_left": 2,
        "active_trainers": 0,
    }

"""Tests of the tools for children of Hazel Lane chores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_age": 12}, ["ch-4937", "ch-2914", "ch-6424", "ch-7495"]),
        ({"parent_id": "pa-8467"}, ["ch-3531", "ch-6424", "ch-7495", "ch-3028"]),
    ],
)
def test_find_children_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_children", **filters) == ids


def test_find_children_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_children", page=2) == ["ch-3028"]


def test_find_children_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_children", name="Gustav", parent_id="pa-1873") == []


def test_find_children_shows_children(bench: Bench) -> None:
    result = bench.call("find_children", name="Ida")
    assert result == {
        "items": [{"id": "ch-6522", "name": "Ida", "age": 10, "parent_name": "Niels", "balance": 6200}],
        "total": 1,
    }


def test_get_child_shows_the_child(bench: Bench) -> None:
    result = bench.call("get_child", child_id="ch-5538")
    assert result == {
        "id": "ch-5538",
        "name": "Freja",
        "parent_id": "pa-1873",
        "age": 7,
        "balance": 4250,
        "daily_limit": 30,
        "parent_name": "Niels",
        "overdue_tasks": 0,
        "unused_minutes": 60,
    }


def test_get_child_shows_the_child_when_child_id_is_ch_6424(bench: Bench) -> None:
    result = bench.call("get_child", child_id="ch-6424")
    assert result == {
        "id": "ch-6424",
        "name": "Laust",
        "parent_id": "pa-8467",
        "age": 14,
        "balance": 100,
        "daily_limit": 75,
        "parent_name": "Signe",
        "overdue_tasks": 0,
        "unused_minutes": 30,
    }

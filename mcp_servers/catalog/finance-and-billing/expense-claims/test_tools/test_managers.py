"""Tests of the tools for managers of Gerlach travel expenses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


def test_find_managers_lists_all(bench: Bench) -> None:
    assert bench.ids("find_managers") == ["ma-1994", "ma-5804", "ma-8763", "ma-9529"]


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_approval_limit": 150000}, ["ma-8763", "ma-9529"]),
        ({"department_id": "de-1150"}, ["ma-1994", "ma-5804"]),
        ({"name": "Middleton"}, ["ma-9529"]),
        ({"email": "r.middleton@fastpost.example"}, ["ma-9529"]),
    ],
)
def test_find_managers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_managers", **filters) == ids


def test_find_managers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_managers", page=2) == []


def test_find_managers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_managers", name="Middleton", email="yates.alice@fastpost.example") == []

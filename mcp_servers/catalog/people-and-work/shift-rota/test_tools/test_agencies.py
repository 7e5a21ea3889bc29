"""Tests of the tools for agencies of Larchfield House rota."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Staff"}, ["ag-4493", "ag-1849", "ag-8872", "ag-8153"]),
        ({"max_shortest": 6}, ["ag-3418", "ag-4493", "ag-7566", "ag-1849"]),
        ({"max_hourly_rate": 3150}, ["ag-3418", "ag-4493", "ag-7566"]),
    ],
)
def test_find_agencies_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_agencies", **filters) == ids


def test_find_agencies_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_agencies", page=2) == []


def test_find_agencies_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_agencies", name="Unheard of") == []

"""Tests of the tools for sites of Nordkai address plan."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_most_subnets": 8}, ["si-4487", "si-1616"]),
        ({"name": "Works"}, ["si-3471"]),
        ({"town": "Chalbrook"}, ["si-1616"]),
    ],
)
def test_find_sites_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sites", **filters) == ids


def test_find_sites_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_sites", page=2) == ["si-6347", "si-3758"]


def test_find_sites_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sites", name="Works", town="Eastbridge") == []


def test_get_site_shows_the_site(bench: Bench) -> None:
    result = bench.call("get_site", site_id="si-3569")
    assert result == {
        "id": "si-3569",
        "name": "Coopers Warehouse",
        "town": "Salternminster",
        "most_subnets": 5,
        "live_subnets": 2,
        "remaining_subnets": 1,
        "assigned_hosts": 3,
    }

"""Tests of the tools for tenants of Hearthside maintenance."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Cabrera"}, ["te-9682"]),
        ({"apartment_id": "ap-1234"}, ["te-3476", "te-6156"]),
        ({"building_id": "bu-8881"}, ["te-9209", "te-1553"]),
    ],
)
def test_find_tenants_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tenants", **filters) == ids


def test_find_tenants_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tenants", page=6) == ["te-3376", "te-3184", "te-1553", "te-1123", "te-2408"]


def test_find_tenants_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tenants", name="Unheard of") == []

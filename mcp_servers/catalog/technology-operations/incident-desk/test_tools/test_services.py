"""Tests of the tools for services of Kaskadi operations desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"team_id": "te-1555", "tier": "important", "min_allowance": 1310}, ["se-1432"]),
        ({"name": "Store", "team_name": "Storage"}, ["se-2026"]),
    ],
)
def test_find_services_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_services", **filters) == ids


def test_find_services_counts(bench: Bench) -> None:
    assert bench.call("find_services", min_allowance=935)["total"] == 16


def test_find_services_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_services", page=3)
    assert ids == ["se-9036", "se-1708", "se-9608", "se-6105", "se-2026", "se-2070", "se-2546", "se-4199"]


def test_find_services_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_services", name="Unheard of") == []


def test_get_service_shows_the_service(bench: Bench) -> None:
    result = bench.call("get_service", service_id="se-2026")
    assert result == {
        "id": "se-2026",
        "name": "Tax Store",
        "team_id": "te-6353",
        "tier": "ordinary",
        "allowance": 935,
        "team_name": "Storage",
        "open_incidents": 1,
        "remaining_downtime": 840,
    }


def test_get_service_shows_the_service_when_opened_at_is_2026_11_03_14_29(bench: Bench) -> None:
    bench.arrange("incidents", "in-2030", opened_at="2026-11-03T14:29")
    result = bench.call("get_service", service_id="se-6393")
    assert result == {
        "id": "se-6393",
        "name": "Delivery Database",
        "team_id": "te-6353",
        "tier": "ordinary",
        "allowance": 775,
        "team_name": "Storage",
        "open_incidents": 1,
        "remaining_downtime": 745,
    }


def test_get_service_shows_the_service_when_opened_at_is_2026_11_03_14_30(bench: Bench) -> None:
    bench.arrange("incidents", "in-2030", opened_at="2026-11-03T14:30")
    result = bench.call("get_service", service_id="se-6393")
    assert result == {
        "id": "se-6393",
        "name": "Delivery Database",
        "team_id": "te-6353",
        "tier": "ordinary",
        "allowance": 775,
        "team_name": "Storage",
        "open_incidents": 1,
        "remaining_downtime": 720,
    }

"""Tests of the tools for clients of Freewheel city couriers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Pharmacy", "zone_id": "zo-3900"}, ["cl-1028"]),
        ({"status": "cash_only", "min_month_limit": 710000}, ["cl-3993"]),
    ],
)
def test_find_clients_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_clients", **filters) == ids


def test_find_clients_counts(bench: Bench) -> None:
    assert bench.call("find_clients", min_month_limit=670000)["total"] == 13


def test_find_clients_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_clients", page=4) == ["cl-5209", "cl-2712", "cl-5914", "cl-7921"]


def test_find_clients_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_clients", name="Unheard of") == []


def test_get_client_shows_the_client(bench: Bench) -> None:
    result = bench.call("get_client", client_id="cl-3274")
    assert result == {
        "id": "cl-3274",
        "name": "Birkett & Hesketh Law",
        "phone": "01454 718070",
        "zone_id": "zo-7528",
        "month_limit": 760000,
        "status": "welcome",
        "zone_name": "Station Quarter",
        "month_value": 44750,
        "open_jobs": 5,
    }


def test_get_client_shows_the_client_when_ordered_at_is_2026_08_18_13_05(bench: Bench) -> None:
    bench.arrange("jobs", "jo-8041", ordered_at="2026-08-18T13:05")
    result = bench.call("get_client", client_id="cl-8304")
    assert result == {
        "id": "cl-8304",
        "name": "Calloway & Ashworth Gallery",
        "phone": "01658 282130",
        "zone_id": "zo-3900",
        "month_limit": 320000,
        "status": "welcome",
        "zone_name": "Brewery Hill",
        "month_value": 0,
        "open_jobs": 1,
    }

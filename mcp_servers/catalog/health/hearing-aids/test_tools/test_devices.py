"""Tests of the tools for devices of Klangwerk hearing acoustics."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "lent"}, ["dv-6655", "dv-7057", "dv-1135", "dv-2881", "dv-1479", "dv-7811", "dv-6805"]),
        ({"serial": "JN7295997"}, ["dv-4739"]),
        ({"device_model_id": "de-2827"}, ["dv-9880", "dv-2526", "dv-8490"]),
    ],
)
def test_find_devices_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_devices", **filters) == ids


def test_find_devices_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_devices", page=12) == ["dv-5087", "dv-6167"]


def test_find_devices_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_devices", serial="DU2772572", device_model_id="de-4401") == []


def test_get_device_shows_the_device(bench: Bench) -> None:
    result = bench.call("get_device", device_id="dv-2056")
    assert result == {
        "id": "dv-2056",
        "serial": "HZ3313080",
        "device_model_id": "de-7889",
        "status": "in_stock",
        "device_model_name": "Larko Air 5",
        "device_model_power": 2,
        "device_model_price": 325000,
        "times_tried": 0,
        "times_repaired": 0,
    }

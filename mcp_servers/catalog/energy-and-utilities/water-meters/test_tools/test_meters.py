"""Tests of the tools for meters of Weirside waterworks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"customer": "Hagen"}, ["me-7810", "me-9075"]),
        (
            {"calibrated_until_until": "2026-07-11"},
            ["me-1620", "me-7810", "me-1347", "me-8060", "me-9959", "me-3756", "me-6404", "me-5359"],
        ),
        ({"connection_id": "co-1333"}, ["me-3306"]),
        ({"serial": "B3620639"}, ["me-7480"]),
    ],
)
def test_find_meters_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_meters", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"size": "medium"}, 29),
        ({"status": "scrapped"}, 10),
    ],
)
def test_find_meters_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_meters", **filters)["total"] == total


def test_find_meters_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_meters", page=9) == ["me-5084", "me-2231", "me-7344", "me-1992", "me-8784", "me-8479"]


def test_find_meters_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_meters", serial="X8948214", size="medium", status="in_stock") == []

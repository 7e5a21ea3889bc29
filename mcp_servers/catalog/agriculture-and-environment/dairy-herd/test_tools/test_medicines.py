"""Tests of the tools for medicines of Meadowbank dairy farm."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"kind": "painkiller"}, ["me-6312", "me-5214"]),
        ({"name": "Cefalak"}, ["me-8554"]),
        ({"expires_until": "2026-05-13"}, ["me-6312", "me-1729", "me-9244"]),
    ],
)
def test_find_medicines_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_medicines", **filters) == ids


def test_find_medicines_counts(bench: Bench) -> None:
    assert bench.call("find_medicines", max_milk_hours=108)["total"] == 12


def test_find_medicines_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_medicines", page=2) == ["me-1729", "me-5800", "me-1297", "me-9244"]


def test_find_medicines_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_medicines", name="Hoofspray", expires_until="2026-09-05", max_milk_hours=120) == []

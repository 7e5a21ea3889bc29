"""Tests of the tools for customers of Runout Groove preorders."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "barred"}, ["cu-6002", "cu-2904"]),
        ({"email": "paolo.leone@openmail.example"}, ["cu-3117"]),
        ({"name": "Eklund"}, ["cu-5590"]),
    ],
)
def test_find_customers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_customers", **filters) == ids


def test_find_customers_counts(bench: Bench) -> None:
    assert bench.call("find_customers", member=False)["total"] == 20


def test_find_customers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_customers", page=5)
    assert ids == ["cu-4726", "cu-9036", "cu-2599", "cu-5138", "cu-2904", "cu-1001", "cu-9969", "cu-6366"]


def test_find_customers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_customers", name="Svoboda", member=True) == []

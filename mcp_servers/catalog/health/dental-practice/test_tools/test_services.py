"""Tests of the tools for services of Alder Lane dental centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"max_price": 39500},
            ["se-2390", "se-9909", "se-3618", "se-5007", "se-7121", "se-4319", "se-5401", "se-2753", "se-1822"],
        ),
        ({"name": "abutment"}, ["se-4652"]),
        ({"stage": 1}, ["se-3069", "se-5401", "se-2753", "se-1822"]),
    ],
)
def test_find_treatments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_treatments", **filters) == ids


def test_find_treatments_counts(bench: Bench) -> None:
    assert bench.call("find_treatments", surgical=True)["total"] == 5


def test_find_treatments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_treatments", page=2)
    assert ids == ["se-5007", "se-7121", "se-8017", "se-4319", "se-5401", "se-2753", "se-1822", "se-5263"]


def test_find_treatments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_treatments", name="Veneer", stage=2, surgical=False) == []

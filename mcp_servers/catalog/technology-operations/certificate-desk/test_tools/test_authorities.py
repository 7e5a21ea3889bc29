"""Tests of the tools for authorities of Sundhavn domains and certificates."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"max_price": 0}, ["au-9447", "au-8016", "au-9052", "au-9183"]),
        ({"min_longest": 200}, ["au-9183"]),
        ({"name": "Veritas Mare"}, ["au-8129"]),
    ],
)
def test_find_authorities_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_authorities", **filters) == ids


def test_find_authorities_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_authorities", page=2) == []


def test_find_authorities_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_authorities", min_longest=200, name="Kestrel Sign") == []

"""Tests of the tools for device models of Klangwerk hearing acoustics."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "70"}, ["de-3011"]),
        ({"max_price": 220000}, ["de-2751", "de-4401", "de-3011", "de-2827", "de-7040", "de-2242"]),
        ({"min_power": 3}, ["de-3011", "de-7040", "de-6058"]),
    ],
)
def test_find_models_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_models", **filters) == ids


def test_find_models_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_models", page=2) == ["de-6330", "de-4546", "de-6058", "de-7822"]


def test_find_models_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_models", name="Unheard of") == []

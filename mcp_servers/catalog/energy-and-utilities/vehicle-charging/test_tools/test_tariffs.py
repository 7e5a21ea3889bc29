"""Tests of the tools for tariffs of Fjordlade charging."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Rate", "min_free_minutes": 240}, ["ta-2180"]),
        (
            {"max_energy_price": 615, "status": "offered"},
            ["ta-3887", "ta-8884", "ta-2180", "ta-3053", "ta-4683", "ta-1570", "ta-1609"],
        ),
    ],
)
def test_find_tariffs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tariffs", **filters) == ids


def test_find_tariffs_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tariffs", page=2) == []


def test_find_tariffs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tariffs", name="Unheard of") == []

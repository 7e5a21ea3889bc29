"""Tests of the tools for journalists of Fjordposten newsroom."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"section_id": "se-4029", "status": "away"}, ["jo-7958", "jo-9391"]),
        ({"email": "rhys.bennett@postbox.example"}, ["jo-6634"]),
    ],
)
def test_find_journalists_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_journalists", **filters) == ids


def test_find_journalists_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_journalists", page=2)
    assert ids == ["jo-6514", "jo-4788", "jo-7958", "jo-6634", "jo-2085", "jo-9599", "jo-9391", "jo-6808"]


def test_find_journalists_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_journalists", name="Hargreaves", email="z.marsden@girard-and-daughters.example") == []


def test_find_journalists_shows_journalists(bench: Bench) -> None:
    result = bench.call("find_journalists", name="Chaudhry")
    assert result == {
        "items": [{"id": "jo-9391", "name": "Tariq Chaudhry", "section_name": "Suburbs", "status": "away"}],
        "total": 1,
    }

"""Tests of the tools for travellers of Stadtlinien lost property."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Perera"}, ["tr-2689", "tr-3490"]),
        ({"phone": "07665 244473"}, ["tr-9800"]),
        ({"town": "Broadwick"}, ["tr-5249", "tr-5427"]),
        ({"email": "perera.sanjay@openmail.example"}, ["tr-3490"]),
    ],
)
def test_find_travellers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_travellers", **filters) == ids


def test_find_travellers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_travellers", page=4) == ["tr-5427", "tr-3490", "tr-1275", "tr-5733", "tr-2083", "tr-6221"]


def test_find_travellers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_travellers", email="Unheard of") == []

"""Tests of the tools for people of Task lists."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Uzoma"}, ["pe-5353"]),
        ({"email": "vikram.gupta@redgate-groundworks.example"}, ["pe-8297"]),
    ],
)
def test_find_people_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_people", **filters) == ids


def test_find_people_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_people", page=2)
    assert ids == [
        "pe-5353",
        "pe-4796",
        "pe-6173",
        "pe-9171",
        "pe-8390",
        "pe-6453",
        "pe-1256",
        "pe-3106",
        "pe-2798",
        "pe-7542",
    ]


def test_find_people_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_people", name="Vickers", email="arthur.griffiths@letterbox.example") == []

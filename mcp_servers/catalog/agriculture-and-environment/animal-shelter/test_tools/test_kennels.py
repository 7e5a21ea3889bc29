"""Tests of the tools for kennels of Harbour Hill animal shelter."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"kind": "dog", "quarantine": False}, ["ke-6758", "ke-1570"]),
        ({"min_places": 6}, ["ke-1360", "ke-1570", "ke-5344", "ke-9394"]),
        ({"code": "Q6"}, ["ke-4609"]),
    ],
)
def test_find_kennels_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_kennels", **filters) == ids


def test_find_kennels_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_kennels", page=2)
    assert ids == [
        "ke-6758",
        "ke-5984",
        "ke-1360",
        "ke-7543",
        "ke-3994",
        "ke-2557",
        "ke-7997",
        "ke-3363",
        "ke-2738",
        "ke-1570",
    ]


def test_find_kennels_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_kennels", code="Unheard of") == []


def test_get_kennel_shows_the_kennel(bench: Bench) -> None:
    bench.arrange("animals", "an-1031", kennel_id="ke-1360")
    result = bench.call("get_kennel", kennel_id="ke-1360")
    assert result == {
        "id": "ke-1360",
        "code": "K1",
        "kind": "rabbit",
        "quarantine": False,
        "places": 6,
        "animals_inside": 1,
        "free_places": 5,
    }

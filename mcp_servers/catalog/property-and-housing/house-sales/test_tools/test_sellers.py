"""Tests of the tools for sellers of Larkspur estate agents."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Perrin"}, ["se-1753"]),
        ({"phone": "07972 546881"}, ["se-5846"]),
        ({"email": "zanetti.selin@letterbox.example"}, ["se-8601"]),
    ],
)
def test_find_sellers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sellers", **filters) == ids


def test_find_sellers_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_sellers", page=2)
    assert ids == [
        "se-4584",
        "se-9400",
        "se-7076",
        "se-2932",
        "se-9983",
        "se-1753",
        "se-8599",
        "se-2990",
        "se-5354",
        "se-9557",
    ]


def test_find_sellers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sellers", phone="01967 231421", email="callum.middleton@quillmail.example") == []

"""Tests of the tools for operators of Nordkai mobile cranes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"min_licence_class": 2, "licence_until_until": "2027-05-20"},
            [
                "op-1736",
                "op-4743",
                "op-9775",
                "op-8753",
                "op-1413",
                "op-5463",
                "op-2156",
                "op-8591",
                "op-9283",
                "op-6189",
            ],
        ),
        ({"name": "Nash"}, ["op-9775"]),
        ({"status": "off_sick"}, ["op-4412", "op-1708"]),
    ],
)
def test_find_operators_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_operators", **filters) == ids


def test_find_operators_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_operators", page=3)
    assert ids == ["op-2791", "op-9283", "op-6189", "op-5945", "op-3454", "op-1432", "op-3077", "op-6584"]


def test_find_operators_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_operators", name="Draper", status="off_sick") == []

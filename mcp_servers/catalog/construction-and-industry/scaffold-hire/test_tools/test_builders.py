"""Tests of the tools for builders of Ridgeway scaffold hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "stopped"}, ["bu-5068", "bu-1385", "bu-6314", "bu-5950", "bu-3599", "bu-5662"]),
        ({"name": "Renovations"}, ["bu-6435"]),
        ({"contact": "Breathnach"}, ["bu-5662"]),
    ],
)
def test_find_builders_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_builders", **filters) == ids


def test_find_builders_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_builders", page=3) == ["bu-5662", "bu-4012", "bu-2943", "bu-6161"]


def test_find_builders_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_builders", name="Plastering", contact="Lacroix") == []


def test_get_builder_shows_the_builder(bench: Bench) -> None:
    result = bench.call("get_builder", builder_id="bu-1385")
    assert result == {
        "id": "bu-1385",
        "name": "Keystone Civil Engineering",
        "contact": "Dimitris Papadakis",
        "phone": "01627 441165",
        "status": "stopped",
        "scaffolds_standing": 2,
        "unpaid": 0,
        "overdue": 0,
    }


def test_get_builder_shows_the_builder_2(bench: Bench) -> None:
    bench.arrange("bills", "bi-1432", scaffold_id="sc-4811", due_on="2026-03-30")
    result = bench.call("get_builder", builder_id="bu-3599")
    assert result == {
        "id": "bu-3599",
        "name": "St Neot Builders",
        "contact": "Saoirse Touré",
        "phone": "01818 215461",
        "status": "stopped",
        "scaffolds_standing": 0,
        "unpaid": 81000,
        "overdue": 0,
    }

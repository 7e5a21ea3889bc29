"""Tests of the tools for freezers of Birch Farm freezer."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_temperature": -20, "name": "freezer"}, ["fr-9452", "fr-8834"]),
        ({"defrosting": True, "min_temperature": -18}, ["fr-8834"]),
    ],
)
def test_find_freezers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_freezers", **filters) == ids


def test_find_freezers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_freezers", page=2) == []


def test_find_freezers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_freezers", name="Unheard of") == []


def test_find_freezers_is_refused_because_argument_page_must_be_at_least_1(bench: Bench) -> None:
    assert bench.refusal("find_freezers", page=0) == "Argument 'page' must be at least 1."

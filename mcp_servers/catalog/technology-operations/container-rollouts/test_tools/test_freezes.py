"""Tests of the tools for freezes of Ostsee container rollouts."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"reason": "Inventory"}, ["fr-2437", "fr-4466"]),
        (
            {"ends_from": "2026-04-28T15:40"},
            [
                "fr-2437",
                "fr-7081",
                "fr-5978",
                "fr-3357",
                "fr-8809",
                "fr-4419",
                "fr-1495",
                "fr-2801",
                "fr-9780",
                "fr-6867",
            ],
        ),
        ({"starts_until": "2026-04-02T15:40"}, ["fr-2418"]),
        ({"team": "reporting"}, ["fr-2437", "fr-7081"]),
    ],
)
def test_find_freezes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_freezes", **filters) == ids


def test_find_freezes_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_freezes", page=2)
    assert ids == ["fr-4419", "fr-1495", "fr-2801", "fr-9780", "fr-6867", "fr-4466", "fr-3026", "fr-5596"]


def test_find_freezes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_freezes", team="identity") == []

"""Tests of the tools for friends of Kadriorg household things."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"email": "lorenzo.ozturk@halcyon-logistics.example"}, ["fr-8069"]),
        ({"name": "Krüger"}, ["fr-8728"]),
        ({"phone": "07580 588626"}, ["fr-9859"]),
    ],
)
def test_find_friends_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_friends", **filters) == ids


def test_find_friends_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_friends", page=3) == ["fr-7609", "fr-3955", "fr-8412", "fr-1522", "fr-4159", "fr-5160"]


def test_find_friends_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_friends", name="Tehrani", phone="01677 469571") == []

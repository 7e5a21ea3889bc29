"""Tests of the tools for menus of Orangery banquets."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Supper", "vegan": True}, ["me-8549"]),
        ({"max_price": 6300}, ["me-4840", "me-5518", "me-9473", "me-6980", "me-6226", "me-9392", "me-6975", "me-7723"]),
        ({"kind": "standing"}, ["me-4840", "me-6226", "me-5178", "me-9005"]),
    ],
)
def test_find_menus_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_menus", **filters) == ids


def test_find_menus_counts(bench: Bench) -> None:
    assert bench.call("find_menus", offered_until_from="2026-09-18")["total"] == 17


def test_find_menus_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_menus", page=2)
    assert ids == ["me-4954", "me-3217", "me-9005", "me-6561", "me-4493", "me-5998", "me-6781", "me-8549"]


def test_find_menus_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_menus", kind="standing", offered_until_from="2027-09-28") == []

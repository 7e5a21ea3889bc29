"""Tests of the tools for leave types of Costa Norte leave desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_longest": 30}, ["le-6279"]),
        ({"limited": True}, ["le-3923", "le-4523", "le-6755"]),
        ({"max_notice": 3}, ["le-1836", "le-7541"]),
        ({"name": "volunteering leave"}, ["le-6755"]),
    ],
)
def test_find_leave_types_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_leave_types", **filters) == ids


def test_find_leave_types_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_leave_types", page=2) == []


def test_find_leave_types_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_leave_types", max_notice=7, name="study leave") == []

"""Tests of the tools for projects of Thorngate drawing office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Centre", "leader_id": "en-1306"}, ["pr-9797"]),
        (
            {"status": "running"},
            ["pr-7670", "pr-4451", "pr-2349", "pr-9797", "pr-9040", "pr-6949", "pr-3140", "pr-6833"],
        ),
    ],
)
def test_find_projects_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_projects", **filters) == ids


def test_find_projects_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_projects", page=2) == []


def test_find_projects_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_projects", name="Unheard of") == []

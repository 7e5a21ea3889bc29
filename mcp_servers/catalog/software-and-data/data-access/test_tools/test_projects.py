"""Tests of the tools for projects of Halden data access desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"ends_from": "2028-02-06"}, ["pr-9216", "pr-9321"]),
        ({"name": "Study"}, ["pr-7884"]),
        ({"leader": "Salgado"}, ["pr-6069"]),
    ],
)
def test_find_projects_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_projects", **filters) == ids


def test_find_projects_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_projects", page=2) == ["pr-4997", "pr-7492", "pr-3321", "pr-5709"]


def test_find_projects_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_projects", name="Initiative", leader="Salgado") == []

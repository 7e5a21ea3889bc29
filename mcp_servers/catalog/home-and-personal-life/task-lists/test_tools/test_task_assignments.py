"""Tests of the tools for task assignments of Task lists."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"assigned_by_id": "pe-8297", "surface_type": "space"}, ["ti-7490", "ti-8792"]),
        ({"task_id": "ts-1707"}, ["ti-3232"]),
    ],
)
def test_list_task_assignments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_task_assignments", **filters) == ids


def test_list_task_assignments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("list_task_assignments", page=3) == ["ti-7984", "ti-8439", "ti-8509", "ti-8792"]


def test_list_task_assignments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_task_assignments", task_id="ts-7786") == []

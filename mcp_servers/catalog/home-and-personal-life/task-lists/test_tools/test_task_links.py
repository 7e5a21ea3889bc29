"""Tests of the tools for task links of Task lists."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"task_id": "ts-1727"}, ["tk-4618"]),
        (
            {"link_type": "chat_message"},
            ["tk-2052", "tk-3170", "tk-4068", "tk-4755", "tk-5336", "tk-5500", "tk-7241", "tk-7999", "tk-8225"],
        ),
    ],
)
def test_list_task_links_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("list_task_links", **filters) == ids


def test_list_task_links_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("list_task_links", page=3)
    assert ids == [
        "tk-3789",
        "tk-3857",
        "tk-4068",
        "tk-4176",
        "tk-4262",
        "tk-4519",
        "tk-4532",
        "tk-4559",
        "tk-4618",
        "tk-4755",
    ]


def test_list_task_links_finds_nothing(bench: Bench) -> None:
    assert bench.ids("list_task_links", task_id="ts-2948") == []

"""Tests of the tools for dining tables of Restaurant Two Lanterns."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"min_seats": 4},
            [
                "di-1189",
                "di-4097",
                "di-4636",
                "di-6093",
                "di-6158",
                "di-6822",
                "di-7235",
                "di-7785",
                "di-7944",
                "di-9209",
            ],
        ),
        (
            {"outdoors": True},
            [
                "di-1004",
                "di-1513",
                "di-2959",
                "di-7903",
                "di-9573",
                "di-9844",
                "di-4097",
                "di-4636",
                "di-6093",
                "di-6822",
            ],
        ),
        ({"in_use": False}, ["di-1254", "di-4841"]),
        ({"number": "B3"}, ["di-6236"]),
        ({"room_id": "ro-7884"}, ["di-3952", "di-8797", "di-4463"]),
    ],
)
def test_find_tables_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tables", **filters) == ids


def test_find_tables_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_tables", page=4) == ["di-7681", "di-8783", "di-1738", "di-5395"]


def test_find_tables_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tables", room_id="ro-1112", number="A12") == []

"""Tests of the tools for cars of Greenlight driving school."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"gearbox": "automatic"}, ["ca-5374", "ca-3819", "ca-1946", "ca-3339", "ca-8848"]),
        ({"plate": "YC56 XJN"}, ["ca-3020"]),
        (
            {"status": "in_use"},
            [
                "ca-9759",
                "ca-4092",
                "ca-4055",
                "ca-8414",
                "ca-5374",
                "ca-3819",
                "ca-5439",
                "ca-9464",
                "ca-2121",
                "ca-1946",
            ],
        ),
    ],
)
def test_find_cars_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_cars", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"status": "in_use"}, 15),
        ({"inspected_until_until": "2026-03-23"}, 5),
    ],
)
def test_find_cars_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_cars", **filters)["total"] == total


def test_find_cars_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_cars", page=2) == ["ca-7812", "ca-3339", "ca-9101", "ca-3020", "ca-9480", "ca-8848"]


def test_find_cars_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_cars", plate="YC56 XJN", inspected_until_until="2026-03-23") == []

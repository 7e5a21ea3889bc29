"""Tests of the tools for buildings of Town address register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"min_doors": 3},
            [
                "bu-2914",
                "bu-1513",
                "bu-1909",
                "bu-8044",
                "bu-2186",
                "bu-6475",
                "bu-5127",
                "bu-1179",
                "bu-5036",
                "bu-9185",
            ],
        ),
        (
            {"finished_from": "2023-01-14"},
            [
                "bu-1909",
                "bu-6475",
                "bu-9185",
                "bu-8289",
                "bu-9463",
                "bu-9359",
                "bu-6768",
                "bu-7209",
                "bu-9737",
                "bu-6006",
            ],
        ),
        ({"status": "permitted"}, ["bu-9773", "bu-1387", "bu-5745", "bu-7383"]),
        ({"code": "B-549973"}, ["bu-1387"]),
        ({"use": "school"}, ["bu-8289", "bu-6768", "bu-1286"]),
    ],
)
def test_find_buildings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_buildings", **filters) == ids


def test_find_buildings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_buildings", page=7) == ["bu-3329", "bu-6336", "bu-4743", "bu-6012", "bu-5149", "bu-6620"]


def test_find_buildings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_buildings", code="B-023375", use="workshop") == []

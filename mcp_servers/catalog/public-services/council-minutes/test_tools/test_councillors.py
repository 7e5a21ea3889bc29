"""Tests of the tools for councillors of Town council minutes."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Camara"}, ["cu-2181"]),
        ({"committee_id": "co-9466"}, ["cu-3571", "cu-9927"]),
        ({"status": "resigned"}, ["cu-3571", "cu-5306"]),
        ({"ward": "Hilltop"}, ["cu-1040", "cu-2181", "cu-8207"]),
    ],
)
def test_find_councillors_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_councillors", **filters) == ids


def test_find_councillors_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_councillors", page=2)
    assert ids == [
        "cu-5306",
        "cu-6440",
        "cu-4147",
        "cu-6836",
        "cu-5057",
        "cu-6308",
        "cu-8790",
        "cu-7693",
        "cu-9263",
        "cu-9927",
    ]


def test_find_councillors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_councillors", ward="Unheard of") == []

"""Tests of the tools for copies of Town library, my account."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"town": "Cradfleet", "state": "withdrawn"}, ["co-8806"]),
        ({"branch_id": "br-7987"}, ["co-2429", "co-7191", "co-8472", "co-1492"]),
        ({"work_id": "wo-8734"}, ["co-7191"]),
    ],
)
def test_find_copies_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_copies", **filters) == ids


def test_find_copies_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_copies", page=2)
    assert ids == [
        "co-9799",
        "co-8785",
        "co-9391",
        "co-3406",
        "co-2429",
        "co-3732",
        "co-8357",
        "co-4460",
        "co-5659",
        "co-9724",
    ]


def test_find_copies_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_copies", work_id="wo-9745") == []

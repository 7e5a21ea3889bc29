"""Tests of the tools for bicycles of Spoke & Sons bicycle workshop."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"model": "Traverse"}, ["bi-1157", "bi-8246", "bi-1211"]),
        (
            {"kind": "cargo"},
            [
                "bi-7599",
                "bi-3927",
                "bi-1223",
                "bi-4350",
                "bi-7196",
                "bi-8870",
                "bi-4194",
                "bi-1307",
                "bi-8215",
                "bi-3910",
            ],
        ),
        ({"frame_number": "HC0906G"}, ["bi-7196"]),
        ({"customer_id": "cu-3010"}, ["bi-4194", "bi-6756"]),
    ],
)
def test_find_bicycles_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bicycles", **filters) == ids


def test_find_bicycles_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bicycles", page=8)
    assert ids == [
        "bi-7611",
        "bi-3910",
        "bi-3792",
        "bi-4002",
        "bi-9988",
        "bi-9253",
        "bi-1085",
        "bi-6756",
        "bi-7679",
        "bi-2895",
    ]


def test_find_bicycles_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bicycles", frame_number="PF0126H", customer_id="cu-8620") == []

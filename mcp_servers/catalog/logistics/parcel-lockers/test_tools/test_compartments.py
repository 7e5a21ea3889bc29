"""Tests of the tools for compartments of Polderpost parcel lockers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"station_id": "st-8371", "size": 1, "low": True}, ["cm-4516", "cm-1191", "cm-3818"]),
        (
            {"status": "free"},
            [
                "cm-7914",
                "cm-3046",
                "cm-9471",
                "cm-3367",
                "cm-5923",
                "cm-5099",
                "cm-9876",
                "cm-5678",
                "cm-6565",
                "cm-9725",
            ],
        ),
        ({"code": "E28-D"}, ["cm-2538"]),
    ],
)
def test_find_compartments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_compartments", **filters) == ids


def test_find_compartments_counts(bench: Bench) -> None:
    assert bench.call("find_compartments", station_name="Castle Tram Stop")["total"] == 9


def test_find_compartments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_compartments", page=12) == ["cm-2084", "cm-3275"]


def test_find_compartments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_compartments", station_name="Bishop Swimming Pool") == []

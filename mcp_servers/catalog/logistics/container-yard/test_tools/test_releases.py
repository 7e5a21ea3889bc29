"""Tests of the tools for releases of Quadrant container depot."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"haulier": "Logistics"},
            ["re-6907", "re-1013", "re-3547", "re-6046", "re-5832", "re-5220", "re-4191", "re-9973", "re-8074"],
        ),
        (
            {"valid_until_from": "2026-05-09"},
            [
                "re-9973",
                "re-4172",
                "re-2247",
                "re-2357",
                "re-2970",
                "re-4578",
                "re-5214",
                "re-7224",
                "re-8074",
                "re-4570",
            ],
        ),
        ({"container_id": "co-5212"}, ["re-3234", "re-7523"]),
        ({"line_id": "li-8507"}, ["re-6947", "re-3547", "re-3234", "re-8261", "re-7523", "re-3112"]),
        (
            {"status": "withdrawn"},
            [
                "re-6907",
                "re-4587",
                "re-9397",
                "re-2844",
                "re-2049",
                "re-1213",
                "re-3100",
                "re-9422",
                "re-7523",
                "re-1401",
            ],
        ),
        ({"number": "RL-64320"}, ["re-8773"]),
    ],
)
def test_find_releases_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_releases", **filters) == ids


def test_find_releases_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_releases", page=8) == ["re-7224", "re-8074", "re-4570", "re-7412"]


def test_find_releases_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_releases", number="Unheard of") == []


def test_get_release_shows_the_release(bench: Bench) -> None:
    result = bench.call("get_release", release_id="re-2247")
    assert result == {
        "id": "re-2247",
        "number": "RL-84351",
        "status": "used",
        "container_id": "co-9342",
        "haulier": "Desai & O'Connor Freight",
        "valid_until": "2026-05-11",
        "container_number": "JKTU 064381",
        "container_line_name": "Oceania Line",
        "days_left": 12,
        "lorry_booked": False,
    }

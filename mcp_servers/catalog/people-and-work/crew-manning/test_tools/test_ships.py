"""Tests of the tools for ships of Brannock crew office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"in_port_until": "2026-06-19"},
            [
                "sh-8594",
                "sh-9316",
                "sh-6017",
                "sh-7199",
                "sh-9945",
                "sh-4482",
                "sh-5052",
                "sh-3818",
                "sh-9924",
                "sh-2300",
            ],
        ),
        ({"kind": "bulker"}, ["sh-8594", "sh-9945", "sh-4482", "sh-5052", "sh-1187", "sh-7512"]),
        ({"name": "Pioneer"}, ["sh-6017"]),
        ({"status": "laid_up"}, ["sh-3818"]),
    ],
)
def test_find_ships_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_ships", **filters) == ids


def test_find_ships_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_ships", page=2) == ["sh-2300", "sh-1187", "sh-9994", "sh-8834", "sh-1639", "sh-7512"]


def test_find_ships_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_ships", name="Endeavour", status="laid_up") == []


def test_get_ship_shows_the_ship(bench: Bench) -> None:
    result = bench.call("get_ship", ship_id="sh-1187")
    assert result == {
        "id": "sh-1187",
        "name": "MV Fair Endeavour",
        "kind": "bulker",
        "next_port": "Heathditch",
        "in_port_on": "2026-05-27",
        "status": "sailing",
        "crew_on_board": 1,
        "crew_to_join": 3,
        "next_end": "2026-03-15",
    }

"""Tests of the tools for aircraft list of Stormvik airport apron."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"size": 2},
            [
                "ar-6654",
                "ar-8745",
                "ar-3682",
                "ar-7232",
                "ar-8161",
                "ar-5134",
                "ar-6562",
                "ar-9477",
                "ar-9539",
                "ar-5302",
            ],
        ),
        ({"tail": "EI-HMC"}, ["ar-3682"]),
        ({"airline_id": "ai-3309"}, ["ar-5223", "ar-8872"]),
    ],
)
def test_find_aircraft_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_aircraft", **filters) == ids


def test_find_aircraft_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_aircraft", page=5) == ["ar-3670", "ar-4616", "ar-6407", "ar-2015"]


def test_find_aircraft_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_aircraft", tail="CS-SFM", airline_id="ai-4503") == []

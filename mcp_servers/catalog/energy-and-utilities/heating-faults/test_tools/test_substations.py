"""Tests of the tools for substations of Ringmain district heating."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"circuit_id": "ci-4827"}, ["su-3905", "su-3595"]),
        (
            {"min_flats": 28},
            [
                "su-2232",
                "su-7821",
                "su-7300",
                "su-6834",
                "su-1627",
                "su-2218",
                "su-5445",
                "su-3420",
                "su-4352",
                "su-5076",
            ],
        ),
        ({"number": "SU-8912"}, ["su-4375"]),
        ({"purpose": "office"}, ["su-4377", "su-2919", "su-5062", "su-6374"]),
    ],
)
def test_find_substations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_substations", **filters) == ids


def test_find_substations_counts(bench: Bench) -> None:
    assert bench.call("find_substations", building="Flats")["total"] == 19


def test_find_substations_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_substations", page=7) == ["su-4546", "su-3245", "su-1750", "su-4415"]


def test_find_substations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_substations", building="Unheard of") == []

"""Tests of the tools for plots of Kilbrannan planning office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"address": "Parade"}, ["pl-2301", "pl-1522"]),
        (
            {"district_id": "di-6479"},
            [
                "pl-9432",
                "pl-4374",
                "pl-7830",
                "pl-4294",
                "pl-1522",
                "pl-2502",
                "pl-1864",
                "pl-4172",
                "pl-3505",
                "pl-4857",
            ],
        ),
        ({"district_name": "Castle Rise"}, ["pl-2301", "pl-3627", "pl-5703"]),
        ({"number": "PL-3192"}, ["pl-6755"]),
    ],
)
def test_find_plots_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_plots", **filters) == ids


def test_find_plots_counts(bench: Bench) -> None:
    assert bench.call("find_plots", listed=False)["total"] == 40


def test_find_plots_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_plots", page=5) == ["pl-1014", "pl-9665", "pl-8724", "pl-2576", "pl-4435", "pl-4075"]


def test_find_plots_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_plots", number="PL-8482", listed=True) == []


def test_get_plot_shows_the_plot(bench: Bench) -> None:
    result = bench.call("get_plot", plot_id="pl-1277")
    assert result == {
        "id": "pl-1277",
        "number": "PL-1611",
        "address": "1 Willow Place",
        "district_id": "di-8018",
        "area": 1280,
        "listed": True,
        "district_name": "Vicar's Rise",
        "district_max_height": 18,
        "district_conservation": False,
        "area_built": 0,
        "area_allowed": 768,
    }

"""Tests of the tools for programs of Software licence desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"maker": "Leather"}, ["pr-9590", "pr-8161"]),
        ({"max_price": 6000}, ["pr-4844"]),
        (
            {"status": "approved"},
            [
                "pr-9590",
                "pr-3362",
                "pr-8939",
                "pr-4844",
                "pr-2948",
                "pr-7630",
                "pr-6669",
                "pr-1749",
                "pr-5079",
                "pr-3240",
            ],
        ),
        ({"name": "Charts"}, ["pr-2434"]),
    ],
)
def test_find_programs_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_programs", **filters) == ids


def test_find_programs_counts(bench: Bench) -> None:
    assert bench.call("find_programs", strong_device=False)["total"] == 13


def test_find_programs_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_programs", page=3) == ["pr-8750", "pr-2930", "pr-3706", "pr-6876"]


def test_find_programs_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_programs", name="Charts", strong_device=True) == []

"""Tests of the tools for machine classes of Plant and machine hire."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"card_needed": False}, ["ma-9970", "ma-7531", "ma-8696", "ma-7894", "ma-3334", "ma-3333", "ma-7516"]),
        ({"max_daily_rate": 2300}, ["ma-9970", "ma-7531"]),
        ({"name": "mixer"}, ["ma-3334"]),
    ],
)
def test_find_machine_classes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_machine_classes", **filters) == ids


def test_find_machine_classes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_machine_classes", page=2) == ["ma-9713", "ma-2784"]


def test_find_machine_classes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_machine_classes", name="roller", max_daily_rate=6390) == []

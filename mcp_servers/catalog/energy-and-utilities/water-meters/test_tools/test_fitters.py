"""Tests of the tools for fitters of Weirside waterworks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Bartoš"}, ["fi-4024", "fi-5257"]),
        ({"status": "ill"}, ["fi-9558"]),
    ],
)
def test_find_fitters_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_fitters", **filters) == ids


def test_find_fitters_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_fitters", page=2) == []


def test_find_fitters_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_fitters", name="Cheung", status="ill") == []

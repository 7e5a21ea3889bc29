"""Tests of the tools for freezes of Kaskadi operations desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"ends_from": "2026-12-07T08:00"},
            ["fr-1250", "fr-5983", "fr-1245", "fr-1104", "fr-6280", "fr-2499", "fr-1263"],
        ),
        ({"name": "Annual accounts"}, ["fr-6280"]),
    ],
)
def test_find_freezes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_freezes", **filters) == ids


def test_find_freezes_counts(bench: Bench) -> None:
    assert bench.call("find_freezes", tier="important")["total"] == 8


def test_find_freezes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_freezes", page=2) == ["fr-1104", "fr-6280", "fr-2499", "fr-1263"]


def test_find_freezes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_freezes", name="Christmas", tier="vital") == []

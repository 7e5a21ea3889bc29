"""Tests of the tools for sponsors of Kaleidophon podcast spots."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"status": "welcome"},
            [
                "sp-7366",
                "sp-6150",
                "sp-8248",
                "sp-1145",
                "sp-6691",
                "sp-4670",
                "sp-8638",
                "sp-7401",
                "sp-3768",
                "sp-8177",
            ],
        ),
        ({"name": "Editions"}, ["sp-1145"]),
        ({"branch": "travel"}, ["sp-7313"]),
    ],
)
def test_find_sponsors_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_sponsors", **filters) == ids


def test_find_sponsors_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_sponsors", page=3) == ["sp-3508", "sp-6827"]


def test_find_sponsors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_sponsors", name="Outfitters", branch="software") == []

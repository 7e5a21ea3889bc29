"""Tests of the tools for quays of Skagen roads pilot station."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Jetty"}, ["qu-9473", "qu-5674", "qu-5669", "qu-2857", "qu-1901", "qu-9361"]),
        (
            {"min_depth": 890},
            [
                "qu-9473",
                "qu-4798",
                "qu-6243",
                "qu-5674",
                "qu-2857",
                "qu-8186",
                "qu-1901",
                "qu-3356",
                "qu-9057",
                "qu-5729",
            ],
        ),
        ({"min_length": 350}, ["qu-9361"]),
    ],
)
def test_find_quays_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_quays", **filters) == ids


def test_find_quays_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_quays", page=2)
    assert ids == ["qu-1901", "qu-3356", "qu-9057", "qu-5729", "qu-1674", "qu-2131", "qu-9361", "qu-6992"]


def test_find_quays_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_quays", name="Unheard of") == []

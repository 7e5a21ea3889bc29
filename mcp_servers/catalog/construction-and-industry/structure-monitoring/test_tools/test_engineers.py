"""Tests of the tools for engineers of Fellgate structure watch."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_level": 3}, ["en-5616", "en-9033", "en-8699"]),
        ({"name": "Connolly"}, ["en-2076"]),
    ],
)
def test_find_engineers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_engineers", **filters) == ids


def test_find_engineers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_engineers", page=2) == []


def test_find_engineers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_engineers", name="Connolly", min_level=3) == []


def test_find_engineers_is_refused_because_argument_page_must_be_at_least_1(bench: Bench) -> None:
    assert bench.refusal("find_engineers", page=0) == "Argument 'page' must be at least 1."

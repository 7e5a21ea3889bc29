"""Tests of the tools for interviewers of Brandauer recruiting."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_most_a_day": 3}, ["in-3521", "in-8170", "in-4794", "in-8056", "in-6074", "in-7893"]),
        ({"name": "Wit"}, ["in-7945"]),
        ({"department": "logistics"}, ["in-4174", "in-6074"]),
    ],
)
def test_find_interviewers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_interviewers", **filters) == ids


def test_find_interviewers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_interviewers", page=2) == ["in-6074", "in-7893", "in-5761", "in-8631"]


def test_find_interviewers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_interviewers", name="Osborne", department="finance") == []

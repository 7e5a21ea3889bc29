"""Tests of the tools for developers of Lantern Labs code review."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "away"}, ["de-3923", "de-1493"]),
        ({"username": "matthias.hussain"}, ["de-3923"]),
        ({"name": "Siddiqui"}, ["de-3061"]),
        ({"seniority": "principal"}, ["de-3923", "de-6970", "de-1493"]),
    ],
)
def test_find_developers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_developers", **filters) == ids


def test_find_developers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_developers", page=2) == []


def test_find_developers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_developers", name="Siddiqui", seniority="junior") == []


def test_get_developer_shows_the_developer(bench: Bench) -> None:
    result = bench.call("get_developer", developer_id="de-3333")
    assert result == {
        "id": "de-3333",
        "name": "Léa Delacroix",
        "username": "lea.delacroix",
        "seniority": "senior",
        "review_limit": 3,
        "status": "present",
        "waiting_reviews": 3,
        "open_pull_requests": 6,
    }

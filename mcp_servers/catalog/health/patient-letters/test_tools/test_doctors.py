"""Tests of the tools for doctors of St Brigid's letters."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Siddiqui"}, ["do-1715"]),
        ({"ward_id": "wa-1036"}, ["do-1203", "do-6159", "do-7153"]),
        ({"status": "on_leave"}, ["do-9361"]),
        (
            {"grade": "consultant"},
            ["do-1577", "do-2651", "do-8518", "do-6159", "do-6837", "do-3863", "do-5145", "do-1715", "do-5539"],
        ),
    ],
)
def test_find_doctors_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_doctors", **filters) == ids


def test_find_doctors_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_doctors", page=3) == ["do-5539", "do-1752", "do-7153", "do-1705"]


def test_find_doctors_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_doctors", name="Unheard of") == []

"""Tests of the tools for volunteers of Harbour Street food bank."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Öztürk"}, ["vo-8640"]),
        ({"role": "driver"}, ["vo-5426", "vo-4930", "vo-4717"]),
    ],
)
def test_find_volunteers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_volunteers", **filters) == ids


def test_find_volunteers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_volunteers", page=2) == ["vo-5900", "vo-4717"]


def test_find_volunteers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_volunteers", name="Fitzgerald", role="driver") == []

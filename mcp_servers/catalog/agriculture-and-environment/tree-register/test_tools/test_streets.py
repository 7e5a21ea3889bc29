"""Tests of the tools for streets of City tree register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"district_id": "di-9643", "tram": True}, ["st-5745"]),
        ({"name": "Terrace"}, ["st-4632"]),
        ({"district_name": "Harbour Quarter"}, ["st-3370", "st-5745"]),
    ],
)
def test_find_streets_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_streets", **filters) == ids


def test_find_streets_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_streets", page=2)
    assert ids == ["st-9196", "st-8978", "st-5745", "st-7209", "st-8701", "st-5554", "st-6144", "st-9649"]


def test_find_streets_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_streets", name="Walk", district_name="Garden Suburb") == []

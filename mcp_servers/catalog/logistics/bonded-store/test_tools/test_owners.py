"""Tests of the tools for owners of Strathmore bonded warehouse."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Dairy", "min_rent_due": 395000}, ["ow-2907"]),
        ({"status": "suspended"}, ["ow-6965", "ow-8492", "ow-9719"]),
    ],
)
def test_find_owners_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_owners", **filters) == ids


def test_find_owners_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_owners", page=3) == ["ow-8492", "ow-2252", "ow-9719", "ow-7726"]


def test_find_owners_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_owners", name="Unheard of") == []


def test_get_owner_shows_the_owner(bench: Bench) -> None:
    result = bench.call("get_owner", owner_id="ow-1510")
    assert result == {
        "id": "ow-1510",
        "name": "Cinder Wholesale",
        "email": "wendditch@quillmail.example",
        "guarantee": 1698400,
        "rent_due": 380000,
        "status": "approved",
        "casks_here": 2,
        "guarantee_used": 198400,
    }


def test_get_owner_shows_the_owner_when_owner_id_is_ow_1179(bench: Bench) -> None:
    result = bench.call("get_owner", owner_id="ow-1179")
    assert result == {
        "id": "ow-1179",
        "name": "Quayle Brewery",
        "email": "cradbridgecross@openmail.example",
        "guarantee": 4000000,
        "rent_due": 0,
        "status": "approved",
        "casks_here": 2,
        "guarantee_used": 0,
    }

"""Tests of the tools for vouchers of Stagedoor box office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"valid_until_from": "2027-02-08"}, ["vo-4755", "vo-5075"]),
        ({"min_percent": 40}, ["vo-5494", "vo-3442", "vo-4947", "vo-3093"]),
        ({"code": "WELCOME80"}, ["vo-6098"]),
    ],
)
def test_find_vouchers_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_vouchers", **filters) == ids


def test_find_vouchers_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_vouchers", page=2) == ["vo-4947", "vo-3193", "vo-3093", "vo-6098"]


def test_find_vouchers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_vouchers", code="AUTUMN35", min_percent=30) == []

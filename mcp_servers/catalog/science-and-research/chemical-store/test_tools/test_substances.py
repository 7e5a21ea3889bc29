"""Tests of the tools for substances of Fjordvik chemical stores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"hazard": "oxidising"}, ["su-3430", "su-6116", "su-8745", "su-4902", "su-8371"]),
        ({"name": "Acetone"}, ["su-7848"]),
    ],
)
def test_find_substances_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_substances", **filters) == ids


def test_find_substances_counts(bench: Bench) -> None:
    assert bench.call("find_substances", max_price=7600)["total"] == 22


def test_find_substances_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_substances", page=4) == ["su-3922", "su-4902", "su-8371", "su-5161", "su-4289", "su-7670"]


def test_find_substances_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_substances", name="Methanol", max_price=7600) == []


def test_get_substance_shows_the_substance(bench: Bench) -> None:
    result = bench.call("get_substance", substance_id="su-1112")
    assert result == {
        "id": "su-1112",
        "name": "Formic acid",
        "hazard": "acidic",
        "apart_from": "alkaline",
        "price": 8000,
        "shelf_days": 90,
        "amount_in_stock": 1500,
        "pending_orders": 0,
    }


def test_get_substance_shows_the_substance_when_status_is_empty(bench: Bench) -> None:
    bench.arrange("bottles", "bo-4689", status="empty")
    result = bench.call("get_substance", substance_id="su-3430")
    assert result == {
        "id": "su-3430",
        "name": "Ammonium persulfate solution",
        "hazard": "oxidising",
        "apart_from": "flammable",
        "price": 10400,
        "shelf_days": 365,
        "amount_in_stock": 0,
        "pending_orders": 0,
    }


def test_get_substance_shows_the_substance_when_expires_on_is_2026_11_17(bench: Bench) -> None:
    bench.arrange("bottles", "bo-4689", expires_on="2026-11-17")
    result = bench.call("get_substance", substance_id="su-3430")
    assert result == {
        "id": "su-3430",
        "name": "Ammonium persulfate solution",
        "hazard": "oxidising",
        "apart_from": "flammable",
        "price": 10400,
        "shelf_days": 365,
        "amount_in_stock": 40,
        "pending_orders": 0,
    }

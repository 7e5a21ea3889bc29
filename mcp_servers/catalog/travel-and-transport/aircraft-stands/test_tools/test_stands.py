"""Tests of the tools for stands of Stormvik airport apron."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_size": 4, "international": True}, ["st-4698", "st-1706", "st-6435"]),
        ({"code": "A99"}, ["st-9930"]),
    ],
)
def test_find_stands_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_stands", **filters) == ids


def test_find_stands_counts(bench: Bench) -> None:
    assert bench.call("find_stands", bridge=True)["total"] == 19


def test_find_stands_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_stands", page=4) == ["st-1706", "st-6435", "st-7303", "st-8447"]


def test_find_stands_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_stands", code="B82", bridge=False) == []


def test_get_stand_shows_the_stand(bench: Bench) -> None:
    result = bench.call("get_stand", stand_id="st-3483")
    assert result == {
        "id": "st-3483",
        "code": "B85",
        "size": 4,
        "bridge": True,
        "international": False,
        "flights_expected": 2,
        "next_arrival": "2026-02-17T11:40",
    }


def test_get_stand_shows_the_stand_when_starts_at_is_2026_02_17_11_40(bench: Bench) -> None:
    bench.arrange("closures", "cl-6018", starts_at="2026-02-17T11:40")
    result = bench.call("get_stand", stand_id="st-4701")
    assert result == {
        "id": "st-4701",
        "code": "A80",
        "size": 1,
        "bridge": False,
        "international": False,
        "flights_expected": 2,
        "next_arrival": "2026-02-17T15:45",
    }


def test_get_stand_shows_the_stand_when_status_is_on_stand(bench: Bench) -> None:
    bench.arrange("turnrounds", "tu-6612", status="on_stand")
    result = bench.call("get_stand", stand_id="st-4352")
    assert result == {
        "id": "st-4352",
        "code": "B14",
        "size": 2,
        "bridge": True,
        "international": False,
        "flights_expected": 0,
    }

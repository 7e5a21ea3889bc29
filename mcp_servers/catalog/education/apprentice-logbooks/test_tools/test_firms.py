"""Tests of the tools for firms of Chamber apprenticeship register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"name": "Drainage"}, ["fi-9678", "fi-8140"]),
        ({"town": "Tidbury Spa"}, ["fi-8140"]),
    ],
)
def test_find_firms_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_firms", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_places": 4}, 18),
        ({"licence_until_until": "2027-12-28"}, 10),
    ],
)
def test_find_firms_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_firms", **filters)["total"] == total


def test_find_firms_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_firms", page=3) == ["fi-3055", "fi-1634", "fi-6711", "fi-5588"]


def test_find_firms_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_firms", town="Fairstead", min_places=4, licence_until_until="2028-01-28") == []


def test_get_firm_shows_the_firm(bench: Bench) -> None:
    bench.arrange("trainers", "tr-3911", certified_until="2026-06-01")
    result = bench.call("get_firm", firm_id="fi-1062")
    assert result == {
        "id": "fi-1062",
        "name": "Bluestone Joinery",
        "town": "Salternport",
        "places": 3,
        "licence_until": "2030-04-13",
        "apprentices_in_training": 3,
        "places_left": 0,
        "certified_trainers": 0,
    }


def test_get_firm_shows_the_firm_when_certified_until_is_2026_06_02(bench: Bench) -> None:
    bench.arrange("trainers", "tr-3911", certified_until="2026-06-02")
    result = bench.call("get_firm", firm_id="fi-1062")
    assert result == {
        "id": "fi-1062",
        "name": "Bluestone Joinery",
        "town": "Salternport",
        "places": 3,
        "licence_until": "2030-04-13",
        "apprentices_in_training": 3,
        "places_left": 0,
        "certified_trainers": 1,
    }


def test_get_firm_shows_the_firm_when_trainer_id_is_tr_6622_when_status_is_passed(bench: Bench) -> None:
    bench.arrange("apprentices", "ap-1105", trainer_id="tr-6622", status="passed")
    result = bench.call("get_firm", firm_id="fi-1634")
    assert result == {
        "id": "fi-1634",
        "name": "Vasseur & Rostami Landscaping",
        "town": "Great Glengate",
        "places": 4,
        "licence_until": "2029-11-03",
        "apprentices_in_training": 3,
        "places_left": 1,
        "certified_trainers": 1,
    }

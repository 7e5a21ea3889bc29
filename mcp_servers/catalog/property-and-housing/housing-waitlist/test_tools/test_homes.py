"""Tests of the tools for homes of Marlow housing register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"address": "Quay"}, ["ho-7528", "ho-8889", "ho-5193", "ho-7026"]),
        ({"max_rent": 8500}, ["ho-8924", "ho-2857", "ho-6852", "ho-2655", "ho-2345", "ho-9773"]),
        ({"wheelchair": True}, ["ho-4386", "ho-6646", "ho-9968"]),
        ({"reference": "H-0952"}, ["ho-5015"]),
        (
            {"free_since_until": "2026-04-19"},
            [
                "ho-7528",
                "ho-6654",
                "ho-8889",
                "ho-1179",
                "ho-3602",
                "ho-9973",
                "ho-4386",
                "ho-3691",
                "ho-5193",
                "ho-7684",
            ],
        ),
    ],
)
def test_find_homes_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_homes", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"free_since_until": "2026-04-19"}, 37),
        ({"district_id": "di-7611"}, 5),
        ({"status": "let"}, 6),
        ({"bedrooms": 4}, 11),
    ],
)
def test_find_homes_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_homes", **filters)["total"] == total


def test_find_homes_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_homes", page=7) == ["ho-4410", "ho-5849", "ho-5804", "ho-4083", "ho-3651", "ho-2931"]


def test_find_homes_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_homes", reference="H-1286", district_id="di-9972", bedrooms=1, status="on_offer") == []


def test_get_home_shows_the_home(bench: Bench) -> None:
    result = bench.call("get_home", home_id="ho-4582")
    assert result == {
        "id": "ho-4582",
        "reference": "H-7680",
        "address": "135 Meadow Avenue, Marditch",
        "district_id": "di-5236",
        "bedrooms": 1,
        "wheelchair": False,
        "rent": 11500,
        "status": "on_offer",
        "free_since": "2026-03-26",
        "district_name": "Southgate",
        "suitable_applicants": 1,
        "highest_points": 25,
        "offers_made": 4,
    }


def test_get_home_shows_the_home_when_home_id_is_ho_3651(bench: Bench) -> None:
    result = bench.call("get_home", home_id="ho-3651")
    assert result == {
        "id": "ho-3651",
        "reference": "H-9572",
        "address": "96 Harbour Gardens, Marbrook",
        "district_id": "di-5236",
        "bedrooms": 4,
        "wheelchair": False,
        "rent": 15500,
        "status": "let",
        "district_name": "Southgate",
        "suitable_applicants": 0,
        "offers_made": 1,
    }


def test_finish_repairs_changes_the_home(bench: Bench) -> None:
    bench.call("finish_repairs", home_id="ho-5602", rent=9000)
    assert bench.changes() == [updated("homes", "ho-5602", rent=9000, status="free", free_since="2026-05-06")]


def test_finish_repairs_is_allowed(bench: Bench) -> None:
    bench.call("finish_repairs", home_id="ho-5602", rent=11000)


def test_finish_repairs_is_refused_because_the_home_must_be_in_repair_or_on_offer(bench: Bench) -> None:
    assert bench.refusal("finish_repairs", home_id="ho-1179", rent=12500) == "The home must be in repair or on offer."


def test_finish_repairs_is_refused_because_the_home_is_on_offer(bench: Bench) -> None:
    assert bench.refusal("finish_repairs", home_id="ho-6852", rent=11000) == "The home is on offer."


@pytest.mark.parametrize(
    "arguments",
    [
        {"home_id": "ho-2052", "rent": 13000},
        {"home_id": "ho-5602", "rent": 8999},
    ],
)
def test_finish_repairs_is_refused_because_the_rent_changes_by_a_tenth_at_most(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("finish_repairs", **arguments) == "The rent changes by a tenth at most."

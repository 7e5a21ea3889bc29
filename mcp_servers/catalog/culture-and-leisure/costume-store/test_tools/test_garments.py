"""Tests of the tools for garments of Harlequin Row costume store."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"min_chest": 116}, ["ga-6214", "ga-1568", "ga-2234", "ga-1330", "ga-3833"]),
        ({"code": "C-5490"}, ["ga-6118"]),
        (
            {"max_value": 44000},
            [
                "ga-2542",
                "ga-6214",
                "ga-1601",
                "ga-7216",
                "ga-9437",
                "ga-4834",
                "ga-4903",
                "ga-7396",
                "ga-3574",
                "ga-4792",
            ],
        ),
    ],
)
def test_find_garments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_garments", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"max_value": 44000}, 70),
        ({"historical": True}, 33),
        ({"name": "jacket"}, 6),
        ({"status": "in_repair"}, 13),
    ],
)
def test_find_garments_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_garments", **filters)["total"] == total


def test_find_garments_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_garments", page=10) == ["ga-8592", "ga-8176", "ga-2079", "ga-4295", "ga-8791", "ga-7479"]


def test_find_garments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_garments", name="tunic", historical=True, status="in_repair") == []


def test_get_garment_shows_the_garment(bench: Bench) -> None:
    result = bench.call("get_garment", garment_id="ga-1394")
    assert result == {
        "id": "ga-1394",
        "code": "C-4790",
        "name": "tweed tailcoat",
        "chest": 92,
        "value": 43500,
        "historical": True,
        "status": "hanging",
        "cleaned_on": "2026-03-15",
        "times_hired": 0,
        "next_hire": "2026-09-26",
        "earned": 0,
    }


def test_get_garment_shows_the_garment_when_garment_id_is_ga_1330(bench: Bench) -> None:
    result = bench.call("get_garment", garment_id="ga-1330")
    assert result == {
        "id": "ga-1330",
        "code": "C-3731",
        "name": "quilted wedding dress",
        "chest": 116,
        "value": 28500,
        "historical": False,
        "status": "hanging",
        "cleaned_on": "2026-09-26",
        "times_hired": 1,
        "earned": 8550,
    }


def test_send_to_cleaning_sets_status_to_cleaning(bench: Bench) -> None:
    bench.call("send_to_cleaning", garment_id="ga-1768")
    assert bench.changes() == [updated("garments", "ga-1768", status="cleaning")]


def test_send_to_cleaning_is_refused_because_the_garment_must_be_soiled(bench: Bench) -> None:
    assert bench.refusal("send_to_cleaning", garment_id="ga-1130") == "The garment must be soiled."


def test_hang_up_garment_changes_the_garment(bench: Bench) -> None:
    bench.call("hang_up_garment", garment_id="ga-1130")
    assert bench.changes() == [updated("garments", "ga-1130", status="hanging", cleaned_on="2026-09-28")]


def test_hang_up_garment_is_refused_because_the_garment_must_be_cleaning_or_in_repair(bench: Bench) -> None:
    assert bench.refusal("hang_up_garment", garment_id="ga-1982") == "The garment must be cleaning or in repair."


def test_hang_up_garment_is_refused_because_the_garment_is_out_on_hire(bench: Bench) -> None:
    bench.arrange("hires", "hi-4271", status="out")
    assert bench.refusal("hang_up_garment", garment_id="ga-1130") == "The garment is out on hire."

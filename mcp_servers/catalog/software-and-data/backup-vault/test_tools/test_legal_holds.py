"""Tests of the tools for legal holds of Findlinge backup vault."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"status": "lifted", "begins_from": "2025-09-18"}, ["le-2834", "le-3785", "le-5748"]),
        ({"store_id": "da-4537"}, ["le-3106"]),
        ({"lawyer": "Lund"}, ["le-3785"]),
    ],
)
def test_find_holds_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_holds", **filters) == ids


def test_find_holds_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_holds", page=3) == ["le-3984", "le-5748", "le-4961", "le-6268", "le-5889", "le-2914"]


def test_find_holds_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_holds", lawyer="Unheard of") == []


def test_place_hold_adds_a_legal_hold_and_sets_keep_until_to_2028_01_20(bench: Bench) -> None:
    bench.call("place_hold", data_store_id="da-1413", reason="Accident inquiry", lawyer="Isaac Lund")
    assert bench.changes() == [
        updated("backup_runs", "ba-9944", keep_until="2028-01-20"),
        inserted(
            "legal_holds",
            "le-4004",
            data_store_id="da-1413",
            reason="Accident inquiry",
            lawyer="Isaac Lund",
            begins_on="2026-01-20",
            status="in_force",
        ),
    ]


def test_place_hold_adds_a_legal_hold(bench: Bench) -> None:
    bench.arrange("backup_runs", "ba-7596", keep_until="2028-03-30")
    bench.call("place_hold", data_store_id="da-4711", reason="Accident inquiry", lawyer="Isaac Lund")
    assert bench.changes() == [
        inserted(
            "legal_holds",
            "le-4004",
            data_store_id="da-4711",
            reason="Accident inquiry",
            lawyer="Isaac Lund",
            begins_on="2026-01-20",
            status="in_force",
        ),
    ]


def test_place_hold_is_allowed(bench: Bench) -> None:
    bench.call("place_hold", data_store_id="da-1644", reason="Tax audit", lawyer="Grzegorz Wójcik")


def test_place_hold_is_refused_because_the_store_is_gone(bench: Bench) -> None:
    bench.arrange("data_stores", "da-4711", status="gone")
    sentence = bench.refusal("place_hold", data_store_id="da-4711", reason="Accident inquiry", lawyer="Isaac Lund")
    assert sentence == "The store is gone."


def test_place_hold_is_refused_because_this_hold_is_in_force(bench: Bench) -> None:
    sentence = bench.refusal(
        "place_hold",
        data_store_id="da-3262",
        reason="Request of the regulator",
        lawyer="Bastien Keane",
    )
    assert sentence == "This hold is in force."


def test_lift_hold_sets_status_to_lifted(bench: Bench) -> None:
    bench.arrange("legal_holds", "le-5889", begins_on="2025-12-21")
    bench.call("lift_hold", legal_hold_id="le-5889")
    assert bench.changes() == [updated("legal_holds", "le-5889", status="lifted")]


def test_lift_hold_is_refused_because_the_legal_hold_must_be_in_force(bench: Bench) -> None:
    assert bench.refusal("lift_hold", legal_hold_id="le-2834") == "The legal hold must be in force."


def test_lift_hold_is_refused_because_it_has_lasted_for_less_than_30_days(bench: Bench) -> None:
    assert bench.refusal("lift_hold", legal_hold_id="le-2914") == "It has lasted for less than 30 days."


def test_lift_hold_is_refused_because_there_is_no_verified_run_of_this_store(bench: Bench) -> None:
    assert bench.refusal("lift_hold", legal_hold_id="le-2932") == "There is no verified run of this store."

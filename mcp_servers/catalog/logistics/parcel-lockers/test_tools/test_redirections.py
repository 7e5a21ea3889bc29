"""Tests of the tools for redirections of Polderpost parcel lockers."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"origin_id": "st-7504", "asked_from": "2026-05-02"}, ["re-3610"]),
        ({"parcel_id": "pa-3921", "asked_from": "2026-05-05"}, ["re-8899"]),
        ({"recipient_id": "cu-6474"}, ["re-2415"]),
    ],
)
def test_find_redirections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_redirections", **filters) == ids


def test_find_redirections_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_redirections", page=3) == ["re-2996", "re-4773", "re-6189", "re-7515"]


def test_find_redirections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_redirections", parcel_id="pa-6809") == []


def test_report_redirections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_redirections", asked_from="2026-05-05", parcel_status="returning") == []


def test_report_redirections_adds_up(bench: Bench) -> None:
    result = bench.call("report_redirections", asked_from="2026-05-05")
    assert result == {
        "items": [
            {"origin_name": "Mill Filling Station", "redirections": 1, "fees": 0},
            {"origin_name": "Saddlers Garden Centre", "redirections": 1, "fees": 150},
        ],
        "total": 2,
    }


def test_report_redirections_adds_up_with_parcel_status(bench: Bench) -> None:
    result = bench.call("report_redirections", parcel_status="returning")
    assert result == {
        "items": [
            {"origin_name": "Mill Filling Station", "redirections": 1, "fees": 150},
            {"origin_name": "Saddlers Garden Centre", "redirections": 1, "fees": 150},
        ],
        "total": 2,
    }


def test_redirect_parcel_adds_a_redirection_and_sets_station_id_to_st_2283(bench: Bench) -> None:
    bench.call("redirect_parcel", parcel_id="pa-5182", station_id="st-2283")
    assert bench.changes() == [
        updated("parcels", "pa-5182", station_id="st-2283"),
        inserted("redirections", "re-7380", parcel_id="pa-5182", origin_id="st-1481", fee=0, asked_on="2026-05-06"),
    ]


def test_redirect_parcel_adds_a_redirection_and_sets_station_id_to_st_1481(bench: Bench) -> None:
    bench.call("redirect_parcel", parcel_id="pa-2314", station_id="st-1481")
    assert bench.changes() == [
        updated("parcels", "pa-2314", station_id="st-1481"),
        inserted("redirections", "re-7380", parcel_id="pa-2314", origin_id="st-2283", fee=150, asked_on="2026-05-06"),
    ]


def test_redirect_parcel_is_refused_because_only_an_announced_parcel_can_be_redirected(bench: Bench) -> None:
    sentence = bench.refusal("redirect_parcel", parcel_id="pa-3548", station_id="st-6259")
    assert sentence == "Only an announced parcel can be redirected."


def test_redirect_parcel_is_refused_because_the_parcel_goes_there_already(bench: Bench) -> None:
    sentence = bench.refusal("redirect_parcel", parcel_id="pa-9671", station_id="st-3989")
    assert sentence == "The parcel goes there already."


def test_redirect_parcel_is_refused_because_the_station_is_shut(bench: Bench) -> None:
    assert bench.refusal("redirect_parcel", parcel_id="pa-8961", station_id="st-6259") == "The station is shut."


def test_redirect_parcel_is_refused_because_no_compartment_of_this_class_is_free_there(bench: Bench) -> None:
    sentence = bench.refusal("redirect_parcel", parcel_id="pa-9530", station_id="st-2283")
    assert sentence == "No compartment of this class is free there."


def test_redirect_parcel_is_refused_because_the_parcel_was_redirected_twice_already(bench: Bench) -> None:
    bench.arrange("redirections", "re-1075", parcel_id="pa-2314")
    sentence = bench.refusal("redirect_parcel", parcel_id="pa-2314", station_id="st-1481")
    assert sentence == "The parcel was redirected twice already."

"""Tests of the tools for addresses of Town address register."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"street_id": "st-2040", "suffix": "C", "services_told": True}, ["ad-2512"]),
        ({"number": 37}, ["ad-8801", "ad-8829"]),
        ({"building_id": "bu-7209"}, ["ad-4736"]),
        (
            {"status": "provisional"},
            [
                "ad-2043",
                "ad-3165",
                "ad-3178",
                "ad-4314",
                "ad-9652",
                "ad-7290",
                "ad-7744",
                "ad-3317",
                "ad-3040",
                "ad-1643",
            ],
        ),
        (
            {"since_from": "2020-05-31"},
            [
                "ad-9633",
                "ad-2043",
                "ad-3165",
                "ad-1883",
                "ad-2129",
                "ad-2179",
                "ad-2666",
                "ad-3178",
                "ad-4314",
                "ad-6555",
            ],
        ),
    ],
)
def test_find_addresses_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_addresses", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"since_from": "2020-05-31"}, 91),
        ({"services_told": True}, 88),
        ({"district": "Old Town"}, 9),
    ],
)
def test_find_addresses_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_addresses", **filters)["total"] == total


def test_find_addresses_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_addresses", page=11) == ["ad-4736", "ad-5555", "ad-6639", "ad-8800"]


def test_find_addresses_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_addresses", district="Unheard of") == []


def test_assign_address_adds_a_address(bench: Bench) -> None:
    bench.call("assign_address", street_id="st-8106", number=7, suffix="B", building_id="bu-5036")
    assert bench.changes() == [
        inserted(
            "addresses",
            "ad-4389",
            street_id="st-8106",
            number=7,
            suffix="B",
            status="provisional",
            building_id="bu-5036",
            services_told=0,
            since="2026-09-22",
        ),
    ]


def test_assign_address_is_allowed(bench: Bench) -> None:
    bench.call("assign_address", street_id="st-7138", number=4, suffix="-", building_id="bu-9773")


def test_assign_address_is_refused_because_the_street_is_not_official(bench: Bench) -> None:
    sentence = bench.refusal("assign_address", street_id="st-1042", number=63, suffix="-", building_id="bu-9737")
    assert sentence == "The street is not official."


def test_assign_address_is_refused_because_the_building_is_demolished(bench: Bench) -> None:
    sentence = bench.refusal("assign_address", street_id="st-4554", number=72, suffix="A", building_id="bu-5149")
    assert sentence == "The building is demolished."


def test_assign_address_is_refused_because_the_street_does_not_go_so_far(bench: Bench) -> None:
    sentence = bench.refusal("assign_address", street_id="st-2289", number=50, suffix="-", building_id="bu-1513")
    assert sentence == "The street does not go so far."


def test_assign_address_is_refused_because_in_this_street_only_even_numbers_are_given(bench: Bench) -> None:
    sentence = bench.refusal("assign_address", street_id="st-2289", number=9, suffix="-", building_id="bu-9737")
    assert sentence == "In this street only even numbers are given."


def test_assign_address_is_refused_because_the_number_is_or_was_given_already(bench: Bench) -> None:
    sentence = bench.refusal("assign_address", street_id="st-8045", number=30, suffix="-", building_id="bu-6647")
    assert sentence == "The number is or was given already."


@pytest.mark.parametrize(
    "arguments",
    [
        {"street_id": "st-7858", "number": 36, "suffix": "A", "building_id": "bu-7451"},
        {"street_id": "st-1867", "number": 79, "suffix": "C", "building_id": "bu-1214"},
    ],
)
def test_assign_address_is_refused_because_every_door_of_the_building_has_an_address(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("assign_address", **arguments) == "Every door of the building has an address."


def test_tell_services_sets_services_told_to_1(bench: Bench) -> None:
    bench.call("tell_services", address_id="ad-2595")
    assert bench.changes() == [updated("addresses", "ad-2595", services_told=1)]


def test_tell_services_is_refused_because_the_address_is_not_provisional(bench: Bench) -> None:
    assert bench.refusal("tell_services", address_id="ad-1279") == "The address is not provisional."


def test_tell_services_is_refused_because_they_were_told_already(bench: Bench) -> None:
    assert bench.refusal("tell_services", address_id="ad-4414") == "They were told already."


def test_tell_services_is_refused_because_building_has_not_begun(bench: Bench) -> None:
    bench.arrange("buildings", "bu-6006", status="demolished")
    assert bench.refusal("tell_services", address_id="ad-2595") == "Building has not begun."


def test_make_official_changes_the_address_and_adds_a_sign(bench: Bench) -> None:
    bench.call("make_official", address_id="ad-4414")
    assert bench.changes() == [
        updated("addresses", "ad-4414", status="official", since="2026-09-22"),
        inserted("signs", "si-6942", address_id="ad-4414", ordered_on="2026-09-22", status="ordered"),
    ]


def test_make_official_is_refused_because_the_address_must_be_provisional(bench: Bench) -> None:
    assert bench.refusal("make_official", address_id="ad-1279") == "The address must be provisional."


def test_make_official_is_refused_because_the_building_is_not_finished(bench: Bench) -> None:
    assert bench.refusal("make_official", address_id="ad-3165") == "The building is not finished."


def test_make_official_is_refused_because_the_emergency_services_must_be_told_first(bench: Bench) -> None:
    assert bench.refusal("make_official", address_id="ad-2595") == "The emergency services must be told first."


def test_retire_address_changes_the_address_and_removes_the_sign(bench: Bench) -> None:
    bench.call("retire_address", address_id="ad-3588")
    assert bench.changes() == [
        updated("addresses", "ad-3588", status="retired", since="2026-09-22"),
        deleted("signs", "si-1311"),
    ]


def test_retire_address_changes_the_address_and_removes_the_sign_when_address_id_is_ad_2129(bench: Bench) -> None:
    bench.arrange("signs", "si-1019", address_id="ad-2129")
    bench.call("retire_address", address_id="ad-2129")
    assert bench.changes() == [
        updated("addresses", "ad-2129", status="retired", since="2026-09-22"),
        deleted("signs", "si-1440"),
    ]


def test_retire_address_is_allowed(bench: Bench) -> None:
    bench.arrange("addresses", "ad-2129", since="2025-09-22")
    bench.call("retire_address", address_id="ad-2129")


def test_retire_address_is_refused_because_the_address_must_be_official_or_provisional(bench: Bench) -> None:
    assert bench.refusal("retire_address", address_id="ad-5063") == "The address must be official or provisional."


def test_retire_address_is_refused_because_an_official_address_stands_for_a_year_at_least(bench: Bench) -> None:
    assert bench.refusal("retire_address", address_id="ad-1279") == "An official address stands for a year at least."


def test_retire_address_is_refused_because_an_advice_about_the_building_is_awaited(bench: Bench) -> None:
    assert bench.refusal("retire_address", address_id="ad-3317") == "An advice about the building is awaited."

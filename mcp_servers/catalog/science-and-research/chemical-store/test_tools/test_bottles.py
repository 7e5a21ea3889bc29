"""Tests of the tools for bottles of Fjordvik chemical stores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"substance_id": "su-7670"}, ["bo-1295", "bo-7186", "bo-4813"]),
        ({"number": "CH-92471"}, ["bo-8561"]),
        (
            {"store_id": "st-4877"},
            [
                "bo-5087",
                "bo-2089",
                "bo-1295",
                "bo-1463",
                "bo-6320",
                "bo-8366",
                "bo-9885",
                "bo-8311",
                "bo-8078",
                "bo-4176",
            ],
        ),
        (
            {"min_content": 670},
            [
                "bo-3662",
                "bo-8311",
                "bo-2539",
                "bo-9662",
                "bo-8608",
                "bo-5256",
                "bo-5892",
                "bo-8702",
                "bo-4475",
                "bo-3578",
            ],
        ),
    ],
)
def test_find_bottles_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bottles", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"expires_until": "2026-10-08"}, 28),
        ({"min_content": 670}, 25),
        ({"kept_in_id": "ca-5152"}, 5),
        ({"status": "empty"}, 21),
    ],
)
def test_find_bottles_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_bottles", **filters)["total"] == total


def test_find_bottles_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_bottles", page=14) == ["bo-5314", "bo-9852", "bo-3984", "bo-4054", "bo-4517"]


def test_find_bottles_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bottles", kept_in_id="ca-8363", status="empty", expires_until="2026-12-26") == []


def test_get_bottle_shows_the_bottle(bench: Bench) -> None:
    result = bench.call("get_bottle", bottle_id="bo-3346")
    assert result == {
        "id": "bo-3346",
        "number": "CH-94337",
        "substance_id": "su-9483",
        "kept_in_id": "ca-9424",
        "size": 250,
        "status": "sealed",
        "content": 250,
        "expires_on": "2027-09-14",
        "substance_name": "Hexane",
        "kept_in_code": "W6H",
        "kept_in_store_name": "Pharmacy",
        "days_left": 301,
        "withdrawn_amount": 0,
    }


def test_open_bottle_changes_the_bottle(bench: Bench) -> None:
    bench.call("open_bottle", bottle_id="bo-7567")
    assert bench.changes() == [
        updated("bottles", "bo-7567", status="opened", opened_on="2026-11-17", expires_on="2027-02-15"),
    ]


def test_open_bottle_is_allowed(bench: Bench) -> None:
    bench.call("open_bottle", bottle_id="bo-4199")


def test_open_bottle_is_allowed_when_expires_on_is_2026_11_17(bench: Bench) -> None:
    bench.arrange("bottles", "bo-8635", expires_on="2026-11-17")
    bench.call("open_bottle", bottle_id="bo-8635")


def test_open_bottle_is_refused_because_the_bottle_must_be_sealed(bench: Bench) -> None:
    assert bench.refusal("open_bottle", bottle_id="bo-2089") == "The bottle must be sealed."


def test_open_bottle_is_refused_because_the_bottle_is_past_its_expiry_date(bench: Bench) -> None:
    assert bench.refusal("open_bottle", bottle_id="bo-4390") == "The bottle is past its expiry date."


def test_open_bottle_is_refused_because_an_opened_bottle_of_this_substance_must_be_used_up(bench: Bench) -> None:
    sentence = bench.refusal("open_bottle", bottle_id="bo-1765")
    assert sentence == "An opened bottle of this substance must be used up first."


def test_move_bottle_sets_kept_in_id_to_ca_4547(bench: Bench) -> None:
    bench.call("move_bottle", bottle_id="bo-4169", cabinet_id="ca-4547")
    assert bench.changes() == [updated("bottles", "bo-4169", kept_in_id="ca-4547")]


def test_move_bottle_is_allowed(bench: Bench) -> None:
    bench.arrange("bottles", "bo-1765", substance_id="su-1112")
    bench.call("move_bottle", bottle_id="bo-1765", cabinet_id="ca-1826")


def test_move_bottle_is_allowed_when_size_is_9500(bench: Bench) -> None:
    bench.arrange("bottles", "bo-5905", size=9500)
    bench.call("move_bottle", bottle_id="bo-5905", cabinet_id="ca-9677")


def test_move_bottle_is_allowed_when_store_id_is_st_1562_when_kept_in_id_is_ca_9677(bench: Bench) -> None:
    bench.arrange("cabinets", "ca-9677", store_id="st-1562")
    bench.arrange("bottles", "bo-1022", kept_in_id="ca-9677")
    bench.arrange("bottles", "bo-5905", size=1250)
    bench.call("move_bottle", bottle_id="bo-5905", cabinet_id="ca-9677")


def test_move_bottle_is_refused_because_the_bottle_is_empty_or_disposed_of(bench: Bench) -> None:
    sentence = bench.refusal("move_bottle", bottle_id="bo-1463", cabinet_id="ca-9558")
    assert sentence == "The bottle is empty or disposed of."


def test_move_bottle_is_refused_because_the_bottle_stands_in_another_store(bench: Bench) -> None:
    sentence = bench.refusal("move_bottle", bottle_id="bo-8017", cabinet_id="ca-9558")
    assert sentence == "The bottle stands in another store."


def test_move_bottle_is_refused_because_the_bottle_stands_there_already(bench: Bench) -> None:
    assert bench.refusal("move_bottle", bottle_id="bo-2831", cabinet_id="ca-5166") == "The bottle stands there already."


def test_move_bottle_is_refused_because_the_cabinet_is_locked(bench: Bench) -> None:
    assert bench.refusal("move_bottle", bottle_id="bo-7567", cabinet_id="ca-6389") == "The cabinet is locked."


def test_move_bottle_is_refused_because_the_cabinet_is_not_fireproof(bench: Bench) -> None:
    assert bench.refusal("move_bottle", bottle_id="bo-1765", cabinet_id="ca-3904") == "The cabinet is not fireproof."


def test_move_bottle_is_refused_because_the_cabinet_is_not_ventilated(bench: Bench) -> None:
    assert bench.refusal("move_bottle", bottle_id="bo-4683", cabinet_id="ca-9677") == "The cabinet is not ventilated."


def test_move_bottle_is_refused_because_something_in_the_cabinet_must_be_kept_apart_from_it(bench: Bench) -> None:
    sentence = bench.refusal("move_bottle", bottle_id="bo-7553", cabinet_id="ca-9677")
    assert sentence == "Something in the cabinet must be kept apart from it."


def test_move_bottle_is_refused_because_there_is_no_room_in_the_cabinet(bench: Bench) -> None:
    assert bench.refusal("move_bottle", bottle_id="bo-2524", cabinet_id="ca-9190") == "There is no room in the cabinet."


def test_move_bottle_is_refused_because_the_other_store_would_have_too_much_of_flammable(bench: Bench) -> None:
    bench.arrange("cabinets", "ca-9677", store_id="st-1562")
    bench.arrange("bottles", "bo-1022", kept_in_id="ca-9677")
    bench.arrange("bottles", "bo-5905", size=1251)
    sentence = bench.refusal("move_bottle", bottle_id="bo-5905", cabinet_id="ca-9677")
    assert sentence == "The other store would have too much of flammable substances."


def test_dispose_bottle_changes_the_bottle_and_adds_a_disposal(bench: Bench) -> None:
    bench.call("dispose_bottle", bottle_id="bo-4390", waste_drum_id="wa-2118")
    assert bench.changes() == [
        updated("bottles", "bo-4390", status="disposed", content=0),
        inserted(
            "disposals",
            "di-6655",
            bottle_id="bo-4390",
            waste_drum_id="wa-2118",
            amount=500,
            done_on="2026-11-17",
        ),
        updated("waste_drums", "wa-2118", content=4000),
    ]


def test_dispose_bottle_is_allowed(bench: Bench) -> None:
    bench.arrange("waste_drums", "wa-5818", capacity=16372)
    bench.call("dispose_bottle", bottle_id="bo-8635", waste_drum_id="wa-5818")


def test_dispose_bottle_is_refused_because_the_bottle_must_be_sealed_or_opened(bench: Bench) -> None:
    sentence = bench.refusal("dispose_bottle", bottle_id="bo-2089", waste_drum_id="wa-1837")
    assert sentence == "The bottle must be sealed or opened."


def test_dispose_bottle_is_refused_because_the_bottle_can_still_be_used(bench: Bench) -> None:
    bench.arrange("bottles", "bo-1865", expires_on="2026-11-17")
    sentence = bench.refusal("dispose_bottle", bottle_id="bo-1865", waste_drum_id="wa-8323")
    assert sentence == "The bottle can still be used."


def test_dispose_bottle_is_refused_because_the_drum_is_sealed(bench: Bench) -> None:
    assert bench.refusal("dispose_bottle", bottle_id="bo-6271", waste_drum_id="wa-5425") == "The drum is sealed."


def test_dispose_bottle_is_refused_because_the_drum_is_for_another_hazard_class(bench: Bench) -> None:
    sentence = bench.refusal("dispose_bottle", bottle_id="bo-6320", waste_drum_id="wa-2118")
    assert sentence == "The drum is for another hazard class."


def test_dispose_bottle_is_refused_because_the_drum_has_been_filled_for_more_than_90_days(bench: Bench) -> None:
    bench.arrange("waste_drums", "wa-5818", started_on="2026-08-18")
    sentence = bench.refusal("dispose_bottle", bottle_id="bo-8635", waste_drum_id="wa-5818")
    assert sentence == "The drum has been filled for more than 90 days."


def test_dispose_bottle_is_refused_because_there_is_no_room_in_the_drum(bench: Bench) -> None:
    bench.arrange("waste_drums", "wa-5818", capacity=16371, started_on="2026-08-19")
    sentence = bench.refusal("dispose_bottle", bottle_id="bo-8635", waste_drum_id="wa-5818")
    assert sentence == "There is no room in the drum."


def test_dispose_bottle_is_refused_because_another_disposal_already_has_this_bottle(bench: Bench) -> None:
    bench.arrange("disposals", "di-2408", bottle_id="bo-8635")
    sentence = bench.refusal("dispose_bottle", bottle_id="bo-8635", waste_drum_id="wa-5818")
    assert sentence == "Another disposal already has this bottle."

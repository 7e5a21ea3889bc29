"""Tests of the tools for slots of Harbour Street food bank."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, deleted, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"household_id": "ho-2762", "starts_on": "2026-11-14", "starts_from": "2026-11-12T14:05"}, ["sl-6275"]),
        ({"status": "cancelled"}, ["sl-8698", "sl-7663", "sl-5408", "sl-1422", "sl-1532", "sl-8394", "sl-9326"]),
    ],
)
def test_find_collections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_collections", **filters) == ids


def test_find_collections_counts(bench: Bench) -> None:
    assert bench.call("find_collections", starts_from="2026-11-12T13:05")["total"] == 30


def test_find_collections_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_collections", page=7)
    assert ids == [
        "sl-3183",
        "sl-8461",
        "sl-8780",
        "sl-5884",
        "sl-8512",
        "sl-8827",
        "sl-1006",
        "sl-1329",
        "sl-3999",
        "sl-5388",
    ]


def test_find_collections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_collections", household_id="ho-7978") == []


def test_get_collection_shows_the_collection(bench: Bench) -> None:
    result = bench.call("get_collection", slot_id="sl-4995")
    assert result == {
        "id": "sl-4995",
        "status": "packed",
        "starts_at": "2026-11-13T14:20",
        "household_id": "ho-9138",
        "household_name": "Emi Fujita",
        "household_points": 16,
        "household_allergen": "none",
        "pieces_packed": 22,
        "points_packed": 50,
    }


def test_book_collection_adds_a_collection(bench: Bench) -> None:
    bench.call("book_collection", household_id="ho-3546", starts_at="2026-11-26T10:50")
    assert bench.changes() == [
        inserted("slots", "sl-9857", status="booked", starts_at="2026-11-26T10:50", household_id="ho-3546"),
    ]


def test_book_collection_is_allowed(bench: Bench) -> None:
    bench.call("book_collection", household_id="ho-3546", starts_at="2026-11-19T00:00")


def test_book_collection_is_allowed_when_starts_at_is_2026_11_19_00_00(bench: Bench) -> None:
    bench.arrange("slots", "sl-2376", starts_at="2026-11-19T00:00")
    bench.call("book_collection", household_id="ho-3197", starts_at="2026-11-12T12:05")


def test_book_collection_is_allowed_when_starts_at_is_2026_11_26_10_50(bench: Bench) -> None:
    bench.arrange("slots", "sl-1422", starts_at="2026-11-26T10:50")
    bench.call("book_collection", household_id="ho-3546", starts_at="2026-11-26T10:50")


def test_book_collection_is_refused_because_the_household_is_paused_or_has_left(bench: Bench) -> None:
    sentence = bench.refusal("book_collection", household_id="ho-1438", starts_at="2026-11-09T11:05")
    assert sentence == "The household is paused or has left."


def test_book_collection_is_refused_because_the_referral_will_have_run_out(bench: Bench) -> None:
    sentence = bench.refusal("book_collection", household_id="ho-3156", starts_at="2026-11-08T10:50")
    assert sentence == "The referral will have run out."


def test_book_collection_is_refused_because_a_collection_cannot_be_in_the_past(bench: Bench) -> None:
    sentence = bench.refusal("book_collection", household_id="ho-3546", starts_at="2026-11-12T10:50")
    assert sentence == "A collection cannot be in the past."


@pytest.mark.parametrize(
    "arguments",
    [
        {"household_id": "ho-3546", "starts_at": "2027-03-03T23:59"},
        {"household_id": "ho-3546", "starts_at": "2026-11-26T10:51"},
    ],
)
def test_book_collection_is_refused_because_collections_are_booked_two_weeks_ahead_at_most(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("book_collection", **arguments) == "Collections are booked two weeks ahead at most."


def test_book_collection_is_refused_because_the_household_collects_in_the_same_week(bench: Bench) -> None:
    sentence = bench.refusal("book_collection", household_id="ho-1674", starts_at="2026-11-12T13:05")
    assert sentence == "The household collects in the same week."


def test_cancel_collection_sets_status_to_cancelled_and_sets_pieces_to_10(bench: Bench) -> None:
    bench.call("cancel_collection", slot_id="sl-6475")
    assert bench.changes() == [
        updated("batches", "ba-7963", pieces=10),
        deleted("parcel_lines", "pa-5976"),
        updated("slots", "sl-6475", status="cancelled"),
    ]


def test_cancel_collection_sets_status_to_cancelled_and_sets_pieces_to_4(bench: Bench) -> None:
    bench.call("cancel_collection", slot_id="sl-8055")
    assert bench.changes() == [
        updated("batches", "ba-6674", pieces=4),
        deleted("parcel_lines", "pa-2306"),
        deleted("parcel_lines", "pa-9084"),
        updated("slots", "sl-8055", status="cancelled"),
    ]


def test_cancel_collection_sets_status_to_cancelled_and_sets_pieces_to_5(bench: Bench) -> None:
    bench.call("cancel_collection", slot_id="sl-5884")
    assert bench.changes() == [
        updated("batches", "ba-7775", pieces=5),
        updated("batches", "ba-8586", pieces=85),
        updated("batches", "ba-8980", pieces=7),
        deleted("parcel_lines", "pa-3318"),
        deleted("parcel_lines", "pa-5715"),
        deleted("parcel_lines", "pa-6321"),
        updated("slots", "sl-5884", status="cancelled"),
    ]


def test_cancel_collection_is_refused_because_the_collection_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_collection", slot_id="sl-3009") == "The collection must be booked."


def test_cancel_collection_is_refused_because_the_time_of_the_collection_is_over(bench: Bench) -> None:
    bench.arrange("slots", "sl-3422", starts_at="2026-11-12T10:50")
    assert bench.refusal("cancel_collection", slot_id="sl-3422") == "The time of the collection is over."


def test_close_parcel_sets_status_to_packed(bench: Bench) -> None:
    bench.call("close_parcel", slot_id="sl-5884")
    assert bench.changes() == [updated("slots", "sl-5884", status="packed")]


def test_close_parcel_is_allowed(bench: Bench) -> None:
    bench.arrange("slots", "sl-6275", starts_at="2026-11-16T23:59")
    bench.call("close_parcel", slot_id="sl-6275")


def test_close_parcel_is_refused_because_the_collection_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("close_parcel", slot_id="sl-3009") == "The collection must be booked."


def test_close_parcel_is_refused_because_the_parcel_is_empty(bench: Bench) -> None:
    assert bench.refusal("close_parcel", slot_id="sl-6154") == "The parcel is empty."


def test_close_parcel_is_refused_because_it_is_too_early_to_close_this_parcel(bench: Bench) -> None:
    bench.arrange("slots", "sl-6275", starts_at="2026-11-17T00:00")
    assert bench.refusal("close_parcel", slot_id="sl-6275") == "It is too early to close this parcel."


def test_hand_over_parcel_sets_status_to_collected_and_sets_points_to_0(bench: Bench) -> None:
    bench.call("hand_over_parcel", slot_id="sl-9175")
    assert bench.changes() == [
        updated("households", "ho-4724", points=0),
        updated("slots", "sl-9175", status="collected"),
    ]


def test_hand_over_parcel_sets_status_to_collected_and_sets_missed_to_0(bench: Bench) -> None:
    bench.arrange("households", "ho-2122", referred_until="2026-11-12")
    bench.call("hand_over_parcel", slot_id="sl-1329")
    assert bench.changes() == [
        updated("households", "ho-2122", missed=0),
        updated("slots", "sl-1329", status="collected"),
    ]


def test_hand_over_parcel_is_refused_because_the_collection_must_be_packed(bench: Bench) -> None:
    assert bench.refusal("hand_over_parcel", slot_id="sl-9561") == "The collection must be packed."


def test_hand_over_parcel_is_refused_because_the_collection_is_on_another_day(bench: Bench) -> None:
    assert bench.refusal("hand_over_parcel", slot_id="sl-4995") == "The collection is on another day."


def test_hand_over_parcel_is_refused_because_the_referral_has_run_out(bench: Bench) -> None:
    assert bench.refusal("hand_over_parcel", slot_id="sl-8461") == "The referral has run out."


def test_hand_over_parcel_is_refused_because_the_household_has_too_few_points(bench: Bench) -> None:
    assert bench.refusal("hand_over_parcel", slot_id="sl-9421") == "The household has too few points."


def test_note_missed_sets_status_to_missed_and_changes_the_household(bench: Bench) -> None:
    bench.call("note_missed", slot_id="sl-7606")
    assert bench.changes() == [
        updated("households", "ho-3495", missed=3, status="paused"),
        updated("slots", "sl-7606", status="missed"),
    ]


def test_note_missed_sets_status_to_missed_and_sets_missed_to_2(bench: Bench) -> None:
    bench.arrange("slots", "sl-2449", starts_at="2026-11-12T10:20")
    bench.call("note_missed", slot_id="sl-2449")
    assert bench.changes() == [
        updated("households", "ho-2762", missed=2),
        deleted("parcel_lines", "pa-2564"),
        deleted("parcel_lines", "pa-3619"),
        deleted("parcel_lines", "pa-6308"),
        deleted("parcel_lines", "pa-7732"),
        deleted("parcel_lines", "pa-8276"),
        updated("slots", "sl-2449", status="missed"),
    ]


def test_note_missed_is_refused_because_the_collection_must_be_booked_or_packed(bench: Bench) -> None:
    assert bench.refusal("note_missed", slot_id="sl-4938") == "The collection must be booked or packed."


def test_note_missed_is_refused_because_the_household_still_has_time_to_come(bench: Bench) -> None:
    assert bench.refusal("note_missed", slot_id="sl-9561") == "The household still has time to come."

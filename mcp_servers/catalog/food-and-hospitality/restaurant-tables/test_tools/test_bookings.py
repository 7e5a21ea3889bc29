"""Tests of the tools for bookings of Restaurant Two Lanterns."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"room_id": "ro-7884", "status": "finished"}, ["bo-9745"]),
        (
            {"starts_from": "2026-05-10T20:00"},
            [
                "bo-1747",
                "bo-3647",
                "bo-7099",
                "bo-7589",
                "bo-9200",
                "bo-5877",
                "bo-2490",
                "bo-5422",
                "bo-1582",
                "bo-6940",
            ],
        ),
        ({"guest_id": "gu-7134", "min_party": 3}, ["bo-3078"]),
        ({"starts_on": "2026-06-09"}, ["bo-7125"]),
    ],
)
def test_find_bookings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bookings", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"min_party": 5}, 34),
        ({"dining_table_id": "di-4267"}, 6),
    ],
)
def test_find_bookings_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_bookings", **filters)["total"] == total


def test_find_bookings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bookings", page=3)
    assert ids == [
        "bo-8498",
        "bo-7652",
        "bo-3027",
        "bo-6959",
        "bo-5423",
        "bo-7179",
        "bo-2911",
        "bo-1337",
        "bo-9201",
        "bo-6082",
    ]


def test_find_bookings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bookings", dining_table_id="di-6236") == []


def test_report_covers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_covers", starts_on="2026-06-02", starts_until="2026-05-26T12:30") == []


def test_report_covers_adds_up(bench: Bench) -> None:
    result = bench.call("report_covers", starts_from="2026-06-10T21:00")
    assert result == {
        "items": [{"dining_table_room_name": "Winter Terrace", "bookings": 1, "people": 3, "largest_party": 3}],
        "total": 1,
    }


def test_report_covers_adds_up_with_starts_until(bench: Bench) -> None:
    result = bench.call("report_covers", starts_until="2026-05-30T21:00")
    assert result == {
        "items": [
            {"dining_table_room_name": "Cellar", "bookings": 29, "people": 118, "largest_party": 8},
            {"dining_table_room_name": "Courtyard", "bookings": 33, "people": 89, "largest_party": 8},
            {"dining_table_room_name": "Garden", "bookings": 10, "people": 29, "largest_party": 6},
            {"dining_table_room_name": "Kitchen Counter", "bookings": 8, "people": 51, "largest_party": 8},
            {"dining_table_room_name": "Library", "bookings": 9, "people": 31, "largest_party": 6},
            {"dining_table_room_name": "Winter Terrace", "bookings": 22, "people": 90, "largest_party": 6},
        ],
        "total": 6,
    }


def test_report_covers_adds_up_with_starts_on_and_status(bench: Bench) -> None:
    result = bench.call("report_covers", starts_on="2026-05-17", status="cancelled")
    assert result == {
        "items": [{"dining_table_room_name": "Garden", "bookings": 1, "people": 2, "largest_party": 2}],
        "total": 1,
    }


def test_book_table_adds_a_booking(bench: Bench) -> None:
    bench.call("book_table", guest_id="gu-2282", dining_table_id="di-6203", party=6, starts_at="2026-05-22T13:30")
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-2789",
            guest_id="gu-2282",
            party=6,
            dining_table_id="di-6203",
            starts_at="2026-05-22T13:30",
            ends_at="2026-05-22T16:30",
            status="booked",
            booked_at="2026-05-21T16:00",
        ),
    ]


def test_book_table_adds_a_booking_with_occasion(bench: Bench) -> None:
    bench.call(
        "book_table",
        guest_id="gu-5894",
        dining_table_id="di-7785",
        party=2,
        starts_at="2026-05-26T19:30",
        occasion="Birthday",
    )
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-2789",
            guest_id="gu-5894",
            party=2,
            dining_table_id="di-7785",
            starts_at="2026-05-26T19:30",
            ends_at="2026-05-26T21:30",
            status="booked",
            occasion="Birthday",
            booked_at="2026-05-21T16:00",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"guest_id": "gu-8487", "dining_table_id": "di-6203", "party": 6, "starts_at": "2026-05-21T17:00"},
        {"guest_id": "gu-6380", "dining_table_id": "di-1189", "party": 4, "starts_at": "2026-05-25T10:45"},
        {"guest_id": "gu-6380", "dining_table_id": "di-1189", "party": 4, "starts_at": "2026-05-28T17:45"},
        {"guest_id": "gu-6380", "dining_table_id": "di-1189", "party": 4, "starts_at": "2026-07-05T23:59"},
    ],
)
def test_book_table_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("book_table", **arguments)


def test_book_table_is_refused_because_the_guest_is_banned(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-5429",
        dining_table_id="di-5026",
        party=3,
        starts_at="2026-05-18T14:30",
    )
    assert sentence == "The guest is banned."


def test_book_table_is_refused_because_the_guest_still_owes_a_fee(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-2779",
        dining_table_id="di-7785",
        party=4,
        starts_at="2026-05-26T14:30",
    )
    assert sentence == "The guest still owes a fee."


def test_book_table_is_refused_because_the_table_is_out_of_use(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-2683",
        dining_table_id="di-4841",
        party=4,
        starts_at="2026-05-20T19:30",
    )
    assert sentence == "The table is out of use."


def test_book_table_is_refused_because_the_room_is_closed(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-1436",
        dining_table_id="di-6158",
        party=5,
        starts_at="2026-06-02T14:30",
    )
    assert sentence == "The room is closed."


def test_book_table_is_refused_because_the_table_is_too_small_for_the_party(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-4525",
        dining_table_id="di-7903",
        party=6,
        starts_at="2026-05-30T21:00",
    )
    assert sentence == "The table is too small for the party."


def test_book_table_is_refused_because_the_table_is_too_large_for_the_party(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-4133",
        dining_table_id="di-5026",
        party=3,
        starts_at="2026-05-10T20:00",
    )
    assert sentence == "The table is too large for the party."


def test_book_table_is_refused_because_a_booking_is_made_at_least_an_hour_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-4286",
        dining_table_id="di-7785",
        party=4,
        starts_at="2026-05-16T16:00",
    )
    assert sentence == "A booking is made at least an hour ahead."


def test_book_table_is_refused_because_a_booking_is_made_at_most_45_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-6380",
        dining_table_id="di-1189",
        party=4,
        starts_at="2026-07-06T00:00",
    )
    assert sentence == "A booking is made at most 45 days ahead."


def test_book_table_is_refused_because_the_guest_already_has_a_booking_that_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-4256",
        dining_table_id="di-3952",
        party=2,
        starts_at="2026-06-01T14:00",
    )
    assert sentence == "The guest already has a booking that day."


def test_book_table_is_refused_because_the_table_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-6380",
        dining_table_id="di-1189",
        party=4,
        starts_at="2026-05-25T10:46",
    )
    assert sentence == "The table is taken at that time."


def test_move_booking_sets_dining_table_id_to_di_6203(bench: Bench) -> None:
    bench.call("move_booking", booking_id="bo-4554", dining_table_id="di-6203")
    assert bench.changes() == [updated("bookings", "bo-4554", dining_table_id="di-6203")]


def test_move_booking_is_allowed(bench: Bench) -> None:
    bench.call("move_booking", booking_id="bo-1507", dining_table_id="di-1513")


def test_move_booking_is_allowed_when_ends_at_is_2026_05_26_15_45(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1507", ends_at="2026-05-26T15:45")
    bench.call("move_booking", booking_id="bo-1507", dining_table_id="di-4267")


def test_move_booking_is_allowed_when_starts_at_is_2026_05_21_17_15(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6059", starts_at="2026-05-21T17:15")
    bench.call("move_booking", booking_id="bo-6059", dining_table_id="di-9209")


def test_move_booking_is_refused_because_only_a_booking_that_has_not_begun_can_be_moved(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-6082", dining_table_id="di-6822")
    assert sentence == "Only a booking that has not begun can be moved."


def test_move_booking_is_refused_because_the_booking_is_already_at_this_table(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-7564", dining_table_id="di-7235")
    assert sentence == "The booking is already at this table."


def test_move_booking_is_refused_because_the_table_is_out_of_use(bench: Bench) -> None:
    assert bench.refusal("move_booking", booking_id="bo-8925", dining_table_id="di-4841") == "The table is out of use."


def test_move_booking_is_refused_because_the_room_is_closed(bench: Bench) -> None:
    assert bench.refusal("move_booking", booking_id="bo-6737", dining_table_id="di-6158") == "The room is closed."


def test_move_booking_is_refused_because_the_table_is_too_small_for_the_party(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-1203", dining_table_id="di-6236")
    assert sentence == "The table is too small for the party."


def test_move_booking_is_refused_because_the_table_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-1378", dining_table_id="di-7681")
    assert sentence == "The table is taken at that time."


def test_change_party_sets_party_to_4(bench: Bench) -> None:
    bench.call("change_party", booking_id="bo-2457", party=4)
    assert bench.changes() == [updated("bookings", "bo-2457", party=4)]


def test_change_party_is_allowed(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3901", party=6)
    bench.call("change_party", booking_id="bo-3901", party=8)


def test_change_party_is_refused_because_only_a_booking_that_has_not_begun_can_be_changed(bench: Bench) -> None:
    sentence = bench.refusal("change_party", booking_id="bo-1487", party=5)
    assert sentence == "Only a booking that has not begun can be changed."


def test_change_party_is_refused_because_a_party_can_be_changed_until_two_hours_before_the(bench: Bench) -> None:
    sentence = bench.refusal("change_party", booking_id="bo-6059", party=6)
    assert sentence == "A party can be changed until two hours before the start."


def test_change_party_is_refused_because_the_booking_is_already_for_that_many_people(bench: Bench) -> None:
    sentence = bench.refusal("change_party", booking_id="bo-3256", party=8)
    assert sentence == "The booking is already for that many people."


def test_change_party_is_refused_because_the_table_is_too_small_for_the_party(bench: Bench) -> None:
    bench.arrange("bookings", "bo-7344", starts_at="2026-05-21T18:00")
    assert bench.refusal("change_party", booking_id="bo-7344", party=6) == "The table is too small for the party."


def test_change_party_is_refused_because_a_party_of_six_or_more_needs_a_booking_of_its_own(bench: Bench) -> None:
    sentence = bench.refusal("change_party", booking_id="bo-3714", party=6)
    assert sentence == "A party of six or more needs a booking of its own."


def test_seat_booking_sets_status_to_seated(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6059", starts_at="2026-05-21T15:15")
    bench.call("seat_booking", booking_id="bo-6059")
    assert bench.changes() == [updated("bookings", "bo-6059", status="seated")]


def test_seat_booking_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("seat_booking", booking_id="bo-1487") == "The booking must be booked."


def test_seat_booking_is_refused_because_it_is_too_early_to_seat_this_party(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6059", starts_at="2026-05-21T16:21")
    assert bench.refusal("seat_booking", booking_id="bo-6059") == "It is too early to seat this party."


def test_seat_booking_is_refused_because_the_table_has_been_given_away(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6059", starts_at="2026-05-21T15:14")
    assert bench.refusal("seat_booking", booking_id="bo-6059") == "The table has been given away."


def test_seat_booking_is_refused_because_the_party_before_is_still_at_the_table(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6059", starts_at="2026-05-21T16:20")
    bench.arrange("bookings", "bo-1208", status="seated")
    assert bench.refusal("seat_booking", booking_id="bo-6059") == "The party before is still at the table."


def test_finish_booking_changes_the_booking(bench: Bench) -> None:
    bench.call("finish_booking", booking_id="bo-9778")
    assert bench.changes() == [updated("bookings", "bo-9778", ends_at="2026-05-21T16:00", status="finished")]


def test_finish_booking_sets_status_to_finished(bench: Bench) -> None:
    bench.arrange("bookings", "bo-9778", starts_at="2026-05-21T16:59")
    bench.call("finish_booking", booking_id="bo-9778")
    assert bench.changes() == [updated("bookings", "bo-9778", status="finished")]


def test_finish_booking_is_refused_because_the_booking_must_be_seated(bench: Bench) -> None:
    assert bench.refusal("finish_booking", booking_id="bo-1487") == "The booking must be seated."


def test_cancel_booking_sets_status_to_cancelled_and_adds_a_fee(bench: Bench) -> None:
    bench.call("cancel_booking", booking_id="bo-8925")
    assert bench.changes() == [
        updated("bookings", "bo-8925", status="cancelled"),
        inserted(
            "fees",
            "fe-7950",
            booking_id="bo-8925",
            reason="late_cancellation",
            amount=9000,
            status="due",
            charged_at="2026-05-21T16:00",
        ),
    ]


def test_cancel_booking_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3256", starts_at="2026-05-22T16:00")
    bench.call("cancel_booking", booking_id="bo-3256")
    assert bench.changes() == [updated("bookings", "bo-3256", status="cancelled")]


def test_cancel_booking_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_booking", booking_id="bo-1487") == "The booking must be booked."


def test_cancel_booking_is_refused_because_the_booking_has_already_started(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6059", starts_at="2026-05-21T16:00")
    assert bench.refusal("cancel_booking", booking_id="bo-6059") == "The booking has already started."


def test_mark_no_show_sets_status_to_no_show_and_adds_a_fee(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6059", starts_at="2026-05-21T15:14")
    bench.call("mark_no_show", booking_id="bo-6059")
    assert bench.changes() == [
        updated("bookings", "bo-6059", status="no_show"),
        inserted(
            "fees",
            "fe-7950",
            booking_id="bo-6059",
            reason="no_show",
            amount=4000,
            status="due",
            charged_at="2026-05-21T16:00",
        ),
    ]


def test_mark_no_show_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("mark_no_show", booking_id="bo-1487") == "The booking must be booked."


def test_mark_no_show_is_refused_because_the_party_still_has_time_to_come(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6059", starts_at="2026-05-21T15:15")
    assert bench.refusal("mark_no_show", booking_id="bo-6059") == "The party still has time to come."


def test_mark_no_show_is_refused_because_another_fee_already_has_this_booking(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6059", starts_at="2026-05-21T15:14")
    bench.arrange("fees", "fe-1926", booking_id="bo-6059")
    assert bench.refusal("mark_no_show", booking_id="bo-6059") == "Another fee already has this booking."


def test_serve_waiting_adds_a_booking_and_sets_status_to_served(bench: Bench) -> None:
    bench.call("serve_waiting", waiting_id="wa-5665", dining_table_id="di-3568", starts_at="2026-06-01T17:15")
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-2789",
            guest_id="gu-1489",
            party=2,
            dining_table_id="di-3568",
            starts_at="2026-06-01T17:15",
            ends_at="2026-06-01T19:15",
            status="booked",
            booked_at="2026-05-21T16:00",
        ),
        updated("waiting_list", "wa-5665", status="served"),
    ]


def test_serve_waiting_adds_a_booking_and_sets_status_to_served_when_party_is_6(bench: Bench) -> None:
    bench.arrange("waiting_list", "wa-5665", party=6)
    bench.call("serve_waiting", waiting_id="wa-5665", dining_table_id="di-3838", starts_at="2026-06-01T21:00")
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-2789",
            guest_id="gu-1489",
            party=6,
            dining_table_id="di-3838",
            starts_at="2026-06-01T21:00",
            ends_at="2026-06-02T00:00",
            status="booked",
            booked_at="2026-05-21T16:00",
        ),
        updated("waiting_list", "wa-5665", status="served"),
    ]


def test_serve_waiting_is_allowed(bench: Bench) -> None:
    bench.call("serve_waiting", waiting_id="wa-5665", dining_table_id="di-3568", starts_at="2026-06-01T21:45")


def test_serve_waiting_is_allowed_when_ends_at_is_2028_07_29_16_00(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3731", ends_at="2028-07-29T16:00")
    bench.call("serve_waiting", waiting_id="wa-5665", dining_table_id="di-3568", starts_at="2026-06-01T00:00")


def test_serve_waiting_is_refused_because_the_guest_is_not_waiting_any_more(bench: Bench) -> None:
    sentence = bench.refusal(
        "serve_waiting",
        waiting_id="wa-6324",
        dining_table_id="di-6158",
        starts_at="2026-06-01T14:30",
    )
    assert sentence == "The guest is not waiting any more."


def test_serve_waiting_is_refused_because_the_guest_wants_another_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "serve_waiting",
        waiting_id="wa-9051",
        dining_table_id="di-7903",
        starts_at="2026-05-09T21:00",
    )
    assert sentence == "The guest wants another day."


def test_serve_waiting_is_refused_because_the_table_is_out_of_use(bench: Bench) -> None:
    bench.arrange("dining_tables", "di-3568", room_id="ro-2442")
    sentence = bench.refusal(
        "serve_waiting",
        waiting_id="wa-5665",
        dining_table_id="di-3568",
        starts_at="2026-06-01T00:00",
    )
    assert sentence == "The table is out of use."


def test_serve_waiting_is_refused_because_the_table_is_too_small_for_the_party(bench: Bench) -> None:
    bench.arrange("waiting_list", "wa-5665", party=3)
    sentence = bench.refusal(
        "serve_waiting",
        waiting_id="wa-5665",
        dining_table_id="di-3568",
        starts_at="2026-06-01T00:00",
    )
    assert sentence == "The table is too small for the party."


def test_serve_waiting_is_refused_because_the_table_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "serve_waiting",
        waiting_id="wa-5665",
        dining_table_id="di-3568",
        starts_at="2026-06-01T17:16",
    )
    assert sentence == "The table is taken at that time."

"""Tests of the tools for bookings of Restaurant Two Lanterns."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"room_id": "ro-5938", "status": "no_show"}, ["bo-8998"]),
        (
            {"starts_from": "2026-05-24T20:00"},
            [
                "bo-3536",
                "bo-4499",
                "bo-6059",
                "bo-7652",
                "bo-7983",
                "bo-2303",
                "bo-1656",
                "bo-1626",
                "bo-4504",
                "bo-2846",
            ],
        ),
        (
            {"min_party": 5},
            [
                "bo-2490",
                "bo-2116",
                "bo-2324",
                "bo-4522",
                "bo-3500",
                "bo-2256",
                "bo-4099",
                "bo-3256",
                "bo-6857",
                "bo-6940",
            ],
        ),
        ({"guest_id": "gu-2892"}, ["bo-1487"]),
        ({"starts_on": "2026-06-08"}, ["bo-9957", "bo-2420"]),
        ({"dining_table_id": "di-3952"}, ["bo-4554"]),
    ],
)
def test_find_bookings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bookings", **filters) == ids


def test_find_bookings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bookings", page=3)
    assert ids == [
        "bo-4099",
        "bo-3256",
        "bo-3982",
        "bo-9608",
        "bo-1378",
        "bo-8467",
        "bo-7549",
        "bo-6857",
        "bo-6940",
        "bo-7344",
    ]


def test_find_bookings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bookings", dining_table_id="di-6236") == []


def test_report_covers_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_covers", starts_on="2026-05-23", starts_from="2026-05-27T18:30") == []


def test_report_covers_adds_up(bench: Bench) -> None:
    result = bench.call("report_covers", status="no_show")
    assert result == {
        "items": [
            {"dining_table_room_name": "Cellar", "bookings": 5, "people": 20, "largest_party": 5},
            {"dining_table_room_name": "Courtyard", "bookings": 4, "people": 17, "largest_party": 8},
            {"dining_table_room_name": "Garden", "bookings": 1, "people": 4, "largest_party": 4},
            {"dining_table_room_name": "Kitchen Counter", "bookings": 1, "people": 8, "largest_party": 8},
            {"dining_table_room_name": "Library", "bookings": 1, "people": 4, "largest_party": 4},
            {"dining_table_room_name": "Winter Terrace", "bookings": 4, "people": 15, "largest_party": 6},
        ],
        "total": 6,
    }


def test_report_covers_adds_up_with_starts_from(bench: Bench) -> None:
    result = bench.call("report_covers", starts_from="2026-05-20T15:30")
    assert result == {
        "items": [
            {"dining_table_room_name": "Cellar", "bookings": 29, "people": 117, "largest_party": 8},
            {"dining_table_room_name": "Courtyard", "bookings": 27, "people": 85, "largest_party": 8},
            {"dining_table_room_name": "Garden", "bookings": 10, "people": 31, "largest_party": 6},
            {"dining_table_room_name": "Kitchen Counter", "bookings": 4, "people": 20, "largest_party": 6},
            {"dining_table_room_name": "Library", "bookings": 4, "people": 11, "largest_party": 5},
            {"dining_table_room_name": "Winter Terrace", "bookings": 25, "people": 86, "largest_party": 6},
        ],
        "total": 6,
    }


def test_report_covers_adds_up_with_starts_on(bench: Bench) -> None:
    result = bench.call("report_covers", starts_on="2026-05-09")
    assert result == {
        "items": [{"dining_table_room_name": "Kitchen Counter", "bookings": 1, "people": 8, "largest_party": 8}],
        "total": 1,
    }


def test_report_covers_adds_up_with_starts_until(bench: Bench) -> None:
    result = bench.call("report_covers", starts_until="2026-05-23T16:00")
    assert result == {
        "items": [
            {"dining_table_room_name": "Cellar", "bookings": 22, "people": 87, "largest_party": 8},
            {"dining_table_room_name": "Courtyard", "bookings": 18, "people": 53, "largest_party": 8},
            {"dining_table_room_name": "Garden", "bookings": 8, "people": 24, "largest_party": 6},
            {"dining_table_room_name": "Kitchen Counter", "bookings": 5, "people": 31, "largest_party": 8},
            {"dining_table_room_name": "Library", "bookings": 7, "people": 26, "largest_party": 5},
            {"dining_table_room_name": "Winter Terrace", "bookings": 21, "people": 75, "largest_party": 6},
        ],
        "total": 6,
    }


def test_book_table_adds_a_booking(bench: Bench) -> None:
    bench.call("book_table", guest_id="gu-7622", dining_table_id="di-5026", party=6, starts_at="2026-05-27T18:30")
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-2789",
            guest_id="gu-7622",
            party=6,
            dining_table_id="di-5026",
            starts_at="2026-05-27T18:30",
            ends_at="2026-05-27T21:30",
            status="booked",
            booked_at="2026-05-21T16:00",
        ),
    ]


def test_book_table_adds_a_booking_with_occasion(bench: Bench) -> None:
    bench.call(
        "book_table",
        guest_id="gu-1573",
        dining_table_id="di-7020",
        party=4,
        starts_at="2026-06-09T12:00",
        occasion="Graduation",
    )
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-2789",
            guest_id="gu-1573",
            party=4,
            dining_table_id="di-7020",
            starts_at="2026-06-09T12:00",
            ends_at="2026-06-09T14:00",
            status="booked",
            occasion="Graduation",
            booked_at="2026-05-21T16:00",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"guest_id": "gu-1916", "dining_table_id": "di-7020", "party": 8, "starts_at": "2026-06-09T15:45"},
        {"guest_id": "gu-6270", "dining_table_id": "di-3952", "party": 2, "starts_at": "2026-06-04T14:30"},
        {"guest_id": "gu-8416", "dining_table_id": "di-9209", "party": 3, "starts_at": "2026-05-21T17:00"},
        {"guest_id": "gu-6744", "dining_table_id": "di-7785", "party": 4, "starts_at": "2026-07-05T23:59"},
    ],
)
def test_book_table_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("book_table", **arguments)


def test_book_table_is_refused_because_the_guest_is_banned(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-9712",
        dining_table_id="di-4097",
        party=5,
        starts_at="2026-05-15T17:00",
    )
    assert sentence == "The guest is banned."


def test_book_table_is_refused_because_the_guest_still_owes_a_fee(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-2612",
        dining_table_id="di-1254",
        party=6,
        starts_at="2026-05-19T16:00",
    )
    assert sentence == "The guest still owes a fee."


def test_book_table_is_refused_because_the_table_is_out_of_use(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-3808",
        dining_table_id="di-4841",
        party=6,
        starts_at="2026-05-20T15:30",
    )
    assert sentence == "The table is out of use."


def test_book_table_is_refused_because_the_room_is_closed(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-1436",
        dining_table_id="di-6158",
        party=5,
        starts_at="2026-05-29T17:00",
    )
    assert sentence == "The room is closed."


def test_book_table_is_refused_because_the_table_is_too_small_for_the_party(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-4286",
        dining_table_id="di-6236",
        party=3,
        starts_at="2026-05-19T16:00",
    )
    assert sentence == "The table is too small for the party."


def test_book_table_is_refused_because_the_table_is_too_large_for_the_party(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-5006",
        dining_table_id="di-5026",
        party=3,
        starts_at="2026-05-20T16:30",
    )
    assert sentence == "The table is too large for the party."


def test_book_table_is_refused_because_a_booking_is_made_at_least_an_hour_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-2779",
        dining_table_id="di-7785",
        party=4,
        starts_at="2026-05-18T16:30",
    )
    assert sentence == "A booking is made at least an hour ahead."


def test_book_table_is_refused_because_a_booking_is_made_at_most_45_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-6744",
        dining_table_id="di-7785",
        party=4,
        starts_at="2026-07-06T00:00",
    )
    assert sentence == "A booking is made at most 45 days ahead."


def test_book_table_is_refused_because_the_guest_already_has_a_booking_that_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-3899",
        dining_table_id="di-6203",
        party=6,
        starts_at="2026-05-21T17:30",
    )
    assert sentence == "The guest already has a booking that day."


def test_book_table_is_refused_because_the_table_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_table",
        guest_id="gu-1916",
        dining_table_id="di-7020",
        party=4,
        starts_at="2026-06-09T17:00",
    )
    assert sentence == "The table is taken at that time."


def test_move_booking_sets_dining_table_id_to_di_3568(bench: Bench) -> None:
    bench.call("move_booking", booking_id="bo-1135", dining_table_id="di-3568")
    assert bench.changes() == [updated("bookings", "bo-1135", dining_table_id="di-3568")]


def test_move_booking_is_refused_because_only_a_booking_that_has_not_begun_can_be_moved(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-1507", dining_table_id="di-7903")
    assert sentence == "Only a booking that has not begun can be moved."


def test_move_booking_is_refused_because_the_booking_is_already_at_this_table(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-6082", dining_table_id="di-6822")
    assert sentence == "The booking is already at this table."


def test_move_booking_is_refused_because_the_table_is_out_of_use(bench: Bench) -> None:
    assert bench.refusal("move_booking", booking_id="bo-8199", dining_table_id="di-1254") == "The table is out of use."


def test_move_booking_is_refused_because_the_room_is_closed(bench: Bench) -> None:
    assert bench.refusal("move_booking", booking_id="bo-6737", dining_table_id="di-6158") == "The room is closed."


def test_move_booking_is_refused_because_the_table_is_too_small_for_the_party(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-5534", dining_table_id="di-7903")
    assert sentence == "The table is too small for the party."


def test_move_booking_is_refused_because_the_table_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-4554", dining_table_id="di-4463")
    assert sentence == "The table is taken at that time."


def test_change_party_sets_party_to_4(bench: Bench) -> None:
    bench.call("change_party", booking_id="bo-1135", party=4)
    assert bench.changes() == [updated("bookings", "bo-1135", party=4)]


def test_change_party_is_refused_because_only_a_booking_that_has_not_begun_can_be_changed(bench: Bench) -> None:
    sentence = bench.refusal("change_party", booking_id="bo-1487", party=5)
    assert sentence == "Only a booking that has not begun can be changed."


def test_change_party_is_refused_because_a_party_can_be_changed_until_two_hours_before_the(bench: Bench) -> None:
    sentence = bench.refusal("change_party", booking_id="bo-4554", party=5)
    assert sentence == "A party can be changed until two hours before the start."


def test_change_party_is_refused_because_the_booking_is_already_for_that_many_people(bench: Bench) -> None:
    sentence = bench.refusal("change_party", booking_id="bo-1208", party=2)
    assert sentence == "The booking is already for that many people."


def test_change_party_is_refused_because_the_table_is_too_small_for_the_party(bench: Bench) -> None:
    assert bench.refusal("change_party", booking_id="bo-1135", party=8) == "The table is too small for the party."


def test_change_party_is_refused_because_a_party_of_six_or_more_needs_a_booking_of_its_own(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3714", starts_at="2026-05-21T18:00")
    sentence = bench.refusal("change_party", booking_id="bo-3714", party=6)
    assert sentence == "A party of six or more needs a booking of its own."


def test_seat_booking_sets_status_to_seated(bench: Bench) -> None:
    bench.call("seat_booking", booking_id="bo-4378")
    assert bench.changes() == [updated("bookings", "bo-4378", status="seated")]


def test_seat_booking_is_allowed(bench: Bench) -> None:
    bench.arrange("bookings", "bo-8698", starts_at="2026-05-21T15:15")
    bench.call("seat_booking", booking_id="bo-8698")


def test_seat_booking_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("seat_booking", booking_id="bo-1487") == "The booking must be booked."


def test_seat_booking_is_refused_because_it_is_too_early_to_seat_this_party(bench: Bench) -> None:
    bench.arrange("bookings", "bo-8698", starts_at="2026-05-21T16:21")
    assert bench.refusal("seat_booking", booking_id="bo-8698") == "It is too early to seat this party."


def test_seat_booking_is_refused_because_the_table_has_been_given_away(bench: Bench) -> None:
    bench.arrange("bookings", "bo-8698", starts_at="2026-05-21T15:14")
    assert bench.refusal("seat_booking", booking_id="bo-8698") == "The table has been given away."


def test_seat_booking_is_refused_because_the_party_before_is_still_at_the_table(bench: Bench) -> None:
    bench.arrange("bookings", "bo-8698", starts_at="2026-05-21T16:20", dining_table_id="di-1004")
    assert bench.refusal("seat_booking", booking_id="bo-8698") == "The party before is still at the table."


def test_finish_booking_changes_the_booking(bench: Bench) -> None:
    bench.call("finish_booking", booking_id="bo-9054")
    assert bench.changes() == [updated("bookings", "bo-9054", ends_at="2026-05-21T16:01", status="finished")]


def test_finish_booking_is_refused_because_the_booking_must_be_seated(bench: Bench) -> None:
    assert bench.refusal("finish_booking", booking_id="bo-1487") == "The booking must be seated."


def test_cancel_booking_sets_status_to_cancelled_and_adds_a_fee(bench: Bench) -> None:
    bench.call("cancel_booking", booking_id="bo-6737")
    assert bench.changes() == [
        updated("bookings", "bo-6737", status="cancelled"),
        inserted(
            "fees",
            "fe-7950",
            booking_id="bo-6737",
            reason="late_cancellation",
            amount=9000,
            status="due",
            charged_at="2026-05-21T16:00",
        ),
    ]


def test_cancel_booking_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_booking", booking_id="bo-8103")
    assert bench.changes() == [updated("bookings", "bo-8103", status="cancelled")]


def test_cancel_booking_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_booking", booking_id="bo-1487") == "The booking must be booked."


def test_cancel_booking_is_refused_because_the_booking_has_already_started(bench: Bench) -> None:
    assert bench.refusal("cancel_booking", booking_id="bo-4378") == "The booking has already started."


def test_cancel_booking_is_refused_because_the_booking_has_been_charged_already(bench: Bench) -> None:
    bench.arrange("fees", "fe-1926", booking_id="bo-6737")
    assert bench.refusal("cancel_booking", booking_id="bo-6737") == "The booking has been charged already."


def test_mark_no_show_sets_status_to_no_show_and_adds_a_fee(bench: Bench) -> None:
    bench.call("mark_no_show", booking_id="bo-3323")
    assert bench.changes() == [
        updated("bookings", "bo-3323", status="no_show"),
        inserted(
            "fees",
            "fe-7950",
            booking_id="bo-3323",
            reason="no_show",
            amount=8000,
            status="due",
            charged_at="2026-05-21T16:00",
        ),
    ]


def test_mark_no_show_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("mark_no_show", booking_id="bo-1487") == "The booking must be booked."


def test_mark_no_show_is_refused_because_the_party_still_has_time_to_come(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3323", starts_at="2026-05-21T15:15")
    assert bench.refusal("mark_no_show", booking_id="bo-3323") == "The party still has time to come."


def test_mark_no_show_is_refused_because_the_booking_has_been_charged_already(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3323", starts_at="2026-05-21T15:14")
    bench.arrange("fees", "fe-1926", booking_id="bo-3323")
    assert bench.refusal("mark_no_show", booking_id="bo-3323") == "The booking has been charged already."


def test_serve_waiting_adds_a_booking_and_sets_status_to_served(bench: Bench) -> None:
    bench.call("serve_waiting", waiting_id="wa-1273", dining_table_id="di-7785", starts_at="2026-05-29T17:00")
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-2789",
            guest_id="gu-3999",
            party=4,
            dining_table_id="di-7785",
            starts_at="2026-05-29T17:00",
            ends_at="2026-05-29T19:00",
            status="booked",
            booked_at="2026-05-21T16:00",
        ),
        updated("waiting_list", "wa-1273", status="served"),
    ]


def test_serve_waiting_is_allowed(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1135", starts_at="2026-05-27T16:15")
    bench.call("serve_waiting", waiting_id="wa-2646", dining_table_id="di-9209", starts_at="2026-05-27T14:00")


def test_serve_waiting_is_allowed_when_ends_at_is_2028_07_29_16_00(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3682", ends_at="2028-07-29T16:00")
    bench.call("serve_waiting", waiting_id="wa-2646", dining_table_id="di-9209", starts_at="2026-05-27T14:00")


def test_serve_waiting_is_allowed_when_dining_table_id_is_di_9209(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1203", dining_table_id="di-9209")
    bench.call("serve_waiting", waiting_id="wa-2646", dining_table_id="di-9209", starts_at="2026-05-27T21:15")


def test_serve_waiting_is_refused_because_the_guest_is_not_waiting_any_more(bench: Bench) -> None:
    sentence = bench.refusal(
        "serve_waiting",
        waiting_id="wa-3381",
        dining_table_id="di-6236",
        starts_at="2026-06-04T12:00",
    )
    assert sentence == "The guest is not waiting any more."


def test_serve_waiting_is_refused_because_the_guest_wants_another_day(bench: Bench) -> None:
    sentence = bench.refusal(
        "serve_waiting",
        waiting_id="wa-3908",
        dining_table_id="di-5026",
        starts_at="2026-05-24T18:30",
    )
    assert sentence == "The guest wants another day."


def test_serve_waiting_is_refused_because_the_start_must_be_in_the_future(bench: Bench) -> None:
    sentence = bench.refusal(
        "serve_waiting",
        waiting_id="wa-6450",
        dining_table_id="di-8783",
        starts_at="2026-05-21T16:00",
    )
    assert sentence == "The start must be in the future."


def test_serve_waiting_is_refused_because_the_table_is_out_of_use(bench: Bench) -> None:
    sentence = bench.refusal(
        "serve_waiting",
        waiting_id="wa-6450",
        dining_table_id="di-8783",
        starts_at="2026-05-21T17:30",
    )
    assert sentence == "The table is out of use."


def test_serve_waiting_is_refused_because_the_table_is_too_small_for_the_party(bench: Bench) -> None:
    sentence = bench.refusal(
        "serve_waiting",
        waiting_id="wa-4426",
        dining_table_id="di-3568",
        starts_at="2026-05-23T14:30",
    )
    assert sentence == "The table is too small for the party."


def test_serve_waiting_is_refused_because_the_table_is_taken_at_that_time(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1135", starts_at="2026-05-27T16:14")
    sentence = bench.refusal(
        "serve_waiting",
        waiting_id="wa-2646",
        dining_table_id="di-9209",
        starts_at="2026-05-27T14:00",
    )
    assert sentence == "The table is taken at that time."

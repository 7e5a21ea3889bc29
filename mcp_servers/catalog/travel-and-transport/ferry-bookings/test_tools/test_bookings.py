"""Tests of the tools for bookings of Skerry Line bookings."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"sailing_id": "sa-1316", "status": "reserved"}, ["bo-1398"]),
        ({"passenger_id": "pa-4189"}, ["bo-9888", "bo-4446"]),
    ],
)
def test_find_bookings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bookings", **filters) == ids


def test_find_bookings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bookings", page=11)
    assert ids == [
        "bo-5795",
        "bo-6425",
        "bo-5153",
        "bo-7169",
        "bo-5630",
        "bo-9289",
        "bo-9122",
        "bo-7133",
        "bo-6923",
        "bo-4620",
    ]


def test_find_bookings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bookings", sailing_id="sa-6000") == []


def test_get_booking_shows_the_booking(bench: Bench) -> None:
    result = bench.call("get_booking", booking_id="bo-3946")
    assert result == {
        "id": "bo-3946",
        "sailing_id": "sa-8975",
        "passenger_id": "pa-6488",
        "seats": 5,
        "cars": 0,
        "price": 52500,
        "status": "paid",
        "created_at": "2026-04-28T17:00",
        "sailing_departs_at": "2026-05-25T17:00",
        "passenger_name": "Beatriz Vidal",
    }


def test_report_bookings_adds_up(bench: Bench) -> None:
    result = bench.call("report_bookings", passenger_id="pa-1764")
    assert result == {
        "items": [
            {"status": "checked_in", "bookings": 2, "seats": 2, "turnover": 45180},
            {"status": "paid", "bookings": 1, "seats": 1, "turnover": 10500},
            {"status": "reserved", "bookings": 1, "seats": 1, "turnover": 72500},
        ],
        "total": 3,
    }


def test_report_bookings_adds_up_with_sailing_id(bench: Bench) -> None:
    result = bench.call("report_bookings", sailing_id="sa-3836")
    assert result == {"items": [{"status": "paid", "bookings": 1, "seats": 2, "turnover": 44000}], "total": 1}


def test_report_bookings_adds_up_with_route_id(bench: Bench) -> None:
    result = bench.call("report_bookings", route_id="ro-2654")
    assert result == {
        "items": [
            {"status": "cancelled", "bookings": 1, "seats": 2, "turnover": 75500},
            {"status": "checked_in", "bookings": 4, "seats": 15, "turnover": 398500},
            {"status": "paid", "bookings": 3, "seats": 8, "turnover": 241000},
            {"status": "reserved", "bookings": 1, "seats": 2, "turnover": 45000},
        ],
        "total": 4,
    }


def test_book_seats_adds_a_booking(bench: Bench) -> None:
    bench.call("book_seats", sailing_id="sa-7383", passenger_id="pa-9980", seats=3, note="Vegetarian meal ordered.")
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-2976",
            sailing_id="sa-7383",
            passenger_id="pa-9980",
            seats=3,
            cars=0,
            price=18270,
            status="reserved",
            note="Vegetarian meal ordered.",
            created_at="2026-05-11T09:00",
        ),
    ]


def test_book_seats_adds_a_booking_with_cars(bench: Bench) -> None:
    bench.call("book_seats", sailing_id="sa-1875", passenger_id="pa-2768", seats=4, cars=1)
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-2976",
            sailing_id="sa-1875",
            passenger_id="pa-2768",
            seats=4,
            cars=1,
            price=65000,
            status="reserved",
            created_at="2026-05-11T09:00",
        ),
    ]


def test_book_seats_is_allowed(bench: Bench) -> None:
    bench.call("book_seats", sailing_id="sa-5863", passenger_id="pa-5675", seats=1)


def test_book_seats_is_allowed_when_departs_at_is_2026_05_11_09_30(bench: Bench) -> None:
    bench.arrange("sailings", "sa-5467", departs_at="2026-05-11T09:30")
    bench.call("book_seats", sailing_id="sa-5467", passenger_id="pa-2080", seats=5)


def test_book_seats_is_refused_because_argument_seats_must_be_at_most_6(bench: Bench) -> None:
    sentence = bench.refusal("book_seats", sailing_id="sa-8516", passenger_id="pa-5425", seats=7)
    assert sentence == "Argument 'seats' must be at most 6."


def test_book_seats_is_refused_because_argument_seats_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal("book_seats", sailing_id="sa-8516", passenger_id="pa-5425", seats=0)
    assert sentence == "Argument 'seats' must be at least 1."


def test_book_seats_is_refused_because_argument_cars_must_be_at_most_1(bench: Bench) -> None:
    sentence = bench.refusal("book_seats", sailing_id="sa-8516", passenger_id="pa-5425", seats=3, cars=2)
    assert sentence == "Argument 'cars' must be at most 1."


def test_book_seats_is_refused_because_the_passenger_is_barred_from_booking(bench: Bench) -> None:
    sentence = bench.refusal("book_seats", sailing_id="sa-4070", passenger_id="pa-8723", seats=6)
    assert sentence == "The passenger is barred from booking."


def test_book_seats_is_refused_because_the_sailing_is_not_open_for_booking(bench: Bench) -> None:
    sentence = bench.refusal("book_seats", sailing_id="sa-6000", passenger_id="pa-2990", seats=1)
    assert sentence == "The sailing is not open for booking."


def test_book_seats_is_refused_because_booking_closes_30_minutes_before_departure(bench: Bench) -> None:
    bench.arrange("sailings", "sa-5467", departs_at="2026-05-11T09:29")
    sentence = bench.refusal("book_seats", sailing_id="sa-5467", passenger_id="pa-2080", seats=5)
    assert sentence == "Booking closes 30 minutes before departure."


def test_book_seats_is_refused_because_there_are_not_enough_seats_left_on_this_sailing(bench: Bench) -> None:
    sentence = bench.refusal("book_seats", sailing_id="sa-8975", passenger_id="pa-2080", seats=3)
    assert sentence == "There are not enough seats left on this sailing."


def test_book_seats_is_refused_because_there_is_not_enough_room_for_cars_on_this_sailing(bench: Bench) -> None:
    sentence = bench.refusal("book_seats", sailing_id="sa-6130", passenger_id="pa-5675", seats=2, cars=1)
    assert sentence == "There is not enough room for cars on this sailing."


def test_pay_booking_sets_status_to_paid(bench: Bench) -> None:
    bench.call("pay_booking", booking_id="bo-1896")
    assert bench.changes() == [updated("bookings", "bo-1896", status="paid")]


def test_pay_booking_is_refused_because_the_booking_must_be_reserved(bench: Bench) -> None:
    assert bench.refusal("pay_booking", booking_id="bo-1619") == "The booking must be reserved."


def test_pay_booking_is_refused_because_the_sailing_has_already_departed(bench: Bench) -> None:
    bench.arrange("sailings", "sa-8516", departs_at="2026-05-11T09:00")
    assert bench.refusal("pay_booking", booking_id="bo-5254") == "The sailing has already departed."


def test_check_in_booking_sets_status_to_checked_in(bench: Bench) -> None:
    bench.call("check_in_booking", booking_id="bo-2094")
    assert bench.changes() == [updated("bookings", "bo-2094", status="checked_in")]


def test_check_in_booking_is_allowed(bench: Bench) -> None:
    bench.arrange("sailings", "sa-8516", departs_at="2026-05-11T09:15")
    bench.call("check_in_booking", booking_id="bo-7461")


def test_check_in_booking_is_allowed_when_departs_at_is_2026_05_12_09_00(bench: Bench) -> None:
    bench.arrange("sailings", "sa-2981", departs_at="2026-05-12T09:00")
    bench.call("check_in_booking", booking_id="bo-2094")


def test_check_in_booking_is_refused_because_the_booking_must_be_paid(bench: Bench) -> None:
    assert bench.refusal("check_in_booking", booking_id="bo-1619") == "The booking must be paid."


def test_check_in_booking_is_refused_because_check_in_opens_24_hours_before_departure(bench: Bench) -> None:
    bench.arrange("sailings", "sa-2981", departs_at="2026-05-12T09:01")
    assert bench.refusal("check_in_booking", booking_id="bo-2094") == "Check-in opens 24 hours before departure."


def test_check_in_booking_is_refused_because_check_in_closes_15_minutes_before_departure(bench: Bench) -> None:
    bench.arrange("sailings", "sa-8516", departs_at="2026-05-11T09:14")
    assert bench.refusal("check_in_booking", booking_id="bo-7461") == "Check-in closes 15 minutes before departure."


def test_rebook_sets_sailing_id_to_sa_7695(bench: Bench) -> None:
    bench.call("rebook", booking_id="bo-1896", sailing_id="sa-7695")
    assert bench.changes() == [updated("bookings", "bo-1896", sailing_id="sa-7695")]


def test_rebook_is_allowed(bench: Bench) -> None:
    bench.arrange("sailings", "sa-6895", vessel_id="ve-1753")
    bench.call("rebook", booking_id="bo-7838", sailing_id="sa-6895")


def test_rebook_is_refused_because_only_a_reserved_or_paid_booking_can_be_moved(bench: Bench) -> None:
    sentence = bench.refusal("rebook", booking_id="bo-1284", sailing_id="sa-6000")
    assert sentence == "Only a reserved or paid booking can be moved."


def test_rebook_is_refused_because_the_booking_is_already_on_this_sailing(bench: Bench) -> None:
    sentence = bench.refusal("rebook", booking_id="bo-3806", sailing_id="sa-7383")
    assert sentence == "The booking is already on this sailing."


def test_rebook_is_refused_because_the_other_sailing_is_on_a_different_route(bench: Bench) -> None:
    sentence = bench.refusal("rebook", booking_id="bo-6120", sailing_id="sa-5467")
    assert sentence == "The other sailing is on a different route."


def test_rebook_is_refused_because_the_other_sailing_is_not_open_for_booking(bench: Bench) -> None:
    sentence = bench.refusal("rebook", booking_id="bo-3675", sailing_id="sa-2416")
    assert sentence == "The other sailing is not open for booking."


def test_rebook_is_refused_because_a_booking_can_be_moved_until_two_hours_before_departure(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3317", sailing_id="sa-8335")
    sentence = bench.refusal("rebook", booking_id="bo-3317", sailing_id="sa-7305")
    assert sentence == "A booking can be moved until two hours before departure."


def test_rebook_is_refused_because_booking_closes_30_minutes_before_departure(bench: Bench) -> None:
    bench.arrange("sailings", "sa-2981", departs_at="2026-05-11T09:29")
    bench.arrange("sailings", "sa-3836", departs_at="2026-05-11T11:00")
    sentence = bench.refusal("rebook", booking_id="bo-7680", sailing_id="sa-2981")
    assert sentence == "Booking closes 30 minutes before departure."


def test_rebook_is_refused_because_there_are_not_enough_seats_left_on_the_other_sailing(bench: Bench) -> None:
    sentence = bench.refusal("rebook", booking_id="bo-2957", sailing_id="sa-5863")
    assert sentence == "There are not enough seats left on the other sailing."


def test_rebook_is_refused_because_there_is_not_enough_room_for_cars_on_the_other_sailing(bench: Bench) -> None:
    sentence = bench.refusal("rebook", booking_id="bo-9606", sailing_id="sa-8717")
    assert sentence == "There is not enough room for cars on the other sailing."


def test_rebook_is_refused_because_there_is_not_enough_room_for_cars_on_the_other_sailing_2(bench: Bench) -> None:
    bench.arrange("sailings", "sa-2981", departs_at="2026-05-11T09:30")
    sentence = bench.refusal("rebook", booking_id="bo-7680", sailing_id="sa-2981")
    assert sentence == "There is not enough room for cars on the other sailing."


def test_cancel_booking_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_booking", booking_id="bo-2094")
    assert bench.changes() == [updated("bookings", "bo-2094", status="cancelled")]


def test_cancel_booking_sets_status_to_cancelled_and_adds_a_refund(bench: Bench) -> None:
    bench.arrange("sailings", "sa-2050", departs_at="2026-05-13T09:00")
    bench.call("cancel_booking", booking_id="bo-6909")
    assert bench.changes() == [
        updated("bookings", "bo-6909", status="cancelled"),
        inserted(
            "refunds",
            "re-6481",
            booking_id="bo-6909",
            amount=12500,
            status="pending",
            requested_at="2026-05-11T09:00",
        ),
    ]


def test_cancel_booking_sets_status_to_cancelled_and_adds_a_refund_2(bench: Bench) -> None:
    bench.arrange("sailings", "sa-2981", departs_at="2026-05-12T09:00")
    bench.arrange("bookings", "bo-2094", price=2)
    bench.call("cancel_booking", booking_id="bo-2094")
    assert bench.changes() == [
        updated("bookings", "bo-2094", status="cancelled"),
        inserted(
            "refunds",
            "re-6481",
            booking_id="bo-2094",
            amount=1,
            status="pending",
            requested_at="2026-05-11T09:00",
        ),
    ]


def test_cancel_booking_is_refused_because_the_booking_must_be_reserved_or_paid(bench: Bench) -> None:
    assert bench.refusal("cancel_booking", booking_id="bo-9888") == "The booking must be reserved or paid."


def test_cancel_booking_is_refused_because_the_sailing_has_already_departed(bench: Bench) -> None:
    bench.arrange("sailings", "sa-8516", departs_at="2026-05-11T09:00")
    assert bench.refusal("cancel_booking", booking_id="bo-2715") == "The sailing has already departed."

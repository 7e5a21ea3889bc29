"""Tests of the tools for bookings of Elbe neighbours' car club."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"member_id": "me-9070"}, ["bo-8072", "bo-4051"]),
        ({"number": "CB-46090"}, ["bo-8105"]),
        ({"car_id": "cr-5324"}, ["bo-9726", "bo-3056"]),
        (
            {"station_id": "st-2262"},
            [
                "bo-1133",
                "bo-8132",
                "bo-3293",
                "bo-2853",
                "bo-8836",
                "bo-2454",
                "bo-5851",
                "bo-6240",
                "bo-4051",
                "bo-3985",
            ],
        ),
        ({"starts_on": "2026-05-26"}, ["bo-1059", "bo-3293", "bo-8072"]),
    ],
)
def test_find_bookings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bookings", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"starts_from": "2026-05-31T16:25"}, 111),
        ({"ends_until": "2026-06-12T22:55"}, 105),
        ({"status": "returned"}, 51),
    ],
)
def test_find_bookings_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_bookings", **filters)["total"] == total


def test_find_bookings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bookings", page=10)
    assert ids == [
        "bo-3056",
        "bo-3985",
        "bo-4126",
        "bo-4130",
        "bo-6734",
        "bo-6787",
        "bo-7304",
        "bo-7370",
        "bo-8029",
        "bo-8859",
    ]


def test_find_bookings_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_bookings",
        status="driving",
        starts_from="2026-06-04T13:40",
        ends_until="2026-06-23T08:45",
        starts_on="2026-05-05",
    )
    assert ids == []


def test_get_booking_shows_the_booking(bench: Bench) -> None:
    result = bench.call("get_booking", booking_id="bo-4216")
    assert result == {
        "id": "bo-4216",
        "number": "CB-68691",
        "starts_at": "2026-06-12T13:10",
        "ends_at": "2026-06-12T16:10",
        "status": "booked",
        "member_id": "me-2864",
        "car_id": "cr-4959",
        "booked_at": "2026-06-10T16:10",
        "member_name": "Ciara O'Malley",
        "car_plate": "FJ26 FMX",
        "car_model": "Altona Estate",
        "car_station_name": "York Gardens",
        "minutes_booked": 180,
        "price_of_hours": 1290,
    }


def test_get_booking_shows_the_booking_when_booking_id_is_bo_1045(bench: Bench) -> None:
    result = bench.call("get_booking", booking_id="bo-1045")
    assert result == {
        "id": "bo-1045",
        "number": "CB-11599",
        "starts_at": "2026-06-12T08:55",
        "ends_at": "2026-06-13T08:55",
        "status": "booked",
        "member_id": "me-5668",
        "car_id": "cr-8238",
        "booked_at": "2026-06-07T09:55",
        "member_name": "Femke Tehrani",
        "car_plate": "WB89 CLZ",
        "car_model": "Altona Fox",
        "car_station_name": "York House",
        "minutes_booked": 1440,
        "price_of_hours": 2800,
    }


def test_get_booking_shows_the_booking_when_starts_at_is_2026_06_12_17_54(bench: Bench) -> None:
    bench.arrange("bookings", "bo-9764", starts_at="2026-06-12T17:54")
    result = bench.call("get_booking", booking_id="bo-9764")
    assert result == {
        "id": "bo-9764",
        "number": "CB-53098",
        "starts_at": "2026-06-12T17:54",
        "ends_at": "2026-06-12T17:55",
        "status": "driving",
        "member_id": "me-7722",
        "car_id": "cr-6036",
        "booked_at": "2026-06-06T07:55",
        "member_name": "Naoko Chen",
        "car_plate": "FY49 RLL",
        "car_model": "Corsaire Fox",
        "car_station_name": "Tanyard Kiosk",
        "minutes_booked": 1,
        "price_of_hours": 430,
    }


def test_report_bookings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_bookings", status="booked", car_class_id="ca-6433", starts_from="2026-06-29T12:45") == []


def test_report_bookings_adds_up(bench: Bench) -> None:
    result = bench.call("report_bookings", starts_from="2026-06-29T13:00")
    assert result == {
        "items": [
            {"car_station_name": "Fountain Tram Stop", "bookings": 1, "kilometres": 0, "last_end": "2026-06-29T23:15"},
        ],
        "total": 1,
    }


def test_report_bookings_adds_up_with_car_class_id(bench: Bench) -> None:
    result = bench.call("report_bookings", car_class_id="ca-4912")
    assert result == {
        "items": [
            {"car_station_name": "Chapel Kiosk", "bookings": 2, "kilometres": 0, "last_end": "2026-06-13T08:55"},
            {
                "car_station_name": "Cherry Tree Pharmacy",
                "bookings": 1,
                "kilometres": 0,
                "last_end": "2026-06-13T08:55",
            },
            {"car_station_name": "Lantern Bakery", "bookings": 1, "kilometres": 0, "last_end": "2026-06-12T13:40"},
            {"car_station_name": "Lantern Yard", "bookings": 4, "kilometres": 45, "last_end": "2026-06-27T23:00"},
        ],
        "total": 4,
    }


def test_report_bookings_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_bookings", status="driving")
    assert result == {
        "items": [
            {"car_station_name": "Chapel Kiosk", "bookings": 3, "kilometres": 0, "last_end": "2026-06-13T08:55"},
            {
                "car_station_name": "Cherry Tree Pharmacy",
                "bookings": 2,
                "kilometres": 0,
                "last_end": "2026-06-13T09:10",
            },
            {"car_station_name": "Hawthorn Wharf", "bookings": 2, "kilometres": 0, "last_end": "2026-06-12T10:55"},
            {"car_station_name": "Lantern Bakery", "bookings": 2, "kilometres": 0, "last_end": "2026-06-12T23:55"},
            {"car_station_name": "Lantern Yard", "bookings": 1, "kilometres": 0, "last_end": "2026-06-12T07:10"},
            {"car_station_name": "Tanyard Kiosk", "bookings": 3, "kilometres": 0, "last_end": "2026-06-12T17:55"},
            {"car_station_name": "York Gardens", "bookings": 1, "kilometres": 0, "last_end": "2026-06-12T10:25"},
        ],
        "total": 7,
    }


def test_book_car_adds_a_booking(bench: Bench) -> None:
    bench.call(
        "book_car",
        number="New CB-11599",
        member_id="me-2383",
        car_id="cr-5778",
        starts_at="2026-06-20T09:00",
        ends_at="2026-06-20T19:45",
    )
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-6442",
            number="New CB-11599",
            starts_at="2026-06-20T09:00",
            ends_at="2026-06-20T19:45",
            status="booked",
            member_id="me-2383",
            car_id="cr-5778",
            booked_at="2026-06-12T09:40",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "number": "New CB-11599",
            "member_id": "me-9043",
            "car_id": "cr-2002",
            "starts_at": "2026-06-12T13:55",
            "ends_at": "2026-06-12T14:25",
        },
        {
            "number": "New CB-24690",
            "member_id": "me-1656",
            "car_id": "cr-8129",
            "starts_at": "2026-06-29T09:30",
            "ends_at": "2026-06-29T13:00",
        },
    ],
)
def test_book_car_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("book_car", **arguments)


def test_book_car_is_refused_because_the_member_cannot_drive_at_the_moment(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_car",
        number="New CB-22626",
        member_id="me-7401",
        car_id="cr-9461",
        starts_at="2026-06-08T12:25",
        ends_at="2026-06-17T23:45",
    )
    assert sentence == "The member cannot drive at the moment."


def test_book_car_is_refused_because_the_member_must_show_the_driving_licence_first(bench: Bench) -> None:
    bench.arrange("members", "me-2217", licence_seen_on="2025-12-11")
    sentence = bench.refusal(
        "book_car",
        number="CB-11599",
        member_id="me-2217",
        car_id="cr-9461",
        starts_at="2026-06-12T15:25",
        ends_at="2026-06-12T14:55",
    )
    assert sentence == "The member must show the driving licence first."


def test_book_car_is_refused_because_the_member_has_more_than_8000_cents_unpaid(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_car",
        number="CB-22626",
        member_id="me-9664",
        car_id="cr-4861",
        starts_at="2026-05-18T09:25",
        ends_at="2026-05-31T15:25",
    )
    assert sentence == "The member has more than 8000 cents unpaid."


def test_book_car_is_refused_because_a_booking_cannot_begin_in_the_past(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_car",
        number="New CB-74485",
        member_id="me-7722",
        car_id="cr-6036",
        starts_at="2026-06-09T09:10",
        ends_at="2026-06-17T14:45",
    )
    assert sentence == "A booking cannot begin in the past."


def test_book_car_is_refused_because_a_booking_lasts_between_30_minutes_and_seven_days(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_car",
        number="New CB-11599",
        member_id="me-9043",
        car_id="cr-8348",
        starts_at="2026-06-12T13:55",
        ends_at="2026-06-19T13:56",
    )
    assert sentence == "A booking lasts between 30 minutes and seven days."


def test_book_car_is_refused_because_a_booking_lasts_between_30_minutes_and_seven_days_2(bench: Bench) -> None:
    bench.arrange("members", "me-2217", licence_seen_on="2025-12-12")
    sentence = bench.refusal(
        "book_car",
        number="CB-11599",
        member_id="me-2217",
        car_id="cr-9461",
        starts_at="2026-06-12T15:25",
        ends_at="2026-06-12T14:55",
    )
    assert sentence == "A booking lasts between 30 minutes and seven days."


def test_book_car_is_refused_because_the_car_is_not_available(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_car",
        number="New CB-11599",
        member_id="me-3834",
        car_id="cr-6599",
        starts_at="2026-06-12T12:55",
        ends_at="2026-06-12T13:40",
    )
    assert sentence == "The car is not available."


def test_book_car_is_refused_because_the_car_has_a_serious_damage(bench: Bench) -> None:
    bench.arrange("damages", "da-1445", car_id="cr-8348")
    sentence = bench.refusal(
        "book_car",
        number="New CB-11599",
        member_id="me-9043",
        car_id="cr-8348",
        starts_at="2026-06-12T09:40",
        ends_at="2026-06-12T14:25",
    )
    assert sentence == "The car has a serious damage."


def test_book_car_is_refused_because_the_car_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_car",
        number="New CB-11599",
        member_id="me-9043",
        car_id="cr-8348",
        starts_at="2026-06-12T13:55",
        ends_at="2026-06-19T13:55",
    )
    assert sentence == "The car is taken at that time."


def test_book_car_is_refused_because_another_booking_already_has_this_booking_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_car",
        number="CB-99270",
        member_id="me-8000",
        car_id="cr-1910",
        starts_at="2026-06-12T15:10",
        ends_at="2026-06-17T23:45",
    )
    assert sentence == "Another booking already has this booking number."


def test_change_car_sets_car_id_to_cr_3141(bench: Bench) -> None:
    bench.arrange("bookings", "bo-4126", starts_at="2026-06-12T15:25")
    bench.call("change_car", booking_id="bo-4126", car_id="cr-3141")
    assert bench.changes() == [updated("bookings", "bo-4126", car_id="cr-3141")]


def test_change_car_is_allowed(bench: Bench) -> None:
    bench.call("change_car", booking_id="bo-1755", car_id="cr-6728")


def test_change_car_is_refused_because_the_booking_is_under_way_or_over(bench: Bench) -> None:
    assert bench.refusal("change_car", booking_id="bo-1255", car_id="cr-6036") == "The booking is under way or over."


def test_change_car_is_refused_because_the_booking_has_this_car_already(bench: Bench) -> None:
    assert bench.refusal("change_car", booking_id="bo-1798", car_id="cr-4182") == "The booking has this car already."


def test_change_car_is_refused_because_the_other_car_is_not_available(bench: Bench) -> None:
    assert bench.refusal("change_car", booking_id="bo-4126", car_id="cr-9461") == "The other car is not available."


def test_change_car_is_refused_because_the_other_car_is_of_a_dearer_class(bench: Bench) -> None:
    assert bench.refusal("change_car", booking_id="bo-1973", car_id="cr-8129") == "The other car is of a dearer class."


def test_change_car_is_refused_because_the_other_car_has_a_serious_damage(bench: Bench) -> None:
    assert bench.refusal("change_car", booking_id="bo-5231", car_id="cr-2255") == "The other car has a serious damage."


def test_change_car_is_refused_because_the_other_car_is_taken_at_that_time(bench: Bench) -> None:
    assert bench.refusal("change_car", booking_id="bo-1755", car_id="cr-1594") == "The other car is taken at that time."


def test_extend_booking_sets_ends_at_to_2026_06_13_14_10(bench: Bench) -> None:
    bench.call("extend_booking", booking_id="bo-1755", ends_at="2026-06-13T14:10")
    assert bench.changes() == [updated("bookings", "bo-1755", ends_at="2026-06-13T14:10")]


@pytest.mark.parametrize(
    "arguments",
    [
        {"booking_id": "bo-3279", "ends_at": "2026-06-18T12:45"},
        {"booking_id": "bo-5109", "ends_at": "2026-06-19T08:55"},
    ],
)
def test_extend_booking_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("extend_booking", **arguments)


def test_extend_booking_is_allowed_when_ends_at_is_2026_06_12_14_25(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1255", ends_at="2026-06-12T14:25")
    bench.call("extend_booking", booking_id="bo-1255", ends_at="2026-06-15T19:45")


def test_extend_booking_is_allowed_when_ends_at_is_2028_08_20_09_40(bench: Bench) -> None:
    bench.arrange("bookings", "bo-4300", ends_at="2028-08-20T09:40")
    bench.call("extend_booking", booking_id="bo-4472", ends_at="2026-06-20T23:30")


def test_extend_booking_is_refused_because_the_booking_is_over(bench: Bench) -> None:
    assert bench.refusal("extend_booking", booking_id="bo-2454", ends_at="2026-06-29T13:00") == "The booking is over."


@pytest.mark.parametrize(
    "arguments",
    [
        {"booking_id": "bo-5109", "ends_at": "2026-06-13T08:55"},
        {"booking_id": "bo-1255", "ends_at": "2026-06-12T09:40"},
    ],
)
def test_extend_booking_is_refused_because_the_new_end_must_be_later_than_the_old_one_and(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("extend_booking", **arguments) == "The new end must be later than the old one and than now."


def test_extend_booking_is_refused_because_a_booking_lasts_seven_days_at_most(bench: Bench) -> None:
    sentence = bench.refusal("extend_booking", booking_id="bo-5109", ends_at="2026-06-19T08:56")
    assert sentence == "A booking lasts seven days at most."


def test_extend_booking_is_refused_because_somebody_else_has_booked_the_car_by_then(bench: Bench) -> None:
    sentence = bench.refusal("extend_booking", booking_id="bo-1255", ends_at="2026-06-15T19:45")
    assert sentence == "Somebody else has booked the car by then."


def test_unlock_car_sets_status_to_driving(bench: Bench) -> None:
    bench.call("unlock_car", booking_id="bo-6787")
    assert bench.changes() == [updated("bookings", "bo-6787", status="driving")]


def test_unlock_car_is_allowed(bench: Bench) -> None:
    bench.call("unlock_car", booking_id="bo-5912")


def test_unlock_car_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("unlock_car", booking_id="bo-9764") == "The booking must be booked."


def test_unlock_car_is_refused_because_the_booking_has_not_begun(bench: Bench) -> None:
    assert bench.refusal("unlock_car", booking_id="bo-4216") == "The booking has not begun."


def test_unlock_car_is_refused_because_the_member_cannot_drive_at_the_moment(bench: Bench) -> None:
    bench.arrange("bookings", "bo-8029", member_id="me-1062")
    assert bench.refusal("unlock_car", booking_id="bo-8029") == "The member cannot drive at the moment."


def test_unlock_car_is_refused_because_the_member_must_show_the_driving_licence_first(bench: Bench) -> None:
    bench.arrange("members", "me-5264", licence_seen_on="2025-12-11")
    assert bench.refusal("unlock_car", booking_id="bo-8029") == "The member must show the driving licence first."


def test_unlock_car_is_refused_because_the_car_is_not_available(bench: Bench) -> None:
    bench.arrange("members", "me-5264", licence_seen_on="2025-12-12")
    assert bench.refusal("unlock_car", booking_id="bo-8029") == "The car is not available."


def test_unlock_car_is_refused_because_the_car_has_not_come_back(bench: Bench) -> None:
    assert bench.refusal("unlock_car", booking_id="bo-7370") == "The car has not come back."


def test_unlock_car_is_refused_because_the_car_has_a_serious_damage(bench: Bench) -> None:
    bench.arrange("damages", "da-1445", car_id="cr-4182")
    assert bench.refusal("unlock_car", booking_id="bo-1798") == "The car has a serious damage."


def test_take_car_back_changes_the_booking_and_sets_mileage_to_28528(bench: Bench) -> None:
    bench.call("take_car_back", booking_id="bo-1255", kilometres=29, number="New INV-71836")
    assert bench.changes() == [
        updated("bookings", "bo-1255", status="returned", kilometres=29, returned_at="2026-06-12T09:40"),
        updated("cars", "cr-1910", mileage=28528),
        inserted(
            "invoices",
            "in-7243",
            number="New INV-71836",
            booking_id="bo-1255",
            member_id="me-6339",
            amount=2532,
            late_fee=1000,
            issued_on="2026-06-12",
            status="open",
        ),
    ]


def test_take_car_back_changes_the_booking_and_adds_a_invoice(bench: Bench) -> None:
    bench.call("take_car_back", booking_id="bo-1799", kilometres=0, number="New INV-99726")
    assert bench.changes() == [
        updated("bookings", "bo-1799", status="returned", kilometres=0, returned_at="2026-06-12T09:40"),
        inserted(
            "invoices",
            "in-7243",
            number="New INV-99726",
            booking_id="bo-1799",
            member_id="me-1056",
            amount=2900,
            late_fee=0,
            issued_on="2026-06-12",
            status="open",
        ),
    ]


def test_take_car_back_changes_the_booking_and_sets_mileage_to_50889(bench: Bench) -> None:
    bench.arrange("bookings", "bo-4130", starts_at="2026-06-12T11:24")
    bench.call("take_car_back", booking_id="bo-4130", kilometres=130, number="New INV-19293")
    assert bench.changes() == [
        updated("bookings", "bo-4130", status="returned", kilometres=130, returned_at="2026-06-12T09:40"),
        updated("cars", "cr-5778", mileage=50889),
        inserted(
            "invoices",
            "in-7243",
            number="New INV-19293",
            booking_id="bo-4130",
            member_id="me-6134",
            amount=4070,
            late_fee=0,
            issued_on="2026-06-12",
            status="open",
        ),
    ]


def test_take_car_back_changes_the_booking_and_sets_mileage_to_50889_2(bench: Bench) -> None:
    bench.arrange("bookings", "bo-4130", ends_at="2026-06-12T18:40")
    bench.call("take_car_back", booking_id="bo-4130", kilometres=130, number="New INV-19293")
    assert bench.changes() == [
        updated("bookings", "bo-4130", status="returned", kilometres=130, returned_at="2026-06-12T09:40"),
        updated("cars", "cr-5778", mileage=50889),
        inserted(
            "invoices",
            "in-7243",
            number="New INV-19293",
            booking_id="bo-4130",
            member_id="me-6134",
            amount=7510,
            late_fee=0,
            issued_on="2026-06-12",
            status="open",
        ),
    ]


def test_take_car_back_is_refused_because_argument_kilometres_must_be_at_most_3000(bench: Bench) -> None:
    sentence = bench.refusal("take_car_back", booking_id="bo-4130", kilometres=3001)
    assert sentence == "Argument 'kilometres' must be at most 3000."


def test_take_car_back_is_refused_because_the_booking_must_be_driving(bench: Bench) -> None:
    sentence = bench.refusal("take_car_back", booking_id="bo-1798", kilometres=114, number="INV-35138")
    assert sentence == "The booking must be driving."


def test_take_car_back_is_refused_because_nobody_drives_so_far_in_that_time(bench: Bench) -> None:
    sentence = bench.refusal("take_car_back", booking_id="bo-4130", kilometres=131, number="New INV-19293")
    assert sentence == "Nobody drives so far in that time."


def test_take_car_back_is_refused_because_an_invoice_with_this_number_exists_already(bench: Bench) -> None:
    sentence = bench.refusal("take_car_back", booking_id="bo-7515", kilometres=50, number="INV-59604")
    assert sentence == "An invoice with this number exists already."


def test_take_car_back_is_refused_because_another_invoice_already_has_this_booking(bench: Bench) -> None:
    bench.arrange("invoices", "in-1278", booking_id="bo-4130")
    sentence = bench.refusal("take_car_back", booking_id="bo-4130", kilometres=116, number="New INV-19293")
    assert sentence == "Another invoice already has this booking."


def test_cancel_booking_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_booking", booking_id="bo-5667")
    assert bench.changes() == [updated("bookings", "bo-5667", status="cancelled")]


def test_cancel_booking_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_booking", booking_id="bo-9764") == "The booking must be booked."


def test_cancel_booking_is_refused_because_a_booking_is_cancelled_24_hours_ahead_at_least(bench: Bench) -> None:
    assert bench.refusal("cancel_booking", booking_id="bo-1798") == "A booking is cancelled 24 hours ahead at least."

"""Tests of the tools for bookings of Seeburg instrument centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"researcher_id": "rs-7879"}, ["bo-9743", "bo-8897"]),
        (
            {"starts_from": "2026-10-17T15:15"},
            [
                "bo-2886",
                "bo-1263",
                "bo-2861",
                "bo-1412",
                "bo-8313",
                "bo-8637",
                "bo-1770",
                "bo-9803",
                "bo-3056",
                "bo-3874",
            ],
        ),
        ({"starts_on": "2026-10-02"}, ["bo-1231"]),
        ({"instrument_id": "in-2995"}, ["bo-9510", "bo-9092", "bo-5285", "bo-8172", "bo-7966"]),
        (
            {"status": "finished"},
            [
                "bo-2176",
                "bo-9588",
                "bo-3746",
                "bo-5254",
                "bo-8486",
                "bo-9012",
                "bo-4416",
                "bo-5386",
                "bo-8829",
                "bo-1111",
            ],
        ),
        ({"research_group_id": "re-5764"}, ["bo-6652"]),
        (
            {"starts_until": "2026-10-17T15:45"},
            [
                "bo-3895",
                "bo-7907",
                "bo-2252",
                "bo-2176",
                "bo-9588",
                "bo-3746",
                "bo-6144",
                "bo-5254",
                "bo-7138",
                "bo-6652",
            ],
        ),
    ],
)
def test_find_bookings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bookings", **filters) == ids


def test_find_bookings_counts(bench: Bench) -> None:
    assert bench.call("find_bookings", starts_until="2026-10-17T15:45")["total"] == 105


def test_find_bookings_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_bookings", page=17) == ["bo-4068", "bo-9021", "bo-5713", "bo-5979", "bo-6847"]


def test_find_bookings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bookings", research_group_id="re-6011") == []


def test_report_usage_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_usage", research_group_id="re-2172", status="cancelled") == []


def test_report_usage_adds_up(bench: Bench) -> None:
    result = bench.call("report_usage", research_group_id="re-5856")
    assert result == {
        "items": [{"instrument_name": "Gas Chromatograph C", "bookings": 5, "total_hours": 13, "longest_booking": 4}],
        "total": 1,
    }


def test_report_usage_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_usage", page=3)
    assert result == {
        "items": [
            {"instrument_name": "Twin X-Ray Scanner", "bookings": 9, "total_hours": 29, "longest_booking": 8},
            {"instrument_name": "Ultramicrotome A", "bookings": 6, "total_hours": 22, "longest_booking": 4},
        ],
        "total": 22,
    }


def test_report_usage_adds_up_with_starts_from(bench: Bench) -> None:
    result = bench.call("report_usage", starts_from="2026-10-12T21:00")
    assert result == {
        "items": [
            {"instrument_name": "Atomic Force Microscope C", "bookings": 9, "total_hours": 31, "longest_booking": 8},
            {"instrument_name": "Bench-Top Laser Cutter", "bookings": 4, "total_hours": 13, "longest_booking": 5},
            {"instrument_name": "Bench-Top Plasma Etcher", "bookings": 15, "total_hours": 47, "longest_booking": 4},
            {"instrument_name": "Bench-Top X-Ray Scanner", "bookings": 2, "total_hours": 11, "longest_booking": 8},
            {"instrument_name": "Cell Sorter C", "bookings": 2, "total_hours": 12, "longest_booking": 6},
            {"instrument_name": "Confocal Microscope A", "bookings": 9, "total_hours": 39, "longest_booking": 8},
            {"instrument_name": "Cryo Atomic Force Microscope", "bookings": 4, "total_hours": 19, "longest_booking": 6},
            {"instrument_name": "Diffractometer B", "bookings": 6, "total_hours": 15, "longest_booking": 6},
            {"instrument_name": "Fast Flow Cytometer", "bookings": 4, "total_hours": 12, "longest_booking": 4},
            {"instrument_name": "Fluorimeter A", "bookings": 2, "total_hours": 4, "longest_booking": 3},
        ],
        "total": 21,
        "next_page": 2,
    }


def test_report_usage_adds_up_with_status_and_starts_until(bench: Bench) -> None:
    result = bench.call("report_usage", status="booked", starts_until="2026-10-12T08:00")
    assert result == {
        "items": [
            {"instrument_name": "Atomic Force Microscope C", "bookings": 1, "total_hours": 3, "longest_booking": 3},
        ],
        "total": 1,
    }


def test_book_instrument_adds_a_booking(bench: Bench) -> None:
    bench.call(
        "book_instrument",
        researcher_id="rs-6425",
        instrument_id="in-3694",
        starts_at="2026-11-05T11:15",
        length=4,
        purpose="Calibration run",
    )
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-7778",
            instrument_id="in-3694",
            researcher_id="rs-6425",
            starts_at="2026-11-05T11:15",
            length=4,
            ends_at="2026-11-05T15:15",
            purpose="Calibration run",
            status="booked",
            booked_at="2026-10-13T10:00",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "researcher_id": "rs-9969",
            "instrument_id": "in-5423",
            "starts_at": "2026-10-16T15:15",
            "length": 4,
            "purpose": "Pilot for a proposal",
        },
        {
            "researcher_id": "rs-8574",
            "instrument_id": "in-4760",
            "starts_at": "2026-10-19T17:00",
            "length": 4,
            "purpose": "Calibration run",
        },
        {
            "researcher_id": "rs-6425",
            "instrument_id": "in-3694",
            "starts_at": "2026-11-10T10:00",
            "length": 4,
            "purpose": "Calibration run",
        },
        {
            "researcher_id": "rs-3312",
            "instrument_id": "in-5423",
            "starts_at": "2026-10-19T06:45",
            "length": 4,
            "purpose": "Pilot for a proposal",
        },
        {
            "researcher_id": "rs-3312",
            "instrument_id": "in-5423",
            "starts_at": "2026-10-13T22:00",
            "length": 4,
            "purpose": "Pilot for a proposal",
        },
    ],
)
def test_book_instrument_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("book_instrument", **arguments)


def test_book_instrument_is_refused_because_argument_length_must_be_at_most_8(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_instrument",
        researcher_id="rs-1000",
        instrument_id="in-3694",
        starts_at="2026-11-10T10:00",
        length=9,
    )
    assert sentence == "Argument 'length' must be at most 8."


def test_book_instrument_is_refused_because_argument_length_must_be_at_least_1(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_instrument",
        researcher_id="rs-6032",
        instrument_id="in-2995",
        starts_at="2026-11-05T08:00",
        length=0,
    )
    assert sentence == "Argument 'length' must be at least 1."


def test_book_instrument_is_refused_because_the_instrument_is_broken(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_instrument",
        researcher_id="rs-5551",
        instrument_id="in-4543",
        starts_at="2026-09-08T14:45",
        length=6,
        purpose="First look at new samples",
    )
    assert sentence == "The instrument is broken."


def test_book_instrument_is_refused_because_this_instrument_is_not_booked_for_so_long(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_instrument",
        researcher_id="rs-1000",
        instrument_id="in-8720",
        starts_at="2026-09-18T15:15",
        length=8,
        purpose="Comparison with last year",
    )
    assert sentence == "This instrument is not booked for so long."


def test_book_instrument_is_refused_because_an_instrument_is_booked_at_least_two_hours(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_instrument",
        researcher_id="rs-5660",
        instrument_id="in-5930",
        starts_at="2026-10-12T18:00",
        length=6,
        purpose="Test of the new holder",
    )
    assert sentence == "An instrument is booked at least two hours ahead."


def test_book_instrument_is_refused_because_an_instrument_is_booked_at_most_28_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_instrument",
        researcher_id="rs-1000",
        instrument_id="in-3694",
        starts_at="2026-11-10T10:01",
        length=4,
        purpose="Calibration run",
    )
    assert sentence == "An instrument is booked at most 28 days ahead."


def test_book_instrument_is_refused_because_the_researcher_has_no_valid_training_on_this(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_instrument",
        researcher_id="rs-3323",
        instrument_id="in-1483",
        starts_at="2026-10-28T12:45",
        length=1,
        purpose="Batch of thirty slides",
    )
    assert sentence == "The researcher has no valid training on this instrument."


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "researcher_id": "rs-6032",
            "instrument_id": "in-2995",
            "starts_at": "2026-11-05T08:00",
            "length": 1,
            "purpose": "Pilot for a proposal",
        },
        {
            "researcher_id": "rs-6032",
            "instrument_id": "in-2995",
            "starts_at": "2026-11-05T08:00",
            "length": 8,
            "purpose": "Pilot for a proposal",
        },
    ],
)
def test_book_instrument_is_refused_because_the_researcher_has_enough_hours_on_this(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("book_instrument", **arguments) == (
        "The researcher has enough hours on this instrument already."
    )


def test_book_instrument_is_refused_because_the_spending_limit_of_the_research_group_does(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1140", researcher_id="rs-3312")
    bench.arrange("bookings", "bo-1158", researcher_id="rs-3312")
    bench.arrange("bookings", "bo-1263", researcher_id="rs-3312")
    bench.arrange("bookings", "bo-1400", researcher_id="rs-3312")
    sentence = bench.refusal(
        "book_instrument",
        researcher_id="rs-3312",
        instrument_id="in-3960",
        starts_at="2026-10-16T15:15",
        length=4,
        purpose="Pilot for a proposal",
    )
    assert sentence == "The spending limit of the research group does not suffice."


def test_book_instrument_is_refused_because_the_instrument_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_instrument",
        researcher_id="rs-3312",
        instrument_id="in-5423",
        starts_at="2026-10-13T12:00",
        length=4,
        purpose="Pilot for a proposal",
    )
    assert sentence == "The instrument is taken at that time."


def test_book_instrument_is_refused_because_the_instrument_is_being_serviced_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_instrument",
        researcher_id="rs-3312",
        instrument_id="in-5423",
        starts_at="2026-10-13T12:45",
        length=4,
        purpose="Pilot for a proposal",
    )
    assert sentence == "The instrument is being serviced at that time."


def test_move_booking_changes_the_booking(bench: Bench) -> None:
    bench.call("move_booking", booking_id="bo-4379", starts_at="2026-10-13T22:00")
    assert bench.changes() == [updated("bookings", "bo-4379", starts_at="2026-10-13T22:00", ends_at="2026-10-14T00:00")]


@pytest.mark.parametrize(
    "arguments",
    [
        {"booking_id": "bo-4379", "starts_at": "2026-10-13T12:45"},
        {"booking_id": "bo-4379", "starts_at": "2026-10-13T13:00"},
        {"booking_id": "bo-4379", "starts_at": "2026-10-17T10:15"},
        {"booking_id": "bo-2886", "starts_at": "2026-11-10T10:00"},
        {"booking_id": "bo-9441", "starts_at": "2026-10-17T12:00"},
        {"booking_id": "bo-8172", "starts_at": "2026-10-31T09:15"},
    ],
)
def test_move_booking_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("move_booking", **arguments)


def test_move_booking_is_allowed_when_valid_until_is_2026_10_22(bench: Bench) -> None:
    bench.arrange("trainings", "tr-5966", valid_until="2026-10-22")
    bench.call("move_booking", booking_id="bo-8172", starts_at="2026-10-22T13:00")


def test_move_booking_is_refused_because_only_a_booking_that_has_not_begun_can_be_moved(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-2131", starts_at="2026-09-08T14:45")
    assert sentence == "Only a booking that has not begun can be moved."


def test_move_booking_is_refused_because_it_is_too_late_to_move_this_booking(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-5285", starts_at="2026-10-20T13:30")
    assert sentence == "It is too late to move this booking."


def test_move_booking_is_refused_because_an_instrument_is_booked_at_least_two_hours_ahead(bench: Bench) -> None:
    bench.arrange("bookings", "bo-4379", starts_at="2026-10-14T10:00")
    sentence = bench.refusal("move_booking", booking_id="bo-4379", starts_at="2026-10-13T11:59")
    assert sentence == "An instrument is booked at least two hours ahead."


def test_move_booking_is_refused_because_an_instrument_is_booked_at_most_28_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-2886", starts_at="2026-11-10T10:01")
    assert sentence == "An instrument is booked at most 28 days ahead."


def test_move_booking_is_refused_because_the_training_will_have_run_out_by_then(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-1412", starts_at="2026-10-22T09:15")
    assert sentence == "The training will have run out by then."


def test_move_booking_is_refused_because_the_instrument_is_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-4379", starts_at="2026-10-13T12:00")
    assert sentence == "The instrument is taken at that time."


def test_move_booking_is_refused_because_the_instrument_is_being_serviced_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("move_booking", booking_id="bo-4379", starts_at="2026-10-13T13:01")
    assert sentence == "The instrument is being serviced at that time."


def test_extend_booking_changes_the_booking(bench: Bench) -> None:
    bench.call("extend_booking", booking_id="bo-1713", extra=2)
    assert bench.changes() == [updated("bookings", "bo-1713", length=4, ends_at="2026-10-22T14:45")]


def test_extend_booking_is_allowed(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3410", starts_at="2026-10-11T10:00")
    bench.call("extend_booking", booking_id="bo-3410", extra=1)


def test_extend_booking_is_allowed_when_starts_at_is_2026_10_13_14_15(bench: Bench) -> None:
    bench.arrange("bookings", "bo-8172", starts_at="2026-10-13T14:15")
    bench.call("extend_booking", booking_id="bo-8172", extra=2)


def test_extend_booking_is_allowed_when_starts_at_is_2024_08_04_10_00(bench: Bench) -> None:
    bench.arrange("bookings", "bo-5285", starts_at="2024-08-04T10:00")
    bench.call("extend_booking", booking_id="bo-5285", extra=2)


def test_extend_booking_is_allowed_when_ends_at_is_2026_10_29_14_00(bench: Bench) -> None:
    bench.arrange("bookings", "bo-5285", ends_at="2026-10-29T14:00")
    bench.call("extend_booking", booking_id="bo-5285", extra=2)


def test_extend_booking_is_refused_because_argument_extra_must_be_at_most_4(bench: Bench) -> None:
    assert bench.refusal("extend_booking", booking_id="bo-6513", extra=5) == "Argument 'extra' must be at most 4."


def test_extend_booking_is_refused_because_argument_extra_must_be_at_least_1(bench: Bench) -> None:
    assert bench.refusal("extend_booking", booking_id="bo-6513", extra=0) == "Argument 'extra' must be at least 1."


def test_extend_booking_is_refused_because_the_booking_is_over(bench: Bench) -> None:
    assert bench.refusal("extend_booking", booking_id="bo-7966", extra=3) == "The booking is over."


def test_extend_booking_is_refused_because_the_booked_time_has_already_ended(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6513", ends_at="2026-10-13T10:00")
    assert bench.refusal("extend_booking", booking_id="bo-6513", extra=1) == "The booked time has already ended."


def test_extend_booking_is_refused_because_this_instrument_is_not_booked_for_so_long(bench: Bench) -> None:
    sentence = bench.refusal("extend_booking", booking_id="bo-2886", extra=3)
    assert sentence == "This instrument is not booked for so long."


def test_extend_booking_is_refused_because_the_instrument_is_needed_by_somebody_else_then(bench: Bench) -> None:
    bench.arrange("bookings", "bo-6513", instrument_id="in-2995")
    sentence = bench.refusal("extend_booking", booking_id="bo-6513", extra=1)
    assert sentence == "The instrument is needed by somebody else then."


def test_extend_booking_is_refused_because_the_instrument_is_being_serviced_then(bench: Bench) -> None:
    assert bench.refusal("extend_booking", booking_id="bo-3410", extra=2) == "The instrument is being serviced then."


def test_hand_over_booking_sets_researcher_id_to_rs_6366(bench: Bench) -> None:
    bench.call("hand_over_booking", booking_id="bo-1892", researcher_id="rs-6366")
    assert bench.changes() == [updated("bookings", "bo-1892", researcher_id="rs-6366")]


def test_hand_over_booking_is_allowed(bench: Bench) -> None:
    bench.arrange("trainings", "tr-2838", valid_until="2026-10-13")
    bench.call("hand_over_booking", booking_id="bo-3622", researcher_id="rs-3860")


def test_hand_over_booking_is_allowed_when_ends_at_is_2026_10_29_13_30(bench: Bench) -> None:
    bench.arrange("bookings", "bo-9302", ends_at="2026-10-29T13:30")
    bench.call("hand_over_booking", booking_id="bo-9302", researcher_id="rs-5227")


def test_hand_over_booking_is_allowed_when_starts_at_is_2026_10_19_18_15(bench: Bench) -> None:
    bench.arrange("bookings", "bo-1892", starts_at="2026-10-19T18:15")
    bench.call("hand_over_booking", booking_id="bo-1892", researcher_id="rs-6366")


def test_hand_over_booking_is_refused_because_only_a_booking_that_has_not_begun_can_be(bench: Bench) -> None:
    sentence = bench.refusal("hand_over_booking", booking_id="bo-6639", researcher_id="rs-6425")
    assert sentence == "Only a booking that has not begun can be handed over."


def test_hand_over_booking_is_refused_because_the_booked_time_has_already_begun(bench: Bench) -> None:
    sentence = bench.refusal("hand_over_booking", booking_id="bo-8202", researcher_id="rs-3323")
    assert sentence == "The booked time has already begun."


def test_hand_over_booking_is_refused_because_the_booking_is_theirs_already(bench: Bench) -> None:
    sentence = bench.refusal("hand_over_booking", booking_id="bo-9021", researcher_id="rs-8574")
    assert sentence == "The booking is theirs already."


def test_hand_over_booking_is_refused_because_the_researcher_has_no_valid_training_on_this(bench: Bench) -> None:
    bench.arrange("trainings", "tr-2838", valid_until="2026-04-24")
    sentence = bench.refusal("hand_over_booking", booking_id="bo-3622", researcher_id="rs-3860")
    assert sentence == "The researcher has no valid training on this instrument."


def test_hand_over_booking_is_refused_because_the_researcher_has_another_booking_at_that(bench: Bench) -> None:
    sentence = bench.refusal("hand_over_booking", booking_id="bo-3994", researcher_id="rs-1280")
    assert sentence == "The researcher has another booking at that time."


def test_cancel_booking_sets_status_to_cancelled_and_adds_a_charge(bench: Bench) -> None:
    bench.call("cancel_booking", booking_id="bo-3643")
    assert bench.changes() == [
        updated("bookings", "bo-3643", status="cancelled"),
        inserted(
            "charges",
            "ch-6228",
            booking_id="bo-3643",
            kind="late_cancellation",
            amount=6000,
            status="open",
            raised_at="2026-10-13T10:00",
        ),
    ]


def test_cancel_booking_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("bookings", "bo-2886", starts_at="2026-10-14T10:00")
    bench.call("cancel_booking", booking_id="bo-2886")
    assert bench.changes() == [updated("bookings", "bo-2886", status="cancelled")]


def test_cancel_booking_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_booking", booking_id="bo-3410") == "The booking must be booked."


def test_cancel_booking_is_refused_because_the_booked_time_has_already_begun(bench: Bench) -> None:
    assert bench.refusal("cancel_booking", booking_id="bo-8202") == "The booked time has already begun."


def test_cancel_booking_is_refused_because_the_booking_has_been_charged_already(bench: Bench) -> None:
    bench.arrange("charges", "ch-1092", booking_id="bo-3004")
    assert bench.refusal("cancel_booking", booking_id="bo-3004") == "The booking has been charged already."


def test_start_booking_sets_status_to_running(bench: Bench) -> None:
    bench.call("start_booking", booking_id="bo-5285")
    assert bench.changes() == [updated("bookings", "bo-5285", status="running")]


def test_start_booking_is_allowed(bench: Bench) -> None:
    bench.call("start_booking", booking_id="bo-3004")


def test_start_booking_is_allowed_when_starts_at_is_2026_10_13_09_30(bench: Bench) -> None:
    bench.arrange("bookings", "bo-7068", starts_at="2026-10-13T09:30")
    bench.call("start_booking", booking_id="bo-7068")


def test_start_booking_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("start_booking", booking_id="bo-1158") == "The booking must be booked."


def test_start_booking_is_refused_because_it_is_too_early_to_sign_in(bench: Bench) -> None:
    bench.arrange("bookings", "bo-7068", starts_at="2026-10-13T11:01")
    assert bench.refusal("start_booking", booking_id="bo-7068") == "It is too early to sign in."


def test_start_booking_is_refused_because_the_booking_has_lapsed(bench: Bench) -> None:
    bench.arrange("bookings", "bo-7068", starts_at="2026-10-13T09:29")
    assert bench.refusal("start_booking", booking_id="bo-7068") == "The booking has lapsed."


def test_start_booking_is_refused_because_the_instrument_is_broken(bench: Bench) -> None:
    assert bench.refusal("start_booking", booking_id="bo-8202") == "The instrument is broken."


def test_start_booking_is_refused_because_the_instrument_is_due_for_service(bench: Bench) -> None:
    bench.arrange("instruments", "in-4173", service_interval=68)
    assert bench.refusal("start_booking", booking_id="bo-7068") == "The instrument is due for service."


def test_start_booking_is_refused_because_somebody_is_still_using_the_instrument(bench: Bench) -> None:
    assert bench.refusal("start_booking", booking_id="bo-7625") == "Somebody is still using the instrument."


def test_finish_booking_sets_status_to_finished_and_adds_a_charge(bench: Bench) -> None:
    bench.call("finish_booking", booking_id="bo-2011")
    assert bench.changes() == [
        updated("bookings", "bo-2011", status="finished"),
        inserted(
            "charges",
            "ch-6228",
            booking_id="bo-2011",
            kind="usage",
            amount=48000,
            status="open",
            raised_at="2026-10-13T10:00",
        ),
        updated("instruments", "in-3960", hours_run=33),
    ]


def test_finish_booking_sets_status_to_finished_and_adds_a_charge_2(bench: Bench) -> None:
    bench.call("finish_booking", booking_id="bo-2768")
    assert bench.changes() == [
        updated("bookings", "bo-2768", status="finished"),
        inserted(
            "charges",
            "ch-6228",
            booking_id="bo-2768",
            kind="usage",
            amount=20000,
            status="open",
            raised_at="2026-10-13T10:00",
        ),
        updated("instruments", "in-4760", hours_run=113),
    ]


def test_finish_booking_is_allowed(bench: Bench) -> None:
    bench.arrange("bookings", "bo-3410", starts_at="2026-10-13T09:30")
    bench.call("finish_booking", booking_id="bo-3410")


def test_finish_booking_is_refused_because_the_booking_must_be_running(bench: Bench) -> None:
    assert bench.refusal("finish_booking", booking_id="bo-4743") == "The booking must be running."


def test_finish_booking_is_refused_because_nobody_signs_out_in_the_first_half_hour(bench: Bench) -> None:
    assert bench.refusal("finish_booking", booking_id="bo-3410") == "Nobody signs out in the first half hour."


def test_finish_booking_is_refused_because_another_charge_already_has_this_booking(bench: Bench) -> None:
    bench.arrange("charges", "ch-1092", booking_id="bo-2768")
    assert bench.refusal("finish_booking", booking_id="bo-2768") == "Another charge already has this booking."


def test_forfeit_booking_sets_status_to_forfeited_and_adds_a_charge(bench: Bench) -> None:
    bench.call("forfeit_booking", booking_id="bo-6333")
    assert bench.changes() == [
        updated("bookings", "bo-6333", status="forfeited"),
        inserted(
            "charges",
            "ch-6228",
            booking_id="bo-6333",
            kind="no_show",
            amount=18000,
            status="open",
            raised_at="2026-10-13T10:00",
        ),
    ]


def test_forfeit_booking_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("forfeit_booking", booking_id="bo-3410") == "The booking must be booked."


def test_forfeit_booking_is_refused_because_the_researcher_may_still_come(bench: Bench) -> None:
    bench.arrange("bookings", "bo-8540", starts_at="2026-10-13T09:30")
    assert bench.refusal("forfeit_booking", booking_id="bo-8540") == "The researcher may still come."


def test_forfeit_booking_is_refused_because_another_charge_already_has_this_booking(bench: Bench) -> None:
    bench.arrange("bookings", "bo-8540", starts_at="2026-10-13T09:29")
    bench.arrange("charges", "ch-1092", booking_id="bo-8540")
    assert bench.refusal("forfeit_booking", booking_id="bo-8540") == "Another charge already has this booking."

"""Tests of the tools for bookings of Pulse Yard fitness studio."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"member_id": "me-4784", "coach_id": "co-9863"}, ["bo-2084"]),
        (
            {"status": "attended"},
            [
                "bo-1642",
                "bo-4669",
                "bo-4161",
                "bo-6697",
                "bo-7182",
                "bo-6255",
                "bo-6333",
                "bo-7535",
                "bo-2979",
                "bo-6581",
            ],
        ),
        ({"session_id": "se-2211"}, ["bo-6057"]),
    ],
)
def test_find_bookings_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_bookings", **filters) == ids


def test_find_bookings_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_bookings", page=2)
    assert ids == [
        "bo-2979",
        "bo-4064",
        "bo-6581",
        "bo-7553",
        "bo-2356",
        "bo-3391",
        "bo-4309",
        "bo-4697",
        "bo-5404",
        "bo-6648",
    ]


def test_find_bookings_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_bookings", session_id="se-8780") == []


def test_report_bookings_finds_nothing(bench: Bench) -> None:
    ids = bench.ids("report_bookings", status="cancelled", kind="endurance", session_starts_from="2026-02-26T16:30")
    assert ids == []


def test_report_bookings_adds_up(bench: Bench) -> None:
    result = bench.call("report_bookings", page=2)
    assert result == {
        "items": [{"session_coach_name": "Élise Beaumont", "bookings": 10, "last_class": "2026-03-03T17:00"}],
        "total": 11,
    }


def test_report_bookings_adds_up_with_status_and_kind_and_session_starts_from(bench: Bench) -> None:
    result = bench.call("report_bookings", status="cancelled", kind="dance", session_starts_from="2026-02-27T10:45")
    assert result == {
        "items": [{"session_coach_name": "Élise Beaumont", "bookings": 1, "last_class": "2026-02-27T10:45"}],
        "total": 1,
    }


def test_book_class_adds_a_booking(bench: Bench) -> None:
    bench.call("book_class", session_id="se-7997", member_id="me-9023")
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-3608",
            session_id="se-7997",
            member_id="me-9023",
            status="booked",
            booked_at="2026-02-24T15:20",
        ),
    ]


def test_book_class_is_allowed(bench: Bench) -> None:
    bench.call("book_class", session_id="se-4978", member_id="me-6839")


def test_book_class_is_refused_because_the_class_is_over_or_called_off(bench: Bench) -> None:
    bench.arrange("sessions", "se-6715", starts_at="2026-02-24T15:20")
    assert bench.refusal("book_class", session_id="se-6715", member_id="me-9530") == "The class is over or called off."


def test_book_class_is_refused_because_classes_are_booked_seven_days_ahead_at_most(bench: Bench) -> None:
    sentence = bench.refusal("book_class", session_id="se-1472", member_id="me-3917")
    assert sentence == "Classes are booked seven days ahead at most."


def test_book_class_is_refused_because_the_membership_is_paused_or_over(bench: Bench) -> None:
    assert bench.refusal("book_class", session_id="se-7997", member_id="me-7888") == "The membership is paused or over."


def test_book_class_is_refused_because_the_member_has_not_paid(bench: Bench) -> None:
    assert bench.refusal("book_class", session_id="se-4875", member_id="me-1911") == "The member has not paid."


def test_book_class_is_refused_because_the_member_is_barred_after_three_strikes(bench: Bench) -> None:
    bench.arrange("members", "me-9530", barred_until="2026-02-24")
    sentence = bench.refusal("book_class", session_id="se-6715", member_id="me-9530")
    assert sentence == "The member is barred after three strikes."


def test_book_class_is_refused_because_the_plan_is_for_off_peak_classes_only(bench: Bench) -> None:
    sentence = bench.refusal("book_class", session_id="se-8565", member_id="me-1165")
    assert sentence == "The plan is for off-peak classes only."


def test_book_class_is_refused_because_the_plan_covers_no_further_class_in_these_seven_days(bench: Bench) -> None:
    sentence = bench.refusal("book_class", session_id="se-1283", member_id="me-6432")
    assert sentence == "The plan covers no further class in these seven days."


def test_book_class_is_refused_because_the_class_is_full(bench: Bench) -> None:
    assert bench.refusal("book_class", session_id="se-1074", member_id="me-1191") == "The class is full."


def test_book_class_is_refused_because_the_class_is_full_when_starts_at_is_2026_03_03_15_20(bench: Bench) -> None:
    bench.arrange("sessions", "se-6715", starts_at="2026-03-03T15:20")
    assert bench.refusal("book_class", session_id="se-6715", member_id="me-9530") == "The class is full."


def test_book_class_is_refused_because_the_class_is_full_when_paid_until_is_2026_02_24(bench: Bench) -> None:
    bench.arrange("members", "me-9530", paid_until="2026-02-24")
    assert bench.refusal("book_class", session_id="se-6715", member_id="me-9530") == "The class is full."


def test_book_class_is_refused_because_another_booking_already_has_this_class_and_member(bench: Bench) -> None:
    sentence = bench.refusal("book_class", session_id="se-7104", member_id="me-8309")
    assert sentence == "Another booking already has this class and member."


def test_join_waiting_list_adds_a_booking(bench: Bench) -> None:
    bench.call("join_waiting_list", session_id="se-1074", member_id="me-2462")
    assert bench.changes() == [
        inserted(
            "bookings",
            "bo-3608",
            session_id="se-1074",
            member_id="me-2462",
            status="listed",
            booked_at="2026-02-24T15:20",
        ),
    ]


def test_join_waiting_list_is_allowed(bench: Bench) -> None:
    bench.call("join_waiting_list", session_id="se-7851", member_id="me-9945")


def test_join_waiting_list_is_refused_because_the_class_is_over_or_called_off(bench: Bench) -> None:
    bench.arrange("sessions", "se-9576", starts_at="2026-02-24T15:20")
    sentence = bench.refusal("join_waiting_list", session_id="se-9576", member_id="me-6432")
    assert sentence == "The class is over or called off."


def test_join_waiting_list_is_refused_because_the_class_still_has_places(bench: Bench) -> None:
    bench.arrange("sessions", "se-6715", places=5)
    sentence = bench.refusal("join_waiting_list", session_id="se-6715", member_id="me-2462")
    assert sentence == "The class still has places."


def test_join_waiting_list_is_refused_because_the_member_is_not_active_or_has_not_paid(bench: Bench) -> None:
    sentence = bench.refusal("join_waiting_list", session_id="se-5197", member_id="me-1911")
    assert sentence == "The member is not active or has not paid."


def test_join_waiting_list_is_refused_because_the_waiting_list_is_full(bench: Bench) -> None:
    bench.arrange("members", "me-2462", paid_until="2026-02-24")
    assert bench.refusal("join_waiting_list", session_id="se-6715", member_id="me-2462") == "The waiting list is full."


def test_join_waiting_list_is_refused_because_another_booking_already_has_this_class_and(bench: Bench) -> None:
    sentence = bench.refusal("join_waiting_list", session_id="se-5197", member_id="me-9530")
    assert sentence == "Another booking already has this class and member."


def test_move_up_sets_status_to_booked(bench: Bench) -> None:
    bench.call("move_up", booking_id="bo-6582")
    assert bench.changes() == [updated("bookings", "bo-6582", status="booked")]


def test_move_up_is_refused_because_the_booking_must_be_listed(bench: Bench) -> None:
    assert bench.refusal("move_up", booking_id="bo-1481") == "The booking must be listed."


def test_move_up_is_refused_because_the_class_is_over_or_called_off(bench: Bench) -> None:
    bench.arrange("sessions", "se-9576", starts_at="2026-02-24T15:20")
    assert bench.refusal("move_up", booking_id="bo-9165") == "The class is over or called off."


def test_move_up_is_refused_because_the_class_is_still_full(bench: Bench) -> None:
    assert bench.refusal("move_up", booking_id="bo-8842") == "The class is still full."


def test_move_up_is_refused_because_somebody_else_has_waited_longer(bench: Bench) -> None:
    bench.arrange("sessions", "se-8386", places=5)
    bench.arrange("bookings", "bo-1853", booked_at="2026-02-24T07:41")
    assert bench.refusal("move_up", booking_id="bo-1853") == "Somebody else has waited longer."


def test_cancel_booking_sets_status_to_cancelled_and_sets_strikes_to_1(bench: Bench) -> None:
    bench.call("cancel_booking", booking_id="bo-8681")
    assert bench.changes() == [
        updated("bookings", "bo-8681", status="cancelled"),
        updated("members", "me-6392", strikes=1),
    ]


def test_cancel_booking_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("sessions", "se-6399", starts_at="2026-02-24T21:20")
    bench.call("cancel_booking", booking_id="bo-5563")
    assert bench.changes() == [updated("bookings", "bo-5563", status="cancelled")]


def test_cancel_booking_is_refused_because_the_booking_must_be_booked_or_listed(bench: Bench) -> None:
    assert bench.refusal("cancel_booking", booking_id="bo-4669") == "The booking must be booked or listed."


def test_cancel_booking_is_refused_because_the_class_has_begun(bench: Bench) -> None:
    bench.arrange("sessions", "se-9576", starts_at="2026-02-24T15:20")
    assert bench.refusal("cancel_booking", booking_id="bo-9165") == "The class has begun."


def test_note_attendance_sets_status_to_attended(bench: Bench) -> None:
    bench.call("note_attendance", booking_id="bo-6057")
    assert bench.changes() == [updated("bookings", "bo-6057", status="attended")]


def test_note_attendance_is_allowed(bench: Bench) -> None:
    bench.arrange("sessions", "se-6399", starts_at="2026-02-24T15:35")
    bench.arrange("members", "me-4784", paid_until="2026-02-24")
    bench.call("note_attendance", booking_id="bo-1714")


def test_note_attendance_is_refused_because_the_booking_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("note_attendance", booking_id="bo-4669") == "The booking must be booked."


def test_note_attendance_is_refused_because_it_is_too_early_for_this_class(bench: Bench) -> None:
    bench.arrange("sessions", "se-6399", starts_at="2026-02-24T15:36")
    assert bench.refusal("note_attendance", booking_id="bo-1714") == "It is too early for this class."


def test_note_attendance_is_refused_because_the_class_is_closed_or_called_off(bench: Bench) -> None:
    bench.arrange("sessions", "se-6399", starts_at="2026-02-24T15:35", status="held")
    assert bench.refusal("note_attendance", booking_id="bo-1714") == "The class is closed or called off."


def test_note_attendance_is_refused_because_the_member_has_not_paid(bench: Bench) -> None:
    assert bench.refusal("note_attendance", booking_id="bo-7195") == "The member has not paid."

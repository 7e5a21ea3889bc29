"""Tests of the tools for appointments of Quayside Clinic."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"patient_id": "pa-4076"}, ["ap-5324", "ap-3358"]),
        ({"starts_on": "2026-04-04"}, ["ap-8811"]),
        (
            {"status": "missed"},
            [
                "ap-3562",
                "ap-5711",
                "ap-2008",
                "ap-4749",
                "ap-2734",
                "ap-8429",
                "ap-7240",
                "ap-3789",
                "ap-8318",
                "ap-3067",
            ],
        ),
        ({"practitioner_id": "pr-9782"}, ["ap-9588", "ap-9439"]),
    ],
)
def test_find_appointments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_appointments", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"starts_from": "2026-02-13T13:45"}, 115),
        ({"treatment_id": "tr-6306"}, 16),
    ],
)
def test_find_appointments_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_appointments", **filters)["total"] == total


def test_find_appointments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_appointments", page=5)
    assert ids == [
        "ap-4144",
        "ap-1005",
        "ap-6696",
        "ap-4508",
        "ap-6518",
        "ap-6226",
        "ap-2099",
        "ap-9223",
        "ap-8318",
        "ap-2779",
    ]


def test_find_appointments_finds_nothing(bench: Bench) -> None:
    ids = bench.ids(
        "find_appointments",
        practitioner_id="pr-5225",
        treatment_id="tr-4500",
        starts_from="2026-03-12T13:15",
    )
    assert ids == []


def test_get_appointment_shows_the_appointment(bench: Bench) -> None:
    result = bench.call("get_appointment", appointment_id="ap-9550")
    assert result == {
        "id": "ap-9550",
        "patient_id": "pa-3645",
        "treatment_id": "tr-7810",
        "practitioner_id": "pr-3901",
        "starts_at": "2026-03-09T17:30",
        "ends_at": "2026-03-09T17:45",
        "status": "missed",
        "booked_at": "2026-03-05T17:30",
        "patient_name": "Ana Marín",
        "practitioner_name": "Ioanna Çelik",
        "treatment_name": "Hand Surgery first consultation",
        "treatment_notice": 24,
    }


def test_report_workload_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_workload", starts_from="2026-03-24T13:15", starts_until="2026-03-18T16:30") == []


def test_report_workload_adds_up(bench: Bench) -> None:
    result = bench.call("report_workload", page=2)
    assert result == {
        "items": [
            {"practitioner_name": "Océane Garnier", "appointments": 8, "minutes": 230},
            {"practitioner_name": "Oliver Stanton", "appointments": 6, "minutes": 140},
            {"practitioner_name": "Sebastian Becker", "appointments": 8, "minutes": 220},
            {"practitioner_name": "Vikram Qureshi", "appointments": 5, "minutes": 225},
            {"practitioner_name": "Yaw Danso", "appointments": 17, "minutes": 445},
            {"practitioner_name": "Zoe Winslow", "appointments": 2, "minutes": 70},
        ],
        "total": 16,
    }


def test_report_workload_adds_up_with_department_id_and_starts_until(bench: Bench) -> None:
    result = bench.call("report_workload", department_id="de-9641", starts_until="2026-02-18T11:30")
    assert result == {"items": [{"practitioner_name": "Ana Tehrani", "appointments": 5, "minutes": 100}], "total": 1}


def test_report_workload_adds_up_with_status_and_starts_from(bench: Bench) -> None:
    result = bench.call("report_workload", status="cancelled", starts_from="2026-03-30T14:45")
    assert result == {"items": [{"practitioner_name": "Vikram Qureshi", "appointments": 1, "minutes": 45}], "total": 1}


def test_book_appointment_adds_a_appointment(bench: Bench) -> None:
    bench.call(
        "book_appointment",
        patient_id="pa-2582",
        treatment_id="tr-8302",
        practitioner_id="pr-3901",
        starts_at="2026-05-11T10:00",
        remark="Needs an interpreter.",
    )
    assert bench.changes() == [
        inserted(
            "appointments",
            "ap-8636",
            patient_id="pa-2582",
            treatment_id="tr-8302",
            practitioner_id="pr-3901",
            starts_at="2026-05-11T10:00",
            ends_at="2026-05-11T10:30",
            status="booked",
            remark="Needs an interpreter.",
            booked_at="2026-03-12T10:00",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {
            "patient_id": "pa-2582",
            "treatment_id": "tr-8302",
            "practitioner_id": "pr-3901",
            "starts_at": "2026-03-12T12:45",
        },
        {
            "patient_id": "pa-5871",
            "treatment_id": "tr-2290",
            "practitioner_id": "pr-3628",
            "starts_at": "2026-03-30T09:15",
        },
    ],
)
def test_book_appointment_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("book_appointment", **arguments)


def test_book_appointment_is_refused_because_the_patient_is_not_registered_any_more(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        patient_id="pa-3645",
        treatment_id="tr-8302",
        practitioner_id="pr-3901",
        starts_at="2026-03-12T12:00",
    )
    assert sentence == "The patient is not registered any more."


def test_book_appointment_is_refused_because_the_practitioner_does_not_offer_this_treatment(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        patient_id="pa-1475",
        treatment_id="tr-2965",
        practitioner_id="pr-9159",
        starts_at="2026-03-07T08:45",
    )
    assert sentence == "The practitioner does not offer this treatment."


def test_book_appointment_is_refused_because_the_practitioner_is_on_leave(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        patient_id="pa-1704",
        treatment_id="tr-2290",
        practitioner_id="pr-5293",
        starts_at="2026-02-12T09:00",
    )
    assert sentence == "The practitioner is on leave."


def test_book_appointment_is_refused_because_the_treatment_needs_a_referral(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        patient_id="pa-3590",
        treatment_id="tr-3960",
        practitioner_id="pr-8412",
        starts_at="2026-03-02T10:15",
    )
    assert sentence == "The treatment needs a referral."


def test_book_appointment_is_refused_because_the_patient_has_missed_too_many_appointments(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        patient_id="pa-9547",
        treatment_id="tr-2870",
        practitioner_id="pr-1972",
        starts_at="2026-02-13T13:45",
    )
    assert sentence == "The patient has missed too many appointments and must telephone."


def test_book_appointment_is_refused_because_appointments_are_made_at_least_two_hours_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        patient_id="pa-4954",
        treatment_id="tr-8302",
        practitioner_id="pr-3901",
        starts_at="2026-03-12T10:30",
    )
    assert sentence == "Appointments are made at least two hours ahead."


def test_book_appointment_is_refused_because_appointments_are_made_at_most_60_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        patient_id="pa-2582",
        treatment_id="tr-8302",
        practitioner_id="pr-3901",
        starts_at="2026-05-11T10:01",
    )
    assert sentence == "Appointments are made at most 60 days ahead."


def test_book_appointment_is_refused_because_the_practitioner_is_not_free_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        patient_id="pa-2582",
        treatment_id="tr-8302",
        practitioner_id="pr-3901",
        starts_at="2026-03-12T12:00",
    )
    assert sentence == "The practitioner is not free then."


def test_book_referred_appointment_adds_a_appointment(bench: Bench) -> None:
    bench.call(
        "book_referred_appointment",
        referral_id="re-1160",
        practitioner_id="pr-9159",
        starts_at="2026-03-22T23:59",
    )
    assert bench.changes() == [
        inserted(
            "appointments",
            "ap-8636",
            referral_id="re-1160",
            patient_id="pa-5330",
            treatment_id="tr-4419",
            practitioner_id="pr-9159",
            starts_at="2026-03-22T23:59",
            ends_at="2026-03-23T00:19",
            status="booked",
            booked_at="2026-03-12T10:00",
        ),
    ]


def test_book_referred_appointment_is_allowed(bench: Bench) -> None:
    bench.call(
        "book_referred_appointment",
        referral_id="re-2511",
        practitioner_id="pr-4729",
        starts_at="2026-03-12T12:00",
    )


def test_book_referred_appointment_is_refused_because_the_referral_was_withdrawn(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_referred_appointment",
        referral_id="re-3036",
        practitioner_id="pr-3628",
        starts_at="2026-02-28T16:15",
    )
    assert sentence == "The referral was withdrawn."


def test_book_referred_appointment_is_refused_because_all_visits_of_the_referral_are_used(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_referred_appointment",
        referral_id="re-5995",
        practitioner_id="pr-3628",
        starts_at="2026-03-28T09:30",
    )
    assert sentence == "All visits of the referral are used."


def test_book_referred_appointment_is_refused_because_the_practitioner_does_not_offer_this(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_referred_appointment",
        referral_id="re-7514",
        practitioner_id="pr-3901",
        starts_at="2026-03-18T08:15",
    )
    assert sentence == "The practitioner does not offer this treatment."


def test_book_referred_appointment_is_refused_because_the_practitioner_is_on_leave(bench: Bench) -> None:
    bench.arrange("practitioners", "pr-9159", status="on_leave")
    sentence = bench.refusal(
        "book_referred_appointment",
        referral_id="re-1160",
        practitioner_id="pr-9159",
        starts_at="2026-03-12T11:59",
    )
    assert sentence == "The practitioner is on leave."


def test_book_referred_appointment_is_refused_because_appointments_are_made_at_least_two(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_referred_appointment",
        referral_id="re-6396",
        practitioner_id="pr-7910",
        starts_at="2026-03-12T11:30",
    )
    assert sentence == "Appointments are made at least two hours ahead."


def test_book_referred_appointment_is_refused_because_the_referral_has_run_out_by_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_referred_appointment",
        referral_id="re-2334",
        practitioner_id="pr-5225",
        starts_at="2026-04-04T13:45",
    )
    assert sentence == "The referral has run out by then."


def test_move_appointment_changes_the_appointment(bench: Bench) -> None:
    bench.call("move_appointment", appointment_id="ap-5874", starts_at="2026-03-28T13:29")
    assert bench.changes() == [
        updated("appointments", "ap-5874", starts_at="2026-03-28T13:29", ends_at="2026-03-28T13:49"),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"appointment_id": "ap-8811", "starts_at": "2026-03-12T15:00"},
        {"appointment_id": "ap-5151", "starts_at": "2026-03-12T12:35"},
    ],
)
def test_move_appointment_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("move_appointment", **arguments)


def test_move_appointment_is_allowed_when_starts_at_is_2026_03_14_10_00(bench: Bench) -> None:
    bench.arrange("appointments", "ap-5874", starts_at="2026-03-14T10:00")
    bench.call("move_appointment", appointment_id="ap-5874", starts_at="2026-05-11T10:00")


def test_move_appointment_is_refused_because_only_a_booked_appointment_can_be_moved(bench: Bench) -> None:
    sentence = bench.refusal("move_appointment", appointment_id="ap-1005", starts_at="2026-03-12T11:45")
    assert sentence == "Only a booked appointment can be moved."


def test_move_appointment_is_refused_because_it_is_too_late_to_move_this_appointment(bench: Bench) -> None:
    sentence = bench.refusal("move_appointment", appointment_id="ap-7031", starts_at="2026-03-06T08:00")
    assert sentence == "It is too late to move this appointment."


def test_move_appointment_is_refused_because_appointments_are_made_at_least_two_hours_ahead(bench: Bench) -> None:
    sentence = bench.refusal("move_appointment", appointment_id="ap-1692", starts_at="2026-03-12T09:00")
    assert sentence == "Appointments are made at least two hours ahead."


def test_move_appointment_is_refused_because_appointments_are_made_at_most_60_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("move_appointment", appointment_id="ap-5874", starts_at="2026-05-11T10:01")
    assert sentence == "Appointments are made at most 60 days ahead."


def test_move_appointment_is_refused_because_the_practitioner_is_not_free_then(bench: Bench) -> None:
    sentence = bench.refusal("move_appointment", appointment_id="ap-8811", starts_at="2026-03-12T12:00")
    assert sentence == "The practitioner is not free then."


def test_cancel_appointment_sets_status_to_cancelled_and_adds_a_charge(bench: Bench) -> None:
    bench.call("cancel_appointment", appointment_id="ap-9316")
    assert bench.changes() == [
        updated("appointments", "ap-9316", status="cancelled"),
        inserted(
            "charges",
            "ch-2886",
            appointment_id="ap-9316",
            kind="late_cancellation",
            amount=900,
            status="open",
            raised_at="2026-03-12T10:00",
        ),
    ]


def test_cancel_appointment_sets_status_to_cancelled(bench: Bench) -> None:
    bench.arrange("appointments", "ap-1725", starts_at="2026-03-14T10:00")
    bench.call("cancel_appointment", appointment_id="ap-1725")
    assert bench.changes() == [updated("appointments", "ap-1725", status="cancelled")]


def test_cancel_appointment_is_refused_because_the_appointment_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_appointment", appointment_id="ap-7792") == "The appointment must be booked."


def test_cancel_appointment_is_refused_because_the_appointment_has_already_begun(bench: Bench) -> None:
    bench.arrange("appointments", "ap-8730", starts_at="2026-03-12T10:00")
    assert bench.refusal("cancel_appointment", appointment_id="ap-8730") == "The appointment has already begun."


def test_check_in_patient_sets_status_to_arrived(bench: Bench) -> None:
    bench.call("check_in_patient", appointment_id="ap-7551")
    assert bench.changes() == [updated("appointments", "ap-7551", status="arrived")]


def test_check_in_patient_is_allowed(bench: Bench) -> None:
    bench.arrange("appointments", "ap-9316", starts_at="2026-03-12T09:45")
    bench.call("check_in_patient", appointment_id="ap-9316")


def test_check_in_patient_is_refused_because_the_appointment_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("check_in_patient", appointment_id="ap-1005") == "The appointment must be booked."


def test_check_in_patient_is_refused_because_it_is_too_early_to_check_in(bench: Bench) -> None:
    bench.arrange("appointments", "ap-7551", starts_at="2026-03-12T12:01")
    assert bench.refusal("check_in_patient", appointment_id="ap-7551") == "It is too early to check in."


def test_check_in_patient_is_refused_because_the_patient_is_too_late_to_be_seen(bench: Bench) -> None:
    bench.arrange("appointments", "ap-9316", starts_at="2026-03-12T09:44")
    assert bench.refusal("check_in_patient", appointment_id="ap-9316") == "The patient is too late to be seen."


def test_complete_appointment_sets_status_to_completed_and_adds_a_charge(bench: Bench) -> None:
    bench.call("complete_appointment", appointment_id="ap-1418")
    assert bench.changes() == [
        updated("appointments", "ap-1418", status="completed"),
        inserted(
            "charges",
            "ch-2886",
            appointment_id="ap-1418",
            kind="treatment",
            amount=7900,
            status="open",
            raised_at="2026-03-12T10:00",
        ),
    ]


def test_complete_appointment_is_allowed(bench: Bench) -> None:
    bench.arrange("appointments", "ap-2813", starts_at="2026-03-12T10:00")
    bench.call("complete_appointment", appointment_id="ap-2813")


def test_complete_appointment_is_refused_because_the_appointment_must_be_arrived(bench: Bench) -> None:
    assert bench.refusal("complete_appointment", appointment_id="ap-7792") == "The appointment must be arrived."


def test_complete_appointment_is_refused_because_the_visit_has_not_begun_yet(bench: Bench) -> None:
    bench.arrange("appointments", "ap-2813", starts_at="2026-03-12T10:01")
    assert bench.refusal("complete_appointment", appointment_id="ap-2813") == "The visit has not begun yet."


def test_mark_missed_sets_status_to_missed_and_adds_a_charge(bench: Bench) -> None:
    bench.arrange("appointments", "ap-1780", starts_at="2026-03-12T09:45")
    bench.call("mark_missed", appointment_id="ap-1780")
    assert bench.changes() == [
        updated("appointments", "ap-1780", status="missed"),
        inserted(
            "charges",
            "ch-2886",
            appointment_id="ap-1780",
            kind="missed_visit",
            amount=1700,
            status="open",
            raised_at="2026-03-12T10:00",
        ),
    ]


def test_mark_missed_is_refused_because_the_appointment_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("mark_missed", appointment_id="ap-7792") == "The appointment must be booked."


def test_mark_missed_is_refused_because_the_patient_may_still_come(bench: Bench) -> None:
    assert bench.refusal("mark_missed", appointment_id="ap-1692") == "The patient may still come."

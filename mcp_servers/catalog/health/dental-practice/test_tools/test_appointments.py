"""Tests of the tools for appointments of Alder Lane dental centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"starts_on": "2026-05-23"}, ["ap-7845", "ap-5081"]),
        (
            {"starts_from": "2026-07-27T11:15"},
            [
                "ap-6915",
                "ap-1764",
                "ap-8621",
                "ap-6037",
                "ap-6775",
                "ap-2608",
                "ap-1924",
                "ap-1635",
                "ap-4883",
                "ap-2272",
            ],
        ),
        ({"dentist_id": "de-3525"}, ["ap-1080"]),
        (
            {"plan_id": "pl-5420"},
            ["ap-6713", "ap-7447", "ap-2731", "ap-9472", "ap-3485", "ap-4114", "ap-6456", "ap-1454"],
        ),
        (
            {"status": "cancelled"},
            [
                "ap-4883",
                "ap-2272",
                "ap-7614",
                "ap-8780",
                "ap-9458",
                "ap-2326",
                "ap-5009",
                "ap-2731",
                "ap-8201",
                "ap-9098",
            ],
        ),
        ({"patient_id": "pa-4339"}, ["ap-1539"]),
    ],
)
def test_find_appointments_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_appointments", **filters) == ids


def test_find_appointments_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_appointments", page=2)
    assert ids == [
        "ap-1924",
        "ap-1635",
        "ap-4883",
        "ap-2272",
        "ap-2914",
        "ap-2468",
        "ap-7614",
        "ap-6713",
        "ap-1275",
        "ap-8780",
    ]


def test_find_appointments_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_appointments", patient_id="pa-8581") == []


def test_book_appointment_adds_a_appointment(bench: Bench) -> None:
    bench.call("book_appointment", plan_item_id="pn-5091", dentist_id="de-1596", starts_at="2026-11-28T23:59")
    assert bench.changes() == [
        inserted(
            "appointments",
            "ap-6181",
            status="booked",
            plan_item_id="pn-5091",
            patient_id="pa-8442",
            dentist_id="de-1596",
            starts_at="2026-11-28T23:59",
            ends_at="2026-11-29T01:14",
            fee=0,
            booked_at="2026-10-06T11:00",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"plan_item_id": "pn-5091", "dentist_id": "de-1596", "starts_at": "2026-10-21T15:00"},
        {"plan_item_id": "pn-1186", "dentist_id": "de-1495", "starts_at": "2026-10-28T17:10"},
    ],
)
def test_book_appointment_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("book_appointment", **arguments)


def test_book_appointment_is_allowed_when_tooth_is_48(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-7958", tooth=48)
    bench.call("book_appointment", plan_item_id="pn-7958", dentist_id="de-3525", starts_at="2026-10-16T17:00")


def test_book_appointment_is_refused_because_the_treatment_is_done_or_struck(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-4940",
        dentist_id="de-6666",
        starts_at="2026-07-27T11:15",
    )
    assert sentence == "The treatment is done or struck."


def test_book_appointment_is_refused_because_the_plan_is_not_approved(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-7905",
        dentist_id="de-6402",
        starts_at="2026-09-14T11:15",
    )
    assert sentence == "The plan is not approved."


def test_book_appointment_is_refused_because_the_approval_has_run_out_by_then(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-7357",
        dentist_id="de-7755",
        starts_at="2026-10-28T17:30",
    )
    assert sentence == "The approval has run out by then."


def test_book_appointment_is_refused_because_appointments_are_made_an_hour_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-7805",
        dentist_id="de-1495",
        starts_at="2026-10-06T10:50",
    )
    assert sentence == "Appointments are made an hour ahead at least."


def test_book_appointment_is_refused_because_appointments_are_made_90_days_ahead_at_most(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-6335",
        dentist_id="de-3208",
        starts_at="2027-01-04T11:01",
    )
    assert sentence == "Appointments are made 90 days ahead at most."


def test_book_appointment_is_refused_because_the_dentist_is_away(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-7256",
        dentist_id="de-9105",
        starts_at="2026-10-10T13:30",
    )
    assert sentence == "The dentist is away."


def test_book_appointment_is_refused_because_the_dentist_is_not_trained_in_surgery(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-2043",
        dentist_id="de-3208",
        starts_at="2027-01-04T11:00",
    )
    assert sentence == "The dentist is not trained in surgery."


def test_book_appointment_is_refused_because_a_doctors_clearance_is_needed_for_surgery_on(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-2043",
        dentist_id="de-7157",
        starts_at="2026-10-28T17:30",
    )
    assert sentence == "A doctor's clearance is needed for surgery on that day."


@pytest.mark.parametrize(
    "arguments",
    [
        {"plan_item_id": "pn-6335", "dentist_id": "de-3208", "starts_at": "2026-10-06T12:00"},
        {"plan_item_id": "pn-7099", "dentist_id": "de-6666", "starts_at": "2026-10-16T10:00"},
    ],
)
def test_book_appointment_is_refused_because_this_treatment_has_an_appointment_already(
    bench: Bench, arguments: dict[str, Json]
) -> None:
    assert bench.refusal("book_appointment", **arguments) == "This treatment has an appointment already."


def test_book_appointment_is_refused_because_this_treatment_has_an_appointment_already_2(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-6810", service_id="se-3618")
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-6810",
        dentist_id="de-7157",
        starts_at="2026-11-02T23:59",
    )
    assert sentence == "This treatment has an appointment already."


def test_book_appointment_is_refused_because_an_earlier_stage_of_this_tooth_is_neither(bench: Bench) -> None:
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-1186",
        dentist_id="de-6666",
        starts_at="2026-10-16T10:00",
    )
    assert sentence == "An earlier stage of this tooth is neither done nor booked for before."


def test_book_appointment_is_refused_because_an_earlier_stage_of_this_tooth_is_neither_2(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-7958", tooth=33)
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-7958",
        dentist_id="de-3525",
        starts_at="2026-10-16T17:00",
    )
    assert sentence == "An earlier stage of this tooth is neither done nor booked for before."


def test_book_appointment_is_refused_because_the_dentist_or_the_patient_has_another(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-5091", plan_id="pl-1737")
    sentence = bench.refusal(
        "book_appointment",
        plan_item_id="pn-5091",
        dentist_id="de-1596",
        starts_at="2026-10-19T13:45",
    )
    assert sentence == "The dentist or the patient has another appointment then."


def test_move_appointment_changes_the_appointment(bench: Bench) -> None:
    bench.call("move_appointment", appointment_id="ap-7937", starts_at="2026-10-06T12:15")
    assert bench.changes() == [
        updated("appointments", "ap-7937", starts_at="2026-10-06T12:15", ends_at="2026-10-06T13:30"),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"appointment_id": "ap-5577", "starts_at": "2026-10-09T17:00"},
        {"appointment_id": "ap-7937", "starts_at": "2026-10-12T07:45"},
    ],
)
def test_move_appointment_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("move_appointment", **arguments)


def test_move_appointment_is_allowed_2(bench: Bench) -> None:
    bench.arrange("appointments", "ap-7937", plan_item_id="pn-1133")
    bench.arrange("plans", "pl-9890", valid_until="2026-10-24")
    bench.call("move_appointment", appointment_id="ap-7937", starts_at="2026-10-24T09:15")


def test_move_appointment_is_allowed_when_ends_at_is_2028_12_14_11_00(bench: Bench) -> None:
    bench.arrange("appointments", "ap-1275", ends_at="2028-12-14T11:00")
    bench.call("move_appointment", appointment_id="ap-7937", starts_at="2026-10-24T09:15")


def test_move_appointment_is_refused_because_the_appointment_is_not_booked_any_more(bench: Bench) -> None:
    sentence = bench.refusal("move_appointment", appointment_id="ap-3485", starts_at="2026-10-24T11:45")
    assert sentence == "The appointment is not booked any more."


def test_move_appointment_is_refused_because_it_is_too_late_to_move_this_appointment(bench: Bench) -> None:
    sentence = bench.refusal("move_appointment", appointment_id="ap-1076", starts_at="2026-09-05T13:30")
    assert sentence == "It is too late to move this appointment."


def test_move_appointment_is_refused_because_appointments_are_made_an_hour_ahead_at_least(bench: Bench) -> None:
    sentence = bench.refusal("move_appointment", appointment_id="ap-5880", starts_at="2026-10-06T09:15")
    assert sentence == "Appointments are made an hour ahead at least."


def test_move_appointment_is_refused_because_the_approval_has_run_out_by_then(bench: Bench) -> None:
    bench.arrange("appointments", "ap-7937", plan_item_id="pn-1133", starts_at="2026-10-06T13:00")
    sentence = bench.refusal("move_appointment", appointment_id="ap-7937", starts_at="2026-10-24T09:15")
    assert sentence == "The approval has run out by then."


def test_move_appointment_is_refused_because_the_dentist_or_the_patient_has_another(bench: Bench) -> None:
    sentence = bench.refusal("move_appointment", appointment_id="ap-7937", starts_at="2026-10-06T12:00")
    assert sentence == "The dentist or the patient has another appointment then."


def test_cancel_appointment_changes_the_appointment(bench: Bench) -> None:
    bench.call("cancel_appointment", appointment_id="ap-1708")
    assert bench.changes() == [updated("appointments", "ap-1708", status="cancelled", fee=2500)]


def test_cancel_appointment_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_appointment", appointment_id="ap-5577")
    assert bench.changes() == [updated("appointments", "ap-5577", status="cancelled")]


def test_cancel_appointment_is_refused_because_the_appointment_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("cancel_appointment", appointment_id="ap-2326") == "The appointment must be booked."


def test_cancel_appointment_is_refused_because_the_appointment_should_have_begun_already(bench: Bench) -> None:
    assert bench.refusal("cancel_appointment", appointment_id="ap-1891") == "The appointment should have begun already."


def test_seat_patient_changes_the_appointment_and_sets_status_to_in_use(bench: Bench) -> None:
    bench.call("seat_patient", appointment_id="ap-4239", instrument_set_id="in-8235")
    assert bench.changes() == [
        updated("appointments", "ap-4239", status="seated", instrument_set_id="in-8235"),
        updated("instrument_sets", "in-8235", status="in_use"),
    ]


def test_seat_patient_is_refused_because_the_appointment_must_be_booked(bench: Bench) -> None:
    sentence = bench.refusal("seat_patient", appointment_id="ap-3485", instrument_set_id="in-6096")
    assert sentence == "The appointment must be booked."


def test_seat_patient_is_refused_because_it_is_too_early_for_this_patient(bench: Bench) -> None:
    bench.arrange("appointments", "ap-6553", starts_at="2026-10-06T11:31")
    sentence = bench.refusal("seat_patient", appointment_id="ap-6553", instrument_set_id="in-7801")
    assert sentence == "It is too early for this patient."


def test_seat_patient_is_refused_because_the_patient_has_come_too_late(bench: Bench) -> None:
    bench.arrange("appointments", "ap-6553", starts_at="2026-10-06T10:39")
    sentence = bench.refusal("seat_patient", appointment_id="ap-6553", instrument_set_id="in-7801")
    assert sentence == "The patient has come too late."


def test_seat_patient_is_refused_because_the_set_is_not_sterile(bench: Bench) -> None:
    sentence = bench.refusal("seat_patient", appointment_id="ap-6553", instrument_set_id="in-1071")
    assert sentence == "The set is not sterile."


def test_seat_patient_is_refused_because_the_set_was_sterilised_too_long_ago(bench: Bench) -> None:
    bench.arrange("instrument_sets", "in-7801", sterilised_on="2026-09-05")
    sentence = bench.refusal("seat_patient", appointment_id="ap-6553", instrument_set_id="in-7801")
    assert sentence == "The set was sterilised too long ago."


def test_seat_patient_is_refused_because_the_set_is_of_the_wrong_kind(bench: Bench) -> None:
    bench.arrange("appointments", "ap-6553", starts_at="2026-10-06T10:40")
    sentence = bench.refusal("seat_patient", appointment_id="ap-6553", instrument_set_id="in-7801")
    assert sentence == "The set is of the wrong kind."


def test_seat_patient_is_refused_because_the_set_is_of_the_wrong_kind_2(bench: Bench) -> None:
    bench.arrange("instrument_sets", "in-7801", sterilised_on="2026-09-06")
    sentence = bench.refusal("seat_patient", appointment_id="ap-6553", instrument_set_id="in-7801")
    assert sentence == "The set is of the wrong kind."


def test_seat_patient_is_refused_because_the_dentist_has_another_patient_in_the_chair(bench: Bench) -> None:
    bench.arrange("appointments", "ap-4239", dentist_id="de-1596")
    sentence = bench.refusal("seat_patient", appointment_id="ap-4239", instrument_set_id="in-8235")
    assert sentence == "The dentist has another patient in the chair."


def test_finish_appointment_changes_the_appointment_and_sets_status_to_used(bench: Bench) -> None:
    bench.call("finish_appointment", appointment_id="ap-4114")
    assert bench.changes() == [
        updated("appointments", "ap-4114", status="over", instrument_set_id=None),
        updated("instrument_sets", "in-6096", status="used"),
        updated("plan_items", "pn-3020", status="done", done_on="2026-10-06"),
    ]


def test_finish_appointment_changes_the_appointment_and_sets_status_to_used_2(bench: Bench) -> None:
    bench.arrange("plan_items", "pn-3020", plan_id="pl-2154")
    bench.call("finish_appointment", appointment_id="ap-4114")
    assert bench.changes() == [
        updated("appointments", "ap-4114", status="over", instrument_set_id=None),
        updated("instrument_sets", "in-6096", status="used"),
        updated("plan_items", "pn-3020", status="done", done_on="2026-10-06"),
        updated("plans", "pl-2154", status="finished"),
    ]


def test_finish_appointment_is_refused_because_the_appointment_must_be_seated(bench: Bench) -> None:
    assert bench.refusal("finish_appointment", appointment_id="ap-1076") == "The appointment must be seated."


def test_finish_appointment_is_refused_because_the_treatment_has_only_just_begun(bench: Bench) -> None:
    bench.arrange("appointments", "ap-4114", starts_at="2026-10-06T10:56")
    assert bench.refusal("finish_appointment", appointment_id="ap-4114") == "The treatment has only just begun."


def test_mark_missed_changes_the_appointment(bench: Bench) -> None:
    bench.call("mark_missed", appointment_id="ap-1430")
    assert bench.changes() == [updated("appointments", "ap-1430", status="missed", fee=2500)]


def test_mark_missed_is_allowed(bench: Bench) -> None:
    bench.arrange("appointments", "ap-1076", starts_at="2026-10-06T10:39")
    bench.call("mark_missed", appointment_id="ap-1076")


def test_mark_missed_is_refused_because_the_appointment_must_be_booked(bench: Bench) -> None:
    assert bench.refusal("mark_missed", appointment_id="ap-2326") == "The appointment must be booked."


def test_mark_missed_is_refused_because_the_patient_may_still_come(bench: Bench) -> None:
    bench.arrange("appointments", "ap-1076", starts_at="2026-10-06T10:40")
    assert bench.refusal("mark_missed", appointment_id="ap-1076") == "The patient may still come."

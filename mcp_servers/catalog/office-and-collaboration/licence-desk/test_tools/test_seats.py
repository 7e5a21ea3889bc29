"""Tests of the tools for seats of Software licence desk."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"employee_id": "em-8730", "status": "held", "last_used_until": "2026-10-12"}, ["se-2514"]),
        (
            {"given_from": "2026-05-08"},
            [
                "se-1908",
                "se-8156",
                "se-9910",
                "se-9931",
                "se-2372",
                "se-2590",
                "se-9326",
                "se-4129",
                "se-5271",
                "se-6671",
            ],
        ),
        ({"program_id": "pr-3915"}, ["se-3898"]),
        (
            {"department": "Accounts"},
            [
                "se-1415",
                "se-1473",
                "se-3142",
                "se-5440",
                "se-6016",
                "se-7555",
                "se-4704",
                "se-5136",
                "se-6537",
                "se-7526",
            ],
        ),
        ({"contract_id": "co-1265"}, ["se-4129", "se-9747", "se-9678"]),
    ],
)
def test_find_seats_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_seats", **filters) == ids


def test_find_seats_counts(bench: Bench) -> None:
    assert bench.call("find_seats", last_used_until="2026-10-12")["total"] == 51


def test_find_seats_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_seats", page=4)
    assert ids == [
        "se-9590",
        "se-9711",
        "se-1297",
        "se-3798",
        "se-5127",
        "se-2645",
        "se-9630",
        "se-9764",
        "se-6878",
        "se-1262",
    ]


def test_find_seats_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_seats", contract_id="co-2743") == []


def test_report_seats_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_seats", status="returned", department="Field Service", last_used_until="2026-10-10") == []


def test_report_seats_adds_up(bench: Bench) -> None:
    result = bench.call("report_seats", page=2)
    assert result == {
        "items": [
            {"contract_program_name": "Granite Notes", "seats": 6, "latest_use": "2026-11-01"},
            {"contract_program_name": "Indigo Query", "seats": 1, "latest_use": "2026-08-03"},
            {"contract_program_name": "Juniper Layout", "seats": 21, "latest_use": "2026-11-02"},
            {"contract_program_name": "Juniper Sign", "seats": 11, "latest_use": "2026-11-03"},
            {"contract_program_name": "Larch Survey", "seats": 3, "latest_use": "2026-11-03"},
            {"contract_program_name": "Mosaic Query", "seats": 6, "latest_use": "2026-10-25"},
            {"contract_program_name": "Nimbus Planner", "seats": 7, "latest_use": "2026-10-27"},
        ],
        "total": 17,
    }


def test_report_seats_adds_up_with_last_used_until(bench: Bench) -> None:
    result = bench.call("report_seats", last_used_until="2026-11-02")
    assert result == {
        "items": [
            {"contract_program_name": "Cobalt CAD", "seats": 13, "latest_use": "2026-11-01"},
            {"contract_program_name": "Drift Layout", "seats": 9, "latest_use": "2026-11-01"},
            {"contract_program_name": "Ember Analytics", "seats": 7, "latest_use": "2026-10-27"},
            {"contract_program_name": "Ember Diagrams", "seats": 2, "latest_use": "2026-10-30"},
            {"contract_program_name": "Ember Sign", "seats": 1, "latest_use": "2026-11-02"},
            {"contract_program_name": "Fathom Photo", "seats": 5, "latest_use": "2026-10-26"},
            {"contract_program_name": "Fathom Planner", "seats": 9, "latest_use": "2026-11-01"},
            {"contract_program_name": "Fathom Query", "seats": 8, "latest_use": "2026-11-02"},
            {"contract_program_name": "Granite Layout", "seats": 5, "latest_use": "2026-10-29"},
            {"contract_program_name": "Granite Notes", "seats": 6, "latest_use": "2026-11-01"},
        ],
        "total": 16,
        "next_page": 2,
    }


def test_report_seats_adds_up_with_status_and_department(bench: Bench) -> None:
    result = bench.call("report_seats", status="returned", department="Human Resources")
    assert result == {
        "items": [{"contract_program_name": "Drift Layout", "seats": 1, "latest_use": "2026-10-10"}],
        "total": 1,
    }


def test_give_seat_adds_a_seat_and_sets_status_to_fulfilled(bench: Bench) -> None:
    bench.arrange("requests", "re-3091", employee_id="em-9019")
    bench.call("give_seat", request_id="re-3091", contract_id="co-8812")
    assert bench.changes() == [
        updated("requests", "re-3091", status="fulfilled"),
        inserted(
            "seats",
            "se-8162",
            contract_id="co-8812",
            employee_id="em-9019",
            given_on="2026-11-04",
            status="held",
        ),
    ]


def test_give_seat_is_allowed(bench: Bench) -> None:
    bench.call("give_seat", request_id="re-7432", contract_id="co-4765")


def test_give_seat_is_allowed_when_ends_on_is_2026_11_04(bench: Bench) -> None:
    bench.arrange("contracts", "co-8812", ends_on="2026-11-04")
    bench.call("give_seat", request_id="re-3091", contract_id="co-8812")


def test_give_seat_is_refused_because_the_request_is_settled(bench: Bench) -> None:
    assert bench.refusal("give_seat", request_id="re-7521", contract_id="co-2743") == "The request is settled."


def test_give_seat_is_refused_because_the_employee_has_left_or_is_about_to_leave(bench: Bench) -> None:
    sentence = bench.refusal("give_seat", request_id="re-5620", contract_id="co-3104")
    assert sentence == "The employee has left or is about to leave."


def test_give_seat_is_refused_because_the_contract_is_for_another_program(bench: Bench) -> None:
    sentence = bench.refusal("give_seat", request_id="re-6189", contract_id="co-2211")
    assert sentence == "The contract is for another program."


def test_give_seat_is_refused_because_the_contract_is_not_in_force(bench: Bench) -> None:
    assert bench.refusal("give_seat", request_id="re-3091", contract_id="co-6690") == "The contract is not in force."


def test_give_seat_is_refused_because_the_consent_of_the_head_is_missing(bench: Bench) -> None:
    bench.arrange("programs", "pr-8578", price=50001)
    sentence = bench.refusal("give_seat", request_id="re-7889", contract_id="co-3952")
    assert sentence == "The consent of the head is missing."


def test_give_seat_is_refused_because_no_seat_of_this_contract_is_free(bench: Bench) -> None:
    sentence = bench.refusal("give_seat", request_id="re-5273", contract_id="co-4620")
    assert sentence == "No seat of this contract is free."


def test_give_seat_is_refused_because_the_employee_has_a_seat_already(bench: Bench) -> None:
    bench.arrange("programs", "pr-8578", price=50000)
    bench.arrange("requests", "re-7889", employee_id="em-9150")
    assert bench.refusal("give_seat", request_id="re-7889", contract_id="co-3952") == "The employee has a seat already."


def test_announce_reclaim_changes_the_seat(bench: Bench) -> None:
    bench.call("announce_reclaim", seat_id="se-1312")
    assert bench.changes() == [updated("seats", "se-1312", status="announced", announced_on="2026-11-04")]


def test_announce_reclaim_is_allowed(bench: Bench) -> None:
    bench.arrange("seats", "se-6785", given_on="2026-10-05")
    bench.call("announce_reclaim", seat_id="se-6785")


def test_announce_reclaim_is_allowed_when_last_used_on_is_2026_09_05(bench: Bench) -> None:
    bench.arrange("seats", "se-6785", last_used_on="2026-09-05")
    bench.call("announce_reclaim", seat_id="se-6785")


def test_announce_reclaim_is_refused_because_the_seat_must_be_held(bench: Bench) -> None:
    assert bench.refusal("announce_reclaim", seat_id="se-5492") == "The seat must be held."


def test_announce_reclaim_is_refused_because_the_seat_was_given_less_than_30_days_ago(bench: Bench) -> None:
    assert bench.refusal("announce_reclaim", seat_id="se-1822") == "The seat was given less than 30 days ago."


def test_announce_reclaim_is_refused_because_the_seat_was_used_in_the_last_60_days(bench: Bench) -> None:
    assert bench.refusal("announce_reclaim", seat_id="se-1237") == "The seat was used in the last 60 days."


def test_reclaim_seat_sets_status_to_reclaimed(bench: Bench) -> None:
    bench.call("reclaim_seat", seat_id="se-9627")
    assert bench.changes() == [updated("seats", "se-9627", status="reclaimed")]


def test_reclaim_seat_is_refused_because_the_seat_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("reclaim_seat", seat_id="se-5338") == "The seat must be announced."


def test_reclaim_seat_is_refused_because_the_holder_may_still_object(bench: Bench) -> None:
    assert bench.refusal("reclaim_seat", seat_id="se-6536") == "The holder may still object."


def test_reclaim_seat_is_refused_because_the_seat_was_used_after_the_announcement(bench: Bench) -> None:
    bench.arrange("seats", "se-8944", last_used_on="2026-10-25")
    assert bench.refusal("reclaim_seat", seat_id="se-8944") == "The seat was used after the announcement."


def test_keep_seat_changes_the_seat(bench: Bench) -> None:
    bench.call("keep_seat", seat_id="se-5492")
    assert bench.changes() == [updated("seats", "se-5492", status="held", announced_on=None)]


def test_keep_seat_is_refused_because_the_seat_must_be_announced(bench: Bench) -> None:
    assert bench.refusal("keep_seat", seat_id="se-5338") == "The seat must be announced."


def test_keep_seat_is_refused_because_the_objection_comes_too_late(bench: Bench) -> None:
    assert bench.refusal("keep_seat", seat_id="se-3898") == "The objection comes too late."


def test_keep_seat_is_refused_because_the_employee_has_left_or_is_about_to_leave(bench: Bench) -> None:
    assert bench.refusal("keep_seat", seat_id="se-6536") == "The employee has left or is about to leave."


def test_return_seat_sets_status_to_returned(bench: Bench) -> None:
    bench.call("return_seat", seat_id="se-1237")
    assert bench.changes() == [updated("seats", "se-1237", status="returned")]


def test_return_seat_is_allowed(bench: Bench) -> None:
    bench.arrange("seats", "se-2402", given_on="2026-10-21")
    bench.call("return_seat", seat_id="se-2402")


def test_return_seat_is_refused_because_the_seat_must_be_held(bench: Bench) -> None:
    assert bench.refusal("return_seat", seat_id="se-5492") == "The seat must be held."


def test_return_seat_is_refused_because_a_seat_is_held_for_two_weeks_at_least(bench: Bench) -> None:
    assert bench.refusal("return_seat", seat_id="se-4166") == "A seat is held for two weeks at least."

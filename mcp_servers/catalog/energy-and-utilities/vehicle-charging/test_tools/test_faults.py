"""Tests of the tools for faults of Fjordlade charging."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"charge_point_id": "ch-7967"}, ["fa-9476", "fa-8379", "fa-6725"]),
        ({"station_id": "st-5993"}, ["fa-8909"]),
        ({"session_id": "se-1682"}, ["fa-3628"]),
        (
            {"status": "in_repair"},
            ["fa-4660", "fa-8724", "fa-2463", "fa-7708", "fa-3676", "fa-5976", "fa-4010", "fa-7793", "fa-3718"],
        ),
        (
            {"severity": "minor"},
            [
                "fa-6307",
                "fa-8724",
                "fa-2463",
                "fa-7708",
                "fa-8504",
                "fa-6872",
                "fa-9452",
                "fa-1127",
                "fa-4729",
                "fa-6749",
            ],
        ),
        ({"number": "FT-0552"}, ["fa-2712"]),
        (
            {"reported_from": "2026-07-02T16:00"},
            [
                "fa-6307",
                "fa-8071",
                "fa-4660",
                "fa-8724",
                "fa-2463",
                "fa-9432",
                "fa-7708",
                "fa-8504",
                "fa-6872",
                "fa-8093",
            ],
        ),
    ],
)
def test_find_faults_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_faults", **filters) == ids


def test_find_faults_counts(bench: Bench) -> None:
    assert bench.call("find_faults", reported_from="2026-07-02T16:00")["total"] == 18


def test_find_faults_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_faults", page=4)
    assert ids == [
        "fa-5838",
        "fa-3816",
        "fa-1745",
        "fa-7891",
        "fa-3628",
        "fa-1561",
        "fa-9687",
        "fa-9248",
        "fa-6757",
        "fa-3693",
    ]


def test_find_faults_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_faults", number="Unheard of") == []


def test_report_faults_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_faults", status="open", severity="serious", reported_from="2026-07-01T23:26") == []


def test_report_faults_adds_up(bench: Bench) -> None:
    result = bench.call("report_faults", reported_from="2026-07-07T16:22")
    assert result == {
        "items": [
            {
                "charge_point_station_name": "Cherry Tree Mill car park",
                "faults": 1,
                "latest_report": "2026-07-08T13:00",
            },
            {"charge_point_station_name": "Cradshaw Quay", "faults": 1, "latest_report": "2026-07-08T13:00"},
            {"charge_point_station_name": "Eagle Wharf car park", "faults": 1, "latest_report": "2026-07-07T16:22"},
            {"charge_point_station_name": "Foundry Tower car park", "faults": 1, "latest_report": "2026-07-07T18:40"},
        ],
        "total": 4,
    }


def test_report_faults_adds_up_with_status_and_severity(bench: Bench) -> None:
    result = bench.call("report_faults", status="open", severity="dangerous")
    assert result == {
        "items": [
            {"charge_point_station_name": "Eagle Wharf car park", "faults": 1, "latest_report": "2026-06-23T11:45"},
            {"charge_point_station_name": "Ferry Tower car park", "faults": 1, "latest_report": "2026-06-26T12:15"},
            {"charge_point_station_name": "Harbour Hospital", "faults": 1, "latest_report": "2026-07-07T12:15"},
            {"charge_point_station_name": "Malby Retail Park", "faults": 1, "latest_report": "2026-06-29T11:15"},
        ],
        "total": 4,
    }


def test_report_fault_adds_a_fault_and_sets_status_to_out_of_service(bench: Bench) -> None:
    bench.call(
        "report_fault",
        number="New FT-0474",
        charge_point_id="ch-1794",
        severity="dangerous",
        remark="Card reader rejects every card.",
        session_id="se-2225",
    )
    assert bench.changes() == [
        updated("charge_points", "ch-1794", status="out_of_service"),
        inserted(
            "faults",
            "fa-9163",
            number="New FT-0474",
            session_id="se-2225",
            charge_point_id="ch-1794",
            remark="Card reader rejects every card.",
            reported_at="2026-07-09T16:20",
            status="open",
            severity="dangerous",
        ),
    ]


def test_report_fault_is_allowed(bench: Bench) -> None:
    bench.call(
        "report_fault",
        number="New FT-0474",
        charge_point_id="ch-1017",
        severity="minor",
        remark="Error after two minutes of charging.",
    )


def test_report_fault_is_refused_because_the_session_was_at_another_charge_point(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_fault",
        number="New FT-0942",
        charge_point_id="ch-1371",
        severity="minor",
        remark="Water in the socket.",
        session_id="se-7902",
    )
    assert sentence == "The session was at another charge point."


def test_report_fault_is_refused_because_a_fault_of_this_severity_is_known_there_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_fault",
        number="FT-0474",
        charge_point_id="ch-8195",
        severity="dangerous",
        remark="Loud humming inside.",
    )
    assert sentence == "A fault of this severity is known there already."


def test_report_fault_is_refused_because_another_fault_already_has_this_fault_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "report_fault",
        number="FT-5583",
        charge_point_id="ch-8195",
        severity="minor",
        remark="Card reader rejects every card.",
    )
    assert sentence == "Another fault already has this fault number."


def test_start_repair_sets_status_to_in_repair_and_sets_status_to_out_of_service(bench: Bench) -> None:
    bench.call("start_repair", fault_id="fa-1127")
    assert bench.changes() == [
        updated("charge_points", "ch-1371", status="out_of_service"),
        updated("faults", "fa-1127", status="in_repair"),
    ]


def test_start_repair_is_allowed(bench: Bench) -> None:
    bench.call("start_repair", fault_id="fa-6307")


def test_start_repair_is_refused_because_the_fault_must_be_open(bench: Bench) -> None:
    assert bench.refusal("start_repair", fault_id="fa-2712") == "The fault must be open."


def test_start_repair_is_refused_because_a_car_is_charging_at_this_point(bench: Bench) -> None:
    assert bench.refusal("start_repair", fault_id="fa-5256") == "A car is charging at this point."


def test_start_repair_is_refused_because_a_dangerous_fault_at_this_station_goes_first(bench: Bench) -> None:
    assert bench.refusal("start_repair", fault_id="fa-4729") == "A dangerous fault at this station goes first."


def test_clear_fault_sets_status_to_cleared_and_sets_status_to_in_service(bench: Bench) -> None:
    bench.call("clear_fault", fault_id="fa-3676")
    assert bench.changes() == [
        updated("charge_points", "ch-3815", status="in_service"),
        updated("faults", "fa-3676", status="cleared"),
    ]


def test_clear_fault_sets_status_to_cleared(bench: Bench) -> None:
    bench.call("clear_fault", fault_id="fa-7708")
    assert bench.changes() == [updated("faults", "fa-7708", status="cleared")]


def test_clear_fault_is_refused_because_the_fault_must_be_in_repair(bench: Bench) -> None:
    assert bench.refusal("clear_fault", fault_id="fa-8909") == "The fault must be in repair."

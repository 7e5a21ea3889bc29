"""Tests of the tools for duties of Tollgate city buses."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"bus_id": "bu-8522"}, ["du-4543", "du-7286"]),
        (
            {"starts_from": "2026-02-14T13:15"},
            [
                "du-1629",
                "du-4996",
                "du-8501",
                "du-9787",
                "du-1900",
                "du-9983",
                "du-1844",
                "du-4375",
                "du-2957",
                "du-7473",
            ],
        ),
        ({"driver_id": "dr-5090"}, ["du-3654"]),
        ({"status": "cancelled"}, ["du-3437", "du-1130", "du-7216"]),
        ({"starts_on": "2026-02-07"}, ["du-3141", "du-2125", "du-5663", "du-1310", "du-5569", "du-5670"]),
        (
            {"route_id": "ro-7408"},
            ["du-1310", "du-4540", "du-9555", "du-6481", "du-4266", "du-9457", "du-8859", "du-9787", "du-9983"],
        ),
        ({"number": "D-3657"}, ["du-4411"]),
    ],
)
def test_find_duties_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_duties", **filters) == ids


def test_find_duties_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_duties", page=9)
    assert ids == [
        "du-1495",
        "du-9823",
        "du-1816",
        "du-7018",
        "du-8050",
        "du-7216",
        "du-5686",
        "du-7742",
        "du-3785",
        "du-4064",
    ]


def test_find_duties_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_duties", number="Unheard of") == []


def test_get_duty_shows_the_duty(bench: Bench) -> None:
    result = bench.call("get_duty", duty_id="du-7096")
    assert result == {
        "id": "du-7096",
        "number": "D-8026",
        "route_id": "ro-9492",
        "starts_at": "2026-02-14T09:15",
        "ends_at": "2026-02-14T14:45",
        "length": 85,
        "status": "planned",
        "bus_id": "bu-7083",
        "route_name": "4",
        "route_articulated": True,
        "possible_kilometres": 158,
        "length_in_minutes": 330,
        "open_swaps": 0,
    }


def test_get_duty_shows_the_duty_when_duty_id_is_du_1019(bench: Bench) -> None:
    result = bench.call("get_duty", duty_id="du-1019")
    assert result == {
        "id": "du-1019",
        "number": "D-1536",
        "route_id": "ro-9700",
        "starts_at": "2026-02-13T10:45",
        "ends_at": "2026-02-13T15:45",
        "length": 72,
        "status": "planned",
        "driver_id": "dr-3943",
        "route_name": "15",
        "route_articulated": False,
        "possible_kilometres": 0,
        "length_in_minutes": 300,
        "open_swaps": 0,
    }


def test_report_duties_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_duties", starts_from="2026-02-13T13:30", starts_until="2026-02-07T09:45") == []


def test_report_duties_adds_up(bench: Bench) -> None:
    result = bench.call("report_duties", page=2)
    assert result == {
        "items": [
            {"route_name": "9", "duties": 13, "kilometres": 1127, "last_start": "2026-02-16T11:15"},
            {"route_name": "X3", "duties": 5, "kilometres": 419, "last_start": "2026-02-11T19:30"},
        ],
        "total": 12,
    }


def test_report_duties_adds_up_with_starts_from(bench: Bench) -> None:
    result = bench.call("report_duties", starts_from="2026-02-16T17:45")
    assert result == {
        "items": [{"route_name": "34", "duties": 1, "kilometres": 100, "last_start": "2026-02-16T17:45"}],
        "total": 1,
    }


def test_report_duties_adds_up_with_starts_until(bench: Bench) -> None:
    result = bench.call("report_duties", starts_until="2026-02-13T11:15")
    assert result == {
        "items": [
            {"route_name": "1", "duties": 7, "kilometres": 517, "last_start": "2026-02-11T19:40"},
            {"route_name": "12", "duties": 9, "kilometres": 663, "last_start": "2026-02-13T11:15"},
            {"route_name": "15", "duties": 5, "kilometres": 428, "last_start": "2026-02-13T10:45"},
            {"route_name": "18", "duties": 4, "kilometres": 415, "last_start": "2026-02-11T13:25"},
            {"route_name": "21", "duties": 3, "kilometres": 240, "last_start": "2026-02-11T18:30"},
            {"route_name": "26", "duties": 6, "kilometres": 499, "last_start": "2026-02-11T13:20"},
            {"route_name": "34", "duties": 18, "kilometres": 1484, "last_start": "2026-02-13T10:00"},
            {"route_name": "4", "duties": 11, "kilometres": 859, "last_start": "2026-02-13T11:15"},
            {"route_name": "40", "duties": 13, "kilometres": 1052, "last_start": "2026-02-11T21:30"},
            {"route_name": "5", "duties": 4, "kilometres": 316, "last_start": "2026-02-11T19:20"},
        ],
        "total": 12,
        "next_page": 2,
    }


def test_report_duties_adds_up_with_status_and_depot_id(bench: Bench) -> None:
    result = bench.call("report_duties", status="cancelled", depot_id="de-2124")
    assert result == {
        "items": [{"route_name": "9", "duties": 1, "kilometres": 105, "last_start": "2026-02-11T13:20"}],
        "total": 1,
    }


def test_assign_driver_sets_driver_id_to_dr_8240(bench: Bench) -> None:
    bench.call("assign_driver", duty_id="du-3395", driver_id="dr-8240")
    assert bench.changes() == [updated("duties", "du-3395", driver_id="dr-8240")]


def test_assign_driver_is_allowed(bench: Bench) -> None:
    bench.arrange("duties", "du-4996", starts_at="2026-02-13T13:15")
    bench.call("assign_driver", duty_id="du-4996", driver_id="dr-3215")


def test_assign_driver_is_refused_because_the_line_belongs_to_the_other_depot(bench: Bench) -> None:
    sentence = bench.refusal("assign_driver", duty_id="du-4254", driver_id="dr-5472")
    assert sentence == "The line belongs to the other depot."


def test_assign_driver_is_refused_because_the_duty_has_begun_or_was_cancelled(bench: Bench) -> None:
    sentence = bench.refusal("assign_driver", duty_id="du-2125", driver_id="dr-6618")
    assert sentence == "The duty has begun or was cancelled."


def test_assign_driver_is_refused_because_the_duty_has_a_driver_already(bench: Bench) -> None:
    assert bench.refusal("assign_driver", duty_id="du-1019", driver_id="dr-6618") == "The duty has a driver already."


def test_assign_driver_is_refused_because_the_driver_belongs_to_the_other_depot(bench: Bench) -> None:
    sentence = bench.refusal("assign_driver", duty_id="du-9916", driver_id="dr-5472")
    assert sentence == "The driver belongs to the other depot."


def test_assign_driver_is_refused_because_the_driver_is_sick(bench: Bench) -> None:
    assert bench.refusal("assign_driver", duty_id="du-7096", driver_id="dr-6953") == "The driver is sick."


def test_assign_driver_is_refused_because_the_drivers_licence_has_run_out_by_then(bench: Bench) -> None:
    sentence = bench.refusal("assign_driver", duty_id="du-3395", driver_id="dr-6618")
    assert sentence == "The driver's licence has run out by then."


def test_assign_driver_is_refused_because_the_driver_has_no_licence_for_articulated_buses(bench: Bench) -> None:
    sentence = bench.refusal("assign_driver", duty_id="du-9983", driver_id="dr-2328")
    assert sentence == "The driver has no licence for articulated buses."


def test_assign_driver_is_refused_because_the_driver_would_not_have_eleven_hours_of_rest(bench: Bench) -> None:
    sentence = bench.refusal("assign_driver", duty_id="du-4788", driver_id="dr-3080")
    assert sentence == "The driver would not have eleven hours of rest."


def test_assign_driver_is_refused_because_the_driver_would_drive_more_than_48_hours_in(bench: Bench) -> None:
    bench.arrange("duties", "du-4996", starts_at="2026-02-13T13:14")
    sentence = bench.refusal("assign_driver", duty_id="du-4996", driver_id="dr-3215")
    assert sentence == "The driver would drive more than 48 hours in seven days."


def test_assign_driver_is_refused_because_the_driver_would_drive_more_than_48_hours_in_2(bench: Bench) -> None:
    bench.arrange("duties", "du-4996", starts_at="2026-02-12T10:10")
    sentence = bench.refusal("assign_driver", duty_id="du-4996", driver_id="dr-3215")
    assert sentence == "The driver would drive more than 48 hours in seven days."


def test_assign_driver_is_refused_because_the_driver_would_drive_more_than_48_hours_in_3(bench: Bench) -> None:
    bench.arrange("duties", "du-4996", ends_at="2026-02-16T00:45")
    sentence = bench.refusal("assign_driver", duty_id="du-4996", driver_id="dr-3215")
    assert sentence == "The driver would drive more than 48 hours in seven days."


def test_release_driver_sets_driver_id_to_missing(bench: Bench) -> None:
    bench.call("release_driver", duty_id="du-1019")
    assert bench.changes() == [updated("duties", "du-1019", driver_id=None)]


def test_release_driver_is_allowed(bench: Bench) -> None:
    bench.arrange("duties", "du-4064", starts_at="2026-02-12T01:20")
    bench.call("release_driver", duty_id="du-4064")


def test_release_driver_is_refused_because_the_line_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("release_driver", duty_id="du-4254") == "The line belongs to the other depot."


def test_release_driver_is_refused_because_the_duty_has_begun_or_was_cancelled(bench: Bench) -> None:
    assert bench.refusal("release_driver", duty_id="du-3437") == "The duty has begun or was cancelled."


def test_release_driver_is_refused_because_the_duty_has_no_driver(bench: Bench) -> None:
    assert bench.refusal("release_driver", duty_id="du-1264") == "The duty has no driver."


def test_release_driver_is_refused_because_the_duty_begins_too_soon(bench: Bench) -> None:
    assert bench.refusal("release_driver", duty_id="du-4411") == "The duty begins too soon."


def test_assign_bus_sets_bus_id_to_bu_1236(bench: Bench) -> None:
    bench.arrange("duties", "du-1495", starts_at="2026-02-11T20:10")
    bench.call("assign_bus", duty_id="du-1495", bus_id="bu-1236")
    assert bench.changes() == [updated("duties", "du-1495", bus_id="bu-1236")]


def test_assign_bus_is_refused_because_the_line_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("assign_bus", duty_id="du-1900", bus_id="bu-6309") == "The line belongs to the other depot."


def test_assign_bus_is_refused_because_the_duty_has_begun_or_was_cancelled(bench: Bench) -> None:
    assert bench.refusal("assign_bus", duty_id="du-7216", bus_id="bu-7680") == "The duty has begun or was cancelled."


def test_assign_bus_is_refused_because_the_bus_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("assign_bus", duty_id="du-1019", bus_id="bu-9209") == "The bus belongs to the other depot."


def test_assign_bus_is_refused_because_the_bus_is_of_the_wrong_kind_for_this_line(bench: Bench) -> None:
    sentence = bench.refusal("assign_bus", duty_id="du-8859", bus_id="bu-6021")
    assert sentence == "The bus is of the wrong kind for this line."


def test_assign_bus_is_refused_because_the_inspection_of_the_bus_has_run_out_by_then(bench: Bench) -> None:
    sentence = bench.refusal("assign_bus", duty_id="du-1457", bus_id="bu-6748")
    assert sentence == "The inspection of the bus has run out by then."


def test_assign_bus_is_refused_because_the_bus_does_not_get_that_far_on_one_charge(bench: Bench) -> None:
    bench.arrange("duties", "du-7230", length=200)
    sentence = bench.refusal("assign_bus", duty_id="du-7230", bus_id="bu-1894")
    assert sentence == "The bus does not get that far on one charge."


def test_assign_bus_is_refused_because_the_bus_is_on_another_duty_then_or_has_this_one(bench: Bench) -> None:
    sentence = bench.refusal("assign_bus", duty_id="du-9969", bus_id="bu-1894")
    assert sentence == "The bus is on another duty then, or has this one already."


def test_assign_bus_is_refused_because_the_bus_is_on_another_duty_then_or_has_this_one_2(bench: Bench) -> None:
    bench.arrange("duties", "du-7230", length=199)
    bench.arrange("buses", "bu-9869", full_range=219)
    sentence = bench.refusal("assign_bus", duty_id="du-7230", bus_id="bu-9869")
    assert sentence == "The bus is on another duty then, or has this one already."


def test_start_duty_sets_status_to_running_and_sets_status_to_out(bench: Bench) -> None:
    bench.arrange("duties", "du-8207", starts_at="2026-02-11T13:40", length=96)
    bench.call("start_duty", duty_id="du-8207")
    assert bench.changes() == [
        updated("buses", "bu-8936", status="out"),
        updated("duties", "du-8207", status="running"),
    ]


def test_start_duty_is_allowed(bench: Bench) -> None:
    bench.arrange("duties", "du-8207", starts_at="2026-02-11T12:50")
    bench.call("start_duty", duty_id="du-8207")


def test_start_duty_is_refused_because_the_duty_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("start_duty", duty_id="du-3437") == "The duty must be planned."


def test_start_duty_is_refused_because_the_line_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("start_duty", duty_id="du-4254") == "The line belongs to the other depot."


def test_start_duty_is_refused_because_the_duty_has_no_driver(bench: Bench) -> None:
    assert bench.refusal("start_duty", duty_id="du-3395") == "The duty has no driver."


def test_start_duty_is_refused_because_the_duty_has_no_bus_that_is_ready(bench: Bench) -> None:
    assert bench.refusal("start_duty", duty_id="du-1019") == "The duty has no bus that is ready."


def test_start_duty_is_refused_because_it_is_too_early_for_this_duty(bench: Bench) -> None:
    bench.arrange("duties", "du-8207", starts_at="2026-02-11T13:41")
    assert bench.refusal("start_duty", duty_id="du-8207") == "It is too early for this duty."


def test_start_duty_is_refused_because_the_duty_is_too_late_to_leave(bench: Bench) -> None:
    bench.arrange("duties", "du-8207", starts_at="2026-02-11T12:49")
    assert bench.refusal("start_duty", duty_id="du-8207") == "The duty is too late to leave."


def test_start_duty_is_refused_because_the_bus_has_not_enough_charge(bench: Bench) -> None:
    assert bench.refusal("start_duty", duty_id="du-4411") == "The bus has not enough charge."


def test_end_duty_changes_the_duty_and_changes_the_bus(bench: Bench) -> None:
    bench.arrange("defects", "df-8197", severity="serious")
    bench.call("end_duty", duty_id="du-3816", charge=16)
    assert bench.changes() == [
        updated("buses", "bu-6688", charge=16, status="ready"),
        updated("duties", "du-3816", ends_at="2026-02-11T13:20", status="done"),
    ]


def test_end_duty_changes_the_duty_and_changes_the_bus_when_severity_is_serious(bench: Bench) -> None:
    bench.arrange("defects", "df-9619", severity="serious")
    bench.call("end_duty", duty_id="du-3816", charge=16)
    assert bench.changes() == [
        updated("buses", "bu-6688", charge=16, status="in_workshop"),
        updated("duties", "du-3816", ends_at="2026-02-11T13:20", status="done"),
    ]


def test_end_duty_is_refused_because_the_duty_must_be_running(bench: Bench) -> None:
    assert bench.refusal("end_duty", duty_id="du-1019", charge=40) == "The duty must be running."


def test_end_duty_is_refused_because_the_line_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("end_duty", duty_id="du-7775", charge=37) == "The line belongs to the other depot."


def test_end_duty_is_refused_because_the_duty_has_only_just_begun(bench: Bench) -> None:
    bench.arrange("duties", "du-5055", starts_at="2026-02-11T12:51")
    assert bench.refusal("end_duty", duty_id="du-5055", charge=82) == "The duty has only just begun."


def test_end_duty_is_refused_because_the_bus_cannot_have_more_charge_than_it_left_with(bench: Bench) -> None:
    bench.arrange("duties", "du-5055", starts_at="2026-02-11T12:50")
    sentence = bench.refusal("end_duty", duty_id="du-5055", charge=82)
    assert sentence == "The bus cannot have more charge than it left with."


def test_cancel_duty_changes_the_duty(bench: Bench) -> None:
    bench.call("cancel_duty", duty_id="du-1019")
    assert bench.changes() == [updated("duties", "du-1019", status="cancelled", driver_id=None)]


def test_cancel_duty_changes_the_duty_when_duty_id_is_du_1457(bench: Bench) -> None:
    bench.call("cancel_duty", duty_id="du-1457")
    assert bench.changes() == [updated("duties", "du-1457", status="cancelled", bus_id=None)]


def test_cancel_duty_is_refused_because_the_duty_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("cancel_duty", duty_id="du-3437") == "The duty must be planned."


def test_cancel_duty_is_refused_because_the_line_belongs_to_the_other_depot(bench: Bench) -> None:
    assert bench.refusal("cancel_duty", duty_id="du-4254") == "The line belongs to the other depot."


def test_cancel_duty_is_refused_because_the_duty_has_both_a_driver_and_a_bus(bench: Bench) -> None:
    assert bench.refusal("cancel_duty", duty_id="du-1844") == "The duty has both a driver and a bus."


def test_cancel_duty_is_refused_because_no_other_bus_would_run_on_this_line_around_that(bench: Bench) -> None:
    bench.arrange("duties", "du-1019", starts_at="2026-02-11T09:20")
    assert bench.refusal("cancel_duty", duty_id="du-1019") == "No other bus would run on this line around that time."


def test_cancel_duty_is_refused_because_no_other_bus_would_run_on_this_line_around_that_2(bench: Bench) -> None:
    bench.arrange("duties", "du-1019", starts_at="2026-02-13T11:30")
    assert bench.refusal("cancel_duty", duty_id="du-1019") == "No other bus would run on this line around that time."


def test_cancel_duty_is_refused_because_no_other_bus_would_run_on_this_line_around_that_3(bench: Bench) -> None:
    bench.arrange("duties", "du-6704", starts_at="2026-02-07T09:15")
    assert bench.refusal("cancel_duty", duty_id="du-6704") == "No other bus would run on this line around that time."

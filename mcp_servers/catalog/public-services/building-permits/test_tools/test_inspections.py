"""Tests of the tools for inspections of Kilbrannan planning office."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"officer_name": "Luca"}, ["in-2059"]),
        ({"status": "failed"}, ["in-6335", "in-2864"]),
        ({"starts_on": "2025-11-29"}, ["in-6980"]),
        ({"stage": "completion"}, ["in-8639", "in-3937", "in-7431", "in-2714"]),
        ({"application_id": "al-2717"}, ["in-6980", "in-2556"]),
    ],
)
def test_find_inspections_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_inspections", **filters) == ids


def test_find_inspections_turns_the_page(bench: Bench) -> None:
    assert bench.ids("find_inspections", page=4) == ["in-2059", "in-3977", "in-6563", "in-9831", "in-3791"]


def test_find_inspections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_inspections", application_id="al-4030") == []


def test_report_inspections_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_inspections", status="planned", starts_until="2025-11-29T14:00") == []


def test_report_inspections_adds_up(bench: Bench) -> None:
    result = bench.call("report_inspections", status="passed")
    assert result == {
        "items": [
            {"officer_name": "Emily Shepherd", "inspections": 1, "last_start": "2026-06-04T13:30"},
            {"officer_name": "Estelle Blanchet", "inspections": 2, "last_start": "2026-08-10T14:30"},
            {"officer_name": "Hannah Garner", "inspections": 2, "last_start": "2026-07-28T16:30"},
            {"officer_name": "Luc Chevalier", "inspections": 5, "last_start": "2026-09-02T17:00"},
            {"officer_name": "Sekou Kamara", "inspections": 4, "last_start": "2026-08-25T17:00"},
            {"officer_name": "Thomas Clarke", "inspections": 2, "last_start": "2026-08-10T16:30"},
        ],
        "total": 6,
    }


def test_report_inspections_adds_up_with_starts_until(bench: Bench) -> None:
    result = bench.call("report_inspections", starts_until="2026-08-06T17:30")
    assert result == {
        "items": [
            {"officer_name": "Emily Shepherd", "inspections": 1, "last_start": "2026-06-04T13:30"},
            {"officer_name": "Estelle Blanchet", "inspections": 1, "last_start": "2026-08-03T15:00"},
            {"officer_name": "Hannah Garner", "inspections": 2, "last_start": "2026-07-28T16:30"},
            {"officer_name": "Luc Chevalier", "inspections": 4, "last_start": "2026-08-06T17:30"},
            {"officer_name": "Sekou Kamara", "inspections": 2, "last_start": "2026-01-14T12:45"},
            {"officer_name": "Thomas Clarke", "inspections": 1, "last_start": "2026-03-03T13:00"},
        ],
        "total": 6,
    }


def test_report_inspections_adds_up_with_stage_and_starts_from(bench: Bench) -> None:
    result = bench.call("report_inspections", stage="foundations", starts_from="2026-09-23T15:30")
    assert result == {
        "items": [{"officer_name": "Sekou Kamara", "inspections": 1, "last_start": "2026-09-23T15:30"}],
        "total": 1,
    }


def test_plan_inspection_adds_a_inspection(bench: Bench) -> None:
    bench.arrange("inspections", "in-1453", application_id="al-5901")
    bench.call("plan_inspection", application_id="al-5901", stage="frame", starts_at="2026-09-23T13:30")
    assert bench.changes() == [
        inserted(
            "inspections",
            "in-7036",
            application_id="al-5901",
            officer_id="of-6982",
            stage="frame",
            starts_at="2026-09-23T13:30",
            status="planned",
        ),
    ]


def test_plan_inspection_is_allowed(bench: Bench) -> None:
    bench.arrange("inspections", "in-1453", application_id="al-5901")
    bench.call("plan_inspection", application_id="al-5901", stage="frame", starts_at="2026-09-23T17:30")


def test_plan_inspection_is_refused_because_nothing_is_being_built_at_the_moment(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_inspection",
        application_id="al-2610",
        stage="completion",
        starts_at="2026-08-06T17:30",
    )
    assert sentence == "Nothing is being built at the moment."


def test_plan_inspection_is_refused_because_an_inspection_is_planned_two_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("plan_inspection", application_id="al-5142", stage="frame", starts_at="2026-09-12T09:45")
    assert sentence == "An inspection is planned two days ahead."


def test_plan_inspection_is_refused_because_the_stage_before_has_not_passed(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_inspection",
        application_id="al-6203",
        stage="completion",
        starts_at="2026-09-17T09:00",
    )
    assert sentence == "The stage before has not passed."


def test_plan_inspection_is_refused_because_this_stage_has_passed_or_is_planned_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_inspection",
        application_id="al-5901",
        stage="foundations",
        starts_at="2026-09-23T15:30",
    )
    assert sentence == "This stage has passed or is planned already."


def test_plan_inspection_is_refused_because_you_have_another_inspection_at_that_time(bench: Bench) -> None:
    bench.arrange("inspections", "in-1453", application_id="al-5901")
    sentence = bench.refusal("plan_inspection", application_id="al-5901", stage="frame", starts_at="2026-09-23T15:30")
    assert sentence == "You have another inspection at that time."


def test_record_inspection_sets_status_to_passed(bench: Bench) -> None:
    bench.call("record_inspection", inspection_id="in-6563", result="passed")
    assert bench.changes() == [updated("inspections", "in-6563", status="passed")]


def test_record_inspection_sets_status_to_passed_and_sets_status_to_completed(bench: Bench) -> None:
    bench.call("record_inspection", inspection_id="in-2714", result="passed")
    assert bench.changes() == [
        updated("applications", "al-1270", status="completed"),
        updated("inspections", "in-2714", status="passed"),
    ]


def test_record_inspection_is_allowed(bench: Bench) -> None:
    bench.arrange("inspections", "in-2556", starts_at="2026-09-08T09:00")
    bench.call("record_inspection", inspection_id="in-2556", result="passed")


def test_record_inspection_is_allowed_when_starts_at_is_2026_09_15_09_00(bench: Bench) -> None:
    bench.arrange("inspections", "in-2556", starts_at="2026-09-15T09:00")
    bench.call("record_inspection", inspection_id="in-2556", result="passed")


def test_record_inspection_is_refused_because_the_inspection_is_over_or_called_off(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", inspection_id="in-8565", result="passed")
    assert sentence == "The inspection is over or called off."


def test_record_inspection_is_refused_because_the_inspection_has_not_taken_place_yet(bench: Bench) -> None:
    sentence = bench.refusal("record_inspection", inspection_id="in-3791", result="passed")
    assert sentence == "The inspection has not taken place yet."


def test_record_inspection_is_refused_because_results_are_recorded_within_a_week(bench: Bench) -> None:
    bench.arrange("inspections", "in-2556", starts_at="2026-09-08T08:59")
    sentence = bench.refusal("record_inspection", inspection_id="in-2556", result="passed")
    assert sentence == "Results are recorded within a week."

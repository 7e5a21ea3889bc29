"""Tests of the tools for work shifts of Larchfield House rota."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"ward_id": "wa-7201", "status": "filled", "starts_on": "2026-05-14"}, ["wo-1369"]),
        ({"employee_id": "em-5204"}, ["wo-4702", "wo-7860", "wo-7876"]),
        (
            {"skill_id": "sk-1774"},
            [
                "wo-7535",
                "wo-6817",
                "wo-9680",
                "wo-8446",
                "wo-5410",
                "wo-6822",
                "wo-4307",
                "wo-7999",
                "wo-5036",
                "wo-7174",
            ],
        ),
        (
            {"starts_until": "2026-05-06T07:00"},
            [
                "wo-5343",
                "wo-7535",
                "wo-9445",
                "wo-2663",
                "wo-6817",
                "wo-9474",
                "wo-8922",
                "wo-3954",
                "wo-3825",
                "wo-3707",
            ],
        ),
    ],
)
def test_find_shifts_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_shifts", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"starts_until": "2026-05-06T07:00"}, 28),
        ({}, 170),
        ({"skill_name": "palliative care"}, 20),
    ],
)
def test_find_shifts_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_shifts", **filters)["total"] == total


def test_find_shifts_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_shifts", page=4)
    assert ids == [
        "wo-5410",
        "wo-6049",
        "wo-8113",
        "wo-7082",
        "wo-8046",
        "wo-8255",
        "wo-4702",
        "wo-8049",
        "wo-5875",
        "wo-6680",
    ]


def test_find_shifts_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_shifts", skill_name="Unheard of") == []


def test_find_shifts_shows_work_shifts(bench: Bench) -> None:
    result = bench.call("find_shifts", starts_from="2026-05-31T14:00")
    assert result == {
        "items": [
            {
                "id": "wo-8541",
                "ward_name": "Maple",
                "skill_name": "diabetes care",
                "starts_at": "2026-05-31T14:00",
                "length": 8,
                "status": "filled",
            },
        ],
        "total": 1,
    }


def test_report_hours_adds_up(bench: Bench) -> None:
    result = bench.call("report_hours", starts_from="2026-05-04T21:00")
    assert result == {
        "items": [
            {"skill_name": "catheter care", "shifts": 20, "hours": 155},
            {"skill_name": "diabetes care", "shifts": 22, "hours": 173},
            {"skill_name": "first aid", "shifts": 13, "hours": 102},
            {"skill_name": "infection control", "shifts": 11, "hours": 85},
            {"skill_name": "medication rounds", "shifts": 36, "hours": 284},
            {"skill_name": "moving and handling", "shifts": 34, "hours": 262},
            {"skill_name": "palliative care", "shifts": 19, "hours": 161},
        ],
        "total": 7,
    }


def test_report_hours_adds_up_with_ward_id(bench: Bench) -> None:
    result = bench.call("report_hours", ward_id="wa-7201")
    assert result == {
        "items": [
            {"skill_name": "catheter care", "shifts": 9, "hours": 74},
            {"skill_name": "diabetes care", "shifts": 14, "hours": 107},
            {"skill_name": "first aid", "shifts": 5, "hours": 42},
            {"skill_name": "infection control", "shifts": 9, "hours": 74},
            {"skill_name": "medication rounds", "shifts": 14, "hours": 116},
            {"skill_name": "moving and handling", "shifts": 18, "hours": 140},
            {"skill_name": "palliative care", "shifts": 11, "hours": 92},
        ],
        "total": 7,
    }


def test_report_hours_adds_up_with_status_and_starts_until(bench: Bench) -> None:
    result = bench.call("report_hours", status="worked", starts_until="2026-04-18T21:00")
    assert result == {"items": [{"skill_name": "first aid", "shifts": 1, "hours": 7}], "total": 1}


def test_add_shift_adds_a_shift(bench: Bench) -> None:
    bench.call("add_shift", skill_id="sk-1774", starts_at="2026-05-12T15:00", length=6)
    assert bench.changes() == [
        inserted(
            "work_shifts",
            "wo-4942",
            ward_id="wa-7201",
            skill_id="sk-1774",
            length=6,
            starts_at="2026-05-12T15:00",
            ends_at="2026-05-12T21:00",
            status="open",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"skill_id": "sk-1774", "starts_at": "2026-05-12T08:30", "length": 6},
        {"skill_id": "sk-1774", "starts_at": "2026-05-12T17:00", "length": 6},
        {"skill_id": "sk-1774", "starts_at": "2026-07-10T08:30", "length": 6},
    ],
)
def test_add_shift_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("add_shift", **arguments)


def test_add_shift_is_allowed_when_posts_is_1(bench: Bench) -> None:
    bench.arrange("wards", "wa-7201", posts=1)
    bench.call("add_shift", skill_id="sk-9144", starts_at="2026-05-30T21:00", length=7)


def test_add_shift_is_refused_because_a_shift_is_planned_at_least_a_day_ahead(bench: Bench) -> None:
    sentence = bench.refusal("add_shift", skill_id="sk-9144", starts_at="2026-05-10T21:00", length=7)
    assert sentence == "A shift is planned at least a day ahead."


def test_add_shift_is_refused_because_a_shift_is_planned_at_most_60_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal("add_shift", skill_id="sk-1774", starts_at="2026-07-10T08:31", length=6)
    assert sentence == "A shift is planned at most 60 days ahead."


def test_add_shift_is_refused_because_all_posts_of_the_ward_are_taken_at_that_time(bench: Bench) -> None:
    sentence = bench.refusal("add_shift", skill_id="sk-1774", starts_at="2026-05-12T15:01", length=6)
    assert sentence == "All posts of the ward are taken at that time."


def test_fill_shift_changes_the_shift(bench: Bench) -> None:
    bench.call("fill_shift", work_shift_id="wo-9304", employee_id="em-1442")
    assert bench.changes() == [updated("work_shifts", "wo-9304", status="filled", employee_id="em-1442")]


def test_fill_shift_is_allowed(bench: Bench) -> None:
    bench.call("fill_shift", work_shift_id="wo-9304", employee_id="em-5370")


def test_fill_shift_is_allowed_when_length_is_5_when_starts_at_is_2026_05_20_21_00(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-4217", length=5, starts_at="2026-05-20T21:00")
    bench.call("fill_shift", work_shift_id="wo-4217", employee_id="em-2417")


def test_fill_shift_is_refused_because_the_shift_must_be_open(bench: Bench) -> None:
    assert bench.refusal("fill_shift", work_shift_id="wo-9022", employee_id="em-9050") == "The shift must be open."


def test_fill_shift_is_refused_because_the_shift_belongs_to_another_ward(bench: Bench) -> None:
    sentence = bench.refusal("fill_shift", work_shift_id="wo-5989", employee_id="em-9050")
    assert sentence == "The shift belongs to another ward."


def test_fill_shift_is_refused_because_the_shift_has_already_begun(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-4759", starts_at="2026-05-11T08:30")
    assert bench.refusal("fill_shift", work_shift_id="wo-4759", employee_id="em-1492") == "The shift has already begun."


def test_fill_shift_is_refused_because_the_employee_is_suspended(bench: Bench) -> None:
    assert bench.refusal("fill_shift", work_shift_id="wo-6405", employee_id="em-8726") == "The employee is suspended."


def test_fill_shift_is_refused_because_the_employee_has_no_valid_certificate_for_the_skill(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-9304", skill_id="sk-1774")
    sentence = bench.refusal("fill_shift", work_shift_id="wo-9304", employee_id="em-5370")
    assert sentence == "The employee has no valid certificate for the skill."


def test_fill_shift_is_refused_because_the_employee_is_absent_that_day(bench: Bench) -> None:
    sentence = bench.refusal("fill_shift", work_shift_id="wo-4759", employee_id="em-5370")
    assert sentence == "The employee is absent that day."


def test_fill_shift_is_refused_because_the_employee_would_not_have_11_hours_of_rest(bench: Bench) -> None:
    sentence = bench.refusal("fill_shift", work_shift_id="wo-9304", employee_id="em-2417")
    assert sentence == "The employee would not have 11 hours of rest."


def test_fill_shift_is_refused_because_the_employee_would_work_too_many_hours_in_seven_days(bench: Bench) -> None:
    sentence = bench.refusal("fill_shift", work_shift_id="wo-4217", employee_id="em-2417")
    assert sentence == "The employee would work too many hours in seven days."


def test_fill_shift_is_refused_because_the_employee_would_work_too_many_hours_in_seven_days_2(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-4217", length=5, starts_at="2026-05-20T01:00")
    sentence = bench.refusal("fill_shift", work_shift_id="wo-4217", employee_id="em-2417")
    assert sentence == "The employee would work too many hours in seven days."


def test_release_shift_changes_the_shift_and_sets_status_to_refused(bench: Bench) -> None:
    bench.call("release_shift", work_shift_id="wo-8721")
    assert bench.changes() == [
        updated("swaps", "sw-7777", status="refused"),
        updated("work_shifts", "wo-8721", status="open", employee_id=None),
    ]


def test_release_shift_is_allowed(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-6909", starts_at="2026-05-12T08:30")
    bench.call("release_shift", work_shift_id="wo-6909")


def test_release_shift_is_refused_because_the_shift_must_be_filled(bench: Bench) -> None:
    assert bench.refusal("release_shift", work_shift_id="wo-4217") == "The shift must be filled."


def test_release_shift_is_refused_because_the_shift_belongs_to_another_ward(bench: Bench) -> None:
    assert bench.refusal("release_shift", work_shift_id="wo-1042") == "The shift belongs to another ward."


def test_release_shift_is_refused_because_less_than_24_hours_are_left_until_the_shift(bench: Bench) -> None:
    assert bench.refusal("release_shift", work_shift_id="wo-3803") == "Less than 24 hours are left until the shift."


def test_cover_shift_sets_status_to_covered_and_adds_a_agency_cover(bench: Bench) -> None:
    bench.call("cover_shift", work_shift_id="wo-9304", agency_id="ag-8153", worker="Arjun Nair")
    assert bench.changes() == [
        inserted(
            "covers",
            "co-3170",
            work_shift_id="wo-9304",
            agency_id="ag-8153",
            worker="Arjun Nair",
            cost=37500,
            booked_at="2026-05-11T08:30",
        ),
        updated("work_shifts", "wo-9304", status="covered"),
    ]


def test_cover_shift_is_allowed(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-1587", starts_at="2026-05-14T08:30")
    bench.call("cover_shift", work_shift_id="wo-1587", agency_id="ag-1849", worker="Léa Moreau")


def test_cover_shift_is_allowed_when_length_is_12_when_hourly_rate_is_4200(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-9304", length=12)
    bench.arrange("agencies", "ag-8153", hourly_rate=4200)
    bench.arrange("wards", "wa-7201", agency_budget=261850)
    bench.call("cover_shift", work_shift_id="wo-9304", agency_id="ag-8153", worker="Arjun Nair")


def test_cover_shift_is_refused_because_the_shift_must_be_open(bench: Bench) -> None:
    sentence = bench.refusal("cover_shift", work_shift_id="wo-9122", agency_id="ag-8153", worker="Tomás Vidal")
    assert sentence == "The shift must be open."


def test_cover_shift_is_refused_because_the_shift_belongs_to_another_ward(bench: Bench) -> None:
    sentence = bench.refusal("cover_shift", work_shift_id="wo-2619", agency_id="ag-8153", worker="Akosua Agyeman")
    assert sentence == "The shift belongs to another ward."


def test_cover_shift_is_refused_because_the_shift_has_already_begun(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-4759", starts_at="2026-05-11T08:30")
    sentence = bench.refusal("cover_shift", work_shift_id="wo-4759", agency_id="ag-4493", worker="Åsa Sørensen")
    assert sentence == "The shift has already begun."


def test_cover_shift_is_refused_because_agency_staff_are_not_booked_more_than_three_days(bench: Bench) -> None:
    sentence = bench.refusal("cover_shift", work_shift_id="wo-1761", agency_id="ag-8872", worker="Paolo Papadakis")
    assert sentence == "Agency staff are not booked more than three days ahead."


def test_cover_shift_is_refused_because_the_agency_sends_nobody_for_so_short_a_shift(bench: Bench) -> None:
    sentence = bench.refusal("cover_shift", work_shift_id="wo-4759", agency_id="ag-8872", worker="Lotte Schäfer")
    assert sentence == "The agency sends nobody for so short a shift."


def test_cover_shift_is_refused_because_the_agency_budget_of_the_ward_does_not_suffice(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-9304", length=12)
    bench.arrange("agencies", "ag-8153", hourly_rate=4200)
    bench.arrange("wards", "wa-7201", agency_budget=261849)
    sentence = bench.refusal("cover_shift", work_shift_id="wo-9304", agency_id="ag-8153", worker="Arjun Nair")
    assert sentence == "The agency budget of the ward does not suffice."


def test_cover_shift_is_refused_because_another_agency_cover_already_has_this_shift(bench: Bench) -> None:
    bench.arrange("covers", "co-1064", work_shift_id="wo-4759")
    sentence = bench.refusal("cover_shift", work_shift_id="wo-4759", agency_id="ag-4493", worker="Åsa Sørensen")
    assert sentence == "Another agency cover already has this shift."


def test_confirm_shift_sets_status_to_worked_and_sets_worked_hours_to_40(bench: Bench) -> None:
    bench.call("confirm_shift", work_shift_id="wo-4561")
    assert bench.changes() == [
        updated("employees", "em-2417", worked_hours=40),
        updated("work_shifts", "wo-4561", status="worked"),
    ]


def test_confirm_shift_is_allowed(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-3825", ends_at="2026-04-27T08:30")
    bench.call("confirm_shift", work_shift_id="wo-3825")


def test_confirm_shift_is_allowed_when_ends_at_is_2026_05_11_08_30(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-3825", ends_at="2026-05-11T08:30")
    bench.call("confirm_shift", work_shift_id="wo-3825")


def test_confirm_shift_is_refused_because_the_shift_must_be_filled(bench: Bench) -> None:
    assert bench.refusal("confirm_shift", work_shift_id="wo-4217") == "The shift must be filled."


def test_confirm_shift_is_refused_because_the_shift_is_not_over_yet(bench: Bench) -> None:
    assert bench.refusal("confirm_shift", work_shift_id="wo-7975") == "The shift is not over yet."


def test_confirm_shift_is_refused_because_the_payroll_for_this_shift_is_closed(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-3825", ends_at="2026-04-27T08:29")
    assert bench.refusal("confirm_shift", work_shift_id="wo-3825") == "The payroll for this shift is closed."


def test_mark_missed_sets_status_to_missed(bench: Bench) -> None:
    bench.call("mark_missed", work_shift_id="wo-4561")
    assert bench.changes() == [updated("work_shifts", "wo-4561", status="missed")]


def test_mark_missed_is_allowed(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-5447", starts_at="2026-05-11T08:00")
    bench.call("mark_missed", work_shift_id="wo-5447")


def test_mark_missed_is_allowed_when_starts_at_is_2026_04_27_08_30(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-9292", starts_at="2026-04-27T08:30")
    bench.call("mark_missed", work_shift_id="wo-9292")


def test_mark_missed_is_refused_because_the_shift_must_be_filled(bench: Bench) -> None:
    assert bench.refusal("mark_missed", work_shift_id="wo-4217") == "The shift must be filled."


def test_mark_missed_is_refused_because_the_employee_may_still_come(bench: Bench) -> None:
    assert bench.refusal("mark_missed", work_shift_id="wo-7975") == "The employee may still come."


def test_mark_missed_is_refused_because_the_payroll_for_this_shift_is_closed(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-9292", starts_at="2026-04-27T08:29")
    assert bench.refusal("mark_missed", work_shift_id="wo-9292") == "The payroll for this shift is closed."


def test_cancel_shift_changes_the_shift_and_sets_status_to_refused(bench: Bench) -> None:
    bench.call("cancel_shift", work_shift_id="wo-8721")
    assert bench.changes() == [
        updated("swaps", "sw-7777", status="refused"),
        updated("work_shifts", "wo-8721", status="cancelled", employee_id=None),
    ]


def test_cancel_shift_is_allowed(bench: Bench) -> None:
    bench.arrange("work_shifts", "wo-9304", starts_at="2026-05-13T08:30")
    bench.call("cancel_shift", work_shift_id="wo-9304")


def test_cancel_shift_is_refused_because_the_shift_must_be_open_or_filled(bench: Bench) -> None:
    assert bench.refusal("cancel_shift", work_shift_id="wo-5693") == "The shift must be open or filled."


def test_cancel_shift_is_refused_because_the_shift_belongs_to_another_ward(bench: Bench) -> None:
    assert bench.refusal("cancel_shift", work_shift_id="wo-1005") == "The shift belongs to another ward."


def test_cancel_shift_is_refused_because_it_is_too_late_to_call_this_shift_off(bench: Bench) -> None:
    assert bench.refusal("cancel_shift", work_shift_id="wo-4648") == "It is too late to call this shift off."

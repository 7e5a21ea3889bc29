"""Tests of the tools for rotations of Kestrel works training centre."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"department_id": "de-4423", "min_marks": 6}, ["ro-8345"]),
        ({"trade": "Logistics clerk", "trainer_id": "tr-7783", "status": "finished"}, ["ro-9229"]),
        ({"apprentice_id": "ap-2789"}, ["ro-8979", "ro-9285", "ro-3479", "ro-9229", "ro-6122"]),
        ({"starts_until": "2023-09-14"}, ["ro-6525"]),
        (
            {"ends_until": "2024-12-09"},
            [
                "ro-6525",
                "ro-8100",
                "ro-2529",
                "ro-3828",
                "ro-5339",
                "ro-9099",
                "ro-8626",
                "ro-9396",
                "ro-9953",
                "ro-8459",
            ],
        ),
    ],
)
def test_find_rotations_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_rotations", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"ends_until": "2024-12-09"}, 49),
        ({"status": "finished"}, 68),
    ],
)
def test_find_rotations_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_rotations", **filters)["total"] == total


def test_find_rotations_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_rotations", page=3)
    assert ids == [
        "ro-4511",
        "ro-7919",
        "ro-2327",
        "ro-1734",
        "ro-5250",
        "ro-1721",
        "ro-8806",
        "ro-7692",
        "ro-4494",
        "ro-7911",
    ]


def test_find_rotations_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_rotations", apprentice_id="ap-2439") == []


def test_report_rotations_adds_up(bench: Bench) -> None:
    result = bench.call("report_rotations", page=2)
    assert result == {
        "items": [
            {"department_name": "Press Shop", "rotations": 8, "best_marks": 5, "last_end": "2026-07-31"},
            {"department_name": "Test Field", "rotations": 6, "best_marks": 6, "last_end": "2026-05-20"},
            {"department_name": "Warehouse", "rotations": 13, "best_marks": 6, "last_end": "2026-06-24"},
        ],
        "total": 13,
    }


def test_report_rotations_adds_up_with_starts_from(bench: Bench) -> None:
    result = bench.call("report_rotations", starts_from="2025-12-29")
    assert result == {
        "items": [
            {"department_name": "Control Room", "rotations": 2, "last_end": "2026-04-11"},
            {"department_name": "Drawing Office", "rotations": 1, "last_end": "2026-06-04"},
            {"department_name": "Electrical Workshop", "rotations": 3, "last_end": "2026-03-26"},
            {"department_name": "Gear Shop", "rotations": 2, "last_end": "2026-07-08"},
            {"department_name": "Goods Inwards", "rotations": 3, "last_end": "2026-04-24"},
            {"department_name": "Joinery", "rotations": 5, "last_end": "2026-07-06"},
            {"department_name": "Laboratory", "rotations": 3, "last_end": "2026-04-13"},
            {"department_name": "Paint Shop", "rotations": 9, "last_end": "2026-06-27"},
            {"department_name": "Personnel", "rotations": 9, "last_end": "2026-07-13"},
            {"department_name": "Pipe Shop", "rotations": 1, "last_end": "2026-07-05"},
        ],
        "total": 13,
        "next_page": 2,
    }


def test_report_rotations_adds_up_with_trainer_id(bench: Bench) -> None:
    result = bench.call("report_rotations", trainer_id="tr-2393")
    assert result == {
        "items": [{"department_name": "Control Room", "rotations": 1, "last_end": "2026-04-11"}],
        "total": 1,
    }


def test_report_rotations_adds_up_with_status_and_trade(bench: Bench) -> None:
    result = bench.call("report_rotations", status="cancelled", trade="Plumber")
    assert result == {
        "items": [{"department_name": "Press Shop", "rotations": 1, "last_end": "2026-03-23"}],
        "total": 1,
    }


def test_plan_rotation_adds_a_rotation(bench: Bench) -> None:
    bench.call("plan_rotation", apprentice_id="ap-7246", trainer_id="tr-2969", starts_on="2026-08-30", weeks=6)
    assert bench.changes() == [
        inserted(
            "rotations",
            "ro-4346",
            apprentice_id="ap-7246",
            status="planned",
            department_id="de-1265",
            trainer_id="tr-2969",
            starts_on="2026-08-30",
            ends_on="2026-10-10",
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"apprentice_id": "ap-1198", "trainer_id": "tr-2969", "starts_on": "2026-03-27", "weeks": 6},
        {"apprentice_id": "ap-7246", "trainer_id": "tr-2246", "starts_on": "2026-03-27", "weeks": 6},
        {"apprentice_id": "ap-3418", "trainer_id": "tr-8292", "starts_on": "2026-05-19", "weeks": 4},
    ],
)
def test_plan_rotation_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("plan_rotation", **arguments)


def test_plan_rotation_is_refused_because_argument_weeks_must_be_at_least_4(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_rotation",
        apprentice_id="ap-7246",
        trainer_id="tr-2969",
        starts_on="2026-03-27",
        weeks=3,
    )
    assert sentence == "Argument 'weeks' must be at least 4."


def test_plan_rotation_is_refused_because_the_apprentice_has_finished_or_left(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_rotation",
        apprentice_id="ap-1156",
        trainer_id="tr-3396",
        starts_on="2025-02-19",
        weeks=5,
    )
    assert sentence == "The apprentice has finished or left."


def test_plan_rotation_is_refused_because_the_trainer_is_away(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_rotation",
        apprentice_id="ap-2347",
        trainer_id="tr-9910",
        starts_on="2025-11-17",
        weeks=5,
    )
    assert sentence == "The trainer is away."


def test_plan_rotation_is_refused_because_a_rotation_is_planned_two_weeks_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_rotation",
        apprentice_id="ap-1887",
        trainer_id="tr-3396",
        starts_on="2025-10-01",
        weeks=6,
    )
    assert sentence == "A rotation is planned two weeks ahead."


def test_plan_rotation_is_refused_because_a_rotation_is_planned_at_most_180_days_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_rotation",
        apprentice_id="ap-7246",
        trainer_id="tr-2969",
        starts_on="2026-08-31",
        weeks=6,
    )
    assert sentence == "A rotation is planned at most 180 days ahead."


def test_plan_rotation_is_refused_because_the_trainers_licence_runs_out_before_the_end(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_rotation",
        apprentice_id="ap-4142",
        trainer_id="tr-3881",
        starts_on="2026-05-27",
        weeks=4,
    )
    assert sentence == "The trainer's licence runs out before the end."


def test_plan_rotation_is_refused_because_the_apprentice_knows_this_department_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_rotation",
        apprentice_id="ap-4376",
        trainer_id="tr-7971",
        starts_on="2026-04-03",
        weeks=5,
    )
    assert sentence == "The apprentice knows this department already."


def test_plan_rotation_is_refused_because_another_rotation_of_the_apprentice_lies_in_that(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_rotation",
        apprentice_id="ap-7246",
        trainer_id="tr-2969",
        starts_on="2026-03-26",
        weeks=6,
    )
    assert sentence == "Another rotation of the apprentice lies in that time."


def test_plan_rotation_is_refused_because_nobody_under_18_works_in_this_department(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_rotation",
        apprentice_id="ap-9724",
        trainer_id="tr-1804",
        starts_on="2026-05-18",
        weeks=5,
    )
    assert sentence == "Nobody under 18 works in this department."


def test_plan_rotation_is_refused_because_the_department_has_no_place_in_that_time(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_rotation",
        apprentice_id="ap-7246",
        trainer_id="tr-2969",
        starts_on="2026-04-08",
        weeks=11,
    )
    assert sentence == "The department has no place in that time."


def test_plan_rotation_is_refused_because_the_department_has_no_place_in_that_time_2(bench: Bench) -> None:
    bench.arrange("apprentices", "ap-1555", born_on="2008-03-17")
    sentence = bench.refusal(
        "plan_rotation",
        apprentice_id="ap-1555",
        trainer_id="tr-1804",
        starts_on="2026-03-17",
        weeks=4,
    )
    assert sentence == "The department has no place in that time."


def test_begin_rotation_sets_status_to_running(bench: Bench) -> None:
    bench.call("begin_rotation", rotation_id="ro-1165")
    assert bench.changes() == [updated("rotations", "ro-1165", status="running")]


def test_begin_rotation_is_allowed(bench: Bench) -> None:
    bench.call("begin_rotation", rotation_id="ro-1238")


def test_begin_rotation_is_allowed_2(bench: Bench) -> None:
    bench.arrange("rotations", "ro-4609", trainer_id="tr-3637")
    bench.arrange("trainers", "tr-3637", licence_until="2026-03-03")
    bench.call("begin_rotation", rotation_id="ro-4609")


def test_begin_rotation_is_refused_because_the_rotation_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("begin_rotation", rotation_id="ro-1846") == "The rotation must be planned."


def test_begin_rotation_is_refused_because_the_rotation_begins_later(bench: Bench) -> None:
    assert bench.refusal("begin_rotation", rotation_id="ro-6892") == "The rotation begins later."


def test_begin_rotation_is_refused_because_the_rotation_should_have_begun_more_than_a_week(bench: Bench) -> None:
    sentence = bench.refusal("begin_rotation", rotation_id="ro-3995")
    assert sentence == "The rotation should have begun more than a week ago."


def test_begin_rotation_is_refused_because_the_trainer_is_away_or_has_no_valid_licence(bench: Bench) -> None:
    bench.arrange("rotations", "ro-4609", starts_on="2026-02-24")
    assert bench.refusal("begin_rotation", rotation_id="ro-4609") == "The trainer is away or has no valid licence."


def test_begin_rotation_is_refused_because_the_apprentice_is_still_in_another_department(bench: Bench) -> None:
    assert bench.refusal("begin_rotation", rotation_id="ro-3344") == "The apprentice is still in another department."


def test_begin_rotation_is_refused_because_the_department_is_full(bench: Bench) -> None:
    assert bench.refusal("begin_rotation", rotation_id="ro-5493") == "The department is full."


def test_finish_rotation_changes_the_rotation(bench: Bench) -> None:
    bench.call("finish_rotation", rotation_id="ro-3697", marks=1, remark="Explains drawings well to others.")
    assert bench.changes() == [
        updated(
            "rotations",
            "ro-3697",
            status="finished",
            ends_on="2026-03-03",
            marks=1,
            remark="Explains drawings well to others.",
        ),
    ]


def test_finish_rotation_is_allowed(bench: Bench) -> None:
    bench.call("finish_rotation", rotation_id="ro-5630", marks=4, remark="Late on three mornings.")


def test_finish_rotation_is_allowed_when_ends_on_is_2026_03_09(bench: Bench) -> None:
    bench.arrange("rotations", "ro-3697", ends_on="2026-03-09")
    bench.call("finish_rotation", rotation_id="ro-3697", marks=6, remark="Explains drawings well to others.")


def test_finish_rotation_is_refused_because_the_rotation_must_be_running(bench: Bench) -> None:
    sentence = bench.refusal("finish_rotation", rotation_id="ro-1846", marks=5, remark="Late on three mornings.")
    assert sentence == "The rotation must be running."


def test_finish_rotation_is_refused_because_the_rotation_has_more_than_a_week_to_go(bench: Bench) -> None:
    bench.arrange("rotations", "ro-3697", ends_on="2026-03-10")
    sentence = bench.refusal(
        "finish_rotation",
        rotation_id="ro-3697",
        marks=6,
        remark="Explains drawings well to others.",
    )
    assert sentence == "The rotation has more than a week to go."


def test_break_rotation_off_changes_the_rotation(bench: Bench) -> None:
    bench.call("break_rotation_off", rotation_id="ro-5207", remark="Should speak up more.")
    assert bench.changes() == [
        updated("rotations", "ro-5207", status="broken_off", ends_on="2026-03-03", remark="Should speak up more."),
    ]


def test_break_rotation_off_is_allowed(bench: Bench) -> None:
    bench.arrange("rotations", "ro-6925", starts_on="2026-02-17")
    bench.call("break_rotation_off", rotation_id="ro-6925", remark="Quick, but forgets the goggles.")


def test_break_rotation_off_is_allowed_when_ends_on_is_2026_03_10(bench: Bench) -> None:
    bench.arrange("rotations", "ro-3697", ends_on="2026-03-10")
    bench.call("break_rotation_off", rotation_id="ro-3697", remark="Good hand for fine work.")


def test_break_rotation_off_is_refused_because_the_rotation_must_be_running(bench: Bench) -> None:
    sentence = bench.refusal("break_rotation_off", rotation_id="ro-1846", remark="Late on three mornings.")
    assert sentence == "The rotation must be running."


def test_break_rotation_off_is_refused_because_the_rotation_ends_within_a_week(bench: Bench) -> None:
    bench.arrange("rotations", "ro-3697", ends_on="2026-03-09")
    sentence = bench.refusal("break_rotation_off", rotation_id="ro-3697", remark="Good hand for fine work.")
    assert sentence == "The rotation ends within a week."


def test_break_rotation_off_is_refused_because_a_rotation_gets_two_weeks_at_least(bench: Bench) -> None:
    sentence = bench.refusal("break_rotation_off", rotation_id="ro-1728", remark="Should speak up more.")
    assert sentence == "A rotation gets two weeks at least."


def test_extend_rotation_sets_ends_on_to_2026_03_17(bench: Bench) -> None:
    bench.call("extend_rotation", rotation_id="ro-7546", weeks=2)
    assert bench.changes() == [updated("rotations", "ro-7546", ends_on="2026-03-17")]


def test_extend_rotation_is_allowed(bench: Bench) -> None:
    bench.arrange("rotations", "ro-1728", ends_on="2026-03-17")
    bench.call("extend_rotation", rotation_id="ro-1728", weeks=1)


def test_extend_rotation_is_allowed_when_starts_on_is_2025_11_10(bench: Bench) -> None:
    bench.arrange("rotations", "ro-3903", starts_on="2025-11-10")
    bench.call("extend_rotation", rotation_id="ro-3903", weeks=4)


def test_extend_rotation_is_allowed_when_apprentice_id_is_ap_3460(bench: Bench) -> None:
    bench.arrange("rotations", "ro-2584", apprentice_id="ap-3460")
    bench.call("extend_rotation", rotation_id="ro-2584", weeks=2)


def test_extend_rotation_is_refused_because_the_rotation_is_not_running(bench: Bench) -> None:
    assert bench.refusal("extend_rotation", rotation_id="ro-1846", weeks=1) == "The rotation is not running."


def test_extend_rotation_is_refused_because_the_trainers_licence_runs_out_before_the_end(bench: Bench) -> None:
    sentence = bench.refusal("extend_rotation", rotation_id="ro-5357", weeks=2)
    assert sentence == "The trainer's licence runs out before the end."


def test_extend_rotation_is_refused_because_the_next_rotation_begins_before_that(bench: Bench) -> None:
    bench.arrange("rotations", "ro-7546", ends_on="2026-05-18")
    assert bench.refusal("extend_rotation", rotation_id="ro-7546", weeks=3) == "The next rotation begins before that."


def test_extend_rotation_is_refused_because_a_rotation_lasts_twenty_weeks_at_most(bench: Bench) -> None:
    bench.arrange("rotations", "ro-3903", starts_on="2025-11-09")
    assert bench.refusal("extend_rotation", rotation_id="ro-3903", weeks=4) == "A rotation lasts twenty weeks at most."


def test_change_trainer_sets_trainer_id_to_tr_8359(bench: Bench) -> None:
    bench.call("change_trainer", rotation_id="ro-3394", trainer_id="tr-8359")
    assert bench.changes() == [updated("rotations", "ro-3394", trainer_id="tr-8359")]


def test_change_trainer_is_allowed(bench: Bench) -> None:
    bench.arrange("rotations", "ro-3394", ends_on="2028-11-04")
    bench.call("change_trainer", rotation_id="ro-3394", trainer_id="tr-6710")


def test_change_trainer_is_refused_because_the_rotation_is_over(bench: Bench) -> None:
    assert bench.refusal("change_trainer", rotation_id="ro-1782", trainer_id="tr-8663") == "The rotation is over."


def test_change_trainer_is_refused_because_the_rotation_has_this_trainer_already(bench: Bench) -> None:
    sentence = bench.refusal("change_trainer", rotation_id="ro-6175", trainer_id="tr-1804")
    assert sentence == "The rotation has this trainer already."


def test_change_trainer_is_refused_because_the_trainer_works_in_another_department(bench: Bench) -> None:
    sentence = bench.refusal("change_trainer", rotation_id="ro-3571", trainer_id="tr-3396")
    assert sentence == "The trainer works in another department."


def test_change_trainer_is_refused_because_the_trainer_is_away(bench: Bench) -> None:
    assert bench.refusal("change_trainer", rotation_id="ro-4783", trainer_id="tr-9655") == "The trainer is away."


def test_change_trainer_is_refused_because_the_trainers_licence_runs_out_before_the_end(bench: Bench) -> None:
    sentence = bench.refusal("change_trainer", rotation_id="ro-4609", trainer_id="tr-3637")
    assert sentence == "The trainer's licence runs out before the end."


def test_change_trainer_is_refused_because_the_trainer_has_two_apprentices(bench: Bench) -> None:
    bench.arrange("rotations", "ro-2713", status="running")
    sentence = bench.refusal("change_trainer", rotation_id="ro-3394", trainer_id="tr-6710")
    assert sentence == "The trainer has two apprentices."


def test_cancel_rotation_sets_status_to_cancelled(bench: Bench) -> None:
    bench.call("cancel_rotation", rotation_id="ro-3768")
    assert bench.changes() == [updated("rotations", "ro-3768", status="cancelled")]


def test_cancel_rotation_is_allowed(bench: Bench) -> None:
    bench.arrange("rotations", "ro-1238", starts_on="2026-03-10")
    bench.call("cancel_rotation", rotation_id="ro-1238")


def test_cancel_rotation_is_refused_because_the_rotation_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("cancel_rotation", rotation_id="ro-1846") == "The rotation must be planned."


def test_cancel_rotation_is_refused_because_it_is_too_late_to_cancel_this_rotation(bench: Bench) -> None:
    assert bench.refusal("cancel_rotation", rotation_id="ro-1238") == "It is too late to cancel this rotation."

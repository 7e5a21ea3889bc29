"""Tests of the tools for tasks of Grand Meridian housekeeping."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"attendant_id": "at-3577"}, ["ta-7642", "ta-9965"]),
        ({"room_id": "ro-6936"}, ["ta-1772"]),
        ({"floor_id": "fl-5279"}, ["ta-5622", "ta-2744", "ta-5221"]),
        (
            {"due_until": "2026-10-12T15:30"},
            [
                "ta-9454",
                "ta-6593",
                "ta-2036",
                "ta-4444",
                "ta-8252",
                "ta-8767",
                "ta-9419",
                "ta-3116",
                "ta-3604",
                "ta-4612",
            ],
        ),
    ],
)
def test_find_tasks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tasks", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"due_until": "2026-10-12T15:30"}, 68),
        ({"kind": "stay_over"}, 32),
        ({"status": "open"}, 22),
    ],
)
def test_find_tasks_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_tasks", **filters)["total"] == total


def test_find_tasks_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_tasks", page=8)
    assert ids == ["ta-1392", "ta-9965", "ta-2052", "ta-3697", "ta-5169", "ta-5266", "ta-5668", "ta-6542"]


def test_find_tasks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tasks", attendant_id="at-3130", kind="departure", status="open") == []


def test_report_tasks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_tasks", status="passed", kind="departure", due_until="2026-10-12T10:30") == []


def test_report_tasks_adds_up(bench: Bench) -> None:
    result = bench.call("report_tasks", kind="stay_over")
    assert result == {
        "items": [
            {"room_floor_name": "Attic Floor", "tasks": 3, "total_points": 6, "failed": 0},
            {"room_floor_name": "Fifth Floor", "tasks": 5, "total_points": 10, "failed": 0},
            {"room_floor_name": "First Floor", "tasks": 7, "total_points": 14, "failed": 0},
            {"room_floor_name": "Fourth Floor", "tasks": 1, "total_points": 2, "failed": 0},
            {"room_floor_name": "Garden Wing", "tasks": 2, "total_points": 4, "failed": 0},
            {"room_floor_name": "River Wing", "tasks": 9, "total_points": 18, "failed": 1},
            {"room_floor_name": "Third Floor", "tasks": 3, "total_points": 6, "failed": 2},
            {"room_floor_name": "Tower", "tasks": 2, "total_points": 4, "failed": 0},
        ],
        "total": 8,
    }


def test_report_tasks_adds_up_with_status_and_due_until(bench: Bench) -> None:
    result = bench.call("report_tasks", status="passed", due_until="2026-10-12T10:45")
    assert result == {
        "items": [{"room_floor_name": "First Floor", "tasks": 2, "total_points": 12, "failed": 1}],
        "total": 1,
    }


def test_add_task_adds_a_cleaning_task(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5221", status="dropped")
    bench.call("add_task", room_id="ro-2720", kind="departure", due_at="2026-10-12T11:30")
    assert bench.changes() == [
        inserted(
            "tasks",
            "ta-6595",
            status="open",
            room_id="ro-2720",
            kind="departure",
            points=4,
            due_at="2026-10-12T11:30",
            failures=0,
        ),
    ]


def test_add_task_adds_a_cleaning_task_when_status_is_dropped(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5221", status="dropped")
    bench.call("add_task", room_id="ro-2720", kind="stay_over", due_at="2026-10-12T11:30")
    assert bench.changes() == [
        inserted(
            "tasks",
            "ta-6595",
            status="open",
            room_id="ro-2720",
            kind="stay_over",
            points=2,
            due_at="2026-10-12T11:30",
            failures=0,
        ),
    ]


def test_add_task_adds_a_cleaning_task_2(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5221", status="dropped")
    bench.call("add_task", room_id="ro-2720", kind="deep_clean", due_at="2026-10-12T11:30")
    assert bench.changes() == [
        inserted(
            "tasks",
            "ta-6595",
            status="open",
            room_id="ro-2720",
            kind="deep_clean",
            points=6,
            due_at="2026-10-12T11:30",
            failures=0,
        ),
    ]


def test_add_task_is_refused_because_the_room_is_not_dirty(bench: Bench) -> None:
    sentence = bench.refusal("add_task", room_id="ro-1474", kind="departure", due_at="2026-10-12T16:15")
    assert sentence == "The room is not dirty."


def test_add_task_is_refused_because_the_due_time_is_over(bench: Bench) -> None:
    sentence = bench.refusal("add_task", room_id="ro-9428", kind="departure", due_at="2026-10-12T11:15")
    assert sentence == "The due time is over."


def test_add_task_is_refused_because_the_guest_has_not_left(bench: Bench) -> None:
    sentence = bench.refusal("add_task", room_id="ro-2604", kind="departure", due_at="2026-10-12T14:00")
    assert sentence == "The guest has not left."


def test_add_task_is_refused_because_the_room_is_on_the_list_already(bench: Bench) -> None:
    sentence = bench.refusal("add_task", room_id="ro-1366", kind="stay_over", due_at="2026-10-12T14:15")
    assert sentence == "The room is on the list already."


def test_assign_task_changes_the_cleaning_task(bench: Bench) -> None:
    bench.call("assign_task", task_id="ta-7819", attendant_id="at-2069")
    assert bench.changes() == [updated("tasks", "ta-7819", status="assigned", attendant_id="at-2069")]


def test_assign_task_is_allowed(bench: Bench) -> None:
    bench.call("assign_task", task_id="ta-6599", attendant_id="at-6220")


def test_assign_task_is_allowed_when_due_at_is_2026_10_12_12_00(bench: Bench) -> None:
    bench.arrange("tasks", "ta-8815", due_at="2026-10-12T12:00")
    bench.call("assign_task", task_id="ta-8815", attendant_id="at-5792")


def test_assign_task_is_refused_because_the_cleaning_task_must_be_open(bench: Bench) -> None:
    assert bench.refusal("assign_task", task_id="ta-2052", attendant_id="at-9790") == "The cleaning task must be open."


def test_assign_task_is_refused_because_the_attendant_is_off_duty(bench: Bench) -> None:
    assert bench.refusal("assign_task", task_id="ta-9419", attendant_id="at-8269") == "The attendant is off duty."


def test_assign_task_is_refused_because_the_attendant_has_too_few_points_left(bench: Bench) -> None:
    bench.arrange("tasks", "ta-1202", attendant_id="at-2069")
    sentence = bench.refusal("assign_task", task_id="ta-7819", attendant_id="at-2069")
    assert sentence == "The attendant has too few points left."


def test_assign_task_is_refused_because_a_room_for_an_early_arrival_comes_first_on_this(bench: Bench) -> None:
    sentence = bench.refusal("assign_task", task_id="ta-1975", attendant_id="at-4345")
    assert sentence == "A room for an early arrival comes first on this floor."


def test_take_back_task_changes_the_cleaning_task(bench: Bench) -> None:
    bench.call("take_back_task", task_id="ta-3978")
    assert bench.changes() == [updated("tasks", "ta-3978", status="open", attendant_id=None)]


def test_take_back_task_is_refused_because_the_cleaning_task_must_be_assigned(bench: Bench) -> None:
    assert bench.refusal("take_back_task", task_id="ta-1772") == "The cleaning task must be assigned."


def test_begin_task_changes_the_cleaning_task_and_sets_linen_sets_to_2(bench: Bench) -> None:
    bench.call("begin_task", task_id="ta-1289")
    assert bench.changes() == [
        updated("floors", "fl-6257", linen_sets=2),
        inserted("linen_moves", "li-6243", floor_id="fl-6257", kind="taken", sets=1, moved_on="2026-10-12"),
        updated("tasks", "ta-1289", status="begun", begun_at="2026-10-12T11:15"),
    ]


def test_begin_task_changes_the_cleaning_task(bench: Bench) -> None:
    bench.call("begin_task", task_id="ta-4444")
    assert bench.changes() == [updated("tasks", "ta-4444", status="begun", begun_at="2026-10-12T11:15")]


def test_begin_task_is_allowed(bench: Bench) -> None:
    bench.arrange("tasks", "ta-4444", kind="departure")
    bench.call("begin_task", task_id="ta-4444")


def test_begin_task_is_refused_because_the_cleaning_task_must_be_assigned_or_done(bench: Bench) -> None:
    assert bench.refusal("begin_task", task_id="ta-1772") == "The cleaning task must be assigned or done."


def test_begin_task_is_refused_because_the_task_is_not_waiting_to_be_begun(bench: Bench) -> None:
    assert bench.refusal("begin_task", task_id="ta-5622") == "The task is not waiting to be begun."


def test_begin_task_is_refused_because_the_guest_is_in_the_room(bench: Bench) -> None:
    assert bench.refusal("begin_task", task_id="ta-6593") == "The guest is in the room."


def test_begin_task_is_refused_because_the_sign_says_not_to_disturb(bench: Bench) -> None:
    assert bench.refusal("begin_task", task_id="ta-2266") == "The sign says not to disturb."


def test_begin_task_is_refused_because_the_attendant_is_in_another_room(bench: Bench) -> None:
    assert bench.refusal("begin_task", task_id="ta-3978") == "The attendant is in another room."


def test_begin_task_is_refused_because_the_floor_has_too_little_linen(bench: Bench) -> None:
    bench.arrange("floors", "fl-6257", linen_sets=0)
    assert bench.refusal("begin_task", task_id="ta-1289") == "The floor has too little linen."


def test_finish_task_sets_status_to_done_and_sets_state_to_clean(bench: Bench) -> None:
    bench.call("finish_task", task_id="ta-2744")
    assert bench.changes() == [updated("rooms", "ro-8495", state="clean"), updated("tasks", "ta-2744", status="done")]


def test_finish_task_is_allowed(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5668", begun_at="2026-10-12T11:05")
    bench.call("finish_task", task_id="ta-5668")


def test_finish_task_is_refused_because_the_cleaning_task_must_be_begun(bench: Bench) -> None:
    assert bench.refusal("finish_task", task_id="ta-1772") == "The cleaning task must be begun."


def test_finish_task_is_refused_because_nobody_cleans_a_room_in_less_than_ten_minutes(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5668", begun_at="2026-10-12T11:06")
    assert bench.refusal("finish_task", task_id="ta-5668") == "Nobody cleans a room in less than ten minutes."


def test_pass_task_sets_status_to_passed_and_sets_state_to_released(bench: Bench) -> None:
    bench.call("pass_task", task_id="ta-9115")
    assert bench.changes() == [
        updated("rooms", "ro-7388", state="released"),
        updated("tasks", "ta-9115", status="passed"),
    ]


def test_pass_task_sets_status_to_passed_and_changes_the_room(bench: Bench) -> None:
    bench.arrange("rooms", "ro-9119", early_arrival=True)
    bench.call("pass_task", task_id="ta-2736")
    assert bench.changes() == [
        updated("rooms", "ro-9119", state="released", early_arrival=0),
        updated("tasks", "ta-2736", status="passed"),
    ]


def test_pass_task_is_allowed(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5622", room_id="ro-1048")
    bench.call("pass_task", task_id="ta-5622")


def test_pass_task_is_refused_because_the_cleaning_task_must_be_done(bench: Bench) -> None:
    assert bench.refusal("pass_task", task_id="ta-1772") == "The cleaning task must be done."


def test_pass_task_is_refused_because_a_blocking_defect_is_open(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5622", room_id="ro-1894")
    assert bench.refusal("pass_task", task_id="ta-5622") == "A blocking defect is open."


def test_pass_task_is_refused_because_the_room_is_not_clean(bench: Bench) -> None:
    assert bench.refusal("pass_task", task_id="ta-5622") == "The room is not clean."


def test_fail_task_changes_the_cleaning_task_and_sets_state_to_dirty(bench: Bench) -> None:
    bench.call("fail_task", task_id="ta-5622")
    assert bench.changes() == [
        updated("rooms", "ro-6037", state="dirty"),
        updated("tasks", "ta-5622", status="begun", begun_at="2026-10-12T11:15", failures=1),
    ]


def test_fail_task_is_refused_because_the_task_is_not_waiting_for_its_inspection(bench: Bench) -> None:
    assert bench.refusal("fail_task", task_id="ta-1772") == "The task is not waiting for its inspection."


def test_fail_task_is_refused_because_the_attendant_is_in_another_room(bench: Bench) -> None:
    assert bench.refusal("fail_task", task_id="ta-2523") == "The attendant is in another room."


def test_fail_task_is_refused_because_the_task_has_failed_twice_do_it_with_the_attendant(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5622", failures=2)
    assert bench.refusal("fail_task", task_id="ta-5622") == "The task has failed twice; do it with the attendant."


def test_drop_task_changes_the_cleaning_task(bench: Bench) -> None:
    bench.call("drop_task", task_id="ta-6593")
    assert bench.changes() == [updated("tasks", "ta-6593", status="dropped", attendant_id=None)]


def test_drop_task_is_refused_because_the_cleaning_task_must_be_open_or_assigned(bench: Bench) -> None:
    assert bench.refusal("drop_task", task_id="ta-2744") == "The cleaning task must be open or assigned."


def test_drop_task_is_refused_because_only_a_stay_over_is_left_out(bench: Bench) -> None:
    assert bench.refusal("drop_task", task_id="ta-1772") == "Only a stay-over is left out."


def test_drop_task_is_refused_because_the_room_can_be_entered(bench: Bench) -> None:
    assert bench.refusal("drop_task", task_id="ta-4558") == "The room can be entered."

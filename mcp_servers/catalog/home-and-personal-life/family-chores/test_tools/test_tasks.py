"""Tests of the tools for tasks of Hazel Lane chores."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        (
            {"parent_id": "pa-8467", "chore_id": "co-1964"},
            ["ta-9703", "ta-3357", "ta-9750", "ta-8466", "ta-6097", "ta-1360", "ta-5022", "ta-7234"],
        ),
        (
            {"place": "laundry"},
            [
                "ta-9703",
                "ta-1538",
                "ta-5116",
                "ta-5718",
                "ta-7353",
                "ta-9081",
                "ta-3312",
                "ta-5277",
                "ta-4410",
                "ta-4475",
            ],
        ),
        (
            {"child_id": "ch-6522"},
            [
                "ta-1975",
                "ta-5527",
                "ta-7621",
                "ta-5565",
                "ta-7587",
                "ta-5659",
                "ta-7899",
                "ta-4717",
                "ta-6243",
                "ta-2342",
            ],
        ),
    ],
)
def test_find_tasks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tasks", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({}, 180),
        ({"status": "missed"}, 21),
        ({"due_from": "2026-03-20"}, 176),
        ({"due_until": "2026-04-14"}, 115),
    ],
)
def test_find_tasks_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_tasks", **filters)["total"] == total


def test_find_tasks_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_tasks", page=9)
    assert ids == [
        "ta-6605",
        "ta-6761",
        "ta-7904",
        "ta-1478",
        "ta-1771",
        "ta-3357",
        "ta-3512",
        "ta-3576",
        "ta-4531",
        "ta-5814",
    ]


def test_find_tasks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tasks", status="assigned", due_from="2026-04-14", due_until="2026-04-16") == []


def test_report_tasks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_tasks", due_from="2026-04-09", due_until="2026-04-08") == []


def test_report_tasks_adds_up(bench: Bench) -> None:
    result = bench.call("report_tasks", status="returned")
    assert result == {
        "items": [
            {"child_name": "Laust", "tasks": 1, "wages": 1000, "last_due": "2026-04-18"},
            {"child_name": "Storm", "tasks": 1, "wages": 800, "last_due": "2026-04-18"},
        ],
        "total": 2,
    }


def test_report_tasks_adds_up_with_place(bench: Bench) -> None:
    result = bench.call("report_tasks", place="animals")
    assert result == {
        "items": [
            {"child_name": "Gustav", "tasks": 6, "wages": 6800, "last_due": "2026-04-16"},
            {"child_name": "Ida", "tasks": 2, "wages": 2200, "last_due": "2026-04-10"},
            {"child_name": "Karla", "tasks": 2, "wages": 2500, "last_due": "2026-04-09"},
            {"child_name": "Laust", "tasks": 2, "wages": 2000, "last_due": "2026-04-27"},
            {"child_name": "Storm", "tasks": 4, "wages": 5000, "last_due": "2026-04-17"},
            {"child_name": "Ylva", "tasks": 2, "wages": 2000, "last_due": "2026-04-08"},
        ],
        "total": 6,
    }


def test_report_tasks_adds_up_with_due_until(bench: Bench) -> None:
    result = bench.call("report_tasks", due_until="2026-03-28")
    assert result == {
        "items": [
            {"child_name": "Clara", "tasks": 2, "wages": 1600, "last_due": "2026-03-23"},
            {"child_name": "Freja", "tasks": 2, "wages": 2300, "last_due": "2026-03-27"},
            {"child_name": "Gustav", "tasks": 8, "wages": 8800, "last_due": "2026-03-25"},
            {"child_name": "Ida", "tasks": 5, "wages": 4850, "last_due": "2026-03-28"},
            {"child_name": "Johan", "tasks": 2, "wages": 2050, "last_due": "2026-03-26"},
            {"child_name": "Karla", "tasks": 1, "wages": 500, "last_due": "2026-03-23"},
            {"child_name": "Laust", "tasks": 5, "wages": 5600, "last_due": "2026-03-27"},
            {"child_name": "Storm", "tasks": 9, "wages": 11250, "last_due": "2026-03-26"},
            {"child_name": "Viggo", "tasks": 2, "wages": 2750, "last_due": "2026-03-25"},
            {"child_name": "Ylva", "tasks": 5, "wages": 6450, "last_due": "2026-03-26"},
        ],
        "total": 10,
    }


def test_report_tasks_adds_up_with_due_from(bench: Bench) -> None:
    result = bench.call("report_tasks", due_from="2026-03-23")
    assert result == {
        "items": [
            {"child_name": "Clara", "tasks": 9, "wages": 9750, "last_due": "2026-04-20"},
            {"child_name": "Freja", "tasks": 7, "wages": 7300, "last_due": "2026-04-22"},
            {"child_name": "Gustav", "tasks": 28, "wages": 29050, "last_due": "2026-04-30"},
            {"child_name": "Ida", "tasks": 14, "wages": 16000, "last_due": "2026-04-24"},
            {"child_name": "Johan", "tasks": 8, "wages": 7250, "last_due": "2026-04-23"},
            {"child_name": "Karla", "tasks": 22, "wages": 21800, "last_due": "2026-04-27"},
            {"child_name": "Laust", "tasks": 24, "wages": 25000, "last_due": "2026-04-29"},
            {"child_name": "Storm", "tasks": 29, "wages": 30250, "last_due": "2026-04-30"},
            {"child_name": "Viggo", "tasks": 10, "wages": 10750, "last_due": "2026-04-30"},
            {"child_name": "Ylva", "tasks": 11, "wages": 12500, "last_due": "2026-04-21"},
        ],
        "total": 10,
    }


def test_assign_task_adds_a_task(bench: Bench) -> None:
    bench.call("assign_task", child_id="ch-3531", chore_id="co-5387", due_on="2026-05-02")
    assert bench.changes() == [
        inserted(
            "tasks",
            "ta-7391",
            chore_id="co-5387",
            child_id="ch-3531",
            due_on="2026-05-02",
            status="assigned",
            wage=500,
        ),
    ]


@pytest.mark.parametrize(
    "arguments",
    [
        {"child_id": "ch-3531", "chore_id": "co-4358", "due_on": "2026-04-30"},
        {"child_id": "ch-3531", "chore_id": "co-8220", "due_on": "2026-04-18"},
    ],
)
def test_assign_task_is_allowed(bench: Bench, arguments: dict[str, Json]) -> None:
    bench.call("assign_task", **arguments)


def test_assign_task_is_refused_because_the_chore_is_paused(bench: Bench) -> None:
    sentence = bench.refusal("assign_task", child_id="ch-4937", chore_id="co-9816", due_on="2026-04-03")
    assert sentence == "The chore is paused."


def test_assign_task_is_refused_because_the_child_is_too_young_for_this_chore(bench: Bench) -> None:
    sentence = bench.refusal("assign_task", child_id="ch-5538", chore_id="co-1964", due_on="2026-04-12")
    assert sentence == "The child is too young for this chore."


def test_assign_task_is_refused_because_the_due_day_has_passed(bench: Bench) -> None:
    sentence = bench.refusal("assign_task", child_id="ch-4937", chore_id="co-8765", due_on="2026-04-13")
    assert sentence == "The due day has passed."


def test_assign_task_is_refused_because_chores_are_given_out_at_most_two_weeks_ahead(bench: Bench) -> None:
    sentence = bench.refusal("assign_task", child_id="ch-3531", chore_id="co-8220", due_on="2026-05-03")
    assert sentence == "Chores are given out at most two weeks ahead."


def test_assign_task_is_refused_because_the_chore_does_not_come_round_again_so_soon(bench: Bench) -> None:
    sentence = bench.refusal("assign_task", child_id="ch-4937", chore_id="co-2691", due_on="2026-04-24")
    assert sentence == "The chore does not come round again so soon."


def test_assign_task_is_refused_because_the_child_has_enough_to_do_that_day(bench: Bench) -> None:
    sentence = bench.refusal("assign_task", child_id="ch-6026", chore_id="co-9228", due_on="2026-04-30")
    assert sentence == "The child has enough to do that day."


def test_pass_task_sets_child_id_to_ch_3028(bench: Bench) -> None:
    bench.call("pass_task", task_id="ta-4158", child_id="ch-3028")
    assert bench.changes() == [updated("tasks", "ta-4158", child_id="ch-3028")]


def test_pass_task_is_allowed(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5728", chore_id="co-5387")
    bench.call("pass_task", task_id="ta-5728", child_id="ch-3531")


def test_pass_task_is_refused_because_the_task_is_done_missed_or_sent_back(bench: Bench) -> None:
    assert bench.refusal("pass_task", task_id="ta-9986", child_id="ch-4937") == "The task is done, missed or sent back."


def test_pass_task_is_refused_because_the_task_is_overdue_and_stays_where_it_is(bench: Bench) -> None:
    sentence = bench.refusal("pass_task", task_id="ta-7287", child_id="ch-4937")
    assert sentence == "The task is overdue and stays where it is."


def test_pass_task_is_refused_because_the_child_has_this_task_already(bench: Bench) -> None:
    assert bench.refusal("pass_task", task_id="ta-8637", child_id="ch-7495") == "The child has this task already."


def test_pass_task_is_refused_because_the_child_is_too_young_for_this_chore(bench: Bench) -> None:
    assert bench.refusal("pass_task", task_id="ta-3060", child_id="ch-3028") == "The child is too young for this chore."


def test_pass_task_is_refused_because_the_child_has_enough_to_do_that_day(bench: Bench) -> None:
    assert bench.refusal("pass_task", task_id="ta-5728", child_id="ch-3531") == "The child has enough to do that day."


def test_finish_task_changes_the_task(bench: Bench) -> None:
    bench.call("finish_task", task_id="ta-4365")
    assert bench.changes() == [updated("tasks", "ta-4365", status="done", done_on="2026-04-18")]


def test_finish_task_is_allowed(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5998", due_on="2026-04-15")
    bench.call("finish_task", task_id="ta-5998")


def test_finish_task_is_refused_because_the_task_must_be_assigned_or_returned(bench: Bench) -> None:
    assert bench.refusal("finish_task", task_id="ta-4812") == "The task must be assigned or returned."


def test_finish_task_is_refused_because_it_is_too_early_for_this_task(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5998", due_on="2026-04-21")
    assert bench.refusal("finish_task", task_id="ta-5998") == "It is too early for this task."


def test_finish_task_is_refused_because_the_task_was_due_more_than_three_days_ago(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5998", due_on="2026-04-14")
    assert bench.refusal("finish_task", task_id="ta-5998") == "The task was due more than three days ago."


def test_approve_task_sets_status_to_approved_and_sets_balance_to_4100(bench: Bench) -> None:
    bench.call("approve_task", task_id="ta-6958")
    assert bench.changes() == [
        updated("children", "ch-3531", balance=4100),
        updated("tasks", "ta-6958", status="approved"),
    ]


def test_approve_task_sets_status_to_approved_and_sets_balance_to_3475(bench: Bench) -> None:
    bench.arrange("tasks", "ta-6958", due_on="2024-02-08")
    bench.call("approve_task", task_id="ta-6958")
    assert bench.changes() == [
        updated("children", "ch-3531", balance=3475),
        updated("tasks", "ta-6958", status="approved"),
    ]


def test_approve_task_is_refused_because_the_task_must_be_done(bench: Bench) -> None:
    assert bench.refusal("approve_task", task_id="ta-3926") == "The task must be done."


def test_approve_task_is_refused_because_the_work_was_done_too_long_ago_to_be_checked(bench: Bench) -> None:
    bench.arrange("tasks", "ta-6958", done_on="2026-04-10")
    assert bench.refusal("approve_task", task_id="ta-6958") == "The work was done too long ago to be checked."


def test_return_task_changes_the_task(bench: Bench) -> None:
    bench.call("return_task", task_id="ta-1684")
    assert bench.changes() == [updated("tasks", "ta-1684", due_on="2026-04-19", status="returned", done_on=None)]


def test_return_task_is_allowed(bench: Bench) -> None:
    bench.arrange("tasks", "ta-1075", chore_id="co-2798")
    bench.call("return_task", task_id="ta-1075")


def test_return_task_is_allowed_when_length_is_30(bench: Bench) -> None:
    bench.arrange("chores", "co-5396", length=30)
    bench.call("return_task", task_id="ta-4812")


def test_return_task_is_refused_because_the_task_must_be_done(bench: Bench) -> None:
    assert bench.refusal("return_task", task_id="ta-3926") == "The task must be done."


def test_return_task_is_refused_because_the_chore_is_due_again_by_tomorrow_anyway(bench: Bench) -> None:
    assert bench.refusal("return_task", task_id="ta-2048") == "The chore is due again by tomorrow anyway."


def test_return_task_is_refused_because_the_chore_is_due_again_by_tomorrow_anyway_2(bench: Bench) -> None:
    bench.arrange("tasks", "ta-1019", chore_id="co-5396")
    assert bench.refusal("return_task", task_id="ta-4812") == "The chore is due again by tomorrow anyway."


def test_return_task_is_refused_because_the_child_has_enough_to_do_tomorrow(bench: Bench) -> None:
    bench.arrange("chores", "co-5396", length=30)
    bench.arrange("tasks", "ta-1019", child_id="ch-6026")
    assert bench.refusal("return_task", task_id="ta-4812") == "The child has enough to do tomorrow."


def test_miss_task_sets_status_to_missed_and_sets_status_to_withdrawn(bench: Bench) -> None:
    bench.arrange("tasks", "ta-1944", child_id="ch-3531")
    bench.call("miss_task", task_id="ta-1944")
    assert bench.changes() == [
        updated("tasks", "ta-1944", status="missed"),
        updated("vouchers", "vo-4793", status="withdrawn"),
    ]


def test_miss_task_sets_status_to_missed(bench: Bench) -> None:
    bench.arrange("tasks", "ta-1499", child_id="ch-6424")
    bench.call("miss_task", task_id="ta-1499")
    assert bench.changes() == [updated("tasks", "ta-1499", status="missed")]


def test_miss_task_is_refused_because_the_task_must_be_assigned_or_returned(bench: Bench) -> None:
    assert bench.refusal("miss_task", task_id="ta-1009") == "The task must be assigned or returned."


def test_miss_task_is_refused_because_there_is_still_time_for_this_task(bench: Bench) -> None:
    assert bench.refusal("miss_task", task_id="ta-1948") == "There is still time for this task."

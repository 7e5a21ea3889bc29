"""Tests of the tools for tasks of Trade fair planning of a pump maker."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"title": "lights", "fair_name": "Textile Show 2027"}, ["ta-8110"]),
        ({"colleague_id": "cl-1966", "critical": False, "due_until": "2026-10-04"}, ["ta-6336"]),
        (
            {"status": "dropped"},
            [
                "ta-2298",
                "ta-2416",
                "ta-4350",
                "ta-6158",
                "ta-8459",
                "ta-7641",
                "ta-5748",
                "ta-9778",
                "ta-8019",
                "ta-6627",
            ],
        ),
        ({"fair_id": "fa-9289"}, ["ta-2967", "ta-5434"]),
    ],
)
def test_find_tasks_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_tasks", **filters) == ids


@pytest.mark.parametrize(
    ("filters", "total"),
    [
        ({"critical": True}, 21),
        ({"due_until": "2026-10-28"}, 104),
    ],
)
def test_find_tasks_counts(bench: Bench, filters: dict[str, Json], total: int) -> None:
    assert bench.call("find_tasks", **filters)["total"] == total


def test_find_tasks_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_tasks", page=14)
    assert ids == ["ta-5956", "ta-2670", "ta-5887", "ta-9061", "ta-2286", "ta-1654", "ta-4239", "ta-9141"]


def test_find_tasks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_tasks", title="Unheard of") == []


def test_get_task_shows_the_task(bench: Bench) -> None:
    result = bench.call("get_task", task_id="ta-2416")
    assert result == {
        "id": "ta-2416",
        "fair_id": "fa-7886",
        "title": "Print the badges",
        "critical": False,
        "effort": 8,
        "status": "dropped",
        "due_on": "2026-08-12",
        "fair_name": "Textile Days 2027",
        "waits_for": 0,
        "holds_up": 0,
    }


def test_get_task_shows_the_task_when_task_id_is_ta_8674(bench: Bench) -> None:
    result = bench.call("get_task", task_id="ta-8674")
    assert result == {
        "id": "ta-8674",
        "fair_id": "fa-6141",
        "title": "Test the floor plan",
        "critical": False,
        "effort": 3,
        "status": "open",
        "due_on": "2026-08-18",
        "fair_name": "Camping Expo 2027",
        "waits_for": 0,
        "holds_up": 0,
    }


def test_report_tasks_finds_nothing(bench: Bench) -> None:
    assert bench.ids("report_tasks", status="dropped", colleague_id="cl-3551") == []


def test_report_tasks_adds_up(bench: Bench) -> None:
    result = bench.call("report_tasks", critical=True)
    assert result == {
        "items": [
            {"fair_name": "Boat Days 2027", "tasks": 2, "total_effort": 20, "last_due": "2026-12-10"},
            {"fair_name": "Camping Expo 2027", "tasks": 1, "total_effort": 12, "last_due": "2026-08-24"},
            {"fair_name": "Dairy Days 2026", "tasks": 2, "total_effort": 10, "last_due": "2026-10-29"},
            {"fair_name": "Garden Days 2026", "tasks": 3, "total_effort": 20, "last_due": "2026-11-08"},
            {"fair_name": "Garden Show 2027", "tasks": 1, "total_effort": 4, "last_due": "2026-09-05"},
            {"fair_name": "Packaging Expo 2026", "tasks": 2, "total_effort": 8, "last_due": "2026-11-05"},
            {"fair_name": "Pump Show 2027", "tasks": 2, "total_effort": 4, "last_due": "2026-11-01"},
            {"fair_name": "Textile Days 2027", "tasks": 3, "total_effort": 12, "last_due": "2026-08-18"},
            {"fair_name": "Textile Show 2026", "tasks": 2, "total_effort": 7, "last_due": "2026-10-09"},
            {"fair_name": "Toy Expo 2026", "tasks": 2, "total_effort": 14, "last_due": "2026-11-03"},
        ],
        "total": 11,
        "next_page": 2,
    }


def test_report_tasks_adds_up_with_colleague_id(bench: Bench) -> None:
    result = bench.call("report_tasks", colleague_id="cl-4152")
    assert result == {
        "items": [
            {"fair_name": "Dairy Days 2026", "tasks": 1, "total_effort": 6, "last_due": "2026-10-29"},
            {"fair_name": "Toy Expo 2026", "tasks": 1, "total_effort": 12, "last_due": "2026-11-03"},
        ],
        "total": 2,
    }


def test_report_tasks_adds_up_with_page(bench: Bench) -> None:
    result = bench.call("report_tasks", page=2)
    assert result == {
        "items": [
            {"fair_name": "Pump Fair 2027", "tasks": 5, "total_effort": 24, "last_due": "2026-09-07"},
            {"fair_name": "Pump Show 2026", "tasks": 4, "total_effort": 19, "last_due": "2026-09-28"},
            {"fair_name": "Pump Show 2027", "tasks": 2, "total_effort": 4, "last_due": "2026-11-01"},
            {"fair_name": "Textile Days 2027", "tasks": 8, "total_effort": 35, "last_due": "2026-08-24"},
            {"fair_name": "Textile Show 2026", "tasks": 14, "total_effort": 61, "last_due": "2026-10-09"},
            {"fair_name": "Textile Show 2027", "tasks": 9, "total_effort": 30, "last_due": "2026-10-17"},
            {"fair_name": "Toy Expo 2026", "tasks": 5, "total_effort": 37, "last_due": "2026-11-03"},
            {"fair_name": "Wine Show 2027", "tasks": 12, "total_effort": 62, "last_due": "2026-08-27"},
        ],
        "total": 18,
    }


def test_report_tasks_adds_up_with_due_until(bench: Bench) -> None:
    result = bench.call("report_tasks", due_until="2026-08-15")
    assert result == {
        "items": [
            {"fair_name": "Camping Expo 2027", "tasks": 6, "total_effort": 43, "last_due": "2026-08-12"},
            {"fair_name": "Garden Show 2027", "tasks": 1, "total_effort": 4, "last_due": "2026-08-12"},
            {"fair_name": "Pump Fair 2027", "tasks": 1, "total_effort": 2, "last_due": "2026-08-12"},
            {"fair_name": "Textile Days 2027", "tasks": 3, "total_effort": 18, "last_due": "2026-08-12"},
            {"fair_name": "Wine Show 2027", "tasks": 6, "total_effort": 36, "last_due": "2026-08-15"},
        ],
        "total": 5,
    }


def test_report_tasks_adds_up_with_status(bench: Bench) -> None:
    result = bench.call("report_tasks", status="dropped")
    assert result == {
        "items": [
            {"fair_name": "Camping Expo 2027", "tasks": 2, "total_effort": 24, "last_due": "2026-08-12"},
            {"fair_name": "Camping Show 2026", "tasks": 2, "total_effort": 7, "last_due": "2026-09-02"},
            {"fair_name": "Dairy Days 2026", "tasks": 1, "total_effort": 3, "last_due": "2026-09-24"},
            {"fair_name": "Garden Days 2026", "tasks": 3, "total_effort": 6, "last_due": "2026-11-04"},
            {"fair_name": "Garden Show 2027", "tasks": 1, "total_effort": 1, "last_due": "2026-09-07"},
            {"fair_name": "Packaging Expo 2026", "tasks": 1, "total_effort": 4, "last_due": "2026-11-05"},
            {"fair_name": "Textile Days 2027", "tasks": 1, "total_effort": 8, "last_due": "2026-08-12"},
            {"fair_name": "Textile Show 2026", "tasks": 1, "total_effort": 6, "last_due": "2026-09-02"},
            {"fair_name": "Wine Show 2027", "tasks": 2, "total_effort": 16, "last_due": "2026-08-25"},
        ],
        "total": 9,
    }


def test_add_task_adds_a_task(bench: Bench) -> None:
    bench.call("add_task", fair_id="fa-1473", title="Order the drinks", effort=4, due_on="2026-08-26", critical=True)
    assert bench.changes() == [
        inserted(
            "tasks",
            "ta-3208",
            fair_id="fa-1473",
            title="Order the drinks",
            critical=1,
            effort=4,
            status="open",
            due_on="2026-08-26",
        ),
    ]


def test_add_task_is_allowed(bench: Bench) -> None:
    bench.call("add_task", fair_id="fa-1473", title="Order the drinks", effort=4, due_on="2026-11-06", critical=True)


def test_add_task_is_refused_because_the_fair_is_not_in_preparation(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_task",
        fair_id="fa-5347",
        title="Finish the exhibit stands",
        effort=6,
        due_on="2026-10-07",
    )
    assert sentence == "The fair is not in preparation."


def test_add_task_is_refused_because_a_task_is_not_due_in_the_past(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_task",
        fair_id="fa-2127",
        title="Translate the business cards",
        effort=3,
        due_on="2026-08-18",
    )
    assert sentence == "A task is not due in the past."


def test_add_task_is_refused_because_the_fair_will_have_opened_by_then(bench: Bench) -> None:
    sentence = bench.refusal("add_task", fair_id="fa-1473", title="Order the drinks", effort=4, due_on="2026-11-13")
    assert sentence == "The fair will have opened by then."


def test_add_task_is_refused_because_a_critical_task_is_due_a_week_before_the_fair(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_task",
        fair_id="fa-1473",
        title="Order the drinks",
        effort=4,
        due_on="2026-11-07",
        critical=True,
    )
    assert sentence == "A critical task is due a week before the fair."


def test_add_task_is_refused_because_another_task_already_has_this_fair_and_title(bench: Bench) -> None:
    sentence = bench.refusal(
        "add_task",
        fair_id="fa-6716",
        title="Pack the business cards",
        effort=8,
        due_on="2026-08-26",
    )
    assert sentence == "Another task already has this fair and title."


def test_assign_task_sets_colleague_id_to_cl_8863(bench: Bench) -> None:
    bench.call("assign_task", task_id="ta-9061", colleague_id="cl-8863")
    assert bench.changes() == [updated("tasks", "ta-9061", colleague_id="cl-8863")]


def test_assign_task_is_allowed(bench: Bench) -> None:
    bench.call("assign_task", task_id="ta-7883", colleague_id="cl-3912")


def test_assign_task_is_allowed_when_due_on_is_2026_10_02(bench: Bench) -> None:
    bench.arrange("tasks", "ta-1857", due_on="2026-10-02")
    bench.call("assign_task", task_id="ta-1857", colleague_id="cl-6391")


def test_assign_task_is_refused_because_the_task_is_done_or_dropped(bench: Bench) -> None:
    assert bench.refusal("assign_task", task_id="ta-2298", colleague_id="cl-8863") == "The task is done or dropped."


def test_assign_task_is_refused_because_the_colleague_has_this_task_already(bench: Bench) -> None:
    sentence = bench.refusal("assign_task", task_id="ta-3855", colleague_id="cl-3510")
    assert sentence == "The colleague has this task already."


def test_assign_task_is_refused_because_the_colleague_is_away_until_then(bench: Bench) -> None:
    bench.arrange("tasks", "ta-1857", due_on="2026-09-15")
    sentence = bench.refusal("assign_task", task_id="ta-1857", colleague_id="cl-6391")
    assert sentence == "The colleague is away until then."


def test_assign_task_is_refused_because_the_colleague_has_too_much_to_do_in_those_two_weeks(bench: Bench) -> None:
    sentence = bench.refusal("assign_task", task_id="ta-5305", colleague_id="cl-5894")
    assert sentence == "The colleague has too much to do in those two weeks."


def test_assign_task_is_refused_because_the_colleague_has_too_much_to_do_in_those_two_weeks_2(bench: Bench) -> None:
    bench.arrange("tasks", "ta-1857", due_on="2026-09-18")
    sentence = bench.refusal("assign_task", task_id="ta-1857", colleague_id="cl-6391")
    assert sentence == "The colleague has too much to do in those two weeks."


def test_begin_task_sets_status_to_in_work(bench: Bench) -> None:
    bench.call("begin_task", task_id="ta-3206")
    assert bench.changes() == [updated("tasks", "ta-3206", status="in_work")]


def test_begin_task_is_refused_because_the_task_must_be_open(bench: Bench) -> None:
    assert bench.refusal("begin_task", task_id="ta-2298") == "The task must be open."


def test_begin_task_is_refused_because_nobody_is_in_charge_of_this_task(bench: Bench) -> None:
    assert bench.refusal("begin_task", task_id="ta-1128") == "Nobody is in charge of this task."


def test_begin_task_is_refused_because_the_person_in_charge_is_away(bench: Bench) -> None:
    bench.arrange("colleagues", "cl-1363", away_until="2026-08-26")
    assert bench.refusal("begin_task", task_id="ta-2816") == "The person in charge is away."


def test_begin_task_is_refused_because_a_task_that_it_needs_is_not_done(bench: Bench) -> None:
    assert bench.refusal("begin_task", task_id="ta-6951") == "A task that it needs is not done."


def test_begin_task_is_refused_because_the_fair_is_not_in_preparation(bench: Bench) -> None:
    bench.arrange("colleagues", "cl-1363", away_until="2026-08-25")
    bench.arrange("fairs", "fa-5904", status="ready")
    assert bench.refusal("begin_task", task_id="ta-2816") == "The fair is not in preparation."


def test_finish_task_changes_the_task(bench: Bench) -> None:
    bench.call("finish_task", task_id="ta-1721")
    assert bench.changes() == [updated("tasks", "ta-1721", status="done", finished_on="2026-08-26")]


def test_finish_task_is_allowed(bench: Bench) -> None:
    bench.arrange("tasks", "ta-3436", due_on="2028-11-03")
    bench.call("finish_task", task_id="ta-3436")


def test_finish_task_is_allowed_when_due_on_is_2026_09_25(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5164", due_on="2026-09-25")
    bench.call("finish_task", task_id="ta-5164")


def test_finish_task_is_refused_because_the_task_must_be_in_work(bench: Bench) -> None:
    assert bench.refusal("finish_task", task_id="ta-2298") == "The task must be in work."


def test_finish_task_is_refused_because_a_task_that_it_needs_is_not_done(bench: Bench) -> None:
    assert bench.refusal("finish_task", task_id="ta-3342") == "A task that it needs is not done."


def test_finish_task_is_refused_because_a_long_critical_task_is_not_finished_so_early(bench: Bench) -> None:
    bench.arrange("tasks", "ta-5164", due_on="2026-09-26")
    assert bench.refusal("finish_task", task_id="ta-5164") == "A long critical task is not finished so early."


def test_finish_task_is_refused_because_a_long_critical_task_is_not_finished_so_early_2(bench: Bench) -> None:
    bench.arrange("tasks", "ta-3150", effort=9)
    assert bench.refusal("finish_task", task_id="ta-3150") == "A long critical task is not finished so early."


def test_drop_task_sets_status_to_dropped(bench: Bench) -> None:
    bench.call("drop_task", task_id="ta-3206")
    assert bench.changes() == [updated("tasks", "ta-3206", status="dropped")]


def test_drop_task_is_allowed(bench: Bench) -> None:
    bench.arrange("dependencies", "de-8676", task_id="ta-1721")
    bench.call("drop_task", task_id="ta-4286")


def test_drop_task_is_refused_because_the_task_must_be_open(bench: Bench) -> None:
    assert bench.refusal("drop_task", task_id="ta-2298") == "The task must be open."


def test_drop_task_is_refused_because_a_critical_task_is_not_dropped(bench: Bench) -> None:
    assert bench.refusal("drop_task", task_id="ta-6618") == "A critical task is not dropped."


def test_drop_task_is_refused_because_another_task_waits_for_this_one(bench: Bench) -> None:
    assert bench.refusal("drop_task", task_id="ta-4286") == "Another task waits for this one."


def test_postpone_task_sets_due_on_to_2026_08_22(bench: Bench) -> None:
    bench.call("postpone_task", task_id="ta-3436", due_on="2026-08-22")
    assert bench.changes() == [updated("tasks", "ta-3436", due_on="2026-08-22")]


def test_postpone_task_is_allowed(bench: Bench) -> None:
    bench.arrange("tasks", "ta-6993", status="in_work")
    bench.call("postpone_task", task_id="ta-4261", due_on="2026-10-15")


def test_postpone_task_is_refused_because_the_task_is_done_or_dropped(bench: Bench) -> None:
    assert bench.refusal("postpone_task", task_id="ta-2298", due_on="2026-08-26") == "The task is done or dropped."


def test_postpone_task_is_refused_because_the_new_date_must_be_later(bench: Bench) -> None:
    assert bench.refusal("postpone_task", task_id="ta-1654", due_on="2026-12-30") == "The new date must be later."


def test_postpone_task_is_refused_because_the_fair_will_have_opened_by_then(bench: Bench) -> None:
    sentence = bench.refusal("postpone_task", task_id="ta-5964", due_on="2026-11-08")
    assert sentence == "The fair will have opened by then."


def test_postpone_task_is_refused_because_a_critical_task_is_due_a_week_before_the_fair(bench: Bench) -> None:
    sentence = bench.refusal("postpone_task", task_id="ta-3436", due_on="2026-08-26")
    assert sentence == "A critical task is due a week before the fair."


def test_postpone_task_is_refused_because_a_task_that_waits_for_it_is_due_earlier(bench: Bench) -> None:
    sentence = bench.refusal("postpone_task", task_id="ta-3436", due_on="2026-08-25")
    assert sentence == "A task that waits for it is due earlier."

"""Tests of the tools for drills of Night desk runbooks."""

import pytest

from mcp_servers.contracts import Json
from mcp_servers.runtime.testing import Bench, inserted, updated


@pytest.mark.parametrize(
    ("filters", "ids"),
    [
        ({"runbook_id": "ru-4444", "leader_id": "en-9634"}, ["dr-7762"]),
        (
            {"held_from": "2026-07-03"},
            ["dr-1803", "dr-6396", "dr-7077", "dr-7762", "dr-8178", "dr-2767", "dr-6897", "dr-8998"],
        ),
        (
            {"status": "failed"},
            ["dr-4321", "dr-2086", "dr-2983", "dr-3948", "dr-6464", "dr-4243", "dr-9879", "dr-1715", "dr-4247"],
        ),
        ({"words": "search"}, ["dr-8958", "dr-7355", "dr-3870", "dr-1500"]),
        ({"number": "DR-3735"}, ["dr-7355"]),
    ],
)
def test_find_drills_filters(bench: Bench, filters: dict[str, Json], ids: list[str]) -> None:
    assert bench.ids("find_drills", **filters) == ids


def test_find_drills_turns_the_page(bench: Bench) -> None:
    ids = bench.ids("find_drills", page=2)
    assert ids == [
        "dr-6464",
        "dr-7355",
        "dr-3870",
        "dr-6873",
        "dr-4243",
        "dr-9879",
        "dr-3121",
        "dr-5602",
        "dr-1715",
        "dr-2435",
    ]


def test_find_drills_finds_nothing(bench: Bench) -> None:
    assert bench.ids("find_drills", number="Unheard of") == []


def test_read_report_shows_the_drill(bench: Bench) -> None:
    result = bench.call("read_report", drill_id="dr-7077", from_line=11)
    assert result == {"lines": ["  - Tell the duty manager"], "first_line": 11, "total_lines": 11}


def test_read_report_shows_the_drill_with_lines(bench: Bench) -> None:
    result = bench.call("read_report", drill_id="dr-7077", from_line=10, lines=1)
    assert result == {"lines": ["  - Take a copy"], "first_line": 10, "total_lines": 11, "next_line": 11}


def test_read_report_is_refused_because_this_drill_ends_at_line_11(bench: Bench) -> None:
    assert bench.refusal("read_report", drill_id="dr-7077", from_line=12) == "This drill ends at line 11."


def test_plan_drill_adds_a_drill(bench: Bench) -> None:
    bench.call("plan_drill", number="New DR-0149", runbook_id="ru-6664", leader_id="en-6503", held_on="2026-07-03")
    assert bench.changes() == [
        inserted(
            "drills",
            "dr-1058",
            number="New DR-0149",
            runbook_id="ru-6664",
            leader_id="en-6503",
            status="planned",
            held_on="2026-07-03",
            report="Not held yet.",
        ),
    ]


def test_plan_drill_is_allowed(bench: Bench) -> None:
    bench.call("plan_drill", number="New DR-3003", runbook_id="ru-8329", leader_id="en-2118", held_on="2026-06-24")


def test_plan_drill_is_refused_because_the_runbook_is_not_valid(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_drill",
        number="DR-3209",
        runbook_id="ru-7923",
        leader_id="en-2118",
        held_on="2026-06-30",
    )
    assert sentence == "The runbook is not valid."


def test_plan_drill_is_refused_because_the_author_does_not_lead_the_drill(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_drill",
        number="DR-5634",
        runbook_id="ru-8329",
        leader_id="en-9634",
        held_on="2026-03-05",
    )
    assert sentence == "The author does not lead the drill."


def test_plan_drill_is_refused_because_juniors_lead_no_drills(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_drill",
        number="DR-3209",
        runbook_id="ru-4023",
        leader_id="en-3681",
        held_on="2026-02-28",
    )
    assert sentence == "Juniors lead no drills."


def test_plan_drill_is_refused_because_the_day_must_lie_ahead(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_drill",
        number="New DR-3003",
        runbook_id="ru-5351",
        leader_id="en-1030",
        held_on="2026-06-15",
    )
    assert sentence == "The day must lie ahead."


def test_plan_drill_is_refused_because_a_drill_with_this_runbook_is_planned_already(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_drill",
        number="New DR-3003",
        runbook_id="ru-4444",
        leader_id="en-2118",
        held_on="2026-06-24",
    )
    assert sentence == "A drill with this runbook is planned already."


def test_plan_drill_is_refused_because_another_drill_already_has_this_drill_number(bench: Bench) -> None:
    sentence = bench.refusal(
        "plan_drill",
        number="DR-2571",
        runbook_id="ru-6664",
        leader_id="en-2914",
        held_on="2026-06-24",
    )
    assert sentence == "Another drill already has this drill number."


def test_pass_drill_sets_status_to_passed_and_sets_drilled_on_to_2026_06_15(bench: Bench) -> None:
    bench.call("pass_drill", drill_id="dr-3109", report="Agreed by phone")
    assert bench.changes() == [
        updated("drills", "dr-3109", status="passed"),
        updated("runbooks", "ru-4023", drilled_on="2026-06-15"),
    ]


def test_pass_drill_is_refused_because_the_drill_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("pass_drill", drill_id="dr-7355", report="As discussed") == "The drill must be planned."


def test_pass_drill_is_refused_because_the_drill_is_not_held_yet(bench: Bench) -> None:
    assert bench.refusal("pass_drill", drill_id="dr-7762", report="As discussed") == "The drill is not held yet."


def test_fail_drill_sets_status_to_failed_and_sets_status_to_draft(bench: Bench) -> None:
    bench.call("fail_drill", drill_id="dr-3109", report="Agreed by phone")
    assert bench.changes() == [
        updated("drills", "dr-3109", status="failed"),
        updated("runbooks", "ru-4023", status="draft"),
    ]


def test_fail_drill_is_refused_because_the_drill_must_be_planned(bench: Bench) -> None:
    assert bench.refusal("fail_drill", drill_id="dr-7355", report="Agreed by phone") == "The drill must be planned."


def test_fail_drill_is_refused_because_the_drill_is_not_held_yet(bench: Bench) -> None:
    assert bench.refusal("fail_drill", drill_id="dr-7762", report="As discussed") == "The drill is not held yet."

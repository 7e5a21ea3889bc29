"""Which capability a failed rollout lacks, and which environments are weakest."""

from typing import get_args

import pytest

from arena.diagnosis import GUIDELINES, Weakness, classify, diagnose
from mcp_servers.contracts import (
    CriterionResult,
    Difficulty,
    Message,
    Oracle,
    OracleStep,
    Rollout,
    RowChange,
    StateChange,
    StopReason,
    Task,
    ToolCall,
    Verdict,
)

HARBOUR, KIOSK = "harbour@1", "kiosk@1"
READ = StateChange()
WRITE = StateChange(rows=(RowChange(table="stays", change="updated", key="st1", values={"status": "left"}),))


def task(
    name: str = "t", server: str = HARBOUR, expected: StateChange = READ, aggregation: bool = False, tool: str = "find"
) -> Task:
    return Task(
        id=name,
        servers=(server,),
        kind="graph",
        instruction="?",
        expected=expected,
        oracle=Oracle(steps=(OracleStep(tool=tool),)),
        difficulty=Difficulty(level=1, calls=1, aggregation=aggregation),
        split="train",
        seed=0,
        now="2026-03-04T09:00",
    )


def rollout(
    of: Task,
    *failed: str,
    called: tuple[str, ...] = ("find",),
    errors: int = 0,
    stop: StopReason = "answered",
    success: bool | None = False,
) -> Rollout:
    criteria = tuple(CriterionResult(name=name, passed=False) for name in failed)
    calls = tuple(ToolCall(name=name) for name in called)
    return Rollout(
        task=of.id,
        servers=of.servers,
        messages=(Message(role="assistant", content="", calls=calls),),
        verdict=Verdict(score=float(bool(success)), success=success, criteria=criteria),
        stop=stop,
        tool_calls=len(called),
        tool_errors=errors,
    )


ASKED, COUNTED, WRITTEN = task(), task(aggregation=True), task(expected=WRITE)


@pytest.mark.parametrize(
    ("weakness", "of", "failed"),
    [
        ("budget", ASKED, rollout(ASKED, "berth", stop="turns")),
        ("budget", ASKED, rollout(ASKED, "berth", stop="tokens", called=())),
        ("no-call", ASKED, rollout(ASKED, "berth", called=())),
        ("answer-format", ASKED, rollout(ASKED, "berth", stop="unreadable-answer")),
        ("tool-choice", ASKED, rollout(ASKED, "berth", called=("price",))),
        ("arguments", ASKED, rollout(ASKED, "berth", errors=1)),
        ("unwanted-change", ASKED, rollout(ASKED, "nothing else changed")),
        ("row-choice", WRITTEN, rollout(WRITTEN, "nothing else changed", "state: updated stays")),
        ("state-update", WRITTEN, rollout(WRITTEN, "state: updated stays")),
        ("aggregation", COUNTED, rollout(COUNTED, "berth")),
        ("reading", ASKED, rollout(ASKED, "berth")),
    ],
)
def test_a_failure_is_put_down_to_what_explains_it_first(weakness: Weakness, of: Task, failed: Rollout) -> None:
    assert classify(of, failed) == weakness


def test_the_weakest_environment_comes_first_with_what_it_lacks_most() -> None:
    tasks = [task(f"h{number}", tool="price" if number < 2 else "find") for number in range(4)]
    tasks += [task(f"k{number}", KIOSK) for number in range(4)]
    rollouts = [
        rollout(tasks[0], "total"),
        rollout(tasks[1], "total"),
        rollout(tasks[2], "berth", called=()),
        rollout(tasks[3], success=True),
        *(rollout(of, success=True) for of in tasks[4:7]),
        rollout(tasks[7], "berth"),
    ]
    weak = diagnose({of.id: of for of in tasks}, rollouts, {HARBOUR: "Travel", KIOSK: "Commerce"})
    assert [(item.server, item.category, item.successes, item.tasks) for item in weak] == [
        (HARBOUR, "Travel", 1, 4),
        (KIOSK, "Commerce", 3, 4),
    ]
    assert weak[0].weaknesses == {"tool-choice": 2, "no-call": 1}
    assert weak[0].tools == ("price", "find")
    assert weak[0].guidelines == (GUIDELINES["tool-choice"], GUIDELINES["no-call"])


def test_few_tasks_say_less_than_many() -> None:
    one = task("k", KIOSK)
    tasks = [task(f"h{number}") for number in range(8)]
    rollouts = [rollout(of, "berth") for of in (one, *tasks)]
    weak = diagnose({of.id: of for of in (one, *tasks)}, rollouts, {HARBOUR: "Travel", KIOSK: "Commerce"})
    assert [item.server for item in weak] == [HARBOUR, KIOSK]


def test_an_environment_without_failures_is_not_weak() -> None:
    assert diagnose({"t": ASKED}, [rollout(ASKED, success=True)], {HARBOUR: "Travel"}) == []


def test_what_nobody_could_judge_is_no_failure_of_the_policy() -> None:
    faulty = rollout(ASKED, stop="fault").model_copy(update={"verdict": None})
    unjudged = rollout(ASKED, success=None)
    assert diagnose({"t": ASKED}, [faulty, unjudged], {HARBOUR: "Travel"}) == []


def test_every_weakness_has_a_guideline() -> None:
    assert set(GUIDELINES) == set(get_args(Weakness))

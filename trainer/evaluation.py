"""The examination: the same held-out tasks for every policy, paired, by split and level."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from mcp_servers.contracts import Model, Rollout, Split, Task
from trainer.statistics import Interval, paired_difference, share_interval

HELD_OUT: tuple[Split, ...] = tuple(split for split in get_args(Split) if split != "train")


class Outcome(Model):
    """How one task went. ``success`` is ``None`` where a fault or an unjudged criterion left no verdict."""

    task: str
    split: Split
    level: int
    success: bool | None
    score: float | None
    tool_calls: int
    stop: str


class Examination(Model):
    """How a policy did on a list of tasks."""

    phase: str
    outcomes: tuple[Outcome, ...]

    def by_task(self) -> dict[str, Outcome]:
        """Return the outcomes by task id."""
        return {outcome.task: outcome for outcome in self.outcomes}


def examine(phase: str, tasks: Sequence[Task], rollouts: Sequence[Rollout]) -> Examination:
    """Summarise the rollouts of some tasks, one each."""
    return Examination(
        phase=phase,
        outcomes=tuple(
            Outcome(
                task=task.id,
                split=task.split,
                level=task.difficulty.level,
                success=rollout.verdict.success if rollout.verdict else None,
                score=rollout.verdict.score if rollout.verdict else None,
                tool_calls=rollout.tool_calls,
                stop=rollout.stop,
            )
            for task, rollout in zip(tasks, rollouts, strict=True)
        ),
    )


@dataclass(frozen=True)
class Line:
    """One line of the table: some tasks, several policies."""

    label: str
    tasks: int
    shares: dict[str, Interval]
    """Phase to success."""
    differences: dict[str, Interval]
    """Phase to success minus that of the first phase, on the same tasks."""
    calls: dict[str, float | None]
    """Phase to the mean number of tool calls of its successful rollouts; ``None`` without any."""


def compare(examinations: Sequence[Examination]) -> list[Line]:
    """Return the table: a line for all tasks, for each split, and for each level within a split.

    Only tasks that every policy has a verdict on are counted, so that all stand on the same ones.
    """
    common = _judged_by_all(examinations)
    lines = [_line("all", common, examinations)]
    for split in HELD_OUT:
        of_split = [outcome for outcome in common if outcome.split == split]
        if of_split:
            lines.append(_line(split, of_split, examinations))
            lines += [
                _line(f"  level {level}", [outcome for outcome in of_split if outcome.level == level], examinations)
                for level in sorted({outcome.level for outcome in of_split})
            ]
    return lines


def _judged_by_all(examinations: Sequence[Examination]) -> list[Outcome]:
    judged = [
        {outcome.task for outcome in examination.outcomes if outcome.success is not None}
        for examination in examinations
    ]
    return [outcome for outcome in examinations[0].outcomes if all(outcome.task in tasks for tasks in judged)]


def _line(label: str, outcomes: Sequence[Outcome], examinations: Sequence[Examination]) -> Line:
    ids = [outcome.task for outcome in outcomes]
    successes: dict[str, list[bool]] = {}
    calls: dict[str, float | None] = {}
    for examination in examinations:
        results = examination.by_task()
        successes[examination.phase] = [bool(results[task].success) for task in ids]
        used = [results[task].tool_calls for task in ids if results[task].success]
        calls[examination.phase] = sum(used) / len(used) if used else None
    first = successes[examinations[0].phase]
    return Line(
        label=label,
        tasks=len(ids),
        shares={phase: share_interval(sum(passed), len(passed)) for phase, passed in successes.items()},
        differences={phase: paired_difference(first, passed) for phase, passed in list(successes.items())[1:]},
        calls=calls,
    )

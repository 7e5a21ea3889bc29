"""The examination: the same held-out tasks for every policy, paired, by split and level."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from mcp_servers.contracts import InputError, Model, Rollout, Split, Task
from mcp_servers.runtime import LoadedEnvironment
from trainer.seeds import stream_seed
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
    calls: dict[str, float]
    """Phase to the mean number of tool calls of its successful rollouts; 0 without any."""


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
    calls: dict[str, float] = {}
    for examination in examinations:
        results = examination.by_task()
        successes[examination.phase] = [bool(results[task].success) for task in ids]
        used = [results[task].tool_calls for task in ids if results[task].success]
        calls[examination.phase] = sum(used) / len(used) if used else 0.0
    first = successes[examinations[0].phase]
    return Line(
        label=label,
        tasks=len(ids),
        shares={phase: share_interval(sum(passed), len(passed)) for phase, passed in successes.items()},
        differences={phase: paired_difference(first, passed) for phase, passed in list(successes.items())[1:]},
        calls=calls,
    )


def without(servers: Mapping[str, LoadedEnvironment], omitted: Collection[str]) -> dict[str, LoadedEnvironment]:
    """Return servers by name but for some, which are named without the world's name."""
    return {name: servers[name] for name in servers if name.split(".")[0] not in omitted}


def held_out_tasks(
    servers: Mapping[str, LoadedEnvironment], count: int, levels: Collection[int] | None = None
) -> list[Task]:
    """Choose tasks evenly over the held-out splits and, within each, over servers and levels.

    Args:
        servers: Where the tasks are.
        count: How many, if there are so many.
        levels: Only tasks of these levels; without, of all.

    Raises:
        InputError: The registry has no held-out task of these levels.
    """
    everything = _of_levels(servers, levels)
    chosen: list[Task] = []
    for number, split in enumerate(HELD_OUT):
        wanted = (count - len(chosen)) // (len(HELD_OUT) - number)
        chosen += _evenly([task for task in everything if task.split == split], wanted)
    if not chosen:
        raise InputError(
            f"the registry has no held-out task {_among(levels)}to examine a policy on; expected splits "
            + ", ".join(HELD_OUT)
        )
    return chosen


def training_tasks(servers: Mapping[str, LoadedEnvironment], levels: Collection[int] | None = None) -> list[Task]:
    """Return the tasks of the training split, of some levels or of all.

    Raises:
        InputError: There is none.
    """
    tasks = [task for task in _of_levels(servers, levels) if task.split == "train"]
    if not tasks:
        raise InputError(
            f"the registry has no task {_among(levels)}with split 'train'; "
            "'python -m mcp_servers list' shows what it has"
        )
    return tasks


def _of_levels(servers: Mapping[str, LoadedEnvironment], levels: Collection[int] | None) -> list[Task]:
    everything = (task for name in servers for task in servers[name].tasks)
    return [task for task in everything if levels is None or task.difficulty.level in levels]


def _among(levels: Collection[int] | None) -> str:
    return f"of the levels {', '.join(map(str, levels))} " if levels else ""


def _evenly(tasks: Iterable[Task], count: int) -> list[Task]:
    """Take turns between groups of the same servers and level; each group's order is fixed but not the file's."""
    groups: dict[tuple[tuple[str, ...], int], list[Task]] = {}
    for task in sorted(tasks, key=lambda task: stream_seed(0, task.id)):
        groups.setdefault((task.servers, task.difficulty.level), []).append(task)
    turns = [(position, key) for key, group in groups.items() for position in range(len(group))]
    return [groups[key][position] for position, key in sorted(turns)[:count]]

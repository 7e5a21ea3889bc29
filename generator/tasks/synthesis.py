"""Making verified tasks to order: candidates are drawn, put through the integrity gate, and kept if they pass."""

from collections import Counter
from collections.abc import Iterator

from generator.database.streams import Stream
from generator.design.model import Design
from generator.tasks.graph_tasks import make_graph_task
from generator.tasks.plans import TaskOrder, TaskPlan, TaskSet
from generator.tasks.setting import Setting
from mcp_servers.checks.integrity import audit
from mcp_servers.contracts import Task
from mcp_servers.runtime import LoadedEnvironment

UNTOLD = "no task came of the walk"
REPEATED = "the same was asked before"
MONOTONOUS = "too many tasks of this pattern"

VARIETY = 8
"""Candidates after which each pattern may come once more."""


def synthesise_tasks(design: Design, environment: LoadedEnvironment, *, seed: int, plan: TaskPlan) -> TaskSet:
    """Return verified tasks for a server; the same inputs give the same bytes.

    Args:
        design: The server's design.
        environment: The server, with the world whose rows are bound.
        seed: Another seed gives fresh tasks.
        plan: How many of what.

    Raises:
        EnvironmentFault: A tool of the server failed.
    """
    workshop = Workshop(Setting(design, environment), seed, plan)
    return workshop.fill()


class Workshop:
    """Fills the orders of one plan."""

    def __init__(self, setting: Setting, seed: int, plan: TaskPlan) -> None:
        self._setting = setting
        self._seed = seed
        self._plan = plan
        self._refused: Counter[str] = Counter()
        self._seen = set(plan.exclude)

    def fill(self) -> TaskSet:
        """Fill the orders one after the other."""
        tasks: list[Task] = []
        missing: list[TaskOrder] = []
        for order in self._plan.orders:
            made = list(self._fill(order))
            tasks += made
            if len(made) < order.count:
                missing.append(order.model_copy(update={"count": order.count - len(made)}))
        return TaskSet(tuple(tasks), "", dict(sorted(self._refused.items())), tuple(missing))

    def _fill(self, order: TaskOrder) -> Iterator[Task]:
        made = 0
        patterns: Counter[str] = Counter()
        for index in range(order.count * self._plan.patience):
            if made == order.count:
                return
            task = self._candidate(order, index)
            reason = self._objection(task, patterns, index)
            if task is None or reason:
                self._refused[reason] += 1
                continue
            self._seen.add(task.id)
            patterns[pattern_of(task)] += 1
            made += 1
            yield task

    def _candidate(self, order: TaskOrder, index: int) -> Task | None:
        stream = Stream(
            self._seed, "tasks", self._setting.environment.name, order.split, order.kind, order.level, index
        )
        return make_graph_task(self._setting, order.split, order.level, self._plan.tools, stream)

    def _objection(self, task: Task | None, patterns: Counter[str], index: int) -> str:
        """Return why a candidate is refused; empty if it is sound.

        The more candidates were looked at, the more often a pattern of calls may come again.
        """
        if task is None:
            return UNTOLD
        if task.id in self._seen:
            return REPEATED
        if patterns[pattern_of(task)] > index // VARIETY:
            return MONOTONOUS
        report = audit(task, {self._setting.environment.ref: self._setting.environment}, first_failure=True)
        return report.failures[0].gate if not report.passed else ""


def pattern_of(task: Task) -> str:
    """Return what makes tasks of one order alike: the same program, or the same calls and answer fields."""
    return task.oracle.program or " ".join([*(step.tool for step in task.oracle.steps), *task.oracle.answer])

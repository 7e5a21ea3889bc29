"""Making verified tasks to order: candidates are drawn, put through the integrity gate, and kept if they pass."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import islice

from generator.database.streams import Stream
from generator.design.model import Design
from generator.tasks.graph import starting_tools
from generator.tasks.graph_tasks import make_graph_task
from generator.tasks.levels import ANY, CALLS, LEVELS
from generator.tasks.plans import TaskOrder, TaskPlan, TaskSet
from generator.tasks.program_tasks import make_program_task
from generator.tasks.programs.library import FEW, Goal, all_shapes, choose_shapes, published_shapes, staged
from generator.tasks.programs.shapes import Shape
from generator.tasks.programs.source import module
from generator.tasks.setting import Setting
from generator.tools.formatting import formatted
from mcp_servers.checks.integrity import audit
from mcp_servers.contracts import InputError, Task
from mcp_servers.runtime import LoadedEnvironment

UNTOLD = "no task came of the draw"
REPEATED = "the same was asked before"
MONOTONOUS = "too many tasks of this pattern"
WORDY = "too many values to state"
OFF_LEVEL = "another level than ordered"

VARIETY = 8
"""Candidates after which each pattern may come once more."""

FURTHER = 10_000
"""Number of the first candidate that is drawn to make up for what another level lacks: one not looked at before."""

TRIALS = 2
"""Candidates at each level by which a shape shows whether it reaches it in a world."""

PROBES = 3
"""Candidates of any level without one that can be told, after which a shape is taken not to fit a world."""

BARREN = 6
"""Candidates in a row without a task of the level, after which a shape is left out of an order."""


def synthesise_tasks(design: Design, environment: LoadedEnvironment, *, seed: int, plan: TaskPlan) -> TaskSet:
    """Return verified tasks for a server; the same inputs give the same bytes.

    Programmatic tasks use the programs of the server's ``programs.py``. Where it has none yet, programs are chosen that
    work in this world, and their source is returned for it.

    Args:
        design: The server's design.
        environment: The server, with the world whose rows are bound.
        seed: Another seed gives fresh tasks.
        plan: How many of what.

    Raises:
        InputError: The server has no tool that a task could start with.
        EnvironmentFault: A tool of the server failed.
    """
    setting = Setting(design, environment)
    _refuse_without_start(setting)
    path = environment.folder / "programs.py"
    if path.exists():
        source = path.read_text("utf-8")
        return _Workshop(setting, published_shapes(all_shapes(design, setting.signatures), source), seed, plan).fill(
            source
        )
    if not any(order.kind == "program" for order in plan.orders):
        return _Workshop(setting, [], seed, plan).fill("")
    shapes = _working_shapes(setting, plan)
    source = _source_of(design, shapes)
    while plan.most_lines and len(source.splitlines()) > plan.most_lines:
        source = _source_of(design, shapes[:-1])
        shapes = shapes[:-1]
    with staged(environment, source) as stage:
        return _Workshop(setting.staged(stage), shapes, seed, plan).fill(source)


def _source_of(design: Design, shapes: Sequence[Shape]) -> str:
    """Return the text of ``programs.py``."""
    return formatted(module(design.title, [text for shape in shapes for text in (shape.solution, shape.verification)]))


def _refuse_without_start(setting: Setting) -> None:
    if not starting_tools(setting.graph, setting.signatures):
        raise InputError(
            f"{setting.design.name} has no search tool that can be called without knowing an id, so no task can find the "
            "rows that it is about; add an operation like 'find_members: search members; by name contains; show name'"
        )


def _working_shapes(before: Setting, plan: TaskPlan) -> list[Shape]:
    """Choose the shapes of which sound tasks come in this world, for the splits and levels that are ordered."""
    goals = list(dict.fromkeys((order.split, order.level) for order in plan.orders if order.kind == "program"))
    design, environment = before.design, before.environment
    few = plan.programs < FEW
    shapes = all_shapes(design, before.signatures, composed=not few)
    sources = [text for shape in shapes.values() for text in (shape.solution, shape.verification)]
    with staged(environment, module(design.title, sources)) as stage:
        setting = before.staged(stage)

        def reach(shape: Shape) -> frozenset[Goal]:
            reached = _reached(setting, shape, goals)
            return frozenset(islice(reached, 1) if few else reached)

        return choose_shapes(design, shapes, plan.programs, goals, reach)


def _reached(setting: Setting, shape: Shape, goals: Collection[Goal]) -> Iterator[Goal]:
    """Yield the splits and levels for which sound tasks come of a shape."""
    for split in dict.fromkeys(split for split, _ in goals):
        probes = (Stream(setting.design.name, "probe", shape.name, trial) for trial in range(PROBES))
        if not any(make_program_task(setting, shape, split, ANY, stream) for stream in probes):
            continue
        for level in (level for wanted, level in goals if wanted == split):
            for trial in range(TRIALS):
                stream = Stream(setting.design.name, "trial", shape.name, level, trial)
                task = make_program_task(setting, shape, split, CALLS[level], stream)
                if task is not None and not objection(setting, task):
                    yield split, task.difficulty.level
                    break


def objection(setting: Setting, task: Task) -> str:
    """Return the gate that refuses a task; empty if it is sound."""
    report = audit(task, {setting.environment.ref: setting.environment}, first_failure=True)
    return "" if report.passed else report.failures[0].gate


class _Workshop:
    """Fills the orders of one plan."""

    def __init__(self, setting: Setting, shapes: list[Shape], seed: int, plan: TaskPlan) -> None:
        self._setting = setting
        self._shapes = shapes
        self._seed = seed
        self._plan = plan
        self._refused: Counter[str] = Counter()
        self._seen = set(plan.exclude)
        self._vain: Counter[tuple[range, str]] = Counter()
        """Calls and shape to the candidates in a row that were none of the level."""
        self._patterns: Counter[str] = Counter()
        """Tasks kept so far by what makes them alike."""

    def fill(self, source: str) -> TaskSet:
        """Fill the orders one after the other.

        Programs that an order lacks at its level are made up at others; what is lacking of held-out tasks is added to the
        next order of training ones.
        """
        tasks: list[Task] = []
        missing: list[TaskOrder] = []
        carried: Counter[str] = Counter()
        for place, ordered in enumerate(self._plan.orders):
            further = carried.pop(ordered.kind, 0) if ordered.split == "train" else 0
            order = ordered.model_copy(update={"count": ordered.count + further})
            made = list(self._draw(order, order.count, {order.level}))
            if len(made) < order.count and order.kind == "program":
                made += self._draw(order, order.count - len(made), LEVELS)
            tasks += made
            lacking = order.count - len(made)
            later = ((other.kind, other.split) for other in self._plan.orders[place + 1 :])
            if order.split == "held-out-tasks" and (order.kind, "train") in later:
                carried[order.kind] += lacking
            elif lacking:
                missing.append(order.model_copy(update={"count": lacking}))
        if self._plan.makes_up:
            tasks, missing = self._made_up(tasks, missing)
        return TaskSet(tuple(tasks), source, dict(sorted(self._refused.items())), tuple(missing))

    def _made_up(self, tasks: list[Task], missing: list[TaskOrder]) -> tuple[list[Task], list[TaskOrder]]:
        """Draw graph tasks that their level does not yield at the other levels, which give what they have."""
        open_orders = [order for order in missing if order.kind != "graph"]
        for order in missing:
            lacking = order.count if order.kind == "graph" else 0
            for level in LEVELS:
                if lacking and level != order.level:
                    other = order.model_copy(update={"level": level, "count": lacking})
                    made = list(self._draw(other, lacking, {level}, start=FURTHER))
                    tasks, lacking = [*tasks, *made], lacking - len(made)
            open_orders += [order.model_copy(update={"count": lacking})] if lacking else []
        return tasks, open_orders

    def _draw(self, order: TaskOrder, count: int, levels: Collection[int], start: int = 0) -> Iterator[Task]:
        """Draw candidates, and yield those that are sound, until there are ``count`` or the plan's patience is over."""
        kept_at = start
        for index in range(start, start + order.count * self._plan.patience):
            if index - kept_at > self._plan.in_vain:
                return
            task = self._candidate(order, levels, index)
            if task is not None:
                task = task.model_copy(update={"tools": self._plan.shown})
            reason = self._objection(task, levels, index - start)
            if task is None or reason:
                self._refused[reason] += 1
                continue
            self._seen |= {task.id, task.instruction}
            self._patterns[pattern_of(task)] += 1
            kept_at = index
            yield task
            count -= 1
            if not count:
                return

    def _candidate(self, order: TaskOrder, levels: Collection[int], index: int) -> Task | None:
        purpose = (order.split, order.kind, order.level, index)
        stream = Stream(self._seed, "tasks", self._setting.environment.name, *purpose)
        if order.kind == "graph":
            return make_graph_task(self._setting, order.split, order.level, self._plan.tools, stream)
        if not self._shapes:
            return None
        calls = CALLS[order.level] if len(levels) == 1 else ANY
        fertile = [shape for shape in self._shapes if self._vain[calls, shape.name] < BARREN] or self._shapes
        shape = fertile[index % len(fertile)]
        task = make_program_task(self._setting, shape, order.split, calls, stream)
        vain = task is None or task.difficulty.level not in levels
        self._vain[calls, shape.name] = self._vain[calls, shape.name] + 1 if vain else 0
        return task

    def _objection(self, task: Task | None, levels: Collection[int], looked_at: int) -> str:
        """Return why a candidate is refused; empty if it is sound."""
        if task is None:
            return UNTOLD
        if not self._seen.isdisjoint((task.id, task.instruction)):
            return REPEATED
        if task.difficulty.level not in levels:
            return OFF_LEVEL
        if self._plan.most_stated is not None and len(task.slots) > self._plan.most_stated:
            return WORDY
        if self._patterns[pattern_of(task)] > looked_at // VARIETY:
            return MONOTONOUS
        return objection(self._setting, task)


def pattern_of(task: Task) -> str:
    """Return what makes tasks of one order alike: the same program, or the same calls and answer fields."""
    return task.oracle.program or " ".join([*(step.tool for step in task.oracle.steps), *task.oracle.answer])

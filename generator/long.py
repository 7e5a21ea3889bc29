"""The long set: tasks of published servers whose solutions make many calls."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from generator.notes import Notes
from generator.splits import read_splits
from generator.task_sets import SETS, open_setting
from generator.tasks.plans import Kind, TaskOrder, TaskPlan
from generator.tasks.synthesis import synthesise_tasks
from generator.themes import collect_themes
from mcp_servers.contracts import Task
from mcp_servers.runtime import Servers

SET = SETS / "long.jsonl"
"""The project's own long tasks."""

LEAST = 7
"""Calls of the shortest solution."""

ORDERS: tuple[tuple[Kind, int, int], ...] = (("graph", 4, 1), ("graph", 5, 1), ("program", 4, 1), ("program", 5, 3))
"""Kind and level to the tasks of each server: mostly loops, whose solutions are the longest."""


def make_long_tasks(
    names: Sequence[str], registry: Path, seed: int | None, jobs: int, notes: Notes
) -> Iterator[tuple[str, list[Task]]]:
    """Yield servers and their long tasks, in the order of the names; each is made from the seed alone.

    Args:
        names: Published servers.
        registry: Where they are listed.
        seed: Another seed gives other tasks; that of the splits by default.
        jobs: Processes.
        notes: Where each server's tasks are noted as soon as they are made.

    Raises:
        InputError: A server is unknown or has no source.
    """
    servers, themes = Servers(registry), collect_themes()
    for name in names:
        open_setting(servers[name], themes)  # an unknown name is told before the work begins
    with ProcessPoolExecutor(jobs, mp_context=get_context("fork")) as pool:
        made = pool.map(_make, names, [registry] * len(names), [seed] * len(names), [notes] * len(names))
        yield from zip(names, made, strict=True)


def _make(name: str, registry: Path, seed: int | None, notes: Notes) -> list[Task]:
    """Make the long tasks of a server, none of which it has already."""
    splits = read_splits()
    setting = open_setting(Servers(registry)[name], collect_themes())
    environment = setting.environment
    split = splits.of_world(environment.manifest.taxonomy, environment.world)
    orders = tuple(TaskOrder(split=split, kind=kind, level=level, count=count) for kind, level, count in ORDERS)
    plan = TaskPlan(orders=orders, exclude=frozenset(task.id for task in environment.tasks))
    own = splits.derive("tasks", "long", name) if seed is None else seed

    def make() -> list[Task]:
        made = synthesise_tasks(setting.design, environment, seed=own, plan=plan).tasks
        return [task for task in made if task.difficulty.calls >= LEAST]

    depends = [environment.ref, setting.design.model_dump_json(), split, str(own), *sorted(plan.exclude)]
    return notes.recall(name, depends, make)

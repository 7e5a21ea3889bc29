"""What the arena asks of the generator, and how it is answered: fresh tasks in a registry of their own."""

import shutil
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from generator.files import data_folder, write_lines, write_text
from generator.outline import phrase
from generator.publish import make_entry, write_registry
from generator.tasks.plans import Kind, TaskOrder, TaskPlan
from generator.tasks.practice import MOST_STATED
from generator.tasks.synthesis import synthesise_tasks
from generator.themes import collect_themes, find_theme
from mcp_servers.contracts import InputError, Model, Registry, RegistryEntry, Split
from mcp_servers.runtime import LoadedEnvironment, load_environment


class GenerationRequest(Model):
    """Fresh tasks for one server."""

    server: str
    """Name or ref."""
    count: int
    """Tasks wanted, spread over kinds and levels; fewer come back where the server does not yield more."""
    levels: tuple[int, ...] = (1, 2, 3)
    kinds: tuple[Kind, ...] = ("graph", "program")
    shown: tuple[str, ...] = ()
    """The tools that the tasks show and are solved with; they are then practice tasks, of the graph kind alone. Empty: all."""
    tools: tuple[str, ...] = ()
    """Each graph task's solution calls at least one of these; empty: any tool. Programs are what the server has."""
    guidelines: tuple[str, ...] = ()
    """Why the tasks are wanted, for the record and for writers that read prose; the rules here go by tools and levels."""
    exclude: frozenset[str] = frozenset()
    """Ids of tasks that must not come again, besides those that the server has."""
    split: Split = "train"
    seed: int

    def plan(self, known: frozenset[str]) -> TaskPlan:
        """Return the orders of this request, graph tasks and low levels first where the count does not divide."""
        kinds: tuple[Kind, ...] = ("graph",) if self.shown else self.kinds
        cells = [(kind, level) for kind in kinds for level in self.levels]
        orders = []
        for position, (kind, level) in enumerate(cells):
            count = self.count // len(cells) + (position < self.count % len(cells))
            orders.append(TaskOrder(split=self.split, kind=kind, level=level, count=count))
        return TaskPlan(
            orders=tuple(order for order in orders if order.count),
            tools=self.tools,
            shown=self.shown,
            most_stated=MOST_STATED if self.shown else None,
            exclude=known | self.exclude,
        )


class Exhausted(InputError):
    """A server has no more tasks of the kind that is asked for."""


def fulfil(requests: Sequence[GenerationRequest], servers: Mapping[str, LoadedEnvironment], folder: Path) -> Path:
    """Make the tasks and return a registry that lists their servers; stacked on the project's it wins.

    Nothing is regenerated in place: each server is copied into the folder, in the same version, with the new tasks alone.

    Args:
        requests: At most one for each server.
        servers: Where the servers are found.
        folder: A folder of the run for these requests alone; what an attempt that was stopped left there is replaced.

    Raises:
        InputError: A server or tool is unknown, a server is asked for twice or has no source to make tasks from, or none
            yielded any. One that yields none while others do is not in the registry.
    """
    names = Counter(servers[request.server].name for request in requests)
    if twice := [name for name, count in names.items() if count > 1]:
        raise InputError(
            f"{', '.join(twice)}: asked for more than once; put all that is wanted of a server in one request"
        )
    registry = folder / "registry.json"
    entries, exhausted = [], []
    for request in requests:
        try:
            entries.append(_answer(request, servers[request.server], registry))
        except Exhausted as error:
            exhausted.append(error)
    if exhausted and not entries:
        raise exhausted[0]
    write_registry(Registry(servers=tuple(entries)), registry)
    return registry


def _answer(request: GenerationRequest, environment: LoadedEnvironment, registry: Path) -> RegistryEntry:
    unknown = [tool for tool in (*request.shown, *request.tools) if tool not in environment.toolset]
    if unknown:
        raise InputError(
            f"{environment.name} has no tool '{unknown[0]}' to make tasks with; it has {', '.join(environment.toolset)}"
        )
    source = find_theme(environment.manifest.name, collect_themes()).read()
    # What validation dropped from the server is no part of the design that its tasks are made from.
    usable = request.shown or environment.toolset
    kept = tuple(operation for operation in source.operations if operation.name in usable)
    design = source.model_copy(update={"operations": kept})
    known = frozenset(task.id for task in environment.tasks)
    made = synthesise_tasks(design, environment, seed=request.seed, plan=request.plan(known))
    if not made.tasks:
        levels, tools = (", ".join(map(str, part)) for part in (request.levels, request.tools or ("any",)))
        wanted = f"{request.count} tasks of levels {levels} with tools {tools}"
        raise Exhausted(f"{environment.name} yields none of {wanted}; refused: {phrase(made.refused)}")
    copy = registry.parent / "servers" / environment.name
    if copy.exists():
        shutil.rmtree(copy)
    shutil.copytree(environment.folder, copy, ignore=shutil.ignore_patterns("__pycache__"))
    write_lines(data_folder(copy, environment.world) / "tasks.jsonl", [task.to_json() for task in made.tasks])
    if made.programs:
        write_text(copy / "programs.py", made.programs)
    return make_entry(load_environment(copy, environment.world), registry, request.split)

"""Practice: many easy tasks about one kind of thing, for learners that cannot take in a whole server yet.

Such a task shows few tools: how to find the thing, how to look at it, and what changes its state.
"""

from collections.abc import Sequence

from generator.design.model import Design
from generator.tasks.graph import starting_tools
from generator.tasks.plans import TaskOrder, TaskPlan, TaskSet
from generator.tasks.setting import Setting
from generator.tasks.signatures import Signature, name_filter
from generator.tasks.synthesis import synthesise_tasks
from mcp_servers.contracts import Split
from mcp_servers.runtime import LoadedEnvironment

MOST_TOOLS = 6
MOST_CHANGES = 3
MOST_STATED = 2
"""Values that the instruction of a practice task states."""

ENOUGH_ROWS = 5
"""Rows that a changing tool accepts, at least: fewer would be known by heart."""
PLENTY_OF_ROWS = 20

TRAINING = {1: 40, 2: 160}
HELD_OUT = {1: 6, 2: 24}
"""Level to number of tasks of each split."""


def choose_tools(setting: Setting) -> tuple[str, ...]:
    """Return the tools for the kind of thing that can be practised best, in the server's order.

    It is one that is found by its name, can be looked at, and changes by tools that need little more than its id. Without a
    search to begin with there are none.
    """
    entities = {item.operation.entity for item in setting.signatures.values() if item.operation.kind == "search"}
    if not entities:
        return ()
    best = max(sorted(entities), key=lambda entity: _suitability(setting, entity))
    search = _tools_of(setting, best, "search")[0]
    views = _tools_of(setting, best, "get")
    chosen = [search, *views[:1], *_changes(setting, best)]
    if not views or not _is_found_by_name(setting, best):
        chosen += _searches_of_owners(setting, search)
    names = {item.name for item in chosen[:MOST_TOOLS]}
    if names.isdisjoint(starting_tools(setting.graph, setting.signatures)):
        return ()
    return tuple(name for name in setting.signatures if name in names)


def make_practice(
    design: Design,
    environment: LoadedEnvironment,
    tools: Sequence[str],
    split: Split,
    *,
    seed: int,
    exclude: frozenset[str] = frozenset(),
) -> TaskSet:
    """Return verified tasks that show these tools alone; a training world also gets held-out ones.

    Args:
        design: The server's.
        environment: The server, with the world whose rows are bound.
        tools: What the tasks show and are solved with; without any there are no tasks.
        split: The world's.
        seed: Another seed gives other tasks.
        exclude: Ids of tasks that must not come again.
    """
    if not tools:
        return TaskSet((), "", {})
    few = design.model_copy(update={"operations": tuple(item for item in design.operations if item.name in tools)})
    orders = _orders(split, HELD_OUT)
    if split == "train":
        orders = [*_orders("train", TRAINING), *_orders("held-out-tasks", HELD_OUT)]
    plan = TaskPlan(orders=tuple(orders), shown=tuple(tools), most_stated=MOST_STATED, exclude=exclude)
    return synthesise_tasks(few, environment, seed=seed, plan=plan)


def _suitability(setting: Setting, entity: str) -> tuple[bool, int]:
    rows = sum(min(len(setting.accepted[item.name]), PLENTY_OF_ROWS) for item in _changes(setting, entity))
    named, viewed = _is_found_by_name(setting, entity), bool(_tools_of(setting, entity, "get"))
    return named and viewed and rows > 0, (1 + rows) * (4 if named else 1) * (4 if viewed else 1)


def _is_found_by_name(setting: Setting, entity: str) -> bool:
    return name_filter(setting.design, _tools_of(setting, entity, "search")[0]) is not None


def _changes(setting: Setting, entity: str) -> list[Signature]:
    """Return the tools that change such a row, those that need least first; none where a sum must be converted."""
    changing = [
        item
        for item in setting.signatures.values()
        if item.operation.entity == entity
        and len(setting.accepted.get(item.name, ())) >= ENOUGH_ROWS
        and sum(parameter.required for parameter in item.parameters) <= MOST_STATED
        and all(parameter.input.type != "money" for parameter in item.parameters if parameter.required)
    ]
    changing.sort(key=lambda item: (len(item.parameters), -len(setting.accepted[item.name])))
    return changing[:MOST_CHANGES]


def _searches_of_owners(setting: Setting, search: Signature) -> list[Signature]:
    """Return searches for what a row belongs to, by which the search for it can be narrowed; the largest table first."""
    owners = [parameter.entity for parameter in search.parameters if parameter.entity]
    owners.sort(key=lambda entity: -len(setting.rows.of(entity)))
    return [found for owner in owners for found in _tools_of(setting, owner, "search")[:1]]


def _tools_of(setting: Setting, entity: str, kind: str) -> list[Signature]:
    operations = ((item, item.operation) for item in setting.signatures.values())
    return [item for item, operation in operations if operation.entity == entity and operation.kind == kind]


def _orders(split: Split, counts: dict[int, int]) -> list[TaskOrder]:
    return [TaskOrder(split=split, kind="graph", level=level, count=count) for level, count in counts.items()]

"""What is ordered from task synthesis, and what it hands back."""

from dataclasses import dataclass
from typing import Literal

from generator.tasks.levels import LEVELS
from mcp_servers.contracts import Model, Split, Task

Kind = Literal["graph", "program"]

GRAPH_SHARES = {1: 4, 2: 5, 3: 6, 4: 3, 5: 2}
"""Of 20 graph tasks, how many at each level."""

PROGRAM_SHARES = {1: 1, 2: 2, 3: 3, 4: 3, 5: 3}
"""Of 12 programmatic tasks, how many at each level: loops make most of what is long."""


class TaskOrder(Model):
    """So many tasks of one split, kind and level."""

    split: Split
    kind: Kind
    level: int
    count: int


class TaskPlan(Model):
    """Orders, and what the tasks made for them should exercise."""

    orders: tuple[TaskOrder, ...]
    tools: tuple[str, ...] = ()
    """Targeted generation: each task's solution calls at least one of these; empty: any tool."""
    shown: tuple[str, ...] = ()
    """Tools that the tasks show; empty: all."""
    most_stated: int | None = None
    """Values that an instruction may state; none: any number."""
    exclude: frozenset[str] = frozenset()
    """Ids of tasks that must not come again; an id is a hash of what is asked."""
    patience: int = 40
    """Candidates looked at for each task wanted before an order is left unfilled."""
    in_vain: int = 400
    """Candidates in a row of which none is kept, after which an order is given up."""
    programs: int = 12
    """Shapes that are chosen for a server that has no programs yet."""
    most_lines: int | None = None
    """Of ``programs.py``, where people are to read it: with more, fewer shapes are chosen; none: any number."""
    makes_up: bool = False
    """Whether graph tasks that a level lacks are made up at others, as programmatic ones always are."""


@dataclass(frozen=True)
class TaskSet:
    """Verified tasks, the source of the server's ``programs.py``, and why candidates were refused."""

    tasks: tuple[Task, ...]
    programs: str
    refused: dict[str, int]
    """Reason to count."""
    missing: tuple[TaskOrder, ...] = ()
    """What could not be filled: the orders with the counts still open."""


def balanced_plan(split: Split, graph: int = 20, program: int = 12, hardest: int = max(LEVELS)) -> TaskPlan:
    """Return a plan that spreads tasks over the levels up to one."""
    shares = [
        {level: share for level, share in by.items() if level <= hardest} for by in (GRAPH_SHARES, PROGRAM_SHARES)
    ]
    orders = (*_spread(split, "graph", graph, shares[0]), *_spread(split, "program", program, shares[1]))
    return TaskPlan(orders=tuple(order for order in orders if order.count))


def _spread(split: Split, kind: Kind, total: int, shares: dict[int, int]) -> list[TaskOrder]:
    """Divide a total by shares; what rounding leaves goes to the levels that lost most by it."""
    whole = sum(shares.values())
    counts = {level: total * share // whole for level, share in shares.items()}
    lost = sorted(shares, key=lambda level: -(total * shares[level] % whole))
    for level in lost[: total - sum(counts.values())]:
        counts[level] += 1
    return [TaskOrder(split=split, kind=kind, level=level, count=count) for level, count in counts.items()]

"""What is ordered from task synthesis, and what it hands back."""

from dataclasses import dataclass
from typing import Literal

from mcp_servers.contracts import Model, Split, Task

Kind = Literal["graph", "program"]

GRAPH_SHARES = {1: 5, 2: 8, 3: 11}
"""Of 24 graph tasks, how many at each level; the average solution then takes well over three calls."""

PROGRAM_SHARES = {1: 2, 2: 4, 3: 6}
"""Of 12 programmatic tasks, how many at each level."""


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


def balanced_plan(split: Split, graph: int = 24, program: int = 12) -> TaskPlan:
    """Return a plan that spreads tasks over levels 1 to 3."""
    orders = (*_spread(split, "graph", graph, GRAPH_SHARES), *_spread(split, "program", program, PROGRAM_SHARES))
    return TaskPlan(orders=tuple(order for order in orders if order.count))


def _spread(split: Split, kind: Kind, total: int, shares: dict[int, int]) -> list[TaskOrder]:
    """Divide a total by shares; what rounding leaves goes to the highest level."""
    counts = {level: total * share // sum(shares.values()) for level, share in shares.items()}
    counts[max(counts)] += total - sum(counts.values())
    return [TaskOrder(split=split, kind=kind, level=level, count=count) for level, count in counts.items()]

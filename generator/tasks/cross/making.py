"""Making verified tasks over several servers: combinations take turns, so that every one of them comes up."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count, islice

from generator.database.streams import Stream
from generator.tasks.cross.ensemble import Ensemble, Member, find_pairs, leading_kinds
from generator.tasks.cross.lookups import DAY, PLACE
from generator.tasks.cross.plots import make_plot
from generator.tasks.cross.telling import tell
from generator.tasks.levels import CALLS
from mcp_servers.checks.integrity import audit
from mcp_servers.contracts import InputError, Split, Task

EACH = 2
"""Tasks of one combination, at most."""

TRIPLE_EVERY = 3
"""One combination in so many is of three servers."""

PATIENCE = 120
"""Candidates looked at for each task wanted of a combination."""

KINDS = ("person.name", "company.", PLACE, DAY)
"""Kinds of facts that lead on, in turn; where no combination is left for one, the next ones are tried."""

ANY_KIND_EVERY = 3
"""One candidate in so many may be led on by any fact."""

LEVELS = (2, 3, 4, 3, 5, 1, 4)
"""Levels asked for in turn; where a combination has none of one, the next ones are tried."""

HELD_OUT_EVERY = 3
"""Of the tasks that may be trained on, one in so many is held out instead."""


@dataclass(frozen=True)
class Combination:
    """Servers whose facts lead to each other, and the kind of fact that should."""

    ensemble: Ensemble
    kind: str
    turn: int
    """Its place among all combinations, by which levels and splits take turns."""


Work = Callable[[Iterator[Combination], int], Iterator[list[Task]]]
"""Makes the tasks of combinations from a seed, in their order."""


@dataclass(frozen=True)
class CrossTasks:
    """Verified tasks, and the servers of which one leads to the other, with the number of names by which it does."""

    tasks: tuple[Task, ...]
    pairs: dict[tuple[str, str], int]


def make_tasks(combinations: Iterable[Combination], seed: int) -> Iterator[list[Task]]:
    """Yield the tasks of one combination after the other."""
    return (list(_Workshop(combination, seed).make()) for combination in combinations)


def make_cross_tasks(members: Sequence[Member], wanted: int, seed: int, work: Work = make_tasks) -> CrossTasks:
    """Return verified tasks over pairs and triples of servers; the same inputs give the same bytes.

    Args:
        members: The servers, all at the same moment.
        wanted: How many tasks.
        seed: Another seed gives other tasks.
        work: Makes the tasks of combinations.

    Raises:
        InputError: The servers share too few names, or yield fewer tasks.
        EnvironmentFault: A tool of a server failed.
    """
    Ensemble(tuple(members))  # refuses different clocks before anything is made
    pairs = find_pairs(members)
    if not pairs:
        names = ", ".join(item.setting.environment.name for item in members)
        raise InputError(
            f"{names}: no two of them, of different categories, share enough names; name servers whose worlds have one cast"
        )
    made = work(_in_turn(list(pairs), Stream(seed, "combinations")), seed)
    tasks = tuple(islice(chain.from_iterable(made), wanted))
    named = {
        (one.setting.environment.name, two.setting.environment.name): shared for (one, two), shared in pairs.items()
    }
    if len(tasks) < wanted:
        raise InputError(
            f"the servers yield {len(tasks)} tasks, not {wanted}; name more of them or ask for fewer tasks"
        )
    return CrossTasks(tasks, named)


def _in_turn(pairs: list[tuple[Member, Member]], stream: Stream) -> Iterator[Combination]:
    """Yield pairs and triples, each with a kind of fact that leads on in it; those of servers first that came up least."""
    used: Counter[Member] = Counter()
    kinds: dict[tuple[Member, ...], frozenset[str]] = {pair: leading_kinds(*pair) for pair in pairs}
    left: list[tuple[Member, ...]] = list(stream.shuffled(pairs))
    triples: list[tuple[Member, ...]] = [
        (*pair, third)
        for pair in left
        for second, third in pairs
        if second in pair and third not in pair and third.setting.design.taxonomy[0] not in _categories(pair)
    ]
    triples = stream.shuffled(triples)
    for turn in count():
        if not (left or triples):
            return
        pool = triples if triples and (turn % TRIPLE_EVERY == TRIPLE_EVERY - 1 or not left) else left
        wanted = (KINDS[(turn + further) % len(KINDS)] for further in range(len(KINDS)))
        kind, fitting = next(
            ((kind, found) for kind in wanted if (found := [item for item in pool if kind in kinds[item[:2]]])),
            ("", pool),
        )
        chosen = min(fitting, key=lambda members: sum(used[item] for item in members))
        pool.remove(chosen)
        used.update(chosen)
        yield Combination(Ensemble(chosen), kind, turn)


def _categories(members: Sequence[Member]) -> set[str]:
    return {item.setting.design.taxonomy[0] for item in members}


class _Workshop:
    """Draws candidates for the tasks of a combination, and keeps those that are sound."""

    def __init__(self, combination: Combination, seed: int) -> None:
        self._ensemble = combination.ensemble
        self._kind = combination.kind
        self._turns = range(combination.turn * EACH, (combination.turn + 1) * EACH)
        self._seed = seed
        self._patterns: set[str] = set()

    def make(self) -> Iterator[Task]:
        """Yield the tasks."""
        for turn in self._turns:
            levels = dict.fromkeys(LEVELS[turn % len(LEVELS) :] + LEVELS[: turn % len(LEVELS)])
            drawn = (self._draw(self._split(turn), level, turn) for level in levels)
            task = next((task for task in drawn if task is not None), None)
            if task is None:
                return
            self._patterns.add(_pattern(task))
            yield task

    def _split(self, turn: int) -> Split:
        held_out = self._ensemble.split == "train" and turn % HELD_OUT_EVERY == HELD_OUT_EVERY - 1
        return "held-out-tasks" if held_out else self._ensemble.split

    def _draw(self, split: Split, level: int, turn: int) -> Task | None:
        ensemble = self._ensemble
        environments = {item.setting.environment.ref: item.setting.environment for item in ensemble.members}
        for index in range(PATIENCE):
            stream = Stream(self._seed, "cross tasks", *ensemble.names, split, level, turn, index)
            carrying = turn == self._turns.start and index < PATIENCE // 2
            kind = self._kind if (index + 1) % ANY_KIND_EVERY else ""
            plot = make_plot(ensemble, split, CALLS[level], stream, carrying=carrying, kind=kind)
            task = None if plot is None else tell(ensemble, plot, split, stream)
            if task is None or _pattern(task) in self._patterns:
                continue
            if audit(task, environments, first_failure=True).passed:
                return task
        return None


def _pattern(task: Task) -> str:
    """Return what makes tasks of one combination alike: the calls and what is asked."""
    return " ".join([*(step.tool for step in task.oracle.steps), *task.oracle.answer])

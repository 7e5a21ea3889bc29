"""Making verified tasks over several servers: combinations take turns, so that every one of them comes up."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

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
class CrossTasks:
    """Verified tasks, and what came of the candidates."""

    tasks: tuple[Task, ...]
    pairs: dict[tuple[str, str], int]
    """Servers of which one leads to the other, and by how many names."""
    refused: dict[str, int]
    """Reason to count."""


def make_cross_tasks(members: Sequence[Member], count: int, seed: int) -> CrossTasks:
    """Return verified tasks over pairs and triples of servers; the same inputs give the same bytes.

    Args:
        members: The servers, all at the same moment.
        count: Tasks wanted.
        seed: Another seed gives other tasks.

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
    workshop = _Workshop(seed)
    tasks = []
    for task in workshop.make(_in_turn(list(pairs), Stream(seed, "combinations"))):
        tasks.append(task)
        if len(tasks) == count:
            break
    named = {
        (one.setting.environment.name, two.setting.environment.name): shared for (one, two), shared in pairs.items()
    }
    if len(tasks) < count:
        raise InputError(f"the servers yield {len(tasks)} tasks, not {count}; name more of them or ask for fewer tasks")
    return CrossTasks(tuple(tasks), named, dict(sorted(workshop.refused.items())))


def _in_turn(pairs: list[tuple[Member, Member]], stream: Stream) -> Iterator[tuple[Ensemble, str]]:
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
    number = 0
    while left or triples:
        number += 1
        pool = triples if triples and (number % TRIPLE_EVERY == 0 or not left) else left
        wanted = (KINDS[(number + further) % len(KINDS)] for further in range(len(KINDS)))
        kind, fitting = next(
            ((kind, found) for kind in wanted if (found := [item for item in pool if kind in kinds[item[:2]]])),
            ("", pool),
        )
        chosen = min(fitting, key=lambda members: (sum(used[item] for item in members), pool.index(members)))
        pool.remove(chosen)
        used.update(chosen)
        yield Ensemble(tuple(chosen)), kind


def _categories(members: Sequence[Member]) -> set[str]:
    return {item.setting.design.taxonomy[0] for item in members}


class _Workshop:
    """Draws candidates, and keeps those that are sound."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._seen: set[str] = set()
        self._made = 0
        self.refused: Counter[str] = Counter()

    def make(self, ensembles: Iterator[tuple[Ensemble, str]]) -> Iterator[Task]:
        """Yield the tasks of one combination after the other, each with a kind of fact that should lead on."""
        for ensemble, kind in ensembles:
            patterns: set[str] = set()
            for number in range(EACH):
                wanted = LEVELS[self._made % len(LEVELS) :] + LEVELS[: self._made % len(LEVELS)]
                task = next(
                    (
                        task
                        for level in dict.fromkeys(wanted)
                        if (task := self._draw(ensemble, kind, self._split(ensemble), level, number, patterns))
                        is not None
                    ),
                    None,
                )
                if task is None:
                    break
                patterns.add(_pattern(task))
                self._seen |= {task.id, task.instruction}
                self._made += 1
                yield task

    def _split(self, ensemble: Ensemble) -> Split:
        held_out = ensemble.split == "train" and self._made % HELD_OUT_EVERY == HELD_OUT_EVERY - 1
        return "held-out-tasks" if held_out else ensemble.split

    def _draw(
        self, ensemble: Ensemble, kind: str, split: Split, level: int, number: int, patterns: set[str]
    ) -> Task | None:
        environments = {item.setting.environment.ref: item.setting.environment for item in ensemble.members}
        for index in range(PATIENCE):
            stream = Stream(self._seed, "cross tasks", *ensemble.names, split, level, number, index)
            carrying = number == 0 and index < PATIENCE // 2
            leading = kind if (index + 1) % ANY_KIND_EVERY else ""
            plot = make_plot(ensemble, split, CALLS[level], stream, carrying=carrying, kind=leading)
            task = None if plot is None else tell(ensemble, plot, split, stream)
            if task is None:
                self.refused["no task came of the draw"] += 1
            elif not self._seen.isdisjoint((task.id, task.instruction)) or _pattern(task) in patterns:
                self.refused["the same was asked before"] += 1
            elif (report := audit(task, environments, first_failure=True)).passed:
                return task
            else:
                self.refused[report.failures[0].gate] += 1
        return None


def _pattern(task: Task) -> str:
    """Return what makes tasks of one combination alike: the calls and what is asked."""
    return " ".join([*(step.tool for step in task.oracle.steps), *task.oracle.answer])

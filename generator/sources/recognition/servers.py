"""Cuts the things of a surface into servers: what belongs together stays together, and none is too large to learn."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace

from generator.sources.recognition.acts import Act
from generator.sources.recognition.things import Thing

MOST_TOOLS = 15
"""Tools after which no further thing joins a server; what was cut off is joined to others up to two thirds of that."""

LEAST_TOOLS = 8
"""Tools without which a server is too poor."""

MOST_THINGS = 8


@dataclass(frozen=True)
class Part:
    """The things of one server."""

    things: tuple[Thing, ...]
    """Copies, so that what a server makes of a thing stays its own."""

    @property
    def acts(self) -> list[tuple[Act, Thing]]:
        """What is done, with what it is done to."""
        return [(act, thing) for thing in self.things for act in thing.acts]


def cut(things: list[Thing]) -> list[list[Thing]]:
    """Return the things of a surface in groups that belong together, each thing in one."""
    known = {thing.label: thing for thing in things}
    children: dict[str, list[Thing]] = defaultdict(list)
    roots: list[Thing] = []
    for thing in things:
        parent = _parent(thing, known)
        (children[parent] if parent else roots).append(thing)
    groups: list[list[Thing]] = []
    for root in roots:
        groups += _split(root, children)
    return _pack(groups)


def part_of(group: list[Thing], things: list[Thing]) -> Part:
    """Return a group as the part of a surface that makes a server.

    A thing that another server keeps, and that rows of this one refer to, can only be read here.
    """
    return _with_targets(_without_onlookers(group), {thing.label: thing for thing in things})


def _parent(thing: Thing, known: dict[str, Thing]) -> str:
    """Return what a thing belongs to: what it cannot be without, else what it names first."""
    targets = [one for one in thing.references if one.target in known and one.target != thing.label]
    return next((one.target for one in sorted(targets, key=lambda one: not one.required)), "")


def _split(root: Thing, children: dict[str, list[Thing]]) -> Iterator[list[Thing]]:
    """Yield the parts of a tree: the whole of a small one, else some of its branches at a time, the root with the first."""
    branches = [_branch(child, children) for child in children[root.label]]
    part = [root]
    for branch in branches:
        if part and (tools_of([*part, *branch]) > MOST_TOOLS or len(part) + len(branch) > MOST_THINGS):
            yield part
            part = []
        if tools_of(branch) > MOST_TOOLS and len(branch) > 2:
            yield from _split(branch[0], children)
        else:
            part = [*part, *branch]
    if part:
        yield part


def _branch(thing: Thing, children: dict[str, list[Thing]]) -> list[Thing]:
    return [thing, *(one for child in children[thing.label] for one in _branch(child, children))]


def _pack(groups: list[list[Thing]]) -> list[list[Thing]]:
    """Put small groups together, in their order, until a server has enough to do."""
    packed: list[list[Thing]] = []
    for group in sorted(groups, key=tools_of, reverse=True):
        joined = next((one for one in packed if _fits(one, group)), None)
        if joined is None:
            packed.append(list(group))
        else:
            joined += [thing for thing in group if thing not in joined]
    return packed


def _fits(one: list[Thing], other: list[Thing]) -> bool:
    together = [*one, *(thing for thing in other if thing not in one)]
    most = MOST_TOOLS if tools_of(one) < LEAST_TOOLS else MOST_TOOLS * 2 // 3
    return tools_of(together) <= most and len(together) <= MOST_THINGS


def _lists_last(act: Act) -> bool:
    return act.action == "search"


def tools_of(things: list[Thing]) -> int:
    """Return how many tools things have."""
    return sum(len(thing.acts) for thing in things)


def _without_onlookers(group: list[Thing]) -> list[Thing]:
    """Leave out things that can only be read, and that nothing in the group refers to, until a third of all tools write."""
    left = list(group)
    for thing in reversed(group):
        if 3 * writes_of(left) >= tools_of(left):
            break
        needed = any(one.target == thing.label for other in left for one in other.references if other is not thing)
        if not needed and not writes_of([thing]):
            left.remove(thing)
    return left


def writes_of(things: list[Thing]) -> int:
    """Return how many tools of things write."""
    return sum(act.action not in ("search", "get", "count") for thing in things for act in thing.acts)


def _with_targets(group: list[Thing], known: dict[str, Thing]) -> Part:
    """Add what required references of a group point to; where nothing in it hangs together, what any of them does."""
    whole = {thing.label: replace(thing, columns=list(thing.columns)) for thing in group}
    tied = any(one.target in whole for thing in group for one in thing.references)
    waiting = list(group)
    while waiting:
        for one in waiting.pop().references:
            target = known.get(one.target)
            if (one.required or not tied) and target and target.label not in whole:
                tied = True
                reads = sorted((act for act in target.acts if act.action in ("search", "get")), key=_lists_last)[-1:]
                whole[target.label] = replace(target, acts=reads, columns=list(target.columns), moves={})
                waiting.append(target)
    return Part(tuple(whole.values()))

"""Groups of things that make no server by themselves, put together or given a branch of another until they do."""

from collections.abc import Callable, Iterator

from generator.sources.recognition.servers import LEAST_TOOLS, MOST_THINGS, tools_of, writes_of
from generator.sources.recognition.things import Thing

MOST_JOINED = 20
"""Tools of a server that is put together of groups which make none by themselves."""

Group = list[Thing]


def regroup(groups: list[Group], faults: Callable[[Group], int]) -> list[Group]:
    """Return the groups of a surface with as many of them good enough as simple changes make.

    Args:
        groups: Things that belong together, each in one group.
        faults: Says in how many ways a group is too poor for a server.
    """
    rich: list[Group] = []
    poor: list[Group] = []
    for group in groups:
        (poor if faults(group) else rich).append(group)
    poor = _join(poor, rich, faults)
    poor = _share(poor, rich, faults)
    return [part for group in rich for part in _halves(group, faults)] + poor


def _join(poor: list[Group], rich: list[Group], faults: Callable[[Group], int]) -> list[Group]:
    """Join poor groups that make a rich one together; return those that stay poor."""
    left: list[Group] = []
    waiting = list(poor)
    while waiting:
        group = waiting.pop(0)
        partners = sorted(waiting, key=lambda other: not _are_tied(group, other))
        joined = next(((other, both) for other in partners if _is_rich(both := [*group, *other], faults)), None)
        if joined is None:
            left.append(group)
        else:
            waiting = [one for one in waiting if one is not joined[0]]
            rich.append(joined[1])
    return left


def _share(poor: list[Group], rich: list[Group], faults: Callable[[Group], int]) -> list[Group]:
    """Give poor groups a branch of a rich one that stays rich without it; return those that stay poor."""
    left: list[Group] = []
    for group in poor:
        givers = sorted(range(len(rich)), key=lambda one: not _are_tied(group, rich[one]))
        options = ((number, branch) for number in givers for branch in _branches(rich[number]))
        for number, branch in options:
            rest = _without(rich[number], branch)
            if _is_rich(both := [*group, *branch], faults) and _is_rich(rest, faults):
                rich[number] = rest
                rich.append(both)
                break
        else:
            left.append(group)
    return left


def _halves(group: Group, faults: Callable[[Group], int]) -> list[Group]:
    """Return a large group as two where both are rich, else as it is."""
    if tools_of(group) >= 2 * LEAST_TOOLS:
        for branch in _branches(group):
            rest = _without(group, branch)
            if _is_rich(branch, faults) and _is_rich(rest, faults):
                return [branch, rest]
    return [group]


def _branches(group: Group) -> Iterator[Group]:
    """Yield each thing of a group with those that refer to it, through others too; never the whole."""
    for thing in group:
        branch = [thing]
        for _ in group:
            labels = {one.label for one in branch}
            branch += [one for one in _without(group, branch) if any(ref.target in labels for ref in one.references)]
        if len(branch) < len(group):
            yield branch


def _without(group: Group, branch: Group) -> Group:
    labels = {thing.label for thing in branch}
    return [thing for thing in group if thing.label not in labels]


def _is_rich(group: Group, faults: Callable[[Group], int]) -> bool:
    """Tell whether a group makes a server; what cannot is told by counting, before it is written out."""
    tools = tools_of(group)
    if not LEAST_TOOLS <= tools <= MOST_JOINED or len(group) > MOST_THINGS or 3 * writes_of(group) < LEAST_TOOLS:
        return False
    if not any(thing.moves or (thing.states and writes_of([thing])) for thing in group):
        return False
    return any(thing.references for thing in group) and not faults(group)


def _are_tied(one: Group, other: Group) -> bool:
    """Tell whether a thing of one group refers to a thing of another."""
    pairs = ((one, other), (other, one))
    return any(
        reference.target == thing.label
        for first, second in pairs
        for holder in first
        for reference in holder.references
        for thing in second
    )

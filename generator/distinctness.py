"""How alike servers are, and which of them are near duplicates, by what tools, inputs and columns are called.

What the tables are called is not looked at: a server with other nouns throughout is the same one.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

from generator.design.model import Design

THRESHOLD = 0.75
"""Share of features (tools with their inputs, columns) in common from which two servers count as one."""

Features = frozenset[tuple[str, int]]
"""Each feature with a number, from 0, for each time that a server has it."""


def features(design: Design) -> Features:
    """Return what tells a server apart: its tools, each with each of its inputs, and its columns, without their nouns."""
    counts = Counter(_without_nouns(design, _said(design)))
    return frozenset((feature, number) for feature, count in counts.items() for number in range(count))


def similarity(one: Features, other: Features) -> float:
    """Return the share of two servers' features that both have, from 0 to 1 (Jaccard's index)."""
    return len(one & other) / len(one | other) if one or other else 0.0


def _said(design: Design) -> Iterator[str]:
    for operation in design.operations:
        yield f"{operation.kind} {operation.name}"
        yield from (f"{operation.kind} {operation.name} {item.name}" for item in operation.inputs)
    for entity in design.entities:
        yield from (f"{field.type} {field.name}" for field in entity.fields)


def _without_nouns(design: Design, texts: Iterator[str]) -> Iterator[str]:
    """Yield texts with the same sign for every entity, one or many."""
    nouns = sorted((name for one in design.entities for name in (one.name, one.plural)), key=len, reverse=True)
    noun = re.compile(rf"(?<![a-z0-9])(?:{'|'.join(map(re.escape, nouns))})(?![a-z0-9])")
    yield from (noun.sub("*", text) for text in texts)


class Distinct:
    """Servers that are told apart."""

    def __init__(self) -> None:
        self._features: dict[str, Features] = {}
        self._holders: dict[tuple[str, int], list[str]] = defaultdict(list)

    def add(self, design: Design) -> str:
        """Take a server in; return the name of one before it that it duplicates, or nothing."""
        own = features(design)
        shared = Counter(name for feature in own for name in self._holders[feature])
        near = [name for name, count in shared.items() if count >= THRESHOLD * len(own)]
        best = max(((similarity(own, self._features[name]), name) for name in near), default=(0.0, ""))
        if best[0] >= THRESHOLD:
            return best[1]
        self._features[design.name] = own
        for feature in own:
            self._holders[feature].append(design.name)
        return ""

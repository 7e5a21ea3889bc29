"""How alike servers are, and which of them are near duplicates, by what tools, inputs, tables and columns are called.

A server with other nouns throughout is not recognised as the same one.
"""

from collections import Counter, defaultdict

from generator.design.model import Design

THRESHOLD = 0.75
"""Share of features (tools with their inputs, tables with their columns) in common from which two servers count as one."""


def features(design: Design) -> frozenset[str]:
    """Return what tells a server apart: each tool with each of its inputs, and each table with each of its columns."""
    tools = {
        f"{operation.kind} {operation.name} {item.name}" for operation in design.operations for item in operation.inputs
    }
    tools |= {f"{operation.kind} {operation.name}" for operation in design.operations}
    return frozenset(tools | {f"{entity.name}.{field.name}" for entity in design.entities for field in entity.fields})


def similarity(one: frozenset[str], other: frozenset[str]) -> float:
    """Return the share of two servers' features that both have, from 0 to 1 (Jaccard's index)."""
    return len(one & other) / len(one | other) if one or other else 0.0


class Distinct:
    """Servers that are told apart."""

    def __init__(self) -> None:
        self._features: dict[str, frozenset[str]] = {}
        self._holders: dict[str, list[str]] = defaultdict(list)

    def add(self, design: Design) -> str:
        """Take a server in; return the name of one before it that it duplicates, or nothing."""
        own = features(design)
        shared = Counter(name for feature in own for name in self._holders[feature])
        best = max(
            ((similarity(own, self._features[name]), name) for name, _ in shared.most_common(5)), default=(0.0, "")
        )
        if best[0] >= THRESHOLD:
            return best[1]
        self._features[design.name] = own
        for feature in own:
            self._holders[feature].append(design.name)
        return ""

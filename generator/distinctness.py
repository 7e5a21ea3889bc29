"""How alike servers are, and which of them are near duplicates: renaming one domain's nouns is not a new server."""

from collections import Counter, defaultdict
from collections.abc import Iterable

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
    """Servers that are told apart, and for each the one that is most like it."""

    def __init__(self) -> None:
        self._features: dict[str, frozenset[str]] = {}
        self._holders: dict[str, list[str]] = defaultdict(list)
        self.nearest: dict[str, tuple[str, float]] = {}
        """Server to the most similar one before it, and how similar it is."""

    def add(self, design: Design) -> str:
        """Take a server in; return the name of one before it that it duplicates, or nothing."""
        own = features(design)
        shared = Counter(name for feature in own for name in self._holders[feature])
        best = max(
            ((similarity(own, self._features[name]), name) for name, _ in shared.most_common(5)), default=(0.0, "")
        )
        if best[0] >= THRESHOLD:
            return best[1]
        self.nearest[design.name] = (best[1], best[0])
        self._features[design.name] = own
        for feature in own:
            self._holders[feature].append(design.name)
        return ""


def distribution(values: Iterable[float]) -> dict[str, int]:
    """Count similarities by tenths: ``0.3`` holds those from 0.3 up to 0.4."""
    return dict(sorted(Counter(f"{int(value * 10) / 10:.1f}" for value in values).items()))

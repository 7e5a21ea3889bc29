"""Finding the values at which an outcome changes, by halving intervals."""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import TypeVar

Seen = TypeVar("Seen")

MAX_THRESHOLDS = 4


def thresholds(look: Callable[[int], Seen], probes: Iterable[int]) -> list[int]:
    """Return neighbouring values ``n``, ``n + 1`` that are seen differently, in ascending order.

    Args:
        look: What is seen at a value.
        probes: Values to start from; a change between two of them is found, one that begins and ends between them is not.
    """
    known: dict[int, Seen] = {}

    def see(value: int) -> Seen:
        if value not in known:
            known[value] = look(value)
        return known[value]

    def split(low: int, high: int) -> None:
        if len(found) >= 2 * MAX_THRESHOLDS or see(low) == see(high):
            return
        if high - low == 1:
            found.update({low: None, high: None})
            return
        middle = (low + high) // 2
        split(low, middle)
        split(middle, high)

    found: dict[int, None] = {}
    for low, high in pairwise(sorted(set(probes))):
        split(low, high)
    return sorted(found)

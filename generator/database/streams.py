"""Seeded randomness that depends on what it is for: neighbouring seeds and purposes share nothing."""

from bisect import bisect_left
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import TypeVar

Item = TypeVar("Item")


class Stream:
    """Random choices for one purpose. Only ``Random.random`` is drawn on: it alone is promised to stay the same."""

    def __init__(self, *purpose: str | int) -> None:
        """Derive the stream from what it is for: ``Stream(seed, "cast", "people")``."""
        self.purpose = purpose
        digest = blake2b("/".join(map(str, purpose)).encode(), digest_size=8).digest()
        self._random = Random(int.from_bytes(digest, "big"))

    def derive(self, *purpose: str | int) -> "Stream":
        """Return an independent stream for a part of this purpose, whatever was drawn here before."""
        return Stream(*self.purpose, *purpose)

    def integer(self, low: int, high: int) -> int:
        """Return an integer from ``low`` to ``high``, both included."""
        return low + int(self._random.random() * (high - low + 1))

    def skewed(self, low: int, high: int) -> int:
        """Return an integer from ``low`` to ``high``, small ones more often: the median lies at a quarter of the range."""
        share = self._random.random()
        return low + int(share * share * (high - low + 1))

    def chance(self, percent: int) -> bool:
        """Return true in ``percent`` of a hundred cases."""
        return self._random.random() * 100 < percent

    def pick(self, items: Sequence[Item]) -> Item:
        """Return one of the items, each as likely."""
        return items[int(self._random.random() * len(items))]

    def pick_weighted(self, items: Sequence[Item], weights: Sequence[int]) -> Item:
        """Return one of the items, as likely as its weight says."""
        left = self.integer(1, sum(weights))
        for item, weight in zip(items, weights, strict=True):
            left -= weight
            if left <= 0:
                return item
        raise ValueError("no item has a weight")

    def pick_summed(self, items: Sequence[Item], sums: Sequence[int]) -> Item:
        """Return one of the items as ``pick_weighted`` does, given the running sums of their weights."""
        return items[bisect_left(sums, self.integer(1, sums[-1]))]

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """Return the items in random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.integer(0, last)
            order[last], order[other] = order[other], order[last]
        return order

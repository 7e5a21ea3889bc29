"""Intervals: of a share, and of the difference between two policies on the same tasks."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from trainer.seeds import stream_seed

Z = 1.96
"""95 % of a normal distribution lies within this many standard deviations."""


@dataclass(frozen=True)
class Interval:
    """An estimate with its 95 % interval."""

    mean: float
    low: float
    high: float


def share_interval(successes: int, total: int) -> Interval:
    """Return a share and Wilson's interval for it, which holds near 0 and 1 and for few trials."""
    if total == 0:
        return Interval(math.nan, 0.0, 1.0)
    share = successes / total
    centre = (share + Z**2 / (2 * total)) / (1 + Z**2 / total)
    half = Z / (1 + Z**2 / total) * math.sqrt(share * (1 - share) / total + Z**2 / (4 * total**2))
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def paired_difference(first: Sequence[bool], second: Sequence[bool], draws: int = 2_000) -> Interval:
    """Return the mean of ``second - first`` over the same tasks, with a bootstrap interval over tasks."""
    differences = [int(after) - int(before) for before, after in zip(first, second, strict=True)]
    if not differences:
        return Interval(math.nan, -1.0, 1.0)
    rng = random.Random(stream_seed(0, "bootstrap"))
    count = len(differences)
    means = sorted(sum(rng.choices(differences, k=count)) / count for _ in range(draws))
    return Interval(sum(differences) / count, means[int(0.025 * draws)], means[int(0.975 * draws) - 1])

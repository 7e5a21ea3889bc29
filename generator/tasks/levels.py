"""Levels of difficulty: how long solutions are, and the knobs by which tasks are made so."""

from dataclasses import dataclass

from mcp_servers.runtime.effort import CALLS, level_of

__all__ = ["ANY", "CALLS", "KNOBS", "LEVELS", "Knobs", "level_of"]


@dataclass(frozen=True)
class Knobs:
    """What makes tasks of a level."""

    calls: range
    """Calls that a solution makes."""
    writes: int
    """Most changes that the walk of a graph task makes."""
    looked_at: int
    """Most rows that it asks about."""
    rounds: int = 1
    """How often it may come to each tool."""
    bias: int = 2
    """How much it prefers edges with weight: with 0, weak and independent ones are as likely as strong ones."""
    coherent: int = 94
    """Percent of its tasks in which all that is asked for has to do with one thing; the longest are lists of errands."""


KNOBS = {
    1: Knobs(CALLS[1], writes=1, looked_at=2),
    2: Knobs(CALLS[2], writes=1, looked_at=2),
    3: Knobs(CALLS[3], writes=2, looked_at=2),
    4: Knobs(CALLS[4], writes=3, looked_at=4, rounds=2, bias=1, coherent=50),
    5: Knobs(CALLS[5], writes=5, looked_at=6, rounds=4, bias=0, coherent=10),
}
"""Level to its knobs. What programs are made of follows from the calls: rows to go through, conditions, recoveries."""

LEVELS = tuple(KNOBS)

ANY = range(min(CALLS[1]), max(CALLS[5]) + 1)
"""Calls of solutions of any level."""

"""Levels of difficulty, by the calls that a solution makes."""

CALLS = {1: range(1, 3), 2: range(3, 5), 3: range(5, 10), 4: range(10, 18), 5: range(18, 61)}
"""Level to the number of calls of its solutions."""

LEVELS = tuple(CALLS)

ANY = range(min(CALLS[1]), max(CALLS[5]) + 1)
"""Calls of solutions of any level."""


def level_of(calls: int) -> int:
    """Return the level of a task whose solution makes so many calls; more than the highest level has are of it too."""
    return next((level for level, numbers in CALLS.items() if calls in numbers), max(LEVELS))

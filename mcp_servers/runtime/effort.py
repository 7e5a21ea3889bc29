"""What a solution took: measured on the calls that it made."""

from collections.abc import Iterator, Mapping, Sequence

from mcp_servers.contracts import Difficulty, Json, Slot
from mcp_servers.runtime.sessions import JournalEntry

CALLS = {1: range(1, 3), 2: range(3, 5), 3: range(5, 10), 4: range(10, 18), 5: range(18, 61)}
"""Level to the number of calls of its solutions."""


def level_of(calls: int) -> int:
    """Return the level of a task whose solution makes so many calls; more than the highest level has are of it too."""
    return next((level for level, numbers in CALLS.items() if calls in numbers), max(CALLS))


def measure(level: int, journal: Sequence[JournalEntry], slots: Mapping[str, Slot]) -> Difficulty:
    """Return how difficult a task is, as far as the calls of its solution show."""
    return Difficulty(
        level=level,
        calls=len(journal),
        distinct_tools=len({(entry.server, entry.tool) for entry in journal}),
        withheld=withheld([entry.arguments for entry in journal], slots),
        refused=sum(entry.result.is_error for entry in journal),
    )


def withheld(arguments: Sequence[Mapping[str, Json]], slots: Mapping[str, Slot]) -> int:
    """Count the different values that calls were given although no slot states them: they have to be looked up."""
    stated = {repr(value) for slot in slots.values() for value in _scalars(slot.value)}
    given = {repr(value) for call in arguments for value in _scalars(dict(call))}
    return len(given - stated)


def _scalars(value: Json) -> Iterator[Json]:
    if isinstance(value, dict):
        for item in value.values():
            yield from _scalars(item)
    elif isinstance(value, list):
        for item in value:
            yield from _scalars(item)
    else:
        yield value

"""What a solution took: measured on the calls that it made."""

from collections.abc import Iterator, Mapping, Sequence

from mcp_servers.contracts import Difficulty, Json, Slot
from mcp_servers.runtime.sessions import JournalEntry


def measure(level: int, journal: Sequence[JournalEntry], slots: Mapping[str, Slot]) -> Difficulty:
    """Return how difficult a task is, as far as the calls of its solution show."""
    return Difficulty(
        level=level,
        calls=len(journal),
        distinct_tools=len({(entry.server, entry.tool) for entry in journal}),
        withheld=withheld(journal, slots),
        refused=sum(entry.result.is_error for entry in journal),
    )


def withheld(journal: Sequence[JournalEntry], slots: Mapping[str, Slot]) -> int:
    """Count the different values that tools were given although no slot states them: they have to be looked up."""
    stated = {repr(value) for slot in slots.values() for value in _scalars(slot.value)}
    given = {repr(value) for entry in journal for value in _scalars(dict(entry.arguments))}
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

"""Samples of columns that agree with others of their row, and the order in which the columns are drawn for it."""

from collections.abc import Iterator

from generator.sources.recognition import agreement, times
from generator.sources.recognition.agreement import Things
from generator.sources.recognition.columns import Column
from generator.sources.recognition.naming import Naming
from generator.sources.recognition.things import Thing


def sample_of(one: Column, thing: Thing, things: Things, naming: Naming) -> str:
    """Return how a column is sampled from those before it; empty where it has nothing to do with them."""
    if one.role == "reference":
        return agreement.sample_of(one, thing, things, naming)
    return times.sample_of(one, thing)


def in_order(thing: Thing, things: Things) -> Iterator[Column]:
    """Yield the columns of a thing, each after those that it is sampled from."""
    given: set[str] = set()

    def give(one: Column) -> Iterator[Column]:
        for other in _sources_of(one, thing, things):
            if other.name not in given:
                yield from give(other)
        if one.name not in given:
            given.add(one.name)
            yield one

    for one in thing.columns:
        yield from give(one)


def _sources_of(one: Column, thing: Thing, things: Things) -> list[Column]:
    """Return the columns that a column is sampled from."""
    return agreement.sources_of(one, thing, things) if one.role == "reference" else times.sources_of(one, thing)

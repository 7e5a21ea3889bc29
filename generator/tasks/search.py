"""Choosing the filters that single a row out, or put it first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from generator.database.streams import Stream
from generator.design.paths import find_path
from generator.tasks.matching import Filter, filter_of, matches, words_of
from generator.tasks.partition import Partition
from generator.tasks.rows import Rows, title_of
from generator.tasks.signatures import Signature

MOST_FILTERS = 2
"""Filters that an instruction states about one row, besides the rows it belongs to."""

MOST_MENTIONS = 8
"""Things mentioned in a text that are tried as what to find it by."""

WORDS_PERCENT = 60
"""How often a text is found by what it mentions, even where it has a name."""

FEW = 6
"""A search whose first row is meant finds at most so many."""

ORDERED = ("day", "moment", "money", "integer", "decimal")
"""Types whose first row a person can name: the earliest, the lowest."""


@dataclass(frozen=True)
class Selector:
    """Finds ways to describe rows of a world with values that a split may bind."""

    rows: Rows
    partition: Partition
    stream: Stream
    unnamed: frozenset[str] = frozenset()
    """Entities whose rows are not told from others by their names."""

    def single_out(self, signature: Signature, key: str, fixed: Sequence[Filter]) -> tuple[Filter, ...] | None:
        """Return the filters on values that, with the fixed ones, let this row alone through; ``None`` without any.

        The row's name comes first where no row it belongs to narrows the search; else other values do.
        """
        for stated in self._choices(signature, key, named=not fixed):
            if matches(self.rows, signature.operation.entity, (*fixed, *stated)) == [key]:
                return stated
        return None

    def put_first(self, signature: Signature, key: str, fixed: Sequence[Filter]) -> tuple[Filter, ...] | None:
        """Return at most one filter that leaves a few rows of which this one comes first; ``None`` without any."""
        order = signature.operation.order
        if not order:
            return None
        path = find_path(self.rows.design, self.rows.design.entity(signature.operation.entity), order.lstrip("-"))
        if path.field.type not in ORDERED:
            return None
        column = self.rows.column(path)
        for stated in self._choices(signature, key, named=False):
            if len(stated) > 1:
                return None
            found = matches(self.rows, signature.operation.entity, (*fixed, *stated))
            values = [column[other] for other in found]
            if None in values or not 2 <= len(found) <= FEW:
                continue
            best = max(values) if order.startswith("-") else min(values)
            if values.count(best) == 1 and found[values.index(best)] == key:
                return stated
        return None

    def _choices(self, signature: Signature, key: str, *, named: bool) -> Iterator[tuple[Filter, ...]]:
        """Yield sets of filters, small ones first, in an order that the stream decides."""
        names, others = self._filters(signature, key)
        words = self._words(signature, key)
        if words and self.stream.chance(WORDS_PERCENT):
            yield from ((item,) for item in words)
        if named:
            yield from ((item,) for item in names[:1])
        yield ()
        others = self.stream.shuffled(others)
        for count in range(1, MOST_FILTERS + 1):
            for chosen in combinations(others, count):
                if len({item.parameter.input.path for item in chosen}) == count:
                    yield chosen
        if not named:
            yield from ((item,) for item in names[:1])
        yield from ((item,) for item in words)

    def _words(self, signature: Signature, key: str) -> list[Filter]:
        """Return filters by what a row's full text mentions; none, and no chance drawn, where nothing searches for words."""
        found = [item for parameter in signature.parameters for item in words_of(self.rows, parameter, key)]
        return self.stream.shuffled(found)[:MOST_MENTIONS] if found else []

    def _filters(self, signature: Signature, key: str) -> tuple[list[Filter], list[Filter]]:
        """Return the filters by name and by other values that a row passes."""
        title = title_of(self.rows.design.entity(signature.operation.entity))
        names, others = [], []
        for parameter in signature.parameters:
            found = None if parameter.entity else filter_of(self.rows, parameter, key)
            if found is None or parameter.path is None:
                continue
            if not parameter.path.references and parameter.path.field == title and title.type == "text":
                names += [] if signature.operation.entity in self.unnamed else [found]
            elif parameter.input.match != "contains" and self._may_be_stated(found):
                others.append(found)
        return names, others

    def _may_be_stated(self, item: Filter) -> bool:
        """Whether a person knows the value and the split may state it: its days are its own."""
        if item.parameter.path is not None and item.parameter.path.field.generated:
            return False
        return item.parameter.input.type not in ("day", "moment") or self.partition.allows_value(item.value[:10])

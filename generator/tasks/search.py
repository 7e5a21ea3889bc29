"""Choosing the filters that single a row out, or put it first."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from generator.database.streams import Stream
from generator.design.paths import find_path
from generator.tasks.matching import Filter, filter_of, matches
from generator.tasks.rows import Rows, title_of
from generator.tasks.signatures import Signature

MOST_FILTERS = 2
"""Filters that an instruction states about one row, besides the rows it belongs to."""

FEW = 6
"""A search whose first row is meant finds at most so many."""

ORDERED = ("day", "moment", "money", "integer", "decimal")
"""Types whose first row a person can name: the earliest, the lowest."""


def single_out(
    rows: Rows, signature: Signature, key: str, fixed: Sequence[Filter], stream: Stream
) -> tuple[Filter, ...] | None:
    """Return the filters on values that, with the fixed ones, let this row alone through; ``None`` if there are none.

    The row's name comes first where no row it belongs to narrows the search; else other values do.
    """
    for stated in _choices(rows, signature, key, named=not fixed, stream=stream):
        if matches(rows, signature.operation.entity, (*fixed, *stated)) == [key]:
            return stated
    return None


def put_first(
    rows: Rows, signature: Signature, key: str, fixed: Sequence[Filter], stream: Stream
) -> tuple[Filter, ...] | None:
    """Return at most one filter that leaves a few rows of which this one comes first; ``None`` if there is none."""
    order = signature.operation.order
    if not order:
        return None
    path = find_path(rows.design, rows.design.entity(signature.operation.entity), order.lstrip("-"))
    if path.field.type not in ORDERED:
        return None
    for stated in _choices(rows, signature, key, named=False, stream=stream):
        if len(stated) > 1:
            return None
        found = matches(rows, signature.operation.entity, (*fixed, *stated))
        if not 2 <= len(found) <= FEW:
            continue
        column = rows.column(path)
        values = [column[other] for other in found]
        if None in values:
            continue
        best = max(values) if order.startswith("-") else min(values)
        if values.count(best) == 1 and found[values.index(best)] == key:
            return stated
    return None


def _choices(
    rows: Rows, signature: Signature, key: str, *, named: bool, stream: Stream
) -> Iterator[tuple[Filter, ...]]:
    """Yield sets of filters, small ones first, in an order that the stream decides."""
    title = title_of(rows.design.entity(signature.operation.entity))
    names, others = [], []
    for parameter in signature.parameters:
        if parameter.path is None or parameter.entity:
            continue
        if not parameter.path.references and parameter.path.field == title and title.type == "text":
            names.append(parameter)
        elif parameter.input.match != "contains":
            others.append(parameter)
    name_filters = [item for parameter in names if (item := filter_of(rows, parameter, key))]
    other_filters = [item for parameter in stream.shuffled(others) if (item := filter_of(rows, parameter, key))]
    if named:
        yield from ((item,) for item in name_filters[:1])
    yield ()
    for count in range(1, MOST_FILTERS + 1):
        for chosen in combinations(other_filters, count):
            if len({item.parameter.path for item in chosen}) == count:
                yield chosen
    if not named:
        yield from ((item,) for item in name_filters[:1])

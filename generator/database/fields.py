"""Draws a value for one field of a row: from its sample expression, its references, its meaning or its type."""

from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Any

from generator.database.bodies.writing import is_composed
from generator.database.cast import Cast
from generator.database.constraints import Constraints, names_of
from generator.database.streams import Stream
from generator.database.subjects import Words
from generator.database.values import DAY_LENGTH, sample_day, sample_moment, sample_value
from generator.database.vocabulary import expand, fill, symbols
from generator.design.evaluation import Row, Tables, evaluate
from generator.design.model import Design, Entity, Field
from generator.design.syntax import ExpressionError
from mcp_servers.contracts import InputError, Json, Refused

TITLE_TRIES = 30
"""How often a title is drawn again because another row of its table has it."""


EDGES = 8
"""Percent of the rows in which a field with unusual values has one: two or three in a table, enough to be met."""


class FieldSampler:
    """Draws values for the fields of a design's rows."""

    def __init__(self, design: Design, tables: Tables, rules: Constraints, cast: Cast, stream: Stream) -> None:
        self._design = design
        self._tables = tables
        self._rules = rules
        self._cast = cast
        self._stream = stream
        self._popularity: dict[str, dict[Row, int]] = {}
        self._weighed: dict[str, list[int]] = {}

    def draw(self, field: Field, row: Row, words: Words, chance: Stream) -> Json:
        """Return a value for a field; references are given as ids.

        Args:
            field: The field.
            row: The row in the making; its earlier fields are filled.
            words: What is known of the row's subject: meaning to text.
            chance: Where chance comes from.

        Raises:
            InputError: The sample expression cannot be worked out, or the field's meaning is unknown.
        """
        if is_composed(field):
            return ""
        if field.edges and chance.chance(EDGES):
            edge = chance.pick(field.edges)
            return (
                fill(edge, chance, _looking_in(row, words)) if isinstance(edge, str) and field.type == "text" else edge
            )
        if field.sample:
            return self._from_sample(field, row, chance)
        if not field.required and chance.chance(50 if field.type == "text" else 30):
            return None
        if field.type == "reference":
            return self._reference(field, row, chance)
        if field.type == "text":
            return self._text(field, row, words, chance)
        return sample_value(field, chance, self._design.now, self._cast.calendar)

    def _from_sample(self, field: Field, row: Row, chance: Stream) -> Json:
        try:
            samplers = self._samplers(field, chance)
            value = evaluate(field.sample, self._tables, names_of(row), self._design.now, functions=samplers)
        except (ExpressionError, Refused) as error:
            raise InputError(f"sample of {row.entity.name}.{field.name}: {error}") from error
        if isinstance(value, Row):
            return value.key
        return value[:DAY_LENGTH] if field.type == "day" and value is not None else value

    def _samplers(self, field: Field, chance: Stream) -> dict[str, Callable[..., Any]]:
        """Return the functions that sample expressions may use besides those of rules."""

        def between(low: Any, high: Any) -> Any:
            if isinstance(low, int):
                return chance.integer(low, high)
            draw = sample_day if len(low) == DAY_LENGTH else sample_moment
            return draw(low, high, chance, self._cast.calendar)

        def pick(*options: Any) -> Any:
            if len(options) == 1 and isinstance(options[0], Iterator):
                return self._pick_row(field, list(options[0]), chance)
            return chance.pick(options)

        return {"between": between, "chance": chance.chance, "pick": pick}

    def _reference(self, field: Field, row: Row, chance: Stream) -> Json:
        if not field.unique and field.target != row.entity.name:
            return self._popular(field, chance)
        rows = self._tables.rows(self._design.entity(field.target).plural)
        free = [other for other in rows if other != row and not self._rules.is_taken(row.entity, field, other.key)]
        chosen = self._pick_row(field, free, chance)
        return chosen.key if chosen else None

    def _pick_row(self, field: Field, rows: list[Row], chance: Stream) -> Row | None:
        """Choose a row by popularity: few are referred to often, and some only when there is no other."""
        if not rows:
            return None
        ranks = self._ranks(field)
        weights = [popularity(ranks.get(other, 0), len(ranks)) for other in rows]
        return chance.pick_weighted(rows, weights) if any(weights) and not field.unique else chance.pick(rows)

    def _popular(self, field: Field, chance: Stream) -> Json:
        """Choose among all rows of another table, as ``_pick_row`` does; that table is mostly full, and weighed once."""
        rows = self._tables.rows(self._design.entity(field.target).plural)
        known = self._weighed.get(field.target)
        if known is None or len(known) != len(rows):
            ranks = self._ranks(field)
            known = list(accumulate(popularity(ranks[other], len(ranks)) for other in rows))
            self._weighed[field.target] = known
        return chance.pick_summed(rows, known).key if rows else None

    def _ranks(self, field: Field) -> dict[Row, int]:
        """Return the popularity of the rows that a reference may point to, drawn once their table is filled.

        Who is active is so everywhere: the reader with most loans has most holds too.
        """
        ranks = self._popularity.get(field.target, {})
        rows = self._tables.rows(self._design.entity(field.target).plural) if field.target else []
        if len(ranks) < len(rows):
            order = self._stream.derive("popularity", field.target).shuffled(rows)
            ranks = self._popularity[field.target] = {other: rank for rank, other in enumerate(order)}
        return ranks

    def _text(self, field: Field, row: Row, words: Words, chance: Stream) -> str:
        lookup = _looking_in(row, words)
        named = field.unique or field.name == row.entity.title
        others = {other.values.get(field.name) for other in self._tables.rows(row.entity.plural)} if named else set()
        text = ""
        for _ in range(TITLE_TRIES):
            if field.values:
                text = fill(chance.pick(field.values), chance, lookup)
            else:
                text = expand(meaning_of(field, row.entity), chance, lookup)
            if text not in others:
                break
        return text


def _looking_in(row: Row, words: Words) -> Callable[[str], str | None]:
    """Return what finds the text that a symbol of a template stands for in a row or its subject."""

    fields = {field.name for field in row.entity.fields}

    def lookup(symbol: str) -> str | None:
        first, *steps = symbol.split(".")
        value: Json | Row = row.get(first) if first in fields else None
        for step in steps:
            value = value.get(step) if isinstance(value, Row) and value.has(step) else None
        return value if isinstance(value, str) else words.get(symbol)

    return lookup


def meaning_of(field: Field, entity: Entity) -> str:
    """Return the meaning of a text field: its own, or the usual one of a field of its name.

    Raises:
        InputError: It has none and its name says nothing.
    """
    if field.meaning and not is_composed(field):
        return field.meaning
    for symbol in (f"{entity.name}.{field.name}", field.name, field.name.split("_")[-1]):
        if f"any.{symbol}" in symbols():
            return f"any.{symbol}"
    raise InputError(f"{entity.name}.{field.name} is a text without a meaning; give it one, or values to draw from")


def popularity(rank: int, count: int) -> int:
    """Return the weight of the row with this rank among so many: 1 over its rank, and none for the last in twelve."""
    return 0 if count >= 8 and rank >= count - count // 12 - 1 else 1000 // (rank + 3)

"""A database in words for a model: its tables and columns, what the values are like, and where it is thin."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from generator.database.rows import Rows
from generator.design.model import Design, Entity, Field
from generator.design.paths import column

FEW = 5
"""A table with fewer rows is thin."""
MOST_LISTED = 8
"""Different values of a column that are counted one by one."""
SHOWN = 2
"""Rows of each table that are shown."""


def describe(design: Design, rows: Rows) -> str:
    """Return the whole description: the world, each table, and the thin spots."""
    total = sum(map(len, rows.values()))
    account = f" The account is a row of {design.entity(design.account.entity).plural}." if design.account else ""
    head = f"{design.title}: {design.description} It is {design.now} in {design.zone}.{account} {total} rows."
    rules = [f"House rules: {' '.join(design.house_rules)}"] if design.house_rules else []
    tables = [_table(design, entity, rows[entity.plural]) for entity in design.entities]
    thin = list(thin_spots(design, rows))
    spots = ["Thin spots:\n" + "\n".join(f"- {one}" for one in thin)] if thin else ["There are no thin spots."]
    return "\n\n".join([head, *rules, *tables, *spots])


def thin_spots(design: Design, rows: Rows) -> Iterator[str]:
    """Yield where a database says little: few rows, states that no row is in, columns that are empty or all the same."""
    for entity in design.entities:
        some = rows[entity.plural]
        if len(some) < FEW:
            yield f"{entity.plural} has {len(some)} rows"
        for field in entity.fields:
            values = [row[column(field)] for row in some if row[column(field)] is not None]
            yield from _thin(f"{entity.plural}.{column(field)}", field, values, len(some), design, rows)


def _thin(where: str, field: Field, values: Sequence[Any], count: int, design: Design, rows: Rows) -> Iterator[str]:
    if count < FEW:
        return
    if not values:
        yield f"{where} is empty in every row"
    elif len(set(values)) == 1:
        yield f"{where} is {values[0]!r} in every row that has it"
    elif unused := [value for value in field.values if value not in values] if field.type == "enum" else []:
        yield f"{where} is never {' or '.join(unused)}"
    elif field.type == "reference":
        targets = len(rows[design.entity(field.target).plural])
        if 2 * len(set(values)) < min(targets, count):
            yield f"{where} refers to {len(set(values))} of {targets} rows only"


def _table(design: Design, entity: Entity, rows: Sequence[dict[str, Any]]) -> str:
    purpose = f": {entity.origin}" if entity.origin else ""
    lines = [f"{entity.plural} ({len(rows)} rows){purpose}", f"  id: text, like {entity.prefix}-1234"]
    lines += [f"  {_column(design, field)}{_statistics(field, rows)}" for field in entity.fields]
    lines += [f"  e.g. {json.dumps(row, ensure_ascii=False)}" for row in rows[:SHOWN]]
    return "\n".join(lines)


def _column(design: Design, field: Field) -> str:
    parts: list[str] = [field.type]
    if field.target:
        target = design.entity(field.target)
        parts.append(f"to {target.plural}{f' (by {target.title})' if target.title else ''}")
    if field.values and field.type == "enum":
        parts.append(f"one of {', '.join(field.values)}")
    parts += [f"at least {field.minimum}"] if field.minimum is not None else []
    parts += [f"at most {field.maximum}"] if field.maximum is not None else []
    parts += ["" if field.required else "may be empty", "unique" if field.unique else ""]
    parts += ["taken from the clock when a record is made" if field.generated else ""]
    label = f" ({field.label})" if field.label != field.name.replace("_", " ") else ""
    return f"{column(field)}{label}: {', '.join(filter(None, parts))}"


def _statistics(field: Field, rows: Sequence[dict[str, Any]]) -> str:
    values = [row[column(field)] for row in rows if row[column(field)] is not None]
    if not values:
        return ""
    empty = f", {len(rows) - len(values)} empty" if len(values) < len(rows) else ""
    counts = Counter(values)
    if field.type == "reference":
        return f" — {len(counts)} different{empty}"
    if len(counts) <= MOST_LISTED and field.type in ("enum", "boolean"):
        return " — " + ", ".join(f"{value} ({counts[value]})" for value in sorted(counts)) + empty
    span = "" if field.type == "text" else f", {min(values)} to {max(values)}"
    return f" — {len(counts)} different{span}{empty}"

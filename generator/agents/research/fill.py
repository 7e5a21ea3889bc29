"""Filling: rows that were read are put into the database, those first that others refer to."""

from collections import Counter
from collections.abc import Sequence

from generator.agents.database.draft import Draft, Source
from generator.agents.research.read import Found
from generator.design.model import Design
from generator.design.paths import column

Rows = Sequence[tuple[Found, Source]]


def loosen(design: Design, rows: Rows) -> tuple[Design, list[str]]:
    """Return a design that requires nothing which all rows of a table lack, and the columns that this leaves open."""
    stated: dict[str, set[str]] = {}
    for found, _ in rows:
        stated.setdefault(found.table, set()).update(name for name, value in found.values.items() if value is not None)
    opened = [
        (entity.plural, field.name)
        for entity in design.entities
        for field in entity.fields
        if field.required and entity.plural in stated and not stated[entity.plural] & {field.name, column(field)}
    ]
    entities = tuple(
        entity.model_copy(
            update={
                "fields": tuple(
                    field.model_copy(update={"required": field.required and (entity.plural, field.name) not in opened})
                    for field in entity.fields
                )
            }
        )
        for entity in design.entities
    )
    return design.model_copy(update={"entities": entities}), [f"{table}.{name}" for table, name in opened]


def fill(draft: Draft, rows: Rows) -> tuple[list[tuple[Found, Source]], Counter[str]]:
    """Add rows, whatever order they refer to each other in; return those that did not fit, and why."""
    left, refused = list(rows), Counter[str]()
    while left:
        refused, again = Counter(), []
        for found, source in left:
            problem = _add(draft, found, source)
            if problem:
                refused[f"{found.table}: {problem}"] += 1
                again.append((found, source))
        if len(again) == len(left):
            break
        left = again
    return left, refused if left else Counter()


def titles_wanted(design: Design, rows: Rows, table: str) -> list[str]:
    """Return what rows call the rows of a table that they refer to, each once."""
    entity = next(entity for entity in design.entities if entity.plural == table)
    fields = {
        (other.plural, name)
        for other in design.entities
        for field in other.fields
        if field.target == entity.name
        for name in (field.name, column(field))
    }
    named = [
        value
        for found, _ in rows
        for name, value in found.values.items()
        if (found.table, name) in fields and isinstance(value, str)
    ]
    return list(dict.fromkeys(named))


def _add(draft: Draft, found: Found, source: Source) -> str:
    """Add a row, or return why it does not fit."""
    _, refused = draft.add(found.table, [found.values], source)
    return next(iter(refused), "")

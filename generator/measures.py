"""How rich a design's world is: counted on the rows that it starts with."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from generator.database.rows import Rows
from generator.design.model import Design, Entity, Field
from generator.design.paths import column
from generator.tasks.feasibility import Feasibility
from mcp_servers.contracts import Model

_TRIED = 24
"""Rows that a rule is tried on; one that says the same of so many says it of most."""


class Measures(Model):
    """What a world has."""

    tables: int
    rows: int
    relations: int
    """References that are filled."""
    values: int
    """Different values of a column, over all columns."""
    unusual: int
    """Values that are easily got wrong: names that several rows have, signs beyond ASCII, amounts at a limit, today, the
    later states of a lifecycle."""
    tools: int
    outcomes: int
    """Ways in which rules of tools end on a row of the start: each rule that accepts one, and each that refuses one."""

    def gains(self, before: "Measures") -> dict[str, int]:
        """Return what there is more of than before, or less, by how much."""
        ours, theirs = self.model_dump(), before.model_dump()
        return {name: ours[name] - theirs[name] for name in ours if ours[name] != theirs[name]}


def measure(design: Design, rows: Rows, account: str) -> Measures:
    """Count a world.

    Args:
        design: What it is made of.
        rows: Table name to rows.
        account: Id of the row that "me" means; empty without one.
    """
    fields = [(entity, one) for entity in design.entities for one in entity.fields]
    keys = [(entity.plural, column(one)) for entity, one in fields]
    found = {(table, name): [row[name] for row in rows[table] if row[name] is not None] for table, name in keys}
    state = {table: {row["id"]: row for row in some} for table, some in rows.items()}
    rules = Feasibility(design, state, design.now, account)
    return Measures(
        tables=len(design.entities),
        rows=sum(map(len, rows.values())),
        relations=sum(len(found[entity.plural, column(one)]) for entity, one in fields if one.target),
        values=sum(len(set(some)) for some in found.values()),
        unusual=sum(
            unusual_values(entity, one, found[entity.plural, column(one)], design.now) for entity, one in fields
        ),
        tools=len(design.operations),
        outcomes=sum(
            len(rules.verdicts(tool, guard, _TRIED))
            for tool in design.operations
            if tool.writes
            for guard in tool.guards
        ),
    )


def unusual_values(entity: Entity, field: Field, values: Sequence[Any], now: str) -> int:
    """Count the values of a column that are easily got wrong."""
    if field.type == "text":
        again = Counter(values) if field.name == entity.title else Counter[str]()
        return sum(again[value] > 1 or not value.isascii() for value in values)
    if field.type == "enum":
        return sum(value in field.values[1 + len(field.values) // 2 :] for value in values)
    return sum(value in (field.minimum, field.maximum, now[:10]) for value in values if field.type != "reference")

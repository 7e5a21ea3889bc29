"""Which values a parameter or a column can take, by its type in the design and the rows of the world."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date

from generator.design.model import Design, Entity, Field, FieldType, Input, Operation
from generator.testing.stage import Stage
from mcp_servers.contracts import Json
from mcp_servers.runtime import Tool, minutes_between, shift

ORDERED: frozenset[FieldType] = frozenset({"integer", "money", "decimal", "day", "moment"})
_REACH = {"day": 800, "moment": 800 * 24 * 60}
_FRESH = 6
"""New values tried for a unique text."""
_EPOCH = "2000-01-01T00:00"


@dataclass(frozen=True)
class Domain:
    """The values of one parameter or column: typical ones, all of an enum's, or keys of the table referred to."""

    type: FieldType
    required: bool
    values: tuple[Json, ...]
    low: int = 0
    """Of an ordered type: the least value worth trying, as ``rank`` counts it."""
    high: int = 0

    @property
    def ordered(self) -> bool:
        """Whether values have a next one."""
        return self.type in ORDERED

    def rank(self, value: Json) -> int:
        """Return the position of an ordered value: itself, its day, or its minute."""
        if self.type == "day":
            return date.fromisoformat(value).toordinal()
        if self.type == "moment":
            return minutes_between(_EPOCH, value)
        return int(value)

    def at(self, rank: int) -> Json:
        """Return the value at a position."""
        if self.type == "day":
            return date.fromordinal(rank).isoformat()
        if self.type == "moment":
            return shift(_EPOCH, minutes=rank)
        return rank


class Domains:
    """The domains of a server's parameters and columns."""

    def __init__(self, design: Design, stage: Stage) -> None:
        self.design = design
        self._stage = stage
        self._now = stage.environment.manifest.world.now
        self.columns: dict[str, dict[str, Domain]] = {
            entity.plural: {
                column_of(field): self._of_field(entity, field) for field in entity.fields if not field.long
            }
            for entity in design.entities
        }
        self.references: dict[str, dict[str, str]] = {
            entity.plural: {
                column_of(field): design.entity(field.target).plural
                for field in entity.fields
                if field.type == "reference"
            }
            for entity in design.entities
        }
        """Table to its reference columns and the tables they point to."""

    def parameters(self, operation: Operation, tool: Tool) -> dict[str, Domain]:
        """Return the domain of each parameter that the tool really has."""
        schema = tool.input_schema
        required = schema.get("required", [])
        inputs = {(f"{item.name}_id" if item.type == "reference" else item.name): item for item in operation.inputs}
        domains = {}
        for name, shape in schema["properties"].items():
            if name in inputs:
                domains[name] = self._of_input(operation, inputs[name], name in required)
            elif name == "page":
                domains[name] = Domain("integer", False, (2,), 1, 3)
            else:
                domains[name] = self._of_schema(name, shape, name in required)
        return domains

    def targets(self, operation: Operation, tool: Tool) -> dict[str, str]:
        """Return each parameter that takes an id, and the table the id is of."""
        tables = {
            f"{item.name}_id": self.design.entity(item.target).plural
            for item in operation.inputs
            if item.type == "reference"
        }
        entity = self.design.entity(operation.entity)
        tables.setdefault(f"{entity.name}_id", entity.plural)
        return {name: tables[name] for name in tool.input_schema["properties"] if name in tables}

    def _of_field(self, entity: Entity, field: Field) -> Domain:
        seen = self._seen(entity.plural, column_of(field))
        if field.type == "reference":
            return Domain(field.type, field.required, self._keys(field.target))
        if field.type == "enum":
            return Domain(field.type, field.required, field.values)
        return self._spread(field.type, field.required, seen, field.minimum, field.maximum)

    def _of_input(self, operation: Operation, item: Input, required: bool) -> Domain:
        if item.type == "reference":
            return Domain(item.type, required, self._keys(item.target))
        entity, field = self._field_of(operation, item)
        seen = self._seen(entity.plural, column_of(field)) if entity and field else ()
        if item.type == "enum":
            return Domain(item.type, required, item.values or (field.values if field else ()))
        if item.match == "matching":
            return Domain("text", required, _telling_words(seen))
        if item.match == "contains":
            words = dict.fromkeys(str(value).split()[-1] for value in seen)
            return Domain("text", required, tuple(words))
        if item.match == "on_day":
            days = tuple(dict.fromkeys(str(value)[:10] for value in seen))
            return self._spread("day", required, days, None, None)
        if field and field.long:
            seen = ()
        if operation.writes and item.type == "text" and field and field.unique:
            return Domain("text", required, (*map(_fresh, seen[:_FRESH]), *seen[:_FRESH]))
        return self._spread(item.type, required, seen, item.minimum, item.maximum)

    def _of_schema(self, name: str, shape: Mapping[str, Json], required: bool) -> Domain:
        for entity in self.design.entities:
            if name == f"{entity.name}_id":
                return Domain("reference", required, self._keys(entity.name))
        kinds: dict[str, FieldType] = {"integer": "integer", "number": "decimal", "boolean": "boolean"}
        kind = kinds.get(shape.get("type", ""), "text")
        if "enum" in shape:
            return Domain("enum", required, tuple(shape["enum"]))
        return self._spread(kind, required, (), shape.get("minimum"), shape.get("maximum"))

    def _spread(
        self, kind: FieldType, required: bool, seen: tuple[Json, ...], minimum: int | None, maximum: int | None
    ) -> Domain:
        """Return the domain of a scalar: values seen in the world, and how far beyond them to look."""
        if kind == "boolean":
            return Domain(kind, required, (True, False))
        if kind == "text":
            return Domain(kind, required, seen or ("Agreed by phone", "As discussed"))
        if kind in ("day", "moment"):
            here = self._now if kind == "moment" else self._now[:10]
            middle = Domain(kind, required, ()).rank(here)
            return Domain(kind, required, seen or (here,), middle - _REACH[kind], middle + _REACH[kind])
        numbers = [int(value) for value in seen]
        low = minimum if minimum is not None else min([0, *numbers])
        high = maximum if maximum is not None else max([10, *numbers]) * 4
        small = tuple(dict.fromkeys((low, low + 1, min(low + 2, high))))
        return Domain(kind, required, seen or small, low, high)

    def _field_of(self, operation: Operation, item: Input) -> tuple[Entity | None, Field | None]:
        """Return the field that an input is compared with or written to, and its entity, where there is one."""
        for effect in operation.effects:
            for name, expression in effect.values.items():
                if expression == item.name and not item.path:
                    return self._field_at(self.design.entity(effect.entity), name)
        return self._field_at(self.design.entity(operation.entity), item.path or item.name)

    def _field_at(self, entity: Entity, path: str) -> tuple[Entity | None, Field | None]:
        *references, last = path.split(".")
        for name in references:
            step = next((field for field in entity.fields if field.name == name and field.target), None)
            if step is None:
                return None, None
            entity = self.design.entity(step.target)
        return entity, next((field for field in entity.fields if field.name == last), None)

    def _seen(self, table: str, column: str) -> tuple[Json, ...]:
        found = (row[column] for row in self._stage.rows[table].values())
        return tuple(dict.fromkeys(value for value in found if value is not None))

    def _keys(self, entity: str) -> tuple[Json, ...]:
        return tuple(self._stage.rows[self.design.entity(entity).plural])


def _telling_words(texts: Iterable[Json]) -> tuple[str, ...]:
    """Return a word of each text that few others have, the longest of several."""
    words = [dict.fromkeys(re.findall(r"[^\W\d_]+", str(text).casefold())) for text in texts]
    counts = Counter(word for found in words for word in found)
    telling = (min(found, key=lambda word: (counts[word], -len(word))) for found in words if found)
    return tuple(dict.fromkeys(telling))


def _fresh(text: Json) -> Json:
    """Return a text that no row has, in the form of one that a row has."""
    return f"new.{text}" if "@" in str(text) else f"New {text}"


def column_of(field: Field) -> str:
    """Return the column that holds a field."""
    return f"{field.name}_id" if field.type == "reference" else field.name

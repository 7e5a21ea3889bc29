"""Types of expressions: the types of fields, and rows."""

from dataclasses import dataclass, replace
from typing import Literal

from generator.design.model import Entity, Field, Input

Kind = Literal["text", "number", "boolean", "day", "moment", "enum", "row", "none"]

_KINDS: dict[str, Kind] = {
    "text": "text",
    "integer": "number",
    "money": "number",
    "decimal": "number",
    "boolean": "boolean",
    "day": "day",
    "moment": "moment",
    "enum": "enum",
    "reference": "row",
}


@dataclass(frozen=True)
class Type:
    """The type of an expression."""

    kind: Kind
    entity: str = ""
    """Entity of a row."""
    values: tuple[str, ...] = ()
    """Values of an enum."""
    optional: bool = False
    """May be absent."""
    decimal: bool = False
    """A number that is not whole."""

    @property
    def present(self) -> "Type":
        """The same type, known to be there."""
        return replace(self, optional=False)

    def __str__(self) -> str:
        if self.kind == "row":
            return f"a row of {self.entity}"
        return {"none": "nothing", "enum": " | ".join(self.values), "number": "a number"}.get(
            self.kind, f"a {self.kind}"
        )


NUMBER = Type("number")
BOOLEAN = Type("boolean")
MOMENT = Type("moment")
DAY = Type("day")
TEXT = Type("text")


def row_type(entity: Entity) -> Type:
    """Return the type of an entity's rows."""
    return Type("row", entity=entity.name)


def value_type(item: Field | Input) -> Type:
    """Return the type of a field or input."""
    optional = not item.required and item.default is None
    values = item.values if item.type == "enum" else ()
    return Type(_KINDS[item.type], item.target, values, optional, item.type == "decimal")


def comparable(left: Type, right: Type) -> bool:
    """Tell whether two values can be equal at all."""
    if "none" in (left.kind, right.kind):
        return True
    if left.kind == right.kind == "row":
        return left.entity == right.entity
    if {left.kind, right.kind} == {"text", "enum"}:
        return True
    return left.kind == right.kind

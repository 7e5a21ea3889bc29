"""Values read in one server that a call in another one can be given."""

from dataclasses import dataclass

from generator.design.model import FieldType
from generator.tasks.chain import Argument, Origin
from generator.tasks.signatures import Parameter
from mcp_servers.contracts import Json, Slot

MEASURED = ("day", "moment", "money")
"""Types of which any value may stand for any other."""

PERSONAL = ("person.name", "email", "phone")
"""Meanings of texts that are carried from one service to another."""


@dataclass(frozen=True)
class Offer:
    """One value, where it was read, and how it is said."""

    value: Json
    type: FieldType
    meaning: str
    origin: Origin
    said: str

    def fits(self, parameter: Parameter) -> bool:
        """Whether a person would give this value for an argument."""
        if parameter.input.type != self.type or parameter.published is not None or parameter.entity:
            return False
        meaning = parameter.path.field.meaning if parameter.path is not None else ""
        return self.type in MEASURED or (self.meaning == meaning and meaning in PERSONAL)

    def argument(self, parameter: Parameter) -> Argument:
        """Return the value as an argument."""
        return Argument(parameter, self.value, slot=Slot(value=self.value, said=self.said), origin=self.origin)

"""Days and amounts read in one server that a call in another one can be given."""

from dataclasses import dataclass

from generator.design.model import FieldType
from generator.tasks.chain import Argument, Origin
from generator.tasks.signatures import Parameter
from mcp_servers.contracts import Json, Slot

MEASURED = ("day", "moment", "money")
"""Types of which any value may stand for any other."""


@dataclass(frozen=True)
class Offer:
    """One value, where it was read, and how it is said."""

    value: Json
    type: FieldType
    origin: Origin
    said: str

    def fits(self, parameter: Parameter) -> bool:
        """Whether an argument can be given this value."""
        return parameter.input.type == self.type and parameter.published is None

    def argument(self, parameter: Parameter) -> Argument:
        """Return the value as an argument."""
        return Argument(parameter, self.value, slot=Slot(value=self.value, said=self.said), origin=self.origin)

"""What a shape is: one solution program of a server with its verification, and how tasks that use it are told."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from generator.design.model import Design
from generator.tasks.answers import AnswerField, answer_name
from generator.tasks.programs.binding import Scene
from generator.tasks.programs.pieces import Population, scope_of
from generator.tasks.programs.source import solution, verification
from generator.tasks.signatures import Output, Parameter
from mcp_servers.contracts import Slot

VALUES = 8
"""Values that a limit or another condition can be given, roughly."""

UNTOUCHED = {"nothing changed": "before == after"}
"""The check of a program that only reads."""


@dataclass(frozen=True)
class Telling:
    """A program bound to a world and put into words."""

    instruction: str
    slots: Mapping[str, Slot]


@dataclass(frozen=True)
class Shape:
    """Two programs and their wording. The name says all that the source depends on."""

    family: str
    """Shapes of one family differ in the tools and fields that fill them."""
    kind: str
    """Shapes of one kind do the same to differently chosen rows."""
    name: str
    solution: str
    verification: str
    fields: tuple[AnswerField, ...]
    tell: Callable[[Scene], Telling | None]
    """Bind the program to a world; ``None`` where no fitting rows were found."""
    aggregates: bool = False
    branches: int = 0
    scope: int = 0
    """About how many different tasks can use it."""


@dataclass(frozen=True)
class Draft:
    """The parts of a shape's source."""

    family: str
    design: Design
    population: Population
    """The rows that it is about."""
    kind: str
    """What is done with them, as a part of the name."""
    chosen: str = field(default="", kw_only=True)
    """Which of them count, as a part of the name."""
    summary: str
    body: Sequence[str]
    checked: str
    """What the verification looks at, in a sentence."""
    checks: Mapping[str, str]
    setup: Sequence[str] = ()
    """Lines of the verification before its checks."""
    given: Mapping[str, Parameter] = field(default_factory=dict)
    """Slots besides those that say which rows are meant."""

    def shape(
        self,
        fields: Sequence[AnswerField],
        tell: Callable[[Scene], Telling | None],
        *,
        aggregates: bool = False,
        branches: int = 0,
    ) -> Shape:
        """Return the shape with this source."""
        name = f"{self.kind}{self.chosen}_{self.population.suffix}"
        slots = {**self.population.slots, **self.given}
        checks = {item.label: f'given.get("{item.name}") == truth["{item.name}"]' for item in fields}
        return Shape(
            self.family,
            self.kind,
            name,
            solution(name, slots, self.summary, self.body),
            verification(name, self.checked, ["given = answer or {}", *self.setup], {**checks, **self.checks}),
            tuple(fields),
            tell,
            aggregates,
            branches,
            scope_of(self.design, self.population) * (VALUES if self.given else 1),
        )


def field_for(output: Output) -> AnswerField:
    """Return the answer field that holds an output."""
    return AnswerField(answer_name(output.label), output.label, output.type)


def answer_line(values: Mapping[str, str]) -> str:
    """Return the last line of a solution: answer field to expression."""
    return "return {" + ", ".join(f'"{name}": {expression}' for name, expression in values.items()) + "}"

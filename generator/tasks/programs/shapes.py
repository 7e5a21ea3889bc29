"""What a shape is: one solution program of a server with its verification, and how tasks that use it are told."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from generator.tasks.answers import AnswerField, answer_name
from generator.tasks.programs.binding import Scene
from generator.tasks.programs.source import solution, verification
from generator.tasks.signatures import Output, Parameter
from mcp_servers.contracts import Slot

FEW = range(2, 7)
"""Rows that a program goes through where each costs a call."""

MANY = range(3, 31)
"""Rows that a program goes through where a page of them costs one."""

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
    name: str
    slots: Mapping[str, Parameter]
    summary: str
    body: Sequence[str]
    checked: str
    """What the verification looks at, in a sentence."""
    checks: Mapping[str, str]
    scope: int
    """About how many different tasks can use it."""
    setup: Sequence[str] = ()
    """Lines of the verification before its checks."""

    def shape(
        self,
        fields: Sequence[AnswerField],
        tell: Callable[[Scene], Telling | None],
        *,
        aggregates: bool = False,
        branches: int = 0,
    ) -> Shape:
        """Return the shape with this source."""
        checks = {field.label: f'given.get("{field.name}") == truth["{field.name}"]' for field in fields}
        return Shape(
            self.family,
            self.name,
            solution(self.name, self.slots, self.summary, self.body),
            verification(self.name, self.checked, ["given = answer or {}", *self.setup], {**checks, **self.checks}),
            tuple(fields),
            tell,
            aggregates,
            branches,
            self.scope,
        )


def field_for(output: Output) -> AnswerField:
    """Return the answer field that holds an output."""
    return AnswerField(answer_name(output.label), output.label, output.type)


def answer_line(values: Mapping[str, str]) -> str:
    """Return the last line of a solution: answer field to expression."""
    return "return {" + ", ".join(f'"{name}": {expression}' for name, expression in values.items()) + "}"

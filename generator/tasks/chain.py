"""A chain of calls: what was called, where each argument came from, and which rows were met on the way."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import networkx as nx

from generator.design.model import Field
from generator.tasks.signatures import Parameter, Signature
from mcp_servers.contracts import Json, OracleStep, Slot
from mcp_servers.runtime import Session


@dataclass(eq=False)
class Referent:
    """A row that the chain knows: found by a search, reached from another row, or made by the chain."""

    entity: str
    key: str
    step: "Step"
    path: str
    """Where its id stands in the row that the step shows: ``id``."""
    parent: "Referent | None" = None
    link: Field | None = None
    """The reference of ``parent`` that leads here."""
    extreme: str = ""
    """Path it comes first by, ``-`` first for descending, where the search finds several rows."""

    @property
    def made(self) -> bool:
        """Whether the chain itself made this row."""
        return self.parent is None and self.step.signature.operation.kind == "create"


@dataclass(frozen=True)
class Origin:
    """Where a value was read: a part of the row that an earlier step shows."""

    step: "Step"
    path: str


@dataclass(eq=False)
class Argument:
    """One argument: a value that the instruction states, the id of a row met before, or a value read in another server."""

    parameter: Parameter
    value: Json
    slot: Slot | None = None
    """What states it; of a value that was read, only how it is said."""
    referent: Referent | None = None
    origin: Origin | None = None

    @property
    def given(self) -> Json:
        """The value as the tool takes it."""
        return self.parameter.given(self.value)


@dataclass(eq=False)
class Step:
    """One executed call. ``subject`` is the row it is about: found, shown, made or changed."""

    signature: Signature
    arguments: tuple[Argument, ...]
    output: Mapping[str, Json]
    subject: Referent | None = None
    choice: Argument | None = None
    """What the instruction states to choose an item of a list, as if it were an argument; else its first one is meant."""

    @property
    def writes(self) -> bool:
        """Whether the call changes state."""
        return self.signature.operation.writes

    @property
    def sources(self) -> "list[Step]":
        """The earlier calls that its arguments come from."""
        met = [argument.referent.step for argument in self.arguments if argument.referent is not None]
        return [*met, *(argument.origin.step for argument in self.arguments if argument.origin is not None)]

    @property
    def stated(self) -> tuple[Argument, ...]:
        """What tells its row from others: its arguments, and what an item is chosen by."""
        return self.arguments if self.choice is None else (*self.arguments, self.choice)

    @property
    def shown(self) -> Mapping[str, Json]:
        """The row that the output shows: a search's first or chosen item, else the output itself."""
        if not self.signature.lists:
            return self.output
        items: Sequence[Mapping[str, Json]] = self.output["items"]
        if self.choice is not None:
            items = [item for item in items if item.get(self.choice.parameter.name) == self.choice.value]
        return items[0] if items else {}

    def key(self, output: str) -> Json:
        """Return the id of a row that the output shows."""
        return self.signature.key(output, self.shown.get(output))


@dataclass
class Chain:
    """Executed calls in order."""

    steps: list[Step] = field(default_factory=list)

    def needed_for(self, goals: Iterable[Step]) -> list[Step]:
        """Return the steps that the goals depend on and the goals themselves, in order: the rest is redundant."""
        needed: list[Step] = []
        pending = list(goals)
        while pending:
            step = pending.pop()
            if step not in needed:
                needed.append(step)
                pending += step.sources
        return [step for step in self.steps if step in needed]


class Recorder:
    """Makes the calls of a chain in a live session."""

    def __init__(self, session: Session) -> None:
        self.chain = Chain()
        self._session = session

    def call(self, signature: Signature, arguments: Sequence[Argument]) -> Step | None:
        """Make a call and add it to the chain; ``None`` where it is refused, which leaves no trace."""
        result = self._session.call(signature.tool, {item.parameter.name: item.given for item in arguments})
        if result.structured is None:
            return None
        step = Step(signature, tuple(arguments), result.structured)
        self.chain.steps.append(step)
        return step


def hang_together(steps: Sequence[Step]) -> bool:
    """Whether all steps are linked by the rows they are about."""
    flows: nx.Graph[Step] = nx.Graph()
    flows.add_nodes_from(steps)
    flows.add_edges_from((source, step) for step in steps for source in step.sources)
    return bool(nx.is_connected(flows))


class DataFlow:
    """Executed steps as an oracle writes them: numbered calls whose arguments are expressions, and the slots they read."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._numbers = {step: number for number, step in enumerate(steps, start=1)}
        self._choices: dict[Step, str] = {}
        self.slots: dict[str, Slot] = {}
        self.steps = tuple(self._written(step) for step in steps)

    def expression(self, step: Step, path: str) -> str:
        """Return the expression for a part of the row that a step shows."""
        item = self._choices.get(step, "items[0].") if step.signature.lists else ""
        return f"${self._numbers[step]}.{item}{path}"

    def _written(self, step: Step) -> OracleStep:
        arguments: dict[str, Json] = {}
        for argument in step.arguments:
            if argument.referent is not None:
                arguments[argument.parameter.name] = self.expression(argument.referent.step, argument.referent.path)
            elif argument.origin is not None:
                arguments[argument.parameter.name] = self.expression(argument.origin.step, argument.origin.path)
            elif argument.slot is not None:
                arguments[argument.parameter.name] = f"$slot.{self._slot(argument.parameter.name, argument.slot)}"
        if step.choice is not None and step.choice.slot is not None:
            key = step.choice.parameter.name
            self._choices[step] = f"items[{key}=$slot.{self._slot(key, step.choice.slot)}]."
        return OracleStep(tool=step.signature.tool, arguments=arguments)

    def _slot(self, wanted: str, slot: Slot) -> str:
        """Add a slot under its parameter's name, numbered where another value has it, and return the name."""
        name, number = wanted, 1
        while self.slots.setdefault(name, slot) != slot:
            number += 1
            name = f"{wanted}_{number}"
        return name

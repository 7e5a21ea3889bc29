"""Everything that tasks of one server are made from, prepared once."""

from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cached_property

import networkx as nx

from generator.design.model import Design
from generator.tasks.chain import Argument
from generator.tasks.experiments import Experiment
from generator.tasks.feasibility import Feasibility
from generator.tasks.graph import build_graph
from generator.tasks.observation import Observed, observe
from generator.tasks.rows import Rows
from generator.tasks.signatures import Parameter, Signature, read_signatures
from generator.tasks.wording.values import Speech, speech_of
from mcp_servers.contracts import Json
from mcp_servers.runtime import LoadedEnvironment
from mcp_servers.runtime.rehearsal import Rehearsal, rehearsal


@dataclass(frozen=True)
class Setting:
    """A design, its server and one of the server's worlds."""

    design: Design
    environment: LoadedEnvironment

    def staged(self, environment: LoadedEnvironment) -> "Setting":
        """Return the same setting on the same server with other programs, which nothing here depends on."""
        other = Setting(self.design, environment)
        vars(other).update({**vars(self), "environment": environment})
        return other

    @cached_property
    def rows(self) -> Rows:
        """The world's rows at the start."""
        return Rows(self.design, self.environment.start_state)

    @cached_property
    def observed(self) -> Observed:
        """What calls of the reading tools showed."""
        with self.open() as rehearsed:
            return observe(rehearsed.session, read_signatures(self.design, self.environment), self.rows)

    @cached_property
    def signatures(self) -> dict[str, Signature]:
        """What each tool needs and gives, as read from its schemas and as seen in calls."""
        return self.observed.signatures

    @cached_property
    def graph(self) -> "nx.DiGraph[str]":
        """The tool graph; what it rests on was tried in calls."""
        with self.open() as rehearsed:
            return build_graph(self.signatures, Experiment(rehearsed, self.observed, self.rows, self.accepted).run())

    @cached_property
    def speech(self) -> Speech:
        """How values are said here."""
        return speech_of(self.design, self.environment.manifest.world.now[:10])

    @cached_property
    def accepted(self) -> dict[str, frozenset[str]]:
        """Writing tool to the ids of the rows that it would act on."""
        writing = [item.operation for item in self.signatures.values() if item.operation.writes]
        return {operation.name: self.rules.subjects(operation) for operation in writing if operation.kind != "create"}

    @cached_property
    def rules(self) -> Feasibility:
        """The design's rules, to be judged on this world."""
        world = self.environment.manifest.world
        return Feasibility(self.design, self.environment.start_state, world.now, world.account)

    def stated(self, parameter: Parameter, value: Json) -> Argument:
        """Return an argument whose value the instruction states."""
        slot = self.speech.slot(parameter.input.type, value)
        return Argument(parameter, value, slot=slot.model_copy(update={"value": parameter.given(value)}))

    def open(self) -> AbstractContextManager[Rehearsal]:
        """Open a session at the start of the world."""
        return rehearsal([self.environment])

"""A task on trial: its oracle, run once as it is and then again and again with something changed."""

from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cached_property

from mcp_servers.checks.knowledge import know
from mcp_servers.checks.rewriting import neighbours_swapped, renumbered
from mcp_servers.contracts import Criterion, EnvironmentFault, Json, Oracle, State, StateChange, Task, Verdict
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.oracles import Answer, Moves, find_solution, follow_steps, play, run_solution
from mcp_servers.runtime.rehearsal import rehearsal
from mcp_servers.runtime.sessions import CallResult, JournalEntry
from mcp_servers.runtime.verification import find_verifier, run_verifier, verify


@dataclass(frozen=True)
class Call:
    """One call of an attempt and what it gave; ``tool`` is the name an agent uses."""

    tool: str
    arguments: Mapping[str, Json]
    result: CallResult
    wrote: bool


@dataclass(frozen=True)
class Attempt:
    """How one attempt at the task ended."""

    calls: tuple[Call, ...]
    answer: Answer
    after: State
    """The final state; that of the start if the attempt was not finished."""
    change: StateChange
    stopped: str = ""
    """Why the attempt could not be finished; empty if it was."""
    crash: str = ""
    """What a tool of the environment died of; no attempt may bring that about."""


def _word_for_word(task: Task, criterion: Criterion, given: Json) -> bool:
    """Judge free text in place of whoever will: as long as nothing else is known, only the truth itself is right."""
    return bool(given == task.truth.get(criterion.path))


class ToolCrash(EnvironmentFault):
    """A tool failed on a call, as no tool may, whatever it is called with."""


class Interception:
    """Stands between a solution and the session: here the solution's calls go through unchanged."""

    def before(self, number: int, tool: str, arguments: Mapping[str, Json]) -> Mapping[str, Json] | CallResult:
        """Return the arguments to call with, or a result to give without calling. Calls count from 0."""
        return arguments

    def after(self, number: int, result: CallResult) -> CallResult:
        """Return what the solution sees of a result."""
        return result


class Trial:
    """One session in which all attempts are made; each starts where the task does."""

    def __init__(self, task: Task, environments: Mapping[str, LoadedEnvironment]) -> None:
        """Open the session and run the oracle once.

        Raises:
            EnvironmentFault: The oracle, a tool or a program failed.
        """
        self.task = task
        self.environments = environments
        self.servers = [environments[ref] for ref in task.servers]
        self.knowledge = know(*(server.template for server in self.servers))
        self.slots = {name: slot.value for name, slot in task.slots.items()}
        self.verifier = find_verifier(task, self.servers[0])
        with ExitStack() as borrowing:
            self._rehearsal = borrowing.enter_context(rehearsal(self.servers))
            self.session, self.start = self._rehearsal.session, self._rehearsal.start
            self.generated, self.keys = self._rehearsal.generated, self._rehearsal.keys
            self.schemas = {name: tool.input_schema for name, tool in self.session.tools.items()}
            self.writing = {name for name, tool in self.session.tools.items() if tool.writes}
            self.oracle = self.attempt()
            if self.oracle.stopped:
                raise EnvironmentFault(self.oracle.stopped)
            self._borrowed = borrowing.pop_all()

    def moves(self, oracle: Oracle | None = None, slots: Mapping[str, Json] | None = None) -> Moves:
        """Return the task's solution, or one with another oracle or other slots."""
        oracle, slots = oracle or self.task.oracle, self.slots if slots is None else slots
        if oracle.program:
            return run_solution(find_solution(self.task, self.servers[0]), slots)
        return follow_steps(oracle, slots)

    def attempt(self, moves: Moves | None = None, interception: Interception | None = None) -> Attempt:
        """Make an attempt from the task's start and return how it ended."""
        self._rehearsal.rewind(self.task.seed, self.task.now)
        between = interception or Interception()
        calls: list[Call] = []

        def call(tool: str, arguments: Mapping[str, Json]) -> CallResult:
            given = between.before(len(calls), tool, arguments)
            wrote = False
            if isinstance(given, CallResult):
                result, given = given, arguments
            else:
                result = self.call(tool, given)
                wrote = self.session.journal[-1].wrote
            result = between.after(len(calls), result)
            calls.append(Call(tool, given, result, wrote))
            return result

        answer: Answer = None
        stopped = crash = ""
        try:
            answer = play(moves or self.moves(), call)
        except ToolCrash as fault:
            stopped = crash = str(fault)
        except EnvironmentFault as fault:
            stopped = str(fault)
        answer = None if self.task.answer_schema is None else answer
        wrote = any(made.wrote for made in calls)
        after = self._rehearsal.state() if wrote and not stopped else self.start
        return Attempt(tuple(calls), answer, after, self._rehearsal.change(after), stopped, crash)

    @cached_property
    def swapped(self) -> list[Attempt]:
        """The attempts with two neighbouring steps swapped, where the second does not depend on the first."""
        return [self.reordered(order) for order in neighbours_swapped(self.task.oracle)]

    def reordered(self, order: list[int]) -> Attempt:
        """Make an attempt with the steps (from 1) in another order."""
        return self.attempt(self.moves(renumbered(self.task.oracle, order)))

    def call(self, tool: str, arguments: Mapping[str, Json]) -> CallResult:
        """Make a call in the session, on behalf of a solution or beside it.

        Raises:
            ToolCrash: The tool failed.
        """
        try:
            return self.session.call(tool, arguments)
        except EnvironmentFault as fault:
            raise ToolCrash(str(fault)) from fault

    def judge(self, answer: Answer, after: State, journal: list[JournalEntry] | None = None) -> Verdict:
        """Judge an answer and a final state; ``journal`` is that of the attempt made last if it is not given."""
        return verify(
            self.task,
            answer,
            self.start,
            after,
            self.session.journal if journal is None else journal,
            generated=self.generated,
            keys=self.keys,
            verifier=self.verifier,
            judge=_word_for_word,
        )

    def succeeds(self, attempt: Attempt) -> bool:
        """Whether an attempt was finished and is right."""
        return not attempt.stopped and self.judge(attempt.answer, attempt.after).success is True

    def run_verifier(self, answer: Answer, after: State) -> Mapping[str, bool]:
        """Return what the verification program alone says; without one, nothing.

        Raises:
            EnvironmentFault: It crashed.
        """
        return run_verifier(self.task, self.verifier, answer, self.start, after) if self.verifier else {}

    def close(self) -> None:
        """Give the session back."""
        self._borrowed.close()

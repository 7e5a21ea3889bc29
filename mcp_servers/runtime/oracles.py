"""Oracles at work: a task's own solution as calls that any client can make, one by one.

``solve`` gives the calls of step oracles and of programs in one form, a generator: it yields a call, is sent the call's
result, and returns the answer. Whoever drives it decides how a call is made (``run_oracle`` uses a session directly; an
agent goes through a client).
"""

import json
from collections.abc import Callable, Generator, Mapping, Sequence
from traceback import walk_tb
from types import FunctionType
from typing import Any

from mcp_servers.contracts import EnvironmentFault, Json, Oracle, Refused, Task, ToolCall
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.expressions import evaluate
from mcp_servers.runtime.programs import Solution
from mcp_servers.runtime.sandbox.programs import JailedProgram
from mcp_servers.runtime.sessions import CallResult, Session, UnknownTool

MOST_CALLS = 1_000
"""Of a solution; one that makes more has lost its way."""

Answer = dict[str, Json] | None

Moves = Generator[ToolCall, CallResult, Answer]
"""A solution under way: yields calls, takes their results, returns the answer (``None`` if the task asks for none)."""


def solve(task: Task, environment: LoadedEnvironment) -> Moves:
    """Return a task's own solution, ready to be driven.

    Args:
        task: The task.
        environment: The first of its servers, whose ``programs.py`` holds its solution program, if it has one.

    Raises:
        EnvironmentFault: While driven: the oracle is wrong (a call refused, a value missing, a program that failed).
    """
    slots = {name: slot.value for name, slot in task.slots.items()}
    if task.oracle.program:
        answer = yield from run_solution(find_solution(task, environment), slots)
    else:
        answer = yield from follow_steps(task.oracle, slots)
    return None if task.answer_schema is None else answer


def run_oracle(session: Session, task: Task) -> Answer:
    """Solve a task in a session opened for it and return the answer; what was called stands in the session's journal.

    Raises:
        EnvironmentFault: The oracle is wrong, or a tool failed.
    """
    return play(solve(task, session.servers[0].environment), session.call)


def play(moves: Moves, call: Callable[[str, Mapping[str, Json]], CallResult]) -> Answer:
    """Drive a solution to its end, making each of its calls with ``call``.

    Raises:
        EnvironmentFault: The solution is wrong, or a tool failed.
    """
    try:
        move = next(moves)
        for _ in range(MOST_CALLS):
            move = moves.send(call(move.name, move.arguments))
        raise EnvironmentFault(f"a solution makes more than {MOST_CALLS} calls")
    except StopIteration as end:
        answer: Answer = end.value
        return answer
    except UnknownTool as error:
        raise EnvironmentFault(f"an oracle calls a tool that is not there: {error}") from error


def follow_steps(oracle: Oracle, slots: Mapping[str, Json]) -> Moves:
    """Make the calls of a step oracle in order; each may use what the earlier ones gave."""
    outputs: list[Json] = []
    for number, step in enumerate(oracle.steps, start=1):
        result = yield ToolCall(name=step.tool, arguments=evaluate(step.arguments, slots, outputs))
        if result.is_error:
            raise EnvironmentFault(f"oracle step {number} ({step.tool}) was refused: {result.text}")
        outputs.append(result.structured)
    answer: Answer = evaluate(oracle.answer, slots, outputs)
    return answer


def run_solution(
    solution: Solution | JailedProgram, slots: Mapping[str, Json], lines: list[int] | None = None
) -> Moves:
    """Make the calls of a solution program.

    A program cannot be paused, but it is pure: for each call it runs again from its start, on the results so far.

    Args:
        solution: The program.
        slots: What it was told.
        lines: Is given, before each call, the line of the program's file that makes it.
    """
    if isinstance(solution, JailedProgram):
        return (yield from _run_jailed(solution, slots))
    results: list[CallResult] = []
    while True:
        try:
            return solution(_Recording(results), **slots)
        except _NextCall as pending:
            if lines is not None:
                lines.append(_line(pending, solution))
            results.append((yield pending.call))
        except Refused as error:
            raise EnvironmentFault(f"solution program {solution.__name__} did not expect a refusal: {error}") from error
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
            raise EnvironmentFault(f"solution program {solution.__name__} failed: {reason}") from error


def _line(pending: BaseException, solution: Solution) -> int:
    """Return the innermost line of the solution's own file that an exception came through."""
    lines = [
        line
        for frame, line in walk_tb(pending.__traceback__)
        if frame.f_code.co_filename == solution.__code__.co_filename
    ]
    return lines[-1]


def _run_jailed(solution: JailedProgram, slots: Mapping[str, Json]) -> Moves:
    try:
        return (yield from solution.moves(slots))
    except EnvironmentFault as fault:
        raise EnvironmentFault(f"solution program {solution.__name__} failed: {fault}") from fault


def find_solution(task: Task, environment: LoadedEnvironment) -> Solution | JailedProgram:
    """Return the solution program that a task names.

    Raises:
        EnvironmentFault: The server has no such program.
    """
    found = getattr(environment.programs, task.oracle.program, None)
    if not isinstance(found, FunctionType | JailedProgram):
        what = "has no solution program" if found is None else "has something that is no function as solution program"
        raise EnvironmentFault(f"{environment.name} {what} {task.oracle.program}")
    return found


class _NextCall(BaseException):
    """Leaves a program at its first call without a result; no ``except`` of the program may stop it."""

    def __init__(self, call: ToolCall) -> None:
        self.call = call


class _Recording:
    """The tools as a program sees them: results so far, in order, then the way out."""

    def __init__(self, results: Sequence[CallResult]) -> None:
        self._results = iter(tuple(results))

    def __call__(self, tool: str, /, **arguments: Json) -> dict[str, Any]:
        result = next(self._results, None)
        if result is None:
            raise _NextCall(ToolCall(name=tool, arguments=arguments))
        if result.is_error:
            raise Refused(result.text)
        fresh: dict[str, Any] = json.loads(result.text)  # what a program does to a result must not reach its next run
        return fresh

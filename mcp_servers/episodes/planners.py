"""Planners: solvers that are handicapped on purpose, so that what a task asks of its solver can be measured.

To plan from English alone is what language models are for. These two are given the plan instead, the task's own oracle, and
follow it as far as their skill goes:

- The **planner without loops** goes in a straight line: from what is stated to what is asked, passing on what it looks up.
  Of a list it takes the first item, of a search the first page. What it has looked up it cannot compare, add up or decide
  by, and it ends where a call is refused. A walk on the tool graph is such a line, and it follows it as it stands.
- The **full planner** also follows loops, sums, extremes and conditions, and goes on after a refused call.

Both slip, at the same calls: at each call, with a small chance, they either take a value of another row for the one meant,
or lose the thread and answer from what they have seen. The full planner makes a call again that was refused for such a slip.
So longer tasks fail more often, the more so where rows are easily taken for each other. How long a task is, is measured by
its oracle: a solver who finds a shorter way has it easier than these.
"""

import random
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import wraps
from typing import Any, NoReturn

from mcp_servers.contracts import EnvironmentFault, InputError, Json, Message, Task, ToolCall
from mcp_servers.episodes.dialogue import Dialogue
from mcp_servers.episodes.reading import parts_of, read_answer
from mcp_servers.episodes.scripted import Script, ScriptedAgent, last_result, luck, say
from mcp_servers.runtime import LoadedEnvironment, Tools
from mcp_servers.runtime.oracles import Answer, Moves, find_solution, run_solution, solve
from mcp_servers.runtime.programs import Solution
from mcp_servers.runtime.sandbox.programs import JailedProgram

SLIP = 0.03
"""Chance of a slip at each call: a solution of 20 calls is then free of slips about every second time."""

Play = Generator[Message, Dialogue, Answer]
"""A script that ends with what to answer."""


def straight_planner(servers: Mapping[str, LoadedEnvironment], seed: int, slip: float = SLIP) -> ScriptedAgent:
    """Return the planner without loops for tasks of these servers."""

    def plan(task: Task) -> Moves:
        home = servers[task.servers[0]]
        if not task.oracle.program:
            return solve(task, home)
        slots = {name: slot.value for name, slot in task.slots.items()}
        solution = find_solution(task, home)
        if isinstance(solution, JailedProgram):
            raise InputError(f"{home.name}: a model's program runs in the jail only, where nobody can straighten it")
        return run_solution(straighten(solution), slots)

    return _planner(plan, seed, slip, whole=False)


def full_planner(servers: Mapping[str, LoadedEnvironment], seed: int, slip: float = SLIP) -> ScriptedAgent:
    """Return the full planner for tasks of these servers."""
    return _planner(lambda task: solve(task, servers[task.servers[0]]), seed, slip, whole=True)


def straighten(solution: Solution) -> Solution:
    """Return a solution program as the planner without loops can follow it; where it cannot, the program fails."""

    @wraps(solution)
    def straight(tools: Tools, **slots: Json) -> dict[str, Json]:
        def call(tool: str, /, **arguments: Json) -> dict[str, Any]:
            seen: dict[str, Any] = _glance(tools(tool, **_uncover(arguments)))
            return seen

        answer: dict[str, Json] = _uncover(solution(call, **slots))
        return answer

    return straight


class Covered:
    """A value that was looked up: it may be passed on and reported, but neither compared nor computed with."""

    def __init__(self, value: Json) -> None:
        self.value = value

    def __bool__(self) -> NoReturn:
        raise TypeError("a straight line cannot depend on what was looked up")

    def __eq__(self, _: object) -> NoReturn:
        self.__bool__()

    def __hash__(self) -> NoReturn:
        self.__bool__()

    def __str__(self) -> NoReturn:
        self.__bool__()


def _glance(value: Json) -> Json:
    """Return what the planner without loops takes in of a result: first items and first pages, each value covered."""
    if isinstance(value, dict):
        return {name: _glance(part) for name, part in value.items() if name != "next_page"}
    return [_glance(part) for part in value[:1]] if isinstance(value, list) else Covered(value)


def _uncover(value: Any) -> Json:
    if isinstance(value, dict):
        return {name: _uncover(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_uncover(part) for part in value]
    return value.value if isinstance(value, Covered) else value


def _planner(plan: Callable[[Task], Moves], seed: int, slip: float, whole: bool) -> ScriptedAgent:
    def script(dialogue: Dialogue) -> Script:
        answer = yield from _follow(dialogue, plan(dialogue.task), seed, slip, whole)
        yield from say(dialogue.task, answer)

    return ScriptedAgent(script)


def _follow(dialogue: Dialogue, moves: Moves, seed: int, slip: float, whole: bool) -> Play:
    """Make the calls of a plan until it ends, breaks or is lost; return its answer, or one read off what was seen."""
    task, seen, slipped = dialogue.task, list[Json](), False
    try:
        call = next(moves)
        while True:
            rng = luck(seed, task.id, "slip", str(len(seen)))
            if rng.random() < slip:
                slipped = True
                mistaken = mistake(call, seen, rng) if rng.random() < 0.5 else None
                if mistaken is None:
                    break
                yield _calling(mistaken)
                if last_result(dialogue).is_error and whole:
                    yield _calling(call)
            else:
                yield _calling(call)
            result = last_result(dialogue)
            if result.is_error and not whole:
                break
            seen.append(result.structured)
            call = moves.send(result)
    except StopIteration as end:
        answer: Answer = end.value
        return answer
    except EnvironmentFault:
        if not slipped and (whole or not task.oracle.program):
            raise  # for want of skill nothing breaks but a straightened program: the oracle itself is wrong
    return read_answer(task.answer_schema, seen)


def mistake(call: ToolCall, seen: Sequence[Json], rng: random.Random) -> ToolCall | None:
    """Return a call with one looked-up argument taken from another row, or ``None`` if it has none to be mistaken about."""
    parts = [part for result in seen for part in parts_of(result)]
    chances = [
        (argument, other)
        for argument, value in call.arguments.items()
        for name, shown in parts
        if shown == value
        for also, other in parts
        if also == name and type(other) is type(value) and other != value
    ]
    if not chances:
        return None
    argument, other = rng.choice(chances)
    return call.model_copy(update={"arguments": {**call.arguments, argument: other}})


def _calling(call: ToolCall) -> Message:
    return Message(role="assistant", content="", calls=(call,))

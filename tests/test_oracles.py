"""Oracles as any client can drive them: calls one by one, and the answer at the end."""

from pathlib import Path
from typing import Any

import pytest

from mcp_servers.contracts import EnvironmentFault, Json, Task, ToolCall
from mcp_servers.runtime import LoadedEnvironment, Refused, Tools, load_environment, open_task, run_oracle
from mcp_servers.runtime.oracles import Answer, play, run_solution, solve
from mcp_servers.runtime.sessions import CallResult, UnknownTool

HARBOUR = Path(__file__).parent / "fixtures" / "harbour"
FOUND = CallResult({"items": [{"id": "a"}, {"id": "b"}]}, '{"items":[{"id":"a"},{"id":"b"}]}')


@pytest.fixture(scope="module")
def harbour() -> LoadedEnvironment:
    return load_environment(HARBOUR)


def drive(task: Task, harbour: LoadedEnvironment) -> tuple[list[ToolCall], Answer]:
    """Drive a solution by hand, as an agent over any transport does."""
    moves, calls = solve(task, harbour), []
    with open_task(task, {harbour.ref: harbour}) as session:
        try:
            call = next(moves)
            while True:
                calls.append(call)
                call = moves.send(session.call(call.name, call.arguments))
        except StopIteration as end:
            return calls, end.value


@pytest.mark.parametrize("number", range(8))
def test_driving_a_solution_call_by_call_gives_the_truth(harbour: LoadedEnvironment, number: int) -> None:
    task = harbour.tasks[number]
    calls, answer = drive(task, harbour)
    assert (answer or {}) == task.truth
    assert len(calls) == task.difficulty.calls


def test_what_was_called_stands_in_the_journal(harbour: LoadedEnvironment) -> None:
    task = harbour.tasks[6]
    with open_task(task, {harbour.ref: harbour}) as session:
        assert run_oracle(session, task) == task.truth
        assert [entry.tool for entry in session.journal] == [
            "find_stays", "price_stay", "cancel_stay", "price_stay", "cancel_stay"
        ]  # fmt: skip


def test_a_program_goes_on_after_a_refused_call(harbour: LoadedEnvironment) -> None:
    task = harbour.tasks[7]
    with open_task(task, {harbour.ref: harbour}) as session:
        run_oracle(session, task)
        assert [entry.result.is_error for entry in session.journal] == [False, False, True, True, False]


def test_what_a_program_does_to_a_result_does_not_reach_its_next_run() -> None:
    def solution(tools: Tools) -> dict[str, Json]:
        first = tools("look")["items"].pop(0)
        second = tools("look")["items"].pop(0)
        return {"ids": [first["id"], second["id"]]}

    assert play(run_solution(solution, {}), lambda tool, arguments: FOUND) == {"ids": ["a", "a"]}


def test_no_except_of_a_program_stops_a_call() -> None:
    def solution(tools: Tools) -> dict[str, Json]:
        try:
            return {"found": len(tools("look")["items"])}
        except Exception:
            return {"found": 0}

    assert play(run_solution(solution, {}), lambda tool, arguments: FOUND) == {"found": 2}


def unexpected_refusal(tools: Tools) -> dict[str, Json]:
    return tools("look")


def crash(tools: Tools) -> dict[str, Json]:
    return {"first": [][0]}


@pytest.mark.parametrize(
    ("solution", "words"), [(unexpected_refusal, "did not expect a refusal: No."), (crash, "failed: IndexError")]
)
def test_a_program_that_fails_is_our_fault(solution: Any, words: str) -> None:
    with pytest.raises(EnvironmentFault, match=words):
        play(run_solution(solution, {}), lambda tool, arguments: CallResult(None, "No.", is_error=True))


def test_a_tool_that_is_not_there_is_our_fault() -> None:
    def call(tool: str, arguments: Any) -> CallResult:
        raise UnknownTool(tool)

    with pytest.raises(EnvironmentFault, match="not there"):
        play(run_solution(unexpected_refusal, {}), call)


def test_a_refusal_reaches_the_program_as_the_agent_would_read_it() -> None:
    def solution(tools: Tools) -> dict[str, Json]:
        try:
            return tools("look")
        except Refused as refusal:
            return {"read": str(refusal)}

    answer = play(run_solution(solution, {}), lambda tool, arguments: CallResult(None, "Too late.", is_error=True))
    assert answer == {"read": "Too late."}

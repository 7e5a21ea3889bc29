"""Solution and verification programs that run in the jail, each run in a worker in which nothing else has ever been."""

import ast
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from mcp_servers.contracts import EnvironmentFault, InputError, Json, State, ToolCall, say_problem
from mcp_servers.runtime.sandbox.jail import Worker, open_jail
from mcp_servers.runtime.source_code import parse

PROGRAM_SECONDS = 20.0
"""Until a program has made its next call, or has come to its end."""


class JailedPrograms:
    """A server's ``programs.py``: its functions by name, as attributes."""

    def __init__(self, folder: Path) -> None:
        """Read the file; nothing of it runs here.

        Raises:
            InputError: It is not there, or not Python.
        """
        path = folder / "programs.py"
        try:
            self._source = path.read_text("utf-8")
            tree = parse(self._source)
        except (OSError, ValueError, SyntaxError) as error:
            raise InputError(f"{path} cannot be read as Python: {error}") from error
        self._functions = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}

    def __getattr__(self, name: str) -> "JailedProgram":
        if name.startswith("_") or name not in self._functions:
            raise AttributeError(name)
        return JailedProgram(self, name)

    def fork(self) -> Worker:
        """Return a worker for one run: what one program leaves behind must never speak for another."""
        return open_jail().fork({"programs.py": self._source})


class JailedProgram:
    """One function: a verification program when it is called, a solution when its moves are asked for."""

    def __init__(self, programs: JailedPrograms, name: str) -> None:
        self._programs = programs
        self.__name__ = name

    def __call__(self, answer: Json, truth: Json, before: State, after: State) -> Mapping[str, bool]:
        """Verify.

        Raises:
            EnvironmentFault: The program failed.
        """
        worker = self._programs.fork()
        message = {"do": "verify", "program": self.__name__, "answer": answer, "truth": truth}
        try:
            reply = worker.ask({**message, "before": before, "after": after}, seconds=PROGRAM_SECONDS)
        finally:
            worker.kill()
        checks = _part(reply, "checks")
        if not isinstance(checks, dict):
            raise EnvironmentFault("gives no checks")
        return checks

    def moves(self, slots: Mapping[str, Json]) -> Generator[ToolCall, Any, dict[str, Json]]:
        """Solve: yield each call, take its result, return the answer.

        Raises:
            EnvironmentFault: The program failed.
        """
        worker = self._programs.fork()
        try:
            worker.send({"do": "solve", "program": self.__name__, "slots": dict(slots)}, seconds=PROGRAM_SECONDS)
            while True:
                reply = worker.receive(seconds=PROGRAM_SECONDS)
                if "call" not in reply:
                    break
                try:
                    call = ToolCall.model_validate(reply["call"])
                except ValidationError as error:
                    raise EnvironmentFault(f"makes a call that is none: {say_problem(error)}") from None
                result = yield call
                worker.send({"text": result.text, "is_error": result.is_error}, seconds=PROGRAM_SECONDS)
        finally:  # also where nobody wants to know how it ends
            worker.kill()
        answer = _part(reply, "answer")
        if not isinstance(answer, dict):
            raise EnvironmentFault("gives no answer object")
        return answer


def _part(reply: Mapping[str, Json], name: str) -> Json:
    if "crashed" in reply:
        raise EnvironmentFault(str(reply["crashed"])[:2_000])
    return reply.get(name)

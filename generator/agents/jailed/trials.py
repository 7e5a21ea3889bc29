"""Loads a server's tools, passes gates, runs its tests, and reports what each test called and how it ended."""

import json
import os
import re
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import redirect_stdout
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from mcp_servers.checks.gates.behaviour import no_tool_crashes, observations_are_small
from mcp_servers.checks.gates.tools import reading_tools_do_not_write, schemas_are_portable
from mcp_servers.contracts import EnvironmentFault, InputError, Json
from mcp_servers.runtime.environments import load_environment
from mcp_servers.runtime.sessions import CallResult, Session
from mcp_servers.runtime.testing import Bench

SERVER = Path(__file__).parent / "server"
MOST_SHOWN = 900
"""Characters of a failure, of its end."""

TEST_SECONDS = 8
"""That a test may take, so that one that hangs says which tool it hangs in."""

GATES = (schemas_are_portable, reading_tools_do_not_write, no_tool_crashes, observations_are_small)


class Recorder:
    """A plugin of pytest that notes what each test does."""

    def __init__(self) -> None:
        self.tests: dict[str, dict[str, Json]] = {}
        self.broken: list[str] = []
        self.hangs = False
        self._current: dict[str, Json] = {}

    def hang(self, *_: object) -> None:
        """Interrupt a test whose time is over; further ones are given less."""
        self.hangs = True
        raise TimeoutError("this takes too long: does a loop never end?")

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """A test begins."""
        name = nodeid.partition("::")[2]
        self._current = {"calls": [], "looked": False, "failure": ""}
        self.tests[name] = self._current
        signal.alarm(1 if self.hangs else TEST_SECONDS)

    def pytest_runtest_logfinish(self) -> None:
        """A test has ended."""
        signal.alarm(0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A part of a test has ended."""
        if report.failed and not self._current["failure"]:
            self._current["failure"] = _shorten(report.longreprtext)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file was read."""
        if report.failed:
            self.broken.append(_shorten(report.longreprtext))

    def note_calls(self, call: Callable[..., CallResult]) -> Callable[..., CallResult]:
        """Return ``Session.call`` that says whether a tool answered (``done``), refused, or crashed."""

        @wraps(call)
        def noting(session: Session, name: str, arguments: Mapping[str, Json]) -> CallResult:
            made = {"tool": name, "end": "crashed"}
            self._current["calls"].append(made)
            result = call(session, name, arguments)
            made["end"] = "refused" if result.is_error else "done"
            return result

        return noting

    def note_looks(self, look: Callable[..., Any]) -> Callable[..., Any]:
        """Return a method of ``Bench`` that looks at rows."""

        @wraps(look)
        def noting(*arguments: Any) -> Any:
            self._current["looked"] = True
            return look(*arguments)

        return noting


def main(arguments: Sequence[str]) -> int:
    """Try the server that lies beside this."""
    with open(os.devnull, "w") as nothing, redirect_stdout(nothing):
        report = _try()
    sys.stdout.write(f"\n{json.dumps(report)}\n")
    return 0


def _try() -> dict[str, Json]:
    try:
        environment = load_environment(SERVER)
        tools = {name: tool.writes for name, tool in environment.toolset.items()}
    except InputError as error:
        return {"failure": str(error).replace(f"{SERVER}/", "")}
    recorder = _run_tests()
    tests = {"tests": recorder.tests, "broken": recorder.broken}
    if recorder.hangs:
        return {"tools": tools, "findings": {}, **tests}  # gates would hang too
    findings = {}
    for gate in GATES:
        try:
            finding = gate(environment)
        except (InputError, EnvironmentFault) as error:
            findings[gate.__name__] = str(error)
            continue
        if not finding.passed:
            findings[gate.__name__] = finding.reason
    return {"tools": tools, "findings": findings, **tests}


def _run_tests() -> Recorder:
    recorder = Recorder()
    signal.signal(signal.SIGALRM, recorder.hang)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    options = ["-c", os.devnull, "--rootdir", str(SERVER), "-q", "-p", "no:cacheprovider", "--tb=short", "--no-header"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Session, "call", recorder.note_calls(Session.call))
        for name in ("changes", "row"):
            patch.setattr(Bench, name, recorder.note_looks(getattr(Bench, name)))
        pytest.main([*options, str(SERVER / "test_tools.py")], plugins=[recorder])
    return recorder


def _shorten(traceback: str) -> str:
    """Return what a traceback says of the server's own files, and the errors themselves."""
    kept, own = [], True
    for line in traceback.splitlines():
        if frame := re.match(r"(\S+\.py):\d+: in ", line):
            own = frame[1].startswith("server/")
        if line.startswith("E  ") or (own and line.strip(" ^")):
            kept.append(line)
    return "\n".join(kept)[-MOST_SHOWN:]

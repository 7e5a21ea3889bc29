"""Everything that is demanded of tools and tests, and whose fault it is where it does not hold."""

import asyncio
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from generator.agents.coding.sources import TESTS, TOOLS, function_at, lint, obstacles, refusing_functions
from generator.agents.jail import Broken, run_driver
from mcp_servers.contracts import Json
from mcp_servers.runtime.sandbox.functions import folder_files

SECONDS = 90.0
"""That tools may take to be tried."""
MOST_SAID = 12
"""Faults that are said at a time."""


class Fault(NamedTuple):
    """Something that does not hold."""

    said: str
    tool: str = ""
    """Tool whose fault it is, if that is known."""
    test: str = ""
    """Test whose fault it is, if that is known."""


class Examination(NamedTuple):
    """What was found about a server's code."""

    faults: tuple[Fault, ...]
    tools: Mapping[str, bool] = {}
    """Tool to whether it writes; empty where the tools could not be loaded."""
    tests: int = 0

    def __str__(self) -> str:
        """Return the faults as a model is told them."""
        lines = [f"- {fault.said}" for fault in self.faults[:MOST_SAID]]
        more = len(self.faults) - MOST_SAID
        return "\n".join([*lines, *([f"- and {more} more"] if more > 0 else [])])


class Examiner:
    """Examines the code in a server's folder, anew where it has changed."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self._seen: dict[str, str] = {}
        self._found = Examination(())

    async def examine(self) -> Examination:
        """Format, lint, load and try the code.

        Raises:
            InputError: There is no jail here to try it in.
        """
        if not self._seen or folder_files(self._server) != self._seen:
            self._found = await _examine(self._server)
            self._seen = folder_files(self._server)
        return self._found


async def _examine(server: Path) -> Examination:
    said = await asyncio.to_thread(obstacles, server)
    if said:
        return Examination(tuple(_placed(one, server) for one in said))
    untidy = tuple(_placed(one, server) for one in await asyncio.to_thread(lint, server))
    try:
        report = await run_driver("trials", _files(server), seconds=SECONDS)
    except Broken as error:
        return Examination((*untidy, Fault(f"the tests could not be run: {error}")))
    if "failure" in report:
        return Examination((*untidy, Fault(report["failure"])))
    found = _read(report, (server / TOOLS).read_text("utf-8"))
    return found._replace(faults=(*untidy, *found.faults))


def _files(server: Path) -> dict[str, str]:
    return {f"server/{path}": text for path, text in folder_files(server).items()}


def _placed(said: str, server: Path) -> Fault:
    """Say whose fault a complaint about a line is."""
    place = re.match(r"([\w.]+):(\d+):", said)
    if not place or "is not valid Python" in said or "invalid-syntax" in said:
        return Fault(said)
    name = function_at((server / place[1]).read_text("utf-8"), int(place[2]))
    if place[1] == TESTS:
        return Fault(said, test=name if name.startswith("test") else "")
    return Fault(said, tool=name)


def _read(report: Mapping[str, Json], source: str) -> Examination:
    tools: dict[str, bool] = report["tools"]
    faults = [
        Fault(f"{gate.replace('_', ' ')}: {reason}", tool=_tool_in(reason, tools))
        for gate, reason in report["findings"].items()
    ]
    faults += [Fault(f"{TESTS} cannot be run: {text}") for text in report["broken"]]
    for name, test in report["tests"].items():
        if test["failure"]:
            faults.append(Fault(f"{name} fails:\n{test['failure']}", _tool_of(name, test, tools), name))
    if not report["broken"]:
        for tool in tools:
            faults += [
                Fault(f"{tool}: {lack}", tool) for lack in _lacks(tool, report, tools, refusing_functions(source))
            ]
    return Examination(tuple(faults), tools, len(report["tests"]))


def _tool_of(name: str, test: Mapping[str, Json], tools: Mapping[str, bool]) -> str:
    """Return the tool that a failing test is about: which its name says, or else the one that it called last."""
    about = [tool for tool in tools if re.match(rf"test_{tool}(_|\[|$)", name)]
    called = [call["tool"] for call in test["calls"] if call["tool"] in tools]
    return max(about, key=len) if about else called[-1] if called else ""


def _tool_in(reason: str, tools: Mapping[str, bool]) -> str:
    return next((word for word in re.findall(r"\w+", reason) if word in tools), "")


def _lacks(tool: str, report: Mapping[str, Json], tools: Mapping[str, bool], refusing: set[str]) -> Iterator[str]:
    """Yield which tests a tool lacks."""
    passed = [test for test in report["tests"].values() if not test["failure"]]
    ends = {call["end"] for test in passed for call in test["calls"] if call["tool"] == tool}
    if "done" not in ends:
        yield "no passing test shows that it succeeds"
    if tool in refusing and "refused" not in ends:
        yield "no passing test shows that it refuses"
    if tools[tool] and "done" in ends and not any(_looks_after(test, tool, tools) for test in passed):
        yield "no passing test looks at the rows after it: bench.changes(), bench.row(), or a reading tool called later"


def _looks_after(test: Mapping[str, Json], tool: str, tools: Mapping[str, bool]) -> bool:
    ends = [(call["tool"], call["end"]) for call in test["calls"]]
    if (tool, "done") not in ends:
        return False
    later = ends[ends.index((tool, "done")) + 1 :]
    return test["looked"] or any(not tools.get(name, True) and end == "done" for name, end in later)

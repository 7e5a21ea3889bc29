"""Functions of ours that run a model's code in the jail: its unit tests, its replays, a snippet of an agent."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from mcp_servers.contracts import Json
from mcp_servers.runtime.sandbox import wire
from mcp_servers.runtime.sandbox.confinement import WORK, Bounds
from mcp_servers.runtime.sandbox.jail import Late, Lost, open_jail


@dataclass(frozen=True)
class Ran:
    """How a function ended."""

    code: int
    """What it returned, 1 if it raised, minus the number of the signal that ended it."""
    output: str
    errors: str
    timed_out: bool = False


def run_jailed(
    function: str, arguments: Sequence[str], files: Mapping[str, str], *, seconds: float, bounds: Bounds | None = None
) -> Ran:
    """Call a function in a worker of its own and return how that ended.

    Args:
        function: ``module:name`` of what takes one list of texts and returns an exit code; modules may be among the files.
        arguments: What it takes.
        files: Path below the worker's folder (``WORK``) to text of what it finds there.
        seconds: When it is ended.
        bounds: What it may use.

    Raises:
        InputError: The jail cannot run here.
        Lost: It could not be started.
    """
    worker = open_jail().fork(files, bounds)
    try:
        reply = worker.ask({"do": "run", "function": function, "arguments": list(arguments)}, seconds=seconds)
    except Lost as fault:
        return Ran(-9, "", str(fault), timed_out=isinstance(fault, Late))
    finally:
        worker.kill()
    code = reply.get("code")
    return Ran(
        code if isinstance(code, int) else 1,
        _text(reply.get("output")),
        _text(reply.get("errors", reply.get("crashed"))),
    )


def report_of(ran: Ran) -> Json:
    """Return the last line that a function printed, as JSON; ``None`` where it is none, or could not be written again."""
    try:
        report = json.loads(ran.output.strip().rpartition("\n")[2])
        wire.check_writable({"report": report})
    except (ValueError, RecursionError, wire.Garbled):
        return None
    return report


def folder_files(folder: Path) -> dict[str, str]:
    """Return the files of a server's folder as a worker is given them."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and "__pycache__" not in path.parts)
    return read_texts(folder, found)


def read_texts(folder: Path, paths: Iterable[Path]) -> dict[str, str]:
    """Read files of a folder, by their paths below it; what a link leads to outside it is no part of it."""
    home = folder.resolve()
    return {
        path.relative_to(folder).as_posix(): path.read_text("utf-8")
        for path in paths
        if path.resolve().is_relative_to(home)
    }


def inside(folder: Path, path: Path) -> str:
    """Return where a worker finds a file of a folder."""
    return str(WORK / path.relative_to(folder))


def _text(value: Json) -> str:
    return value if isinstance(value, str) else ""

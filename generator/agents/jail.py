"""The one way in which stages run code that a model wrote: in the jail, with our own drivers beside it."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from generator.workspace import ROOT
from mcp_servers.contracts import InputError, Json
from mcp_servers.runtime.sandbox.bubblewrap import is_switched_off
from mcp_servers.runtime.sandbox.jail import Lost, open_jail

SERVER = "server"
"""Folder in which a driver finds the server."""

_DRIVERS = Path(__file__).with_name("jailed")
_GRACE = 5.0
"""Seconds for what is not the code itself."""


class Broken(InputError):
    """What ran in the jail did not come to an end: it hung, crashed, or said nothing that can be read."""


async def run_driver(
    driver: str, files: Mapping[str, str], arguments: Sequence[str] = (), *, seconds: float
) -> dict[str, Json]:
    """Run one of the drivers of ``jailed`` and return the object that it reports.

    Args:
        driver: Its name.
        files: Path to text of what it finds beside it.
        arguments: What its ``main`` is given.
        seconds: After which it is ended.

    Raises:
        Broken: It reported nothing.
        InputError: There is no jail here.
    """
    files = {**files, f"{driver}.py": (_DRIVERS / f"{driver}.py").read_text("utf-8")}
    run = _run_unprotected if is_switched_off() else _run_jailed
    code, output, errors = await asyncio.to_thread(run, files, f"{driver}:main", list(arguments), seconds)
    try:
        report = json.loads(output.strip().rpartition("\n")[2])
        assert isinstance(report, dict)
    except (ValueError, AssertionError):
        said = (errors or output).strip()[-1_000:]
        raise Broken(f"it ended with {code} and no report: {said or 'nothing was printed'}") from None
    return report


def server_files(folder: Path) -> dict[str, str]:
    """Return path to text of a server's folder, as a driver finds it."""
    return {
        f"{SERVER}/{path.relative_to(folder).as_posix()}": path.read_text("utf-8")
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


def _run_jailed(
    files: Mapping[str, str], function: str, arguments: Sequence[str], seconds: float
) -> tuple[int, str, str]:
    worker = open_jail().fork(files)
    try:
        ran = worker.ask({"do": "run", "function": function, "arguments": list(arguments)}, seconds=seconds + _GRACE)
    except Lost as fault:
        raise Broken(str(fault)) from None
    finally:
        worker.kill()
    if "crashed" in ran:
        raise Broken(str(ran["crashed"]))
    return int(ran["code"]), str(ran["output"]), str(ran["errors"])


def _run_unprotected(
    files: Mapping[str, str], function: str, arguments: Sequence[str], seconds: float
) -> tuple[int, str, str]:
    """Run in a process like any other, because the person has switched the jail off."""
    module, _, name = function.partition(":")
    start = f"import sys; from {module} import {name}; sys.exit({name}(sys.argv[1:]))"
    with TemporaryDirectory() as place:
        for path, text in files.items():
            (Path(place) / path).parent.mkdir(parents=True, exist_ok=True)
            (Path(place) / path).write_text(text, "utf-8", newline="\n")
        environment = {**os.environ, "PYTHONPATH": f"{place}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "2"}
        command = [sys.executable, "-B", "-c", start, *arguments]
        try:
            ran = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, timeout=seconds)
        except subprocess.TimeoutExpired:
            raise Broken(f"it did not end within {seconds:g} s") from None
    return ran.returncode, ran.stdout, ran.stderr

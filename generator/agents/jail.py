"""The one way in which stages run code that a model wrote and that is no server yet: in the jail, under drivers of ours."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from generator.workspace import ROOT
from mcp_servers.contracts import InputError, Json
from mcp_servers.runtime.sandbox.bubblewrap import is_switched_off
from mcp_servers.runtime.sandbox.functions import Ran, report_of, run_jailed

_DRIVERS = Path(__file__).with_name("jailed")


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
    run = _run_unprotected if is_switched_off() else run_jailed
    ran = await asyncio.to_thread(run, f"{driver}:main", list(arguments), files, seconds=seconds)
    if ran.timed_out:
        raise Broken(f"it did not end within {seconds:g} s")
    report = report_of(ran)
    if not isinstance(report, dict):
        said = (ran.errors or ran.output).strip()[-1_000:]
        raise Broken(f"it ended with {ran.code} and no report: {said or 'nothing was printed'}")
    return report


def _run_unprotected(function: str, arguments: Sequence[str], files: Mapping[str, str], *, seconds: float) -> Ran:
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
            ran = subprocess.run(
                command, cwd=place, env=environment, capture_output=True, text=True, timeout=seconds, check=False
            )
        except subprocess.TimeoutExpired:
            return Ran(-9, "", "", timed_out=True)
    return Ran(ran.returncode, ran.stdout, ran.stderr)

"""Processes of their own for checks, forked from one that has imported all they need and hashes in another way.

To start Python and import a server's runtime takes longer than most checks; so that is done once for a whole build::

    ran = run_elsewhere("mcp_servers.checks.gates.replay:print_fingerprints", [str(folder), ""], seconds=300)
"""

import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pkgutil import resolve_name
from typing import IO

from mcp_servers.contracts import InfrastructureFault

_PRELOADED = ("pytest", "mcp_servers.checks.gates.replay", "mcp_servers.runtime.testing")


@dataclass(frozen=True)
class Ran:
    """How a process ended."""

    code: int
    """What the function returned, 1 if it raised, minus the number of the signal that ended it."""
    output: str
    errors: str

    @property
    def timed_out(self) -> bool:
        """Whether its time was over."""
        return self.code == -signal.SIGALRM


def run_elsewhere(function: str, arguments: Sequence[str], *, seconds: int) -> Ran:
    """Call a function in a process of its own and return how that ended.

    Args:
        function: ``module:name`` of what takes one list of texts and returns an exit code.
        arguments: What it takes.
        seconds: When it is ended.

    Raises:
        InfrastructureFault: There is no such process any more.
    """
    parent = _parent(os.getpid())
    assert parent.stdin
    assert parent.stdout
    try:
        parent.stdin.write(json.dumps([function, list(arguments), seconds]) + "\n")
        parent.stdin.flush()
        line = parent.stdout.readline()
    except OSError as error:
        raise InfrastructureFault(f"the process that checks are forked from is gone: {error}") from error
    if not line:
        raise InfrastructureFault(f"the process that checks are forked from ended with {parent.wait()}")
    return Ran(*json.loads(line))


@lru_cache(maxsize=1)
def _parent(owner: int) -> subprocess.Popen[str]:
    """Start the process that forks for this one; it ends with it, when nobody can write to it any more."""
    seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "mcp_servers.checks.elsewhere"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)


def _serve() -> None:
    """Fork for each line that comes in, one after the other, and say how it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever waits for an answer
    for module in _PRELOADED:
        __import__(module)
    gc.freeze()  # no child need look through what all of them share
    for line in sys.stdin:
        function, arguments, seconds = json.loads(line)
        with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryFile("w+") as errors:
            child = os.fork()
            if not child:
                _run(function, arguments, seconds, output, errors)
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            texts = []
            for written in (output, errors):
                written.seek(0)
                texts.append(written.read())
        print(json.dumps([code, *texts]), flush=True)  # noqa: T201


def _run(function: str, arguments: list[str], seconds: int, output: IO[str], errors: IO[str]) -> None:
    """Do what the forked process is for, and end it."""
    code = 1
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.alarm(seconds)
        with open(os.devnull) as nothing:
            os.dup2(nothing.fileno(), 0)
        os.dup2(output.fileno(), 1)
        os.dup2(errors.fileno(), 2)
        code = int(resolve_name(function)(arguments))
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    _serve()

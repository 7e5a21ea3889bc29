"""A server's own tests."""

import os
import re

from mcp_servers.checks.elsewhere import run_elsewhere
from mcp_servers.checks.gates.data import is_hand_written
from mcp_servers.checks.report import Finding, found
from mcp_servers.runtime.environments import LoadedEnvironment

MAX_SECONDS = 300

_UNNEEDED = (
    "doctest",
    "faulthandler",
    "junitxml",
    "legacypath",
    "pastebin",
    "setuponly",
    "setupplan",
    "stepwise",
    "threadexception",
    "unraisableexception",
    "warnings",
)
"""Plugins of pytest that no result depends on; to load them takes as long as half the tests of a server."""


def own_tests_pass(environment: LoadedEnvironment) -> Finding:
    """The tests beside the tools all pass, in a process of their own; each tool is named in them."""
    if environment.world:
        return found("own tests pass", [])  # they are about the folder's own rows, and run with them
    files = sorted([*environment.folder.glob("test_*.py"), *environment.folder.glob("test*/test_*.py")])
    if not files:
        return found("own tests pass", ["there is no test_tools.py"], warn=is_hand_written(environment))
    text = b"\n".join(path.read_bytes() for path in files)  # whether Python can read them is pytest's to say
    silent = [
        f"no test calls {name}" for name in environment.toolset if not re.search(rb"\b%b\b" % name.encode(), text)
    ]
    if silent:
        return found("own tests pass", silent)
    folder = str(environment.folder.resolve())
    options = [
        "-c",
        os.devnull,
        "--rootdir",
        folder,
        "--confcutdir",
        folder,
        "-p",
        "no:cacheprovider",
        "--assert=plain",
        *(word for plugin in _UNNEEDED for word in ("-p", f"no:{plugin}")),
    ]
    run = run_elsewhere("pytest:main", [*options, *(str(path.resolve()) for path in files)], seconds=MAX_SECONDS)
    if run.timed_out:
        return found("own tests pass", [f"the tests did not end within {MAX_SECONDS} s"])
    passed = re.search(r"(\d+) passed", run.output)
    problems = [line for line in run.output.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if not problems and (run.code or not passed):
        problems = [(run.errors or run.output).strip()[-300:]]
    return found("own tests pass", problems, counts={"tests": int(passed[1]) if passed else 0})

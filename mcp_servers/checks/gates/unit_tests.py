"""A server's own tests."""

import os
import re
import subprocess
import sys

from mcp_servers.checks.gates.data import is_hand_written
from mcp_servers.checks.report import Finding, found
from mcp_servers.runtime.environments import LoadedEnvironment

MAX_SECONDS = 300


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
    command = [sys.executable, "-m", "pytest", "-c", os.devnull, "--rootdir", folder, "--confcutdir", folder]
    command += ["-p", "no:cacheprovider", *map(str, files)]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=MAX_SECONDS, env=alone)
    except subprocess.TimeoutExpired:
        return found("own tests pass", [f"the tests did not end within {MAX_SECONDS} s"])
    passed = re.search(r"(\d+) passed", run.stdout)
    problems = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if not problems and (run.returncode or not passed):
        problems = [(run.stderr or run.stdout).strip()[-300:]]
    return found("own tests pass", problems, counts={"tests": int(passed[1]) if passed else 0})

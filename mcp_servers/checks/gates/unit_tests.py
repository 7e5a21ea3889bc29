"""A server's own tests."""

import re
import subprocess
import sys

from mcp_servers.checks.gates.data import is_hand_written
from mcp_servers.checks.report import Finding, found
from mcp_servers.runtime.environments import LoadedEnvironment

MAX_SECONDS = 300


def own_tests_pass(environment: LoadedEnvironment) -> Finding:
    """The tests beside the tools all pass, in a process of their own; each tool is named in them."""
    files = sorted([*environment.folder.glob("test_*.py"), *environment.folder.glob("tests/test_*.py")])
    if not files:
        return found("own tests pass", ["there is no test_tools.py"], warn=is_hand_written(environment))
    text = "\n".join(path.read_text("utf-8") for path in files)
    problems = [f"no test calls {name}" for name in environment.toolset if not re.search(rf"\b{name}\b", text)]
    command = [sys.executable, "-m", "pytest", "-o", "addopts=", "-p", "no:cacheprovider", *map(str, files)]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=MAX_SECONDS)
    except subprocess.TimeoutExpired:
        return found("own tests pass", [f"the tests did not end within {MAX_SECONDS} s"])
    if run.returncode:
        failed = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        problems += failed or [(run.stderr or run.stdout).strip()[-300:]]
    passed = re.search(r"(\d+) passed", run.stdout)
    if not passed and not problems:
        problems = ["no test ran"]
    return found("own tests pass", problems, counts={"tests": int(passed[1]) if passed else 0})

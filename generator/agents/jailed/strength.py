"""Plants faults in a server's tools, and reports how many its tests catch. Beside it lie modules of ``generator.testing``."""

import json
import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

from generator.testing.effort import Effort
from generator.testing.runner import load_tests
from generator.testing.scores import RULES, measure
from mcp_servers.contracts import InputError, Json
from mcp_servers.runtime.environments import load_environment

SERVER = Path(__file__).parent / "server"


def main(arguments: Sequence[str]) -> int:
    """Plant one of so many faults, and all removed guards."""
    with open(os.devnull, "w") as nothing, redirect_stdout(nothing):
        report = _measure(Effort(one_fault_in=int(arguments[0])))
    sys.stdout.write(f"\n{json.dumps(report)}\n")
    return 0


def _measure(effort: Effort) -> dict[str, Json]:
    """Measure by the tests that run here as they are: with ``bench``, and no other fixture of their own."""
    try:
        environment = load_environment(SERVER)
        tests = load_tests(SERVER)
    except InputError as error:
        return {"failure": str(error)}
    fit = [test for test in tests if not test.failure(environment)]
    score = measure(environment, fit, effort)
    return {
        "guards": round(score.share(*RULES[:1]), 2),
        "rules": round(score.share(*RULES), 2),
        "made": sum(score.made.values()),
        "tests": len(fit),
        "survivors": [one for one in score.survivors if one.startswith(RULES)][:20],
    }

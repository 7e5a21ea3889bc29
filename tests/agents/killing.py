"""Runs the command in a process of its own and kills it while a request waits for its answer."""

import subprocess
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

from tests.agents.scripted import Script, ScriptedModel, serve_script

SECONDS = 120
"""After which a run counts as hanging."""


class Killed:
    """Kills the process at the n-th request, of all or of one stage, before that is answered."""

    def __init__(self, number: int, stage: str = "") -> None:
        self.left = number
        self.stage = stage
        self.process: subprocess.Popen[bytes] | None = None

    def __call__(self, work: str, _: int) -> int:
        if work and self.stage in ("", work.split("/")[1]):  # the greeting belongs to no work
            self.left -= 1
        if self.left or not self.process:
            return 200
        self.process.kill()
        self.process.wait()
        return 503


def run(command: list[str], model: ScriptedModel, killed: Killed | None = None, until: Path | None = None) -> int:
    """Run ``command`` with the endpoint's options, or only until there is a file, and return its exit code."""
    full = [sys.executable, *command, "--endpoint", model.url, "--model", "m", "--concurrency", "1", "--jobs", "1"]
    model.before = killed
    process = subprocess.Popen(full, stdout=subprocess.DEVNULL)
    if killed:
        killed.process = process
    try:
        while until and not until.exists() and process.poll() is None:
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.02)
        if until:
            process.kill()
        return process.wait(SECONDS)
    finally:
        process.kill()


def requests_of(script: Script, command: list[str], workspace: Path) -> list[str]:
    """Run without a kill and return the work of each request."""
    with serve_script(script) as model:
        assert run([*command, "--workspace", str(workspace)], model) == 0, model.missing
    return [work for work, _ in model.answered if work]


def kill_and_go_on(number: int, script: Script, command: list[str], workspace: Path) -> None:
    """Kill a run at its n-th request, run it again, and see that no completion was given twice."""
    with serve_script(script) as model:
        assert run([*command, "--workspace", str(workspace)], model, Killed(number)) == -9
        assert run([*command, "--workspace", str(workspace)], model) == 0, model.missing
    answered_once(model)


def answered_once(model: ScriptedModel) -> None:
    """Say that no completion was given twice."""
    twice = {turn: count for turn, count in Counter(model.answered).items() if count > 1 and turn[0]}
    assert not twice

"""Replay in another process: what depends on hash order or on the process shows only there."""

import sys
from collections.abc import Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from mcp_servers.checks.attacks.oracle import trace
from mcp_servers.checks.elsewhere import run_elsewhere
from mcp_servers.checks.probes import probe_tools
from mcp_servers.checks.report import Finding, found
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts import EnvironmentFault, Json
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.environments import LoadedEnvironment, load_environment

MAX_SECONDS = 300


def another_process_replays(environment: LoadedEnvironment) -> Finding:
    """Probes and oracles give the same bytes in a process with another hash seed."""
    arguments = [str(environment.folder.resolve()), environment.world]
    run = run_elsewhere(f"{__name__}:print_fingerprints", arguments, seconds=MAX_SECONDS)
    if run.timed_out:
        return found("another process replays", [f"it did not end within {MAX_SECONDS} s"])
    if run.code:
        return found("another process replays", [run.errors.strip()[-300:] or f"it ended with {run.code}"])
    theirs, ours = run.output.split(), fingerprints(environment)
    names = [*environment.interface, *(task.id for task in environment.tasks)]
    different = [name for name, one, two in zip(names, theirs, ours, strict=True) if one != two]
    return found("another process replays", [f"{name} gives other bytes in another process" for name in different])


def print_fingerprints(arguments: Sequence[str]) -> int:
    """Print the fingerprints of a server, given its folder and the name of its world."""
    folder, world = arguments
    sys.stdout.write("\n".join(fingerprints(load_environment(Path(folder), world))))
    return 0


def fingerprints(environment: LoadedEnvironment) -> list[str]:
    """Return a hash of what each tool's probes give, and one for the oracle of each task that needs this server alone."""
    given: dict[str, list[Json]] = {name: [] for name in environment.interface}
    for probe in probe_tools(environment):
        given[probe.tool].append([probe.arguments, probe.result.text if probe.result else probe.crash])
    return [
        *(_hash(dump_json(probes)) for probes in given.values()),
        *(_hash(_oracle_trace(environment, number)) for number in range(len(environment.tasks))),
    ]


def _oracle_trace(environment: LoadedEnvironment, number: int) -> str:
    task = environment.tasks[number]
    if len(task.servers) > 1:
        return ""
    try:
        with closing(Trial(task, {task.servers[0]: environment})) as trial:
            return trace(trial.oracle)
    except EnvironmentFault as fault:
        return str(fault)


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]

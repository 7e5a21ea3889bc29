"""The integrity gate: every attack that a task must withstand before it is published."""

import inspect
from collections.abc import Mapping
from contextlib import closing
from hashlib import sha256
from types import ModuleType

from mcp_servers.checks.attacks import ATTACKS
from mcp_servers.checks.jailed import audit_jailed, is_untrusted
from mcp_servers.checks.report import Finding, Report, found
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts import EnvironmentFault, InputError, Task
from mcp_servers.runtime.environments import LoadedEnvironment

SERVERS_ARE_THERE = "servers are there"
ORACLE_RUNS = "oracle runs"
PARTS_FIT = "parts fit together"

MOST_REMEMBERED = 1_000


def audit(task: Task, environments: Mapping[str, LoadedEnvironment], *, first_failure: bool = False) -> Report:
    """Attack a task in every way there is and return one finding per attack.

    A task that was found sound is not attacked again in the same process, as long as nothing of it or its servers changes.

    Args:
        task: The task.
        environments: Loaded servers by what the task calls them: refs, or bare names.
        first_failure: Stop at the first attack that succeeds, for a maker of tasks that only keeps sound ones.
    """
    try:
        for name in task.servers:
            environments[name]
    except (KeyError, InputError) as error:
        return _not_run(task, SERVERS_ARE_THERE, f"no server {error}" if isinstance(error, KeyError) else str(error))
    if not task.servers:
        return _not_run(task, SERVERS_ARE_THERE, "the task names no server")
    if is_untrusted({ref: environments[ref] for ref in task.servers}):
        return audit_jailed(task, environments, first_failure)
    try:
        key = _content(task, environments)
    except InputError as fault:
        return _not_run(task, ORACLE_RUNS, str(fault))
    if key in _sound:
        return _sound[key]
    report = _attack(task, environments, first_failure)
    if report.passed:
        _sound[key] = report
        if len(_sound) > MOST_REMEMBERED:
            del _sound[next(iter(_sound))]
    return report


_sound: dict[str, Report] = {}
"""Content of a task and its servers to its report, of those last found sound: a build audits what it has just made."""


def _content(task: Task, environments: Mapping[str, LoadedEnvironment]) -> str:
    """Hash all that an audit depends on: the task, its servers and, where it has programs, their source.

    Raises:
        InputError: It has programs, but its server has none.
    """
    servers = [environments[ref] for ref in task.servers]
    parts = [task.to_json(), *(server.digest + server.manifest.to_json() for server in servers)]
    if task.oracle.program or task.verifier:
        programs = servers[0].programs
        assert isinstance(programs, ModuleType)  # jailed ones were audited elsewhere
        parts.append(inspect.getsource(programs))
    return sha256("\n".join(parts).encode()).hexdigest()


def _attack(task: Task, environments: Mapping[str, LoadedEnvironment], first_failure: bool) -> Report:
    try:
        trial = Trial(task, environments)
    except (EnvironmentFault, InputError) as fault:
        return _not_run(task, ORACLE_RUNS, str(fault))
    findings = [Finding(gate=ORACLE_RUNS, passed=True)]
    with closing(trial):
        for name in ATTACKS:
            fits = all(finding.passed for finding in findings if finding.gate == PARTS_FIT)
            findings.append(_make(name, trial, fits))
            if first_failure and not findings[-1].passed:
                break
    return Report(subject=task.id, findings=tuple(findings))


def _not_run(task: Task, gate: str, reason: str) -> Report:
    return Report(subject=task.id, findings=(found(gate, [reason]),))


def _make(name: str, trial: Trial, fits: bool) -> Finding:
    """Make one attack; a program that crashes under it is the task's fault, as is what makes an attack impossible."""
    try:
        return ATTACKS[name](trial)
    except EnvironmentFault as fault:
        return found(name, [str(fault)])
    except Exception as error:
        if fits:
            raise
        return found(
            name, [f"cannot be tried, because the parts do not fit together ({type(error).__name__}: {error})"]
        )

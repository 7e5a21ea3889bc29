"""The integrity gate: every attack that a task must withstand before it is published."""

from collections.abc import Mapping
from contextlib import closing

from mcp_servers.checks.attacks import ATTACKS, Attack
from mcp_servers.checks.report import Finding, Report
from mcp_servers.checks.trial import Trial
from mcp_servers.contracts import EnvironmentFault, InputError, Task
from mcp_servers.runtime.environments import LoadedEnvironment

ORACLE_RUNS = "oracle runs"


def audit(task: Task, environments: Mapping[str, LoadedEnvironment], *, first_failure: bool = False) -> Report:
    """Attack a task in every way there is and return one finding per attack.

    Args:
        task: The task.
        environments: Ref to loaded server, for all servers of the task.
        first_failure: Stop at the first attack that succeeds, for a maker of tasks that only keeps sound ones.
    """
    try:
        trial = Trial(task, environments)
    except (EnvironmentFault, InputError) as fault:
        return Report(subject=task.id, findings=(Finding(gate=ORACLE_RUNS, passed=False, reason=str(fault)),))
    findings = [Finding(gate=ORACLE_RUNS, passed=True)]
    with closing(trial):
        for attack in ATTACKS:
            findings.append(_make(attack, trial))
            if first_failure and not findings[-1].passed:
                break
    return Report(subject=task.id, findings=tuple(findings))


def _make(attack: Attack, trial: Trial) -> Finding:
    """Make one attack; a program that crashes under it is the task's fault."""
    try:
        return attack(trial)
    except EnvironmentFault as fault:
        return Finding(gate=attack.__name__.replace("_", " "), passed=False, reason=str(fault))

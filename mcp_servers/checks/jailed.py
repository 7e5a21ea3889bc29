"""Checks of servers whose code a model wrote: all of them run in the jail, beside that code, and their reports come back.

What is checked could forge what is said of it, since both are in one process. That would cost the server's quality, and
neither this machine nor a session nor a verdict, none of which trusts these reports. What the code looks like is read
outside, before anything runs.
"""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from pydantic import ValidationError

from mcp_servers.checks.report import Report, found
from mcp_servers.contracts import Task
from mcp_servers.runtime.environments import LoadedEnvironment, load_environment
from mcp_servers.runtime.sandbox.confinement import WORK, Bounds
from mcp_servers.runtime.sandbox.functions import Ran, folder_files, report_of, run_jailed
from mcp_servers.runtime.sandbox.trust import needs_jail

SECONDS = 600.0
"""For all checks of a server, or of a task."""

_BOUNDS = Bounds(memory=2 * 1024**3, processes=64, cpu_seconds=600)
"""Tests and replays run in processes of their own."""


def is_untrusted(environments: Mapping[str, LoadedEnvironment]) -> bool:
    """Whether the code of any of some servers may not run in this process."""
    return any(needs_jail(environment.manifest) for environment in environments.values())


def check_jailed(folder: Path, world: str) -> list[Report]:
    """Return the reports of ``check_folder``, made in the jail."""
    files = {f"server/{path}": text for path, text in folder_files(folder).items()}
    ran = run_jailed(f"{__name__}:print_reports", ["server", world], files, seconds=SECONDS, bounds=_BOUNDS)
    return _reports(ran, str(folder))


def audit_jailed(task: Task, environments: Mapping[str, LoadedEnvironment], first_failure: bool) -> Report:
    """Return the report of ``audit``, made in the jail."""
    files: dict[str, str] = {}
    places: dict[str, list[str]] = {}
    for number, ref in enumerate(task.servers):
        environment = environments[ref]
        places[ref] = [str(number), environment.world]
        files |= {f"{number}/{path}": text for path, text in folder_files(environment.folder).items()}
    arguments = [task.to_json(), json.dumps(places), str(int(first_failure))]
    ran = run_jailed(f"{__name__}:print_audit", arguments, files, seconds=SECONDS, bounds=_BOUNDS)
    return _reports(ran, task.id)[0]


def print_reports(arguments: Sequence[str]) -> int:
    """Check the server in a folder of the worker's, given the name of its world too."""
    from mcp_servers.checks.folder import check_folder

    folder, world = arguments
    return _print([*check_folder(WORK / folder, world)])


def print_audit(arguments: Sequence[str]) -> int:
    """Audit a task on servers in folders of the worker's: ref to folder and world."""
    from mcp_servers.checks.integrity import audit

    text, places, first_failure = arguments
    servers = {ref: load_environment(WORK / folder, world) for ref, (folder, world) in json.loads(places).items()}
    return _print([audit(Task.model_validate_json(text), servers, first_failure=bool(int(first_failure)))])


def _print(reports: Sequence[Report]) -> int:
    """Print reports where their reader looks for them, whatever the checked code has printed before."""
    sys.stdout.write("\n" + json.dumps([report.model_dump(mode="json") for report in reports]))
    return 0


def _reports(ran: Ran, subject: str) -> list[Report]:
    try:
        reports = [Report.model_validate(one) for one in report_of(ran)]
    except (TypeError, ValidationError):
        reports = []
    if ran.code or not reports:
        reason = (
            "they did not end in time" if ran.timed_out else ran.errors.strip()[-300:] or f"they ended with {ran.code}"
        )
        return [Report(subject=subject, findings=(found("checks in the jail", [reason]),))]
    return reports

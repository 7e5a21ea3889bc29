"""``python -m mcp_servers check``: every gate on servers, shown as a table."""

from argparse import Namespace
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from mcp_servers.checks.acceptance import accept
from mcp_servers.checks.folder import check_folder
from mcp_servers.checks.gates import GATES, Gate
from mcp_servers.checks.gates.tasks import tasks_name_this_version
from mcp_servers.checks.gates.tools import tools_are_listed_as_they_are
from mcp_servers.checks.report import Report
from mcp_servers.checks.tables import by_gate, counted, result
from mcp_servers.checks.task_sets import check_set, find_set
from mcp_servers.cli.console import open_console
from mcp_servers.contracts import InputError
from mcp_servers.runtime.registries import DEFAULT_REGISTRY, Servers, load_registry


@dataclass(frozen=True)
class Subject:
    """One server to check: its folder, and its world if it is a variant; the registry that lists it, if one does."""

    folder: Path
    world: str = ""
    registry: Path | None = None


_RENEWED: tuple[Gate, ...] = (tasks_name_this_version, tools_are_listed_as_they_are)
"""What accepting a server sets right."""


def run_check(args: Namespace) -> int:
    """Check servers by name or folder, and sets of tasks by name or file; return the exit code: 1 if a gate stayed shut.

    Args:
        args: ``names``, ``accept`` (list the servers that pass under their new content hash) and ``registry`` (paths).

    Raises:
        InputError: A name is neither listed nor a folder, or a folder to be accepted is not listed.
    """
    console = open_console()
    registries: list[Path] = args.registry or [DEFAULT_REGISTRY]
    listing = [registry for registry in registries if registry.exists()]
    others = Servers(*listing) if listing else {}
    shut = 0
    for name in args.names:
        if task_set := find_set(name, listing):
            if args.accept:
                raise InputError(f"{name} is a set of tasks; only a server is accepted under its new content hash")
            reports = list(check_set(task_set, others))
            console.print(tabulate(name, reports))
            shut += not all(report.passed for report in reports)
            continue
        subject = find_subject(name, registries)
        if args.accept and subject.registry is None:
            raise InputError(
                f"{name} is listed in none of {', '.join(map(str, registries))}; only a listed server is accepted"
            )
        gates = tuple(gate for gate in GATES if not (args.accept and gate in _RENEWED))
        reports = list(check_folder(subject.folder, subject.world, others, gates))
        console.print(tabulate(name, reports))
        if not all(report.passed for report in reports):
            shut += 1
        elif args.accept and subject.registry:
            console.print(accept(subject.folder, subject.world, subject.registry))
    return 1 if shut else 0


def find_subject(name: str, registries: list[Path]) -> Subject:
    """Return the server that a name or a folder path means; the last registry that lists it counts.

    Raises:
        InputError: There is no such server.
    """
    for registry in reversed(registries):
        if not registry.exists() and Path(name).is_dir():
            continue
        for entry in load_registry(registry).servers:
            folder = registry.parent / entry.folder
            if name in (entry.name, entry.ref) or (not entry.world and Path(name).resolve() == folder.resolve()):
                return Subject(folder, entry.world, registry)
    if Path(name).is_dir():
        return Subject(Path(name))
    raise InputError(f"'{name}' is neither a server that {registries[-1]} lists nor a folder")


def tabulate(name: str, reports: Iterable[Report]) -> Table:
    """Return a table with the folder's gates, and of its tasks one line per attack, and one per failure."""
    table = Table(title=f"Gates of {name}", show_lines=False)
    for column in ("gate", "result", "what was found"):
        table.add_column(column, overflow="fold")
    folder, *tasks = reports
    for finding in folder.findings:
        table.add_row(finding.gate, result(finding), finding.reason or counted(finding.counts))
    table.add_section()
    for gate, findings in by_gate(tasks).items():
        worst = next((finding for _, finding in findings if not finding.passed), findings[0][1])
        table.add_row(gate, result(worst), f"{sum(finding.passed for _, finding in findings)} of {len(findings)} tasks")
        for task, finding in findings:
            if not finding.passed:
                table.add_row("", result(finding), f"{task}: {finding.reason}")
    return table

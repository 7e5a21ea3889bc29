"""``audit``: attack tasks, published ones or those of a file, and show what each attack got."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from generator.commands.shared import REGISTRY, Commands, refuse_folder, refuse_unusable
from mcp_servers.checks.integrity import audit
from mcp_servers.checks.report import Report, found
from mcp_servers.checks.tables import tabulate_attacks, tabulate_failures
from mcp_servers.checks.task_files import Written, read_tasks
from mcp_servers.contracts import InputError, split_ref
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.registries import Servers


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "audit", help="attack tasks in every way of the integrity gate: published ones, or those of a file"
    )
    command.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="tasks, one a line (.jsonl), or one or a list of them (.json); options may come before or after",
    )
    command.add_argument(
        "--server",
        nargs="+",
        action="extend",
        default=[],
        metavar="NAME",
        help="only tasks of these servers (default: of all that are published)",
    )
    command.add_argument(
        "--registry",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="where servers are listed; may be repeated, the last wins (default: the project's own)",
    )
    command.add_argument("--json", type=Path, metavar="FILE", help="also keep every finding")
    command.set_defaults(run=_run)


def _run(arguments: argparse.Namespace, console: Console) -> int:
    servers = Servers(*(arguments.registry or [REGISTRY]))
    names = [name for name in arguments.server if not _is_file(name)]
    files = [*arguments.files, *(Path(name) for name in arguments.server if _is_file(name))]
    for file in files:
        if str(file) in servers and not file.exists():
            raise InputError(f"{file} is a server, not a file of tasks: --server {file}")
    for name in names:
        if name not in servers:
            raise InputError(f"{servers.unknown(name)}; a file of tasks is called .jsonl or .json")
    if arguments.json:
        refuse_folder("--json", arguments.json, "findings.json")
        refuse_unusable("--json", arguments.json.parent)
    tasks = list(_chosen(files, names, servers))
    if not tasks:
        raise InputError("there is no task to audit: the files hold none, or none of these servers")
    reports, stopped = _audit_all(tasks, servers, console)
    _show(reports, len(tasks), console)
    if arguments.json:
        content = [report.model_dump(mode="json") for report in reports]
        arguments.json.write_text(dump_json(content, indent=2) + "\n", "utf-8", newline="\n")
    if stopped:
        return 130
    return 0 if all(report.passed for report in reports) else 1


def _is_file(name: str) -> bool:
    """Whether what stands after ``--server`` is a file of tasks: options may come before files or after them."""
    return name.endswith((".jsonl", ".json"))


def _chosen(files: Sequence[Path], names: Sequence[str], servers: Servers) -> Iterator[Written]:
    """Yield the tasks of the files; without files, those of the servers, or of all."""
    if not files:
        for name in names or servers:
            path = servers[name].data_folder / "tasks.jsonl"
            yield from read_tasks(path, name) if path.exists() else ()
        return
    wanted = {split_ref(name)[0] for name in names}
    for written in (written for file in files for written in read_tasks(file)):
        of = {split_ref(ref)[0] for ref in written.task.servers} if written.task else wanted
        if not wanted or wanted & of:
            yield written


def _audit_all(tasks: Sequence[Written], servers: Servers, console: Console) -> tuple[list[Report], bool]:
    """Audit one task after the other while a bar shows how far it is; an interrupt ends it with what was found so far."""
    reports: list[Report] = []
    failed = 0
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[failed]} failed"),
        TimeRemainingColumn(),
    )
    try:
        with Progress(*columns, console=console) as progress:
            bar = progress.add_task("auditing tasks", total=len(tasks), failed=0)
            for written in tasks:
                reports.append(_report(written, servers))
                failed += not reports[-1].passed
                progress.update(bar, advance=1, failed=failed)
    except KeyboardInterrupt:
        return reports, True
    return reports, False


def _report(written: Written, servers: Servers) -> Report:
    if written.task is None:
        return Report(subject=written.place, findings=(found("task can be read", [written.problem]),))
    report = audit(written.task, servers)
    twins = [found("no other task has its id", [f"so has the task at {written.twin}"])] if written.twin else []
    subject = f"{written.place} {written.task.id}"
    return report.model_copy(update={"subject": subject, "findings": (*report.findings, *twins)})


def _show(reports: Sequence[Report], total: int, console: Console) -> None:
    failed = sum(not report.passed for report in reports)
    console.print(tabulate_attacks(f"{len(reports)} of {total} tasks audited", reports))
    if failed:
        console.print(tabulate_failures(reports))
    console.print(f"{len(reports) - failed} sound, {failed} not", highlight=False)

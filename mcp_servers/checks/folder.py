"""All gates of a server folder, generated or written by hand."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from mcp_servers.checks.gates import GATES, Gate
from mcp_servers.checks.integrity import audit
from mcp_servers.checks.jailed import check_jailed
from mcp_servers.checks.report import Finding, Report, found
from mcp_servers.contracts import EnvironmentFault, InputError, Task, split_ref
from mcp_servers.runtime.environments import LoadedEnvironment, load_environment
from mcp_servers.runtime.sandbox.trust import needs_jail


def check_folder(
    folder: Path,
    world: str = "",
    others: Mapping[str, LoadedEnvironment] | None = None,
    gates: tuple[Gate, ...] = GATES,
) -> Iterator[Report]:
    """Yield the report of a server folder, then the report of each of its tasks.

    The code is read before it is imported: what is not pure is not run.

    Args:
        folder: The server's folder.
        world: Name of a variant under ``worlds/``, or empty.
        others: Servers by name that tasks may need besides this one.
        gates: The gates of the folder itself; what the first one, which reads the code, turns away is not run.
    """
    try:
        environment = load_environment(folder, world)
    except InputError as error:
        yield Report(subject=str(folder), findings=(found("folder can be read", [str(error)]),))
        return
    purity = _pass(gates[0], environment)
    if not purity.passed:
        yield Report(subject=environment.name, findings=(purity,))
        return
    if needs_jail(environment.manifest):
        yield from check_jailed(folder, world)
        return
    try:
        _load(environment)
    except InputError as error:
        yield Report(subject=environment.name, findings=(purity, found("server can be loaded", [str(error)])))
        return
    findings = [_pass(gate, environment) for gate in gates[1:]]
    yield Report(subject=environment.name, findings=(purity, *findings))
    yield from _audit_tasks(environment, others or {})


def _load(environment: LoadedEnvironment) -> None:
    """Load what every other gate and every task needs, so that what is broken in it is said once."""
    environment.template, environment.toolset, environment.listing  # noqa: B018 - each says what is wrong with its files
    if (environment.folder / "programs.py").exists():
        environment.programs  # noqa: B018


def _audit_tasks(environment: LoadedEnvironment, others: Mapping[str, LoadedEnvironment]) -> Iterator[Report]:
    try:
        tasks = environment.tasks
    except InputError as error:
        yield Report(subject="tasks.jsonl", findings=(found("tasks can be read", [str(error)]),))
        return
    for task in tasks:
        yield _audit(task, environment, others)


def _audit(task: Task, environment: LoadedEnvironment, others: Mapping[str, LoadedEnvironment]) -> Report:
    """Audit a task on the servers of the names it gives; whether it was made for this version is a gate of the folder."""
    names = {ref: split_ref(ref)[0] for ref in task.servers}
    try:
        servers = {ref: environment if name == environment.name else others[name] for ref, name in names.items()}
    except (KeyError, InputError) as error:
        return Report(subject=task.id, findings=(found("servers are there", [f"this task also needs {error}"]),))
    return audit(task, servers)


def _pass(gate: Gate, environment: LoadedEnvironment) -> Finding:
    try:
        return gate(environment)
    except (InputError, EnvironmentFault) as error:
        return found(gate.__name__.replace("_", " "), [str(error)])

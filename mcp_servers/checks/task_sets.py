"""All gates of a set of tasks that belong to no single server."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from mcp_servers.checks.integrity import audit
from mcp_servers.checks.report import Report, found
from mcp_servers.contracts import InputError, Task
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.registries import load_registry, load_task_set


def find_set(name: str, registries: Sequence[Path]) -> Path | None:
    """Return the file of a set of tasks by its path or its name in a registry, the last one first; ``None`` if it is none."""
    if name.endswith(".jsonl"):
        return Path(name)
    listed = [(registry, load_registry(registry).sets.get(name)) for registry in reversed(registries)]
    return next((registry.parent / file for registry, file in listed if file is not None), None)


def check_set(path: Path, servers: Mapping[str, LoadedEnvironment]) -> Iterator[Report]:
    """Yield the report of a set as a whole, then the report of each of its tasks.

    Args:
        path: The set's file.
        servers: Servers by ref.

    Raises:
        InputError: The file is missing, or a line of it is not a task.
    """
    tasks = load_task_set(path)
    ids, said = Counter(task.id for task in tasks), Counter(task.instruction for task in tasks)
    problems = [f"id {name} is given {count} times" for name, count in ids.items() if count > 1]
    problems += [f"{count} tasks have the instruction {text[:60]!r}" for text, count in said.items() if count > 1]
    whole = found("tasks belong together", problems, counts={"tasks": len(tasks)})
    yield Report(subject=path.name, findings=(whole,))
    for task in tasks:
        yield _audit(task, servers)


def _audit(task: Task, servers: Mapping[str, LoadedEnvironment]) -> Report:
    try:
        environments = {ref: servers[ref] for ref in task.servers}
    except (InputError, KeyError) as error:
        return Report(subject=task.id, findings=(found("servers are there", [str(error)]),))
    return audit(task, environments)

"""A server's task file as a whole; each single task goes through the integrity gate."""

from collections import Counter

from mcp_servers.checks.report import Finding, found
from mcp_servers.contracts import Task, split_ref
from mcp_servers.runtime.environments import LoadedEnvironment


def tasks_belong_together(environment: LoadedEnvironment) -> Finding:
    """Every task is for this server, and no id and no instruction is given twice."""
    tasks = environment.tasks
    ids, said = Counter(task.id for task in tasks), Counter(task.instruction for task in tasks)
    problems = [f"id {name} is given {count} times" for name, count in ids.items() if count > 1]
    problems += [f"{count} tasks have the instruction {text[:60]!r}" for text, count in said.items() if count > 1]
    problems += [
        f"task {task.id} is for {', '.join(task.servers)}" for task in tasks if environment.name not in _names(task)
    ]
    return found("tasks belong together", problems, counts={"tasks": len(tasks)})


def tasks_name_this_version(environment: LoadedEnvironment) -> Finding:
    """Every task was made for, or accepted with, this very content of the server; a bare name always means the present one."""
    problems = [
        f"task {task.id} was made for version {digest}, this is {environment.digest}; 'check … --accept' takes it over"
        for task in environment.tasks
        if (digest := _names(task).get(environment.name, "")) not in ("", environment.digest)
    ]
    return found("tasks name this version", problems)


def _names(task: Task) -> dict[str, str]:
    """Return name to digest of a task's servers."""
    return dict(split_ref(ref) for ref in task.servers)

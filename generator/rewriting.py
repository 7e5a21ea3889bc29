"""Copies of servers whose tasks a language model has put into other words.

Each task's wording is noted as soon as it is found: an interrupted run goes on where it was.
"""

import asyncio
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree, ignore_patterns

from pydantic import ValidationError

from generator.files import data_folder, write_lines
from generator.publish import publish_folder
from generator.tasks.wording.fidelity import names_in
from generator.tasks.wording.rewriting import Rewriting, Writer, rewrite
from mcp_servers.contracts import InputError, Task, say_problem
from mcp_servers.runtime import LoadedEnvironment, Servers

NOTES = ".rewritings"
"""Folder beside the servers in which the wordings of each are noted."""

Tell = Callable[[Rewriting], None]


@dataclass(frozen=True)
class Assignment:
    """The tasks of one server, in all its worlds."""

    name: str
    worlds: tuple[LoadedEnvironment, ...]

    @property
    def tasks(self) -> Iterator[tuple[LoadedEnvironment, Task]]:
        """Each task with its world."""
        return ((world, task) for world in self.worlds for task in world.tasks)


def assign(names: Sequence[str], servers: Servers) -> list[Assignment]:
    """Return what there is to rewrite of some servers.

    Raises:
        InputError: No registry lists one, it is one of a server's further worlds, or none of its tasks is there.
    """
    assignments = []
    for name in dict.fromkeys(names):
        if servers[name].world:
            raise InputError(
                f"{name} is a world of {servers[name].manifest.name}; name the server, all worlds go with it"
            )
        worlds = tuple(servers[other] for other in servers if other == name or other.startswith(f"{name}."))
        if not any(world.tasks for world in worlds):
            raise InputError(f"{name} has no tasks to rewrite")
        assignments.append(Assignment(name, worlds))
    return assignments


def known_rewritings(assignment: Assignment, out: Path, model: str) -> dict[str, Rewriting]:
    """Return task id to what was noted of it earlier, with this model and for the instruction that it has now.

    Raises:
        InputError: The notes are not what this program wrote.
    """
    path = _notes(out, assignment.name)
    now = {task.id: task.instruction for _, task in assignment.tasks}
    try:
        noted = (
            [Rewriting.model_validate_json(line) for line in path.read_bytes().splitlines()] if path.exists() else []
        )
    except ValidationError as error:
        raise InputError(
            f"{path} holds no rewritings ({say_problem(error)}); remove it or name another --out"
        ) from None
    return {item.task: item for item in noted if item.model == model and now.get(item.task) == item.before}


async def rewrite_tasks(
    assignment: Assignment, out: Path, writer: Writer, model: str, servers: Servers, tell: Tell
) -> None:
    """Rewrite the tasks that nothing is noted of, and note what comes of each.

    Raises:
        InfrastructureFault: The model gave no answer; what was noted stays.
    """
    known, path = known_rewritings(assignment, out, model), _notes(out, assignment.name)
    path.parent.mkdir(parents=True, exist_ok=True)

    async def note(world: LoadedEnvironment, task: Task) -> None:
        environments = {ref: servers[ref] for ref in task.servers}
        made = await rewrite(task, environments, writer, model, names[world.name])
        with path.open("a", encoding="utf-8", newline="\n") as notes:
            notes.write(f"{made.to_json()}\n")
        tell(made)

    names = {world.name: names_in([world.start_state]) for world in assignment.worlds}
    async with asyncio.TaskGroup() as group:
        for world, task in assignment.tasks:
            if task.id not in known:
                group.create_task(note(world, task))


def publish_rewritten(assignment: Assignment, out: Path, known: Mapping[str, Rewriting]) -> Path:
    """Copy a server into a catalog with its tasks in their new words, and return the copy."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(
            copytree(assignment.worlds[0].folder, Path(folder) / "server", ignore=ignore_patterns("__pycache__"))
        )
        for world in assignment.worlds:
            tasks = [known[task.id].applied(task) for task in world.tasks]
            write_lines(data_folder(copy, world.world) / "tasks.jsonl", [task.to_json() for task in tasks])
        return publish_folder(copy, out)


def _notes(out: Path, name: str) -> Path:
    return out / NOTES / f"{name}.jsonl"

"""What a long run has made already, part by part: an interrupted run goes on where it was, with the same result."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from pydantic import ValidationError

from generator.stages import TASK_CODE
from generator.workspace import code_digest
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import Model, Task

CODE = (*TASK_CODE, "generator/cross.py", "generator/long.py", "generator/task_sets.py")
"""What decides which tasks a set gets."""


class Note(Model):
    """The tasks of one part, under a key of what they depend on."""

    key: str
    tasks: tuple[Task, ...]


@dataclass(frozen=True)
class Notes:
    """A folder with a file for each part."""

    folder: Path

    def recall(self, part: str, depends: Sequence[str], make: Callable[[], list[Task]]) -> list[Task]:
        """Return the tasks of a part: those that were noted under what it depends on, else made now, and noted.

        Args:
            part: Name of the part, which may stand in a file's name.
            depends: What the tasks depend on besides the code that makes them.
            make: Makes them.
        """
        key = sha256("\n".join([*depends, *map(code_digest, CODE)]).encode()).hexdigest()
        path = self.folder / f"{part}.json"
        if (noted := _read(path)) is not None and noted.key == key:
            return list(noted.tasks)
        tasks = make()
        self.folder.mkdir(parents=True, exist_ok=True)
        replace_text(path, Note(key=key, tasks=tuple(tasks)).to_json() + "\n")
        return tasks


def _read(path: Path) -> Note | None:
    """Return a note; ``None`` where there is none, or a file that was not written as one, which is written anew."""
    try:
        return Note.model_validate_json(path.read_bytes())
    except (FileNotFoundError, ValidationError):
        return None

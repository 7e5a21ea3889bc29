"""Task files as people write them: what is wrong in one place does not hide the rest."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from pydantic import ValidationError

from mcp_servers.contracts import InputError, Json, Task, say_problem


@dataclass(frozen=True)
class Written:
    """One task of a file, or what is wrong there."""

    place: str
    """File and line, or file and number of the task."""
    task: Task | None = None
    problem: str = ""
    twin: str = ""
    """The place of an earlier task with the same id; empty if there is none."""


def read_tasks(path: Path, called: str = "") -> list[Written]:
    """Read a file with one task a line, or, if its name ends in ``.json``, with one task or a list of them.

    Args:
        path: The file.
        called: What stands for it in the places of its tasks; by default its path.

    Raises:
        InputError: It cannot be read as text.
    """
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: not UTF-8: {error}") from error
    file = called or str(path)
    return list(_distinct(_whole(file, text) if path.suffix == ".json" else _line_by_line(file, text)))


def _distinct(tasks: Iterator[Written]) -> Iterator[Written]:
    """Note of each task which one before it has its id."""
    places: dict[str, str] = {}
    for written in tasks:
        place = places.setdefault(written.task.id, written.place) if written.task else written.place
        yield written if place == written.place else replace(written, twin=place)


def _line_by_line(file: str, text: str) -> Iterator[Written]:
    for number, line in enumerate(text.split("\n"), start=1):
        if line.strip():
            place = f"{file}:{number}"
            try:
                yield _task(place, json.loads(line))
            except json.JSONDecodeError as error:
                yield Written(place, problem=f"not JSON: {error.msg} at column {error.colno}; a task is one line")


def _whole(file: str, text: str) -> Iterator[Written]:
    try:
        content = json.loads(text)
    except json.JSONDecodeError as error:
        problem = f"not JSON: {error.msg} at column {error.colno}; a file with one task a line is called .jsonl"
        yield Written(f"{file}:{error.lineno}", problem=problem)
        return
    if isinstance(content, list):
        yield from (_task(f"{file}, task {number}", item) for number, item in enumerate(content, start=1))
    else:
        yield _task(file, content)


def _task(place: str, content: Json) -> Written:
    if not isinstance(content, dict):
        return Written(place, problem=f"not a task: expected an object, not {json.dumps(content)[:40]}")
    try:
        return Written(place, Task.model_validate_json(json.dumps(content)))
    except ValidationError as error:
        return Written(place, problem=f"not a task: {say_problem(error)}")

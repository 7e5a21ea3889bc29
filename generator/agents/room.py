"""Where one environment is made by agents: a folder for each stage, kept until something that the stage depends on changes."""

import shutil
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from generator.agents.engine import Toolbox, Worker
from generator.agents.material import Material
from generator.agents.subjects import Subject
from generator.design.model import Design
from generator.workspace import code_digest, folder_digest, read_record
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import Json, Model
from mcp_servers.contracts.model import dump_json

CODE = ("generator/agents", "generator/database", "generator/testing", "generator/tools", "mcp_servers/checks")
"""Prompts and code that decide what stages make."""


class Aims(Model):
    """How much is made of an environment."""

    rows: int = 200
    """Rows that research and complexification aim at; 150 are the least that a published server has."""
    rounds: int = 3
    """Rounds of complexification at most."""
    tools: int = 12
    """Tools that are asked for."""
    graph_tasks: int = 8
    program_tasks: int = 6
    """Tasks of each kind that are asked for."""
    attempts: int = 5
    """How often each task is tried by the solver."""
    successes: int = 2
    """Attempts that must succeed for a task to be kept."""
    judge: bool = False
    """Whether tasks may ask for free text. It takes a judge to verify, which hosts do not have unless they are given one."""


@dataclass(frozen=True)
class Room:
    """All that the stages of one environment have in common."""

    folder: Path
    subject: Subject
    worker: Worker
    research: Toolbox
    """Tools of the MCP servers that the person configured."""
    aims: Aims
    material: Material = field(default_factory=Material)


@dataclass(frozen=True)
class Job:
    """What a stage works on: its own copy of what the stages before it made."""

    room: Room
    folder: Path

    @property
    def server(self) -> Path:
        """The server's folder."""
        return self.folder / "server"

    @property
    def design(self) -> Design:
        """What the database is like, without operations: the coding agent writes tools, not designs."""
        return Design.model_validate_json((self.folder / "design.json").read_bytes())

    def keep(self, design: Design) -> None:
        """Store the design for this stage and those after it."""
        replace_text(self.folder / "design.json", design.model_dump_json(indent=2, exclude_defaults=True) + "\n")


@dataclass(frozen=True)
class Stage:
    """One step of the pipeline."""

    name: str
    run: Callable[[Job], Awaitable[Mapping[str, Json]]]
    """Adds files to the job's folder and returns counts for the report."""


async def run_stage(stage: Stage, room: Room, before: Path | None) -> tuple[Path, Mapping[str, Json]]:
    """Run a stage on a copy of what is in ``before``, unless the same was done already; return its folder and report.

    A stage that fails or is killed leaves nothing that a later run would take for its result.
    """
    folder, record = room.folder / stage.name, room.folder / f"{stage.name}.json"
    key = _key(stage, room, before)
    done = read_record(record) if folder.exists() else {}
    if done.get("key") == key:
        return folder, done["report"]
    record.unlink(missing_ok=True)
    shutil.rmtree(folder, ignore_errors=True)
    if before:
        shutil.copytree(before, folder, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        folder.mkdir(parents=True)
    report = await stage.run(Job(room, folder))
    replace_text(record, dump_json({"key": key, "report": dict(report)}, indent=2) + "\n")
    return folder, report


def _key(stage: Stage, room: Room, before: Path | None) -> str:
    tools = [tool.name for tool in room.research.tools]
    parts = [
        stage.name,
        room.subject.to_json(),
        room.aims.to_json(),
        room.material.to_json(),
        folder_digest(Path(room.material.documents)) if room.material.documents else "",
        room.worker.completions.endpoint.model,
        dump_json(tools),
        folder_digest(before) if before else "",
        *map(code_digest, CODE),
    ]
    return sha256("\n".join(parts).encode()).hexdigest()

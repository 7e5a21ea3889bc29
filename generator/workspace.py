"""Where a server is built: a folder for each stage, kept until something that the stage depends on changes."""

import json
import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from generator.depth import FULL, Depth
from generator.design.model import Design
from generator.own_code import own_code
from generator.splits import Splits
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import Json, Model
from mcp_servers.contracts.model import dump_json

ROOT = Path(__file__).resolve().parents[1]

_STOP = "stopped.json"


@dataclass(frozen=True)
class Job:
    """What a stage works on."""

    folder: Path
    """The stage's own copy of what the stages before it made."""
    splits: Splits
    depth: Depth = FULL
    rounds: tuple[str, ...] = ()
    """How the design is made richer; see ``generator.complexification``."""

    @property
    def worlds(self) -> tuple[str, ...]:
        """The names of the server's worlds that have tasks of their own; its own has the empty name."""
        return self.splits.worlds(self.design.name) if self.depth.variants else ("",)

    @property
    def all_worlds(self) -> tuple[str, ...]:
        """The names of all of the server's worlds, the one that it has in common with other servers too."""
        return (*self.worlds, *(self.splits.common_worlds(self.design.name) if self.depth.variants else ()))

    @property
    def server(self) -> Path:
        """The server's folder."""
        return self.folder / "server"

    @property
    def design(self) -> Design:
        """The design as the stages before left it."""
        return Design.model_validate_json((self.folder / "design.json").read_bytes())

    def keep(self, design: Design) -> None:
        """Store a design for this stage and those after it; the order of lets and values is part of it."""
        text = design.model_dump_json(indent=2, exclude_defaults=True)
        (self.folder / "design.json").write_text(text + "\n", "utf-8", newline="\n")


@dataclass(frozen=True)
class Stage:
    """One step of the pipeline."""

    name: str
    run: Callable[[Job], Mapping[str, Json]]
    """Adds files to the job's folder and returns counts for the report."""
    code: tuple[str, ...]
    """Files and folders, relative to the repository, that decide what the stage makes, beside the function's own module."""


class Stop(Model):
    """Where the last build of a server stopped."""

    stage: str
    reason: str


class Workspace:
    """The folders of one server's stages."""

    def __init__(self, folder: Path, splits: Splits, depth: Depth = FULL, rounds: tuple[str, ...] = ()) -> None:
        self._folder = folder
        self._splits = splits
        self._depth = depth
        self._rounds = rounds

    def run(self, stage: Stage, before: Path) -> tuple[Path, Mapping[str, Json]]:
        """Run a stage on a copy of what is in ``before``, unless the same was done already; return its folder and report.

        A stage that fails leaves nothing that a later run would take for its result.
        """
        folder, record = self._folder / stage.name, self._folder / f"{stage.name}.json"
        key = self._key(stage, before)
        done = read_record(record) if folder.exists() else {}
        if done.get("key") == key:
            return folder, done["report"]
        record.unlink(missing_ok=True)
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(before, folder)
        report = stage.run(Job(folder, self._splits, self._depth, self._rounds))
        replace_text(record, dump_json({"key": key, "report": dict(report)}, indent=2) + "\n")
        return folder, report

    def start(self, design: Design) -> Path:
        """Return the folder that the first stage starts from: the design alone."""
        folder = self._folder / "design"
        folder.mkdir(parents=True, exist_ok=True)
        Job(folder, self._splits, self._depth).keep(design)
        return folder

    def stop(self, stage: str, reason: str) -> None:
        """Note that the build stopped."""
        self._folder.mkdir(parents=True, exist_ok=True)
        (self._folder / _STOP).write_text(Stop(stage=stage, reason=reason).to_json(indent=2) + "\n", "utf-8")

    def go(self) -> None:
        """Forget where an earlier build stopped."""
        (self._folder / _STOP).unlink(missing_ok=True)

    def _key(self, stage: Stage, before: Path) -> str:
        parts = [
            stage.name,
            folder_digest(before),
            self._splits.to_json(),
            dump_json(self._depth.model_dump()),
            dump_json(list(self._rounds)),
            own_code(stage.run),
            *map(code_digest, stage.code),
        ]
        return sha256("\n".join(parts).encode()).hexdigest()


def read_record(path: Path) -> dict[str, Json]:
    """Return what a stage noted when it was done; nothing where that is not there or cannot be read."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) and "report" in found else {}


def read_stop(folder: Path) -> Stop | None:
    """Return where the last build in a server's workspace stopped; ``None`` if it got through, or was never begun."""
    path = folder / _STOP
    return Stop.model_validate_json(path.read_bytes()) if path.exists() else None


def folder_digest(folder: Path) -> str:
    """Hash the files of a folder, or one file, without what Python caches."""
    digest = sha256()
    for path in [folder] if folder.is_file() else sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            digest.update(f"{path.relative_to(folder).as_posix()} {path.stat().st_size}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


@cache
def code_digest(name: str) -> str:
    """Hash a file or folder of the project, named from its root."""
    return folder_digest(ROOT / name)

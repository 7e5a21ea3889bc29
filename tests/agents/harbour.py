"""Rooms in which one stage works on a server that is there already."""

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from generator.agents.engine import Endpoint, Worker
from generator.agents.engine.completions import Completions
from generator.agents.engine.toolbox import NO_TOOLS
from generator.agents.room import Aims, Job, Room
from generator.agents.subjects import Subject
from tests.agents.scripted import ScriptedModel

HARBOUR = Path(__file__).parents[1] / "fixtures" / "harbour"


@asynccontextmanager
async def open_job(
    folder: Path, model: ScriptedModel, *, jailed: bool = False, **aims: int | bool
) -> AsyncIterator[Job]:
    """Give a stage's job on a copy of the harbour, which is jailed as a server that a model wrote."""
    copy_harbour(folder / "stage" / "server", jailed)
    completions = Completions(Endpoint(url=model.url, model="m"))
    worker = Worker("harbour", folder, completions)
    subject = Subject(name="harbour", title="harbour")
    try:
        yield Job(Room(folder, subject, worker, NO_TOOLS, Aims(**aims)), folder / "stage")
    finally:
        await completions.close()


def copy_harbour(folder: Path, jailed: bool) -> None:
    """Copy the harbour, which is jailed as a server that a model wrote."""
    shutil.copytree(HARBOUR, folder)
    manifest = json.loads((folder / "environment.json").read_text("utf-8"))
    manifest["provenance"]["kind"] = "agents" if jailed else "hand-written"
    (folder / "environment.json").write_text(json.dumps(manifest), "utf-8")

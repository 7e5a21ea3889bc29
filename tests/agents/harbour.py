"""Rooms in which one stage works on a server that is there already."""

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
async def open_job(folder: Path, model: ScriptedModel, **aims: int | bool) -> AsyncIterator[Job]:
    """Give a stage's job on a copy of the harbour."""
    shutil.copytree(HARBOUR, folder / "stage" / "server")
    completions = Completions(Endpoint(url=model.url, model="m"))
    worker = Worker("harbour", folder, completions)
    subject = Subject(name="harbour", title="harbour")
    try:
        yield Job(Room(folder, subject, worker, NO_TOOLS, Aims(**aims)), folder / "stage")
    finally:
        await completions.close()

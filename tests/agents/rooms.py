"""Rooms for stages under test: a scripted model behind a real endpoint, and a stage run in a folder of its own."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from generator.agents.engine import Endpoint, Worker
from generator.agents.engine.completions import Completions
from generator.agents.engine.toolbox import NO_TOOLS
from generator.agents.room import Aims, Job, Room, Stage
from mcp_servers.contracts import InputError, Json
from mcp_servers.runtime.sandbox.bubblewrap import SWITCH, find_bubblewrap
from tests.agents.allotments import SUBJECT
from tests.agents.scripted import Script, ScriptedModel, serve_script


def allow_no_jail(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tests of what is not the jail itself run on a machine that has none."""
    try:
        find_bubblewrap()
    except InputError:
        monkeypatch.setenv(SWITCH, "off")


@asynccontextmanager
async def open_job(folder: Path, script: Script, aims: Aims) -> AsyncIterator[tuple[Job, ScriptedModel]]:
    """Give a job in a folder, whose model plays a script; afterwards nothing may have been asked for beyond it."""
    with serve_script({f"{SUBJECT.name}/{work}": turns for work, turns in script.items()}) as model:
        completions = Completions(Endpoint(url=model.url, model="m", retries=0))
        worker = Worker(SUBJECT.name, folder.parent / "room", completions)
        try:
            yield Job(Room(folder.parent, SUBJECT, worker, NO_TOOLS, aims), folder), model
        finally:
            await completions.close()
        assert not model.missing


async def run(stage: Stage, folder: Path, script: Script, aims: Aims) -> Mapping[str, Json]:
    """Run a stage and return its report."""
    async with open_job(folder, script, aims) as (job, _):
        return await stage.run(job)

"""The harbour, and a farm that serves it, for tests of the hosts."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import uvicorn

from mcp_servers.contracts import Criterion, Difficulty, Oracle, Registry, RegistryEntry, RowChange, StateChange, Task
from mcp_servers.hosts.farm import build_farm
from mcp_servers.hosts.listening import listen
from mcp_servers.hosts.tenants import Limits
from mcp_servers.runtime import Servers, load_environment

HARBOUR = Path(__file__).parents[1] / "fixtures" / "harbour"
BOOKING = {"berth_id": "be-8101", "boat": "Vesper", "arrives_on": "2026-03-05", "leaves_on": "2026-03-06"}


FAILING_TOOL = '''

def sound_horn(db: Database) -> Bill:
    """Fail in a way that no agent may learn about."""
    raise RuntimeError("the password of the harbour office is tern")


TOOLS += reads(sound_horn)
'''


def list_folders(path: Path, *folders: Path) -> Path:
    """Write a registry file that lists server folders."""
    entries = []
    for folder in folders:
        environment = load_environment(folder)
        entry = RegistryEntry(
            name=environment.name,
            digest=environment.digest,
            folder=str(folder),
            title=environment.manifest.title,
            taxonomy=environment.manifest.taxonomy,
            split="train",
            tools=len(environment.toolset),
        )
        entries.append(entry)
    path.write_text(Registry(servers=tuple(entries)).to_json(), "utf-8")
    return path


@pytest.fixture
def registry(tmp_path: Path) -> Path:
    """A registry file that lists the harbour."""
    return list_folders(tmp_path / "registry.json", HARBOUR)


@pytest.fixture
def failing_folder(tmp_path: Path) -> Path:
    """The harbour with one more tool, which fails."""
    folder = tmp_path / "failing-harbour"
    shutil.copytree(HARBOUR, folder)
    with (folder / "tools.py").open("a", encoding="utf-8") as tools:
        tools.write(FAILING_TOOL)
    return folder


@pytest.fixture
def servers(registry: Path) -> Servers:
    return Servers(registry)


@pytest.fixture
def booking_task(servers: Servers) -> Task:
    """Book a berth for the Vesper and say which one."""
    booked = {**BOOKING, "status": "booked", "created_at": True}
    return Task(
        id="harbour-1",
        servers=(servers["harbour"].ref,),
        kind="graph",
        instruction="Book berth South 1 for the Vesper from tomorrow for one night and name the berth.",
        answer_schema={"type": "object", "properties": {"berth_id": {"type": "string"}}, "required": ["berth_id"]},
        truth={"berth_id": "be-8101"},
        rubric=(Criterion(path="berth_id"),),
        expected=StateChange(rows=(RowChange(table="stays", change="inserted", values=booked),)),
        oracle=Oracle(),
        difficulty=Difficulty(level=1, calls=1),
        split="train",
        seed=11,
        now="2026-03-04T09:00",
    )


@asynccontextmanager
async def serving(servers: Servers, limits: Limits | None = None) -> AsyncIterator[str]:
    """Serve a farm on a free port; gives its URL."""
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(build_farm(servers, limits), log_level="warning"))
    task = asyncio.create_task(server.serve([listener]))
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        await task


@pytest.fixture
async def farm(servers: Servers) -> AsyncIterator[str]:
    async with serving(servers) as url:
        yield url

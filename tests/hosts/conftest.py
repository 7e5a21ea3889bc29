"""The harbour, and a farm that serves it, for tests of the hosts."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
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

StartFarm = Callable[..., AbstractAsyncContextManager[str]]


@pytest.fixture
def registry(tmp_path: Path) -> Path:
    """A registry file that lists the harbour."""
    environment = load_environment(HARBOUR)
    entry = RegistryEntry(
        name="harbour",
        digest=environment.digest,
        folder=str(HARBOUR),
        title=environment.manifest.title,
        taxonomy=environment.manifest.taxonomy,
        split="train",
        tools=len(environment.toolset),
    )
    path = tmp_path / "registry.json"
    path.write_text(Registry(servers=(entry,)).to_json(), "utf-8")
    return path


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


@pytest.fixture
def start_farm(servers: Servers) -> StartFarm:
    """Start a farm on a free port and give its URL."""

    @asynccontextmanager
    async def start(limits: Limits | None = None) -> AsyncIterator[str]:
        listener = listen("127.0.0.1", 0)
        server = uvicorn.Server(uvicorn.Config(build_farm(servers, limits), log_level="warning"))
        serving = asyncio.create_task(server.serve([listener]))
        try:
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            await serving

    return start


@pytest.fixture
async def farm(start_farm: StartFarm) -> AsyncIterator[str]:
    async with start_farm() as url:
        yield url

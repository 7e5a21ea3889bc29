"""What the hosts cost, as ratios to the bare SDK measured in the same run: ``python -m benchmarks.hosts``."""

import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from rich.console import Console
from rich.table import Table

from benchmarks.bare import bare_server, find_query
from benchmarks.measuring import running, time_both, time_one
from mcp_servers.contracts import Registry, RegistryEntry
from mcp_servers.hosts.server import EnvironmentServer, in_force
from mcp_servers.runtime import LoadedEnvironment, load_environment, open_session

HARBOUR = Path(__file__).parents[1] / "tests" / "fixtures" / "harbour"
BOOKING = {"berth_id": "be-8101", "arrives_on": "2026-03-05", "leaves_on": "2026-03-06"}
LIVE_SESSIONS = 1_000
CYCLES = 10_000
WARM_CYCLES = 1_000
KIB = 1024


@dataclass(frozen=True)
class Row:
    """One line of the table."""

    what: str
    ours: str
    reference: str
    ratio: str
    bar: str
    reached: bool


def compare(what: str, ours: float, reference: float, bar: float) -> Row:
    """Put two times, in milliseconds, beside the bar on their ratio."""
    ratio = ours / reference
    return Row(what, f"{ours:.2f} ms", f"{reference:.2f} ms", f"{ratio:.2f} x", f"≤ {bar} x", ratio <= bar)


async def measure_memory_host(environment: LoadedEnvironment) -> list[Row]:
    """Open, list and call without a wire."""
    server, bare, tool = EnvironmentServer([environment]), bare_server(environment), find_query(environment).tool

    async def open_ours() -> None:
        with open_session([environment]) as session, in_force(session):
            async with Client(server) as client:
                await client.list_tools()

    async def open_bare() -> None:
        async with Client(bare) as client:
            await client.list_tools()

    opening = await time_both(open_ours, open_bare, 15, 20)
    with open_session([environment]) as session, in_force(session):
        async with Client(server) as ours, Client(bare) as other:
            same = await ours.call_tool(tool, {}), await other.call_tool(tool, {})
            assert same[0].structured_content == same[1].structured_content, "the baseline must do the same work"
            calling = await time_both(lambda: ours.call_tool(tool, {}), lambda: other.call_tool(tool, {}), 15, 100)
    return [
        compare("open a private session and list its tools, in memory", *opening, 2.0),
        compare("a read call in memory", *calling, 1.5),
    ]


@asynccontextmanager
async def connected(url: str, http: httpx2.AsyncClient) -> AsyncIterator[Client]:
    """Connect to a URL with a shared HTTP client."""
    async with Client(streamable_http_client(url, http_client=http, terminate_on_close=False)) as client:
        yield client


async def measure_http_host(
    environment: LoadedEnvironment, farm: str, bare: str, http: httpx2.AsyncClient
) -> list[Row]:
    """Call over HTTP, and open over HTTP against starting a process."""
    tool = find_query(environment).tool
    addresses = (await http.post(f"{farm}/sessions", json={"servers": ["harbour"]})).json()
    async with connected(addresses["mcp"], http) as ours, connected(bare, http) as other:
        calling = await time_both(lambda: ours.call_tool(tool, {}), lambda: other.call_tool(tool, {}), 15, 30)

    async def open_session_over_http() -> None:
        opened = (await http.post(f"{farm}/sessions", json={"servers": ["harbour"]})).json()
        async with connected(opened["mcp"], http) as client:
            await client.list_tools()
        await http.delete(opened["harness"])

    async def start_process() -> None:
        command = StdioServerParameters(command=sys.executable, args=[str(environment.folder / "server.py")])
        async with Client(command) as client:
            await client.list_tools()

    opening, starting = await time_both(open_session_over_http, start_process, 5, 1)
    factor = starting / opening
    faster = Row(
        "open a private session and list its tools, over HTTP, against a stdio process",
        f"{opening:.2f} ms",
        f"{starting:.2f} ms",
        f"{factor:.0f} x faster",
        "≥ 50 x faster",
        factor >= 50,
    )
    return [compare("the same read call over HTTP", *calling, 1.3), faster]


async def call_raw(http: httpx2.AsyncClient, url: str, tool: str, arguments: dict[str, Any]) -> dict[str, Any]:
    """Call a tool without an MCP client: thousands of those would be what is measured."""
    message = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": tool, "arguments": arguments}}
    headers = {"accept": "application/json, text/event-stream", "mcp-protocol-version": "2025-11-25"}
    result: dict[str, Any] = (await http.post(url, json=message, headers=headers)).json()["result"]
    assert not result["isError"], result
    return result


async def measure_live_sessions(
    environment: LoadedEnvironment, process: Any, farm: str, http: httpx2.AsyncClient
) -> list[Row]:
    """Keep a thousand sessions open, write to each, and look whether any sees another's row."""
    before = process.memory_info().rss
    opened = [(await http.post(f"{farm}/sessions", json={"servers": ["harbour"]})).json() for _ in range(LIVE_SESSIONS)]
    for number, session in enumerate(opened):
        await call_raw(http, session["mcp"], "book_stay", {**BOOKING, "boat": f"Boat {number}"})
    each = (process.memory_info().rss - before) / LIVE_SESSIONS / KIB
    strangers = 0
    for number, session in enumerate(opened):
        state = (await http.get(f"{session['harness']}/state")).json()["stays"].values()
        boats = {stay["boat"] for stay in state if stay["boat"].startswith("Boat ")}
        strangers += boats != {f"Boat {number}"}
        await http.delete(session["harness"])
    pages = environment.template.execute("PRAGMA page_count").fetchone()[0]
    database = pages * environment.template.execute("PRAGMA page_size").fetchone()[0] / KIB
    return [
        Row(
            f"memory a session, {LIVE_SESSIONS:,} live and written to, {strangers} see another's rows",
            f"{each:.0f} KiB",
            f"database {database:.0f} KiB",
            f"+ {each - database:.0f} KiB",
            "≤ + 150 KiB",
            each - database <= 150 and not strangers,
        )
    ]


async def measure_cycles(process: Any, farm: str, http: httpx2.AsyncClient) -> list[Row]:
    """Open, write and close over and over, and look whether memory grows."""

    async def cycle() -> None:
        session = (await http.post(f"{farm}/sessions", json={"servers": ["harbour"]})).json()
        await call_raw(http, session["mcp"], "book_stay", {**BOOKING, "boat": "Terna"})
        await http.delete(session["harness"])

    spent = await time_one(cycle, WARM_CYCLES)
    before = process.memory_info().rss
    await time_one(cycle, CYCLES - WARM_CYCLES)
    after = process.memory_info().rss
    growth = after / before - 1
    return [
        Row(
            f"resident memory after {CYCLES:,} open, write and close ({spent:.1f} ms each)",
            f"{after / KIB**2:.1f} MiB",
            f"{before / KIB**2:.1f} MiB",
            f"{growth:+.1%}",
            "< + 5 %",
            growth < 0.05,
        )
    ]


async def main() -> int:
    """Measure everything and print the table; the exit code says whether every bar is reached."""
    environment = load_environment(HARBOUR)
    rows = await measure_memory_host(environment)
    with tempfile.TemporaryDirectory() as folder:
        registry = Path(folder) / "registry.json"
        entry = RegistryEntry(
            name="harbour",
            digest=environment.digest,
            folder=str(HARBOUR),
            taxonomy=environment.manifest.taxonomy,
            split="train",
        )
        registry.write_text(Registry(servers=(entry,)).to_json(), "utf-8")
        farm_command = ("-m", "mcp_servers", "serve", "--port", "0", "--registry", str(registry))
        with running(*farm_command) as (process, shown), running("-m", "benchmarks.bare", str(HARBOUR)) as (_, bare):
            farm = shown.split("/servers")[0]
            async with httpx2.AsyncClient(timeout=60) as http:
                rows += await measure_http_host(environment, farm, bare, http)
                cycles = await measure_cycles(process, farm, http)
                rows += await measure_live_sessions(environment, process, farm, http) + cycles
    table = Table("what", "ours", "reference", "ratio", "bar", "")
    for row in rows:
        table.add_row(row.what, row.ours, row.reference, row.ratio, row.bar, "reached" if row.reached else "missed")
    Console().print(table)
    return 0 if all(row.reached for row in rows) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))

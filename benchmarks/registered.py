"""What a farm with many registered servers costs: ``python -m benchmarks.registered REGISTRY``.

It starts, opens some of the servers for the first time, and lists their tools; the memory of those that nobody opens is that of
their registry entries.
"""

import asyncio
import gc
import sys
import time
from pathlib import Path
from statistics import median

import httpx2
from rich.console import Console
from rich.table import Table

from benchmarks.hosts import KIB, connected
from benchmarks.measuring import running
from mcp_servers.runtime import load_registry

OPENED = 50
"""Servers that are opened, spread over the registry."""


async def measure(path: Path) -> Table:
    """Start a farm on a registry and open some of its servers."""
    gc.freeze()  # the client's own search for garbage is none of the farm's time
    names = [entry.name for entry in load_registry(path).servers]
    chosen = names[:: max(1, len(names) // OPENED)][:OPENED]
    began = time.perf_counter()
    with running("-m", "mcp_servers", "serve", "--port", "0", "--registry", str(path)) as (process, url):
        farm = url.split("/servers")[0]
        started = time.perf_counter() - began
        memory = process.memory_info().rss
        times = []
        async with httpx2.AsyncClient(timeout=60) as http:
            for name in chosen:
                start = time.perf_counter()
                opened = (await http.post(f"{farm}/sessions", json={"servers": [name]})).json()
                async with connected(opened["mcp"], http) as client:
                    await client.list_tools()
                times.append((time.perf_counter() - start) * 1000)
                await http.delete(opened["harness"])
        each = (process.memory_info().rss - memory) / len(chosen) / KIB
    table = Table("what", "measured", "bar", title=f"a farm with {len(names):,} servers registered")
    table.add_row("start until it listens", f"{started:.1f} s", "≤ 3 s")
    table.add_row("first session and tools/list of a server, median", f"{median(times):.0f} ms", "≤ 50 ms")
    table.add_row("the slowest of them", f"{max(times):.0f} ms", "≤ 50 ms")
    table.add_row("memory of the farm with none opened", f"{memory / KIB / KIB:.0f} MiB", "")
    table.add_row("memory a server that was opened once", f"{each:,.0f} KiB", "")
    return table


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m benchmarks.registered REGISTRY")
    Console().print(asyncio.run(measure(Path(sys.argv[1]))))

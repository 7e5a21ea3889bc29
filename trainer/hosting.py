"""Where episodes are played: in this process, or on a farm."""

import asyncio
from collections.abc import Iterable

from mcp_servers.contracts import InputError, Task
from mcp_servers.hosts.connection import Host
from mcp_servers.hosts.http import HttpHost
from mcp_servers.hosts.memory import MemoryHost
from mcp_servers.runtime import Servers


def choose_host(servers: Servers, farm: str | None) -> Host:
    """Return the farm at a URL, or this process without one. A host belongs to one event loop: each runner needs its own."""
    return HttpHost(farm, servers) if farm else MemoryHost(servers)


def check_farm(url: str | None, servers: Servers, tasks: Iterable[Task]) -> None:
    """Make sure that a farm serves the servers of some tasks in the very versions that the registry here lists.

    Args:
        url: Address of the farm; ``None``: there is none, and nothing to check.
        servers: The registry here.
        tasks: What is going to be played.

    Raises:
        InputError: The farm serves other servers, or other versions of them.
        InfrastructureFault: It cannot be reached, or is no farm.
    """
    if url is None:
        return
    one_each = {task.servers: task for task in tasks}
    try:
        asyncio.run(_visit(HttpHost(url, servers), one_each.values()))
    except InputError as error:
        raise InputError(f"the farm does not serve what the registry here lists: {error}") from error


async def _visit(host: HttpHost, tasks: Iterable[Task]) -> None:
    """Open a session for each task and close it again."""
    async with host:
        for task in tasks:
            await (await host.open(task)).close()

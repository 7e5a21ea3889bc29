"""``list`` and ``show``: which servers there are, what one of them is, and how to connect to it."""

import json
import shlex
import sys
from argparse import Namespace

from rich.console import Console
from rich.table import Table

from mcp_servers.contracts import Json
from mcp_servers.hosts.listing import list_tools
from mcp_servers.runtime import LoadedEnvironment, Servers

PIPE_WIDTH = 160


def list_servers(args: Namespace) -> int:
    """Print a table of all servers."""
    servers = Servers(*args.registry)
    table = Table("name", "title", "category", "group", "tools", "tasks", "split")
    for name in servers:
        entry = servers.entries[name]
        table.add_row(name, entry.title, *entry.taxonomy, str(entry.tools), str(entry.tasks), entry.split)
    _console().print(table)
    return 0


def show_server(args: Namespace) -> int:
    """Print what a server is, its tools, and configuration that clients can use as it stands."""
    environment = Servers(*args.registry)[args.name]
    manifest, console = environment.manifest, _console()
    console.print(f"[bold]{manifest.title}[/bold]  {environment.ref}")
    console.print(f"{manifest.description}\n\n{manifest.instructions}\n", highlight=False)
    rows = ", ".join(f"{table} {len(content)}" for table, content in environment.start_state.items())
    console.print(f"category  {' / '.join(manifest.taxonomy)}", highlight=False)
    console.print(f"source    {manifest.provenance.kind}: {manifest.provenance.source}", highlight=False)
    console.print(f"rows      {rows}", highlight=False)
    console.print(f"folder    {environment.folder.resolve()}", highlight=False, soft_wrap=True)
    table = Table("tool", "", "what it does")
    for tool in list_tools([environment]):
        reads = tool.annotations is not None and tool.annotations.read_only_hint
        table.add_row(tool.name, "reads" if reads else "writes", tool.description)
    console.print(table)
    for heading, text in connections(environment, args.url):
        console.print(f"\n[bold]{heading}[/bold]")
        console.print(text, markup=False, highlight=False, soft_wrap=True)
    return 0


def connections(environment: LoadedEnvironment, url: str) -> list[tuple[str, str]]:
    """Return where a client is configured, and what to write or run there.

    A variant of a server's world has no ``server.py`` of its own: it is reached through a farm only.
    """
    name, remote = environment.name, f"{url.rstrip('/')}/servers/{environment.name}/mcp"
    ways = [
        (
            f"Claude Code, with 'python -m mcp_servers serve' at {url}",
            f"claude mcp add --transport http {name} {remote}",
        ),
        ("Claude Code: .mcp.json, likewise", _servers(name, {"type": "http", "url": remote})),
    ]
    if environment.world:
        return ways
    # Not resolved: the interpreter of a virtual environment is a link, and only the link knows its packages.
    command = [sys.executable, str(environment.folder.resolve() / "server.py")]
    process: dict[str, Json] = {"command": command[0], "args": command[1:]}
    return [
        ("Claude Desktop: claude_desktop_config.json", _servers(name, process)),
        ("Claude Code: .mcp.json", _servers(name, {"type": "stdio", **process})),
        ("Claude Code: command line", f"claude mcp add {name} -- {shlex.join(command)}"),
        *ways,
    ]


def _servers(name: str, settings: dict[str, Json]) -> str:
    return json.dumps({"mcpServers": {name: settings}}, indent=2)


def _console() -> Console:
    """Write for a person; into a pipe, where nobody can widen the window, with room for whole rows."""
    return Console() if sys.stdout.isatty() else Console(width=PIPE_WIDTH)

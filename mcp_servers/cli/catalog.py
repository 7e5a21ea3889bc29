"""``list`` and ``show``: which servers there are, what one of them is, and how to connect to it."""

import json
import shlex
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.table import Column, Table
from rich.text import Text

from mcp_servers.cli.console import open_console
from mcp_servers.contracts import Json
from mcp_servers.runtime import LoadedEnvironment, Servers, Tool


def list_servers(args: Namespace) -> int:
    """Print a table of all servers."""
    servers = Servers(*args.registry)
    others = ("title", "category", "group", "tools", "tasks", "split")
    table = Table(Column("name", no_wrap=True), *(Column(heading, overflow="fold") for heading in others))
    for name in servers:
        entry = servers.entries[name]
        table.add_row(name, entry.title, *entry.taxonomy, str(entry.tools), str(entry.tasks), entry.split)
    open_console().print(table)
    return 0


def show_server(args: Namespace) -> int:
    """Print what a server is, its tools, and configuration that clients can use as it stands."""
    environment = Servers(*args.registry)[args.name]
    manifest, console = environment.manifest, open_console()
    console.print(f"[bold]{manifest.title}[/bold]  {environment.ref}")
    console.print(f"{manifest.description}\n\n{manifest.instructions}\n", highlight=False)
    rows = ", ".join(f"{table} {len(content)}" for table, content in environment.start_state.items())
    console.print(f"category  {' / '.join(manifest.taxonomy)}", highlight=False)
    console.print(f"source    {manifest.provenance.kind}: {manifest.provenance.source}", highlight=False)
    console.print(f"rows      {rows}", highlight=False)
    console.print(f"folder    {environment.folder.resolve()}", highlight=False, soft_wrap=True)
    table = Table(Column("tool", no_wrap=True), "", Column(Text("arguments, [optional ones]")), "what it does")
    for tool in environment.interface.values():
        table.add_row(tool.name, "writes" if tool.writes else "reads", Text(_arguments(tool)), tool.description)
    console.print(table)
    for heading, text in connections(environment, args.url, args.registry):
        console.print(Text(f"\n{heading}", style="bold"), soft_wrap=True)
        console.print(text, markup=False, highlight=False, soft_wrap=True)
    return 0


def _arguments(tool: Tool) -> str:
    required = tool.input_schema.get("required", ())
    return ", ".join(name if name in required else f"[{name}]" for name in tool.input_schema["properties"])


def connections(environment: LoadedEnvironment, url: str, registries: Sequence[Path]) -> list[tuple[str, str]]:
    """Return where a client is configured, and what to write or run there.

    A variant of a server's world has no ``server.py`` of its own: it is reached through a farm only, of these registries.
    """
    serve = shlex.join(["serve", *(word for path in registries for word in ("--registry", str(path)))])
    name, remote = environment.name, f"{url.rstrip('/')}/servers/{environment.name}/mcp"
    ways = [
        (
            f"Claude Code, with 'python -m mcp_servers {serve}' at {url}",
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

"""``tools.json``: a server's tools as clients are shown them, worked out once, so that to list them imports nothing.

It counts as long as the tools' sources are what it was worked out from; else it is worked out anew.
"""

import json
from collections.abc import Mapping
from pathlib import Path

from pydantic import ValidationError

from mcp_servers.contracts import InputError, Json, Model, say_problem
from mcp_servers.runtime.digest import tools_digest
from mcp_servers.runtime.interfaces import dress
from mcp_servers.runtime.toolset import Tool, Toolset

FILE = "tools.json"


class ListedTool(Model):
    """What clients are shown of one tool."""

    description: str
    writes: bool
    input_schema: dict[str, Json]
    output_schema: dict[str, Json]


class Listing(Model):
    """What ``tools.json`` holds."""

    sources: str
    """Digest of the tools' sources."""
    tools: dict[str, ListedTool]
    """Name to tool, in their listed order."""


def make_listing(interface: Toolset, folder: Path) -> Listing:
    """Work out what clients are shown of the tools in a folder."""
    return Listing(sources=tools_digest(folder), tools={name: _listed(tool) for name, tool in interface.items()})


def fresh_interface(toolset: Toolset, folder: Path) -> Toolset:
    """Return the tools as clients see them, with nothing worked out yet."""
    return dress(Toolset(tuple(tool.fresh() for tool in toolset.values())), folder)


def _listed(tool: Tool) -> ListedTool:
    return ListedTool(
        description=tool.description,
        writes=tool.writes,
        input_schema=tool.input_schema,
        output_schema=tool.output_schema,
    )


def read_listing(folder: Path) -> Listing | None:
    """Return what is listed of the tools in a folder; ``None`` without the file.

    Raises:
        InputError: The file holds something else.
    """
    path = folder / FILE
    if not path.exists():
        return None
    try:
        return Listing.model_validate_json(path.read_bytes())
    except OSError as error:
        raise InputError(f"{path} cannot be read: {error.strerror}") from error
    except ValidationError as error:
        raise InputError(f"{path}: {say_problem(error)}; remove it, and tools are listed from their code") from error


def read_fresh_listing(folder: Path) -> Listing | None:
    """Return what is listed of the tools in a folder, unless their sources have changed since.

    Raises:
        InputError: The file holds something else.
    """
    listing = read_listing(folder)
    return listing if listing and listing.sources == tools_digest(folder) else None


def use_listing(interface: Toolset, listed: Mapping[str, ListedTool]) -> None:
    """Give tools the schemas that are listed for them, which are then not worked out: each is a cached property."""
    for name in interface.keys() & listed.keys():
        schemas = {"input_schema": listed[name].input_schema, "output_schema": listed[name].output_schema}
        vars(interface[name]).update(schemas)


def dump_listing(listing: Listing) -> str:
    """Write a listing as JSON, one tool to a line; the order of arguments is kept, which sorted keys would lose."""
    lines = [f"{json.dumps(name)}: {_dump(tool.model_dump())}" for name, tool in listing.tools.items()]
    return f'{{"sources": {json.dumps(listing.sources)}, "tools": {{\n' + ",\n".join(lines) + "\n}}\n"


def _dump(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

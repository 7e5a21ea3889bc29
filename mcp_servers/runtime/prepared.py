"""``schemas.json``: the schemas of a server's tools, worked out once, so that to list them takes no time.

They count as long as the tools' sources are what they were worked out from; else they are worked out anew.
"""

import json
from pathlib import Path

from pydantic import ValidationError

from mcp_servers.contracts import InputError, Json, Model, say_problem
from mcp_servers.runtime.digest import tools_digest
from mcp_servers.runtime.toolset import Tool, Toolset

FILE = "schemas.json"


class ToolSchemas(Model):
    """The schemas of one tool's arguments and of its result."""

    input: dict[str, Json]
    output: dict[str, Json]


class PreparedSchemas(Model):
    """What ``schemas.json`` holds."""

    sources: str
    """Digest of the tools' sources."""
    tools: dict[str, ToolSchemas]


def use_prepared(toolset: Toolset, folder: Path) -> None:
    """Give tools the schemas that are prepared for them, if they are of the sources that there are.

    Raises:
        InputError: The file holds something else.
    """
    prepared = read_prepared(folder)
    if prepared is None or prepared.sources != tools_digest(folder):
        return
    for name in toolset.keys() & prepared.tools.keys():
        schemas = prepared.tools[name]
        vars(toolset[name]).update(input_schema=schemas.input, output_schema=schemas.output)


def read_prepared(folder: Path) -> PreparedSchemas | None:
    """Return what is prepared for the tools in a folder; ``None`` without the file.

    Raises:
        InputError: The file holds something else.
    """
    path = folder / FILE
    if not path.exists():
        return None
    try:
        return PreparedSchemas.model_validate_json(path.read_bytes())
    except ValidationError as error:
        raise InputError(
            f"{path}: {say_problem(error)}; without the file, schemas are worked out when asked for"
        ) from error


def prepare(toolset: Toolset, folder: Path) -> PreparedSchemas:
    """Work out the schemas of tools from their functions."""
    fresh = {name: Tool(tool.function, tool.writes) for name, tool in toolset.items()}
    schemas = {name: ToolSchemas(input=tool.input_schema, output=tool.output_schema) for name, tool in fresh.items()}
    return PreparedSchemas(sources=tools_digest(folder), tools=schemas)


def dump_prepared(prepared: PreparedSchemas) -> str:
    """Write schemas as JSON, one tool to a line; the order of arguments is kept, which sorted keys would lose."""
    lines = [f"{json.dumps(name)}: {_dump(schemas.model_dump())}" for name, schemas in prepared.tools.items()]
    return f'{{"sources": {json.dumps(prepared.sources)}, "tools": {{\n' + ",\n".join(lines) + "\n}}\n"


def _dump(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

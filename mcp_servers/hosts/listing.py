"""Tools as MCP clients see them."""

from collections.abc import Sequence

from mcp.types import Tool, ToolAnnotations

from mcp_servers.runtime import LoadedEnvironment
from mcp_servers.runtime.sessions import public_name


def list_tools(environments: Sequence[LoadedEnvironment]) -> list[Tool]:
    """Describe the tools of some environments as clients see them, in their listed order."""
    several = len(environments) > 1
    return [
        Tool(
            name=public_name(environment, name, several),
            title=name.replace("_", " ").capitalize(),
            description=tool.description,
            input_schema=tool.input_schema,
            output_schema=tool.output_schema,
            annotations=ToolAnnotations(
                read_only_hint=not tool.writes, destructive_hint=tool.writes, open_world_hint=False
            ),
        )
        for environment in environments
        for name, tool in environment.listing.items()
    ]

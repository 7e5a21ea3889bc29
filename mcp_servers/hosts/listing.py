"""Tools as MCP clients see them."""

from collections.abc import Sequence

from mcp.types import Tool, ToolAnnotations

from mcp_servers.runtime import LoadedEnvironment, open_session


def list_tools(environments: Sequence[LoadedEnvironment]) -> list[Tool]:
    """Describe the tools of some environments as clients see them, in their listed order."""
    with open_session(environments) as session:
        return [
            Tool(
                name=name,
                title=tool.name.replace("_", " ").capitalize(),
                description=tool.description,
                input_schema=tool.input_schema,
                output_schema=tool.output_schema,
                annotations=ToolAnnotations(
                    read_only_hint=not tool.writes, destructive_hint=tool.writes, open_world_hint=False
                ),
            )
            for name, tool in session.tools.items()
        ]

"""An environment as a FastMCP server, for people who mount, proxy or extend it."""

from pathlib import Path
from typing import Any

from fastmcp import FastMCP
from fastmcp.tools import Tool, ToolResult
from mcp.shared.exceptions import MCPError
from mcp.types import INTERNAL_ERROR
from pydantic import PrivateAttr

from mcp_servers.contracts import EnvironmentFault
from mcp_servers.hosts.listing import list_tools
from mcp_servers.runtime import Session, load_environment, open_session


class EnvironmentTool(Tool):
    """A tool of an open session."""

    _session: Session = PrivateAttr()

    async def run(self, arguments: dict[str, Any]) -> ToolResult:
        """Call the tool; a refusal is an error result."""
        try:
            result = self._session.call(self.name, arguments)
        except EnvironmentFault:
            raise MCPError(INTERNAL_ERROR, "The server failed; the call changed nothing.") from None
        return ToolResult(content=result.text, structured_content=result.structured, is_error=result.is_error)


def build_fastmcp(folder: Path) -> FastMCP[Any]:
    """Serve the environment in a folder; all clients of the process share one database.

    Raises:
        InputError: The folder is not a server.
    """
    environment = load_environment(folder)
    session = open_session([environment])
    server: FastMCP[Any] = FastMCP(
        environment.name,
        instructions=session.instructions,
        version=environment.digest,
        dereference_schemas=False,
    )
    for listed in list_tools([environment]):
        tool = EnvironmentTool(
            name=listed.name,
            title=listed.title,
            description=listed.description,
            parameters=listed.input_schema,
            output_schema=listed.output_schema,
            annotations=listed.annotations,
        )
        tool._session = session
        server.add_tool(tool)
    return server

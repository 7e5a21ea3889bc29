"""The tools that a piece of work may use: those of some MCP servers, reached as any client reaches them."""

from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any, Self

from fastmcp import Client
from mcp.types import TextContent, Tool

from mcp_servers.contracts import InfrastructureFault, InputError, Json
from mcp_servers.hosts.client import Held
from mcp_servers.runtime import CallResult


class Toolbox:
    """Some tools of some MCP servers. Any task of the event loop may use and close it."""

    def __init__(self, owners: Mapping[str, "Client[Any]"], tools: Sequence[Tool]) -> None:
        self._owners = owners
        self.tools = tuple(tools)

    def only(self, *names: str) -> "Toolbox":
        """Return the same box with fewer tools; ``KeyError`` for one that it has not."""
        by_name = {tool.name: tool for tool in self.tools}
        return Toolbox(self._owners, [by_name[name] for name in names])

    def joined(self, other: "Toolbox") -> "Toolbox":
        """Return a box with the tools of both; where both have a name, this one's is meant."""
        more = [tool for tool in other.tools if tool.name not in self._owners]
        return Toolbox({**other._owners, **self._owners}, [*self.tools, *more])

    async def call(self, name: str, arguments: Mapping[str, Json]) -> CallResult:
        """Call a tool; one that is not in the box is refused.

        Raises:
            InfrastructureFault: Its server could not be reached.
        """
        if name not in {tool.name for tool in self.tools}:
            return CallResult(None, f"There is no tool '{name}'.", is_error=True)
        try:
            result = await self._owners[name].call_tool_mcp(name, dict(arguments))
        except Exception as error:  # whatever a server or its transport dies of
            raise InfrastructureFault(f"{name}: {type(error).__name__}: {error}") from error
        text = "".join(block.text for block in result.content if isinstance(block, TextContent))
        return CallResult(result.structured_content, text, bool(result.is_error))


NO_TOOLS = Toolbox({}, ())


class OpenToolboxes:
    """The MCP servers that some toolboxes stand on, open as long as this is."""

    def __init__(self) -> None:
        self._stack = AsyncExitStack()

    async def open(self, servers: Mapping[str, Any]) -> Toolbox:
        """Connect to some servers and return all of their tools.

        Args:
            servers: Name to what a FastMCP client connects to: a server in this process, or an entry of ``mcpServers``
                in an ``mcp.json`` under that key.

        Raises:
            InputError: A server cannot be started, or two of them have a tool of one name.
        """
        owners: dict[str, Client[Any]] = {}
        tools: list[Tool] = []
        for name, source in servers.items():
            target = {"mcpServers": {name: source}} if isinstance(source, Mapping) else source
            held: Held[Client[Any]] = Held(Client(target))
            try:
                client = await held.enter()
                self._stack.push_async_callback(held.leave)
                listed = await client.list_tools()
            except Exception as error:  # a command that is not there, a refused connection, a server that says nothing
                raise InputError(f"the MCP server '{name}' cannot be used: {type(error).__name__}: {error}") from error
            for tool in listed:
                if tool.name in owners:
                    raise InputError(f"the MCP servers have two tools called '{tool.name}'; leave one of them out")
                owners[tool.name] = client
                tools.append(tool)
        return Toolbox(owners, tools)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

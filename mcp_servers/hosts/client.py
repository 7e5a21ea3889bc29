"""An MCP client that any task of the event loop may use and close."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from typing import Generic, TypeVar

from mcp import Client
from mcp.shared.exceptions import MCPError
from mcp.types import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    CallToolRequest,
    CallToolRequestParams,
    CallToolResult,
    TextContent,
)

from mcp_servers.contracts import EnvironmentFault, InfrastructureFault, Json
from mcp_servers.runtime import CallResult

logger = logging.getLogger(__name__)

Value = TypeVar("Value")


class Held(Generic[Value]):
    """An async context manager kept open by a task of its own: what anyio enters, the same task must leave."""

    def __init__(self, manager: AbstractAsyncContextManager[Value]) -> None:
        self._entered: asyncio.Future[Value] = asyncio.get_running_loop().create_future()
        self._leave = asyncio.Event()
        self._owner = asyncio.create_task(self._own(manager))

    async def enter(self) -> Value:
        """Return what the context manager gives; what entering it raises is raised here."""
        try:
            return await self._entered
        except asyncio.CancelledError:
            self._owner.cancel()
            raise

    async def leave(self) -> None:
        """Leave the context manager; doing so twice is fine."""
        self._leave.set()
        await asyncio.wait([self._owner])

    async def _own(self, manager: AbstractAsyncContextManager[Value]) -> None:
        try:
            async with manager as value:
                self._entered.set_result(value)
                await self._leave.wait()
        except Exception as error:
            if self._entered.done():
                # Whoever was using the value has met this error; nobody waits for it here.
                logger.info("ended early: %r", error)
            else:
                self._entered.set_exception(error)


async def call_tool(client: Client, name: str, arguments: Mapping[str, Json]) -> CallResult:
    """Call a tool and say whose failure a failure is.

    The result is not validated against the tool's output schema: the gates of a published server have done that, and
    a client compiles its validators anew for each session (3 ms a tool).

    Raises:
        EnvironmentFault: The server failed.
        InfrastructureFault: The server could not be reached.
    """
    request = CallToolRequest(params=CallToolRequestParams(name=name, arguments=dict(arguments)))
    try:
        result = await client.session.send_request(request, CallToolResult)
    except MCPError as error:
        if error.code == INVALID_PARAMS:
            return CallResult(None, error.message, is_error=True)
        if error.code == INTERNAL_ERROR:
            raise EnvironmentFault(f"{name}: {error.message}") from error
        raise InfrastructureFault(f"{name}: {error.message}") from error
    text = "".join(block.text for block in result.content if isinstance(block, TextContent))
    return CallResult(result.structured_content, text, bool(result.is_error))

"""The way in that desktop clients use: one process, one database, messages on stdin and stdout."""

import logging
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import anyio
from mcp.server.stdio import stdio_server
from mcp.shared._stream_protocols import ReadStream, WriteStream
from mcp.shared.message import SessionMessage
from mcp.types import PROTOCOL_VERSION_META_KEY, SERVER_INFO_META_KEY, JSONRPCRequest, JSONRPCResponse
from mcp.types.version import MODERN_PROTOCOL_VERSIONS

from mcp_servers.contracts import InputError
from mcp_servers.hosts.server import EnvironmentServer
from mcp_servers.runtime import load_environment, open_session

Incoming = SessionMessage | Exception


def serve_stdio(folder: Path) -> None:
    """Serve the environment in a folder until the client leaves; its changes are gone with the process.

    Stdout carries messages only. A folder that cannot be served is explained on stderr, with exit code 1.
    """
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING)
    try:
        environment = load_environment(folder)
        with open_session([environment]) as session:
            server = EnvironmentServer([environment], lambda: session)
            anyio.run(_serve, server)
    except InputError as error:
        sys.exit(f"error: {error}")
    except KeyboardInterrupt:
        sys.exit(130)


async def _serve(server: EnvironmentServer) -> None:
    async with stdio_server() as (incoming, outgoing):
        probed = ProbedStream(server, incoming, outgoing)
        await server.run(probed, outgoing, server.create_initialization_options())


class ProbedStream:
    """Answers a client's opening ``server/discover`` itself, so that any protocol era may follow it.

    The SDK settles a connection's era at the first request and refuses ``initialize`` after ``server/discover``, yet
    clients that know both eras ask exactly in that order.
    """

    def __init__(
        self, server: EnvironmentServer, incoming: ReadStream[Incoming], outgoing: WriteStream[SessionMessage]
    ) -> None:
        self._server = server
        self._incoming = incoming
        self._outgoing = outgoing
        self._settled = False

    async def receive(self) -> Incoming:
        """Return the next message that is not an opening probe."""
        while True:
            item = await self._incoming.receive()
            request = item.message if isinstance(item, SessionMessage) else None
            if self._settled or not isinstance(request, JSONRPCRequest):
                return item
            version = _modern_version(request)
            if request.method != "server/discover" or version is None:
                self._settled = True
                return item
            await self._answer(request, version)

    async def aclose(self) -> None:
        """Close the stream that is read from."""
        await self._incoming.aclose()

    def __aiter__(self) -> "ProbedStream":
        return self

    async def __anext__(self) -> Incoming:
        try:
            return await self.receive()
        except anyio.EndOfStream:
            raise StopAsyncIteration from None

    async def __aenter__(self) -> "ProbedStream":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def _answer(self, request: JSONRPCRequest, version: str) -> None:
        result = self._server.discovery(version).model_dump(by_alias=True, mode="json", exclude_none=True)
        result["_meta"] = {SERVER_INFO_META_KEY: self._server.server_info_stamp}
        response = JSONRPCResponse(jsonrpc="2.0", id=request.id, result=result)
        await self._outgoing.send(SessionMessage(response))


def _modern_version(request: JSONRPCRequest) -> str | None:
    """Return the protocol version that a stateless request names, if this server speaks it."""
    meta: Any = (request.params or {}).get("_meta") or {}
    version = meta.get(PROTOCOL_VERSION_META_KEY)
    return version if version in MODERN_PROTOCOL_VERSIONS else None

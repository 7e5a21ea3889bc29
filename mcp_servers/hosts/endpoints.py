"""MCP over HTTP for one set of servers, started when first needed."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence

from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from starlette.types import Receive, Scope, Send

from mcp_servers.hosts.client import Held
from mcp_servers.hosts.server import EnvironmentServer, in_force
from mcp_servers.runtime import LoadedEnvironment, Session

SHARED_NOTE = (
    "This is a shared demo database: others read and change the same rows, and it can be reset at any time. "
    "Open a private session for work of your own."
)


class Endpoint:
    """Answers the MCP requests of all sessions on one set of servers, in both protocol eras."""

    def __init__(self, environments: Sequence[LoadedEnvironment], counts: Counter[str], note: str = "") -> None:
        self.environments = tuple(environments)
        self.used = time.monotonic()
        server = EnvironmentServer(environments, note=note, counts=counts)
        # Stateless: the session is the path, so nothing hangs on an Mcp-Session-Id that a client may drop.
        self._manager = StreamableHTTPSessionManager(server, json_response=True, stateless=True)
        self._running = Held(self._manager.run())

    async def start(self) -> None:
        """Be ready for requests; starting twice is fine."""
        # Shielded: a request that is given up must not take along what others wait for too.
        await asyncio.shield(self._running.enter())

    async def stop(self) -> None:
        """End the requests being served."""
        await self._running.leave()

    async def serve(self, session: Session, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one HTTP request from a session."""
        self.used = time.monotonic()
        with in_force(session):
            await self._manager.handle_request(scope, receive, send)

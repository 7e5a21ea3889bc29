"""The farm: an HTTP application in which every session of every server has an address of its own."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from mcp_servers.contracts import InputError
from mcp_servers.hosts.directory import DirectoryRoutes
from mcp_servers.hosts.guard import LOOPBACK, Guard
from mcp_servers.hosts.harness import HarnessRoutes
from mcp_servers.hosts.tenants import Full, Limits, Tenants
from mcp_servers.runtime import LoadedEnvironment


class PrivateMcp:
    """``/sessions/<secret>/mcp``: the MCP server of one private session."""

    def __init__(self, tenants: Tenants) -> None:
        self._tenants = tenants

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        tenant = self._tenants.of_agent(scope["path_params"]["secret"])
        if tenant is None:
            raise HTTPException(404, "there is no such session; it was closed, or idle for too long")
        await tenant.endpoint.serve(tenant.session, scope, receive, send)


class SharedMcp:
    """``/servers/<name>/mcp``: the demo database of one server, and how to reset it."""

    def __init__(self, tenants: Tenants) -> None:
        self._tenants = tenants

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        session, endpoint = await self._tenants.demo(self._known(scope["path_params"]["name"]))
        await endpoint.serve(session, scope, receive, send)

    async def reset(self, request: Request) -> Response:
        """Give the database its first rows again."""
        await self._tenants.reset(self._known(request.path_params["name"]))
        return Response(status_code=204)

    def _known(self, name: str) -> str:
        if name not in self._tenants.servers:
            raise HTTPException(404, f"no server is called '{name}'; GET /v0/servers names them all")
        return name


def build_farm(
    servers: Mapping[str, LoadedEnvironment], limits: Limits | None = None, hosts: tuple[str, ...] = LOOPBACK
) -> Starlette:
    """Build the application.

    Args:
        servers: The servers by name and ref, each started when first asked for.
        limits: What it grants; the defaults if left out.
        hosts: Names it may be addressed by, in Host and Origin headers.
    """
    tenants = Tenants(servers, limits or Limits())
    shared = SharedMcp(tenants)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        reaper = asyncio.create_task(tenants.reap())
        yield
        reaper.cancel()
        await tenants.close_all()

    return Starlette(
        routes=[
            Route("/sessions/{secret}/mcp", PrivateMcp(tenants)),
            Route("/servers/{name}/mcp", shared),
            Route("/servers/{name}/reset", shared.reset, methods=["POST"]),
            *HarnessRoutes(tenants).routes(),
            *DirectoryRoutes(tenants).routes(),
        ],
        middleware=[Middleware(Guard, hosts=hosts, body_bytes=tenants.limits.body_bytes)],
        exception_handlers={HTTPException: _answer_error, InputError: _answer_error, Full: _answer_error},
        lifespan=lifespan,
    )


async def _answer_error(_: Request, error: Exception) -> Response:
    """Say what is wrong in one sentence."""
    if isinstance(error, HTTPException):
        return JSONResponse({"error": error.detail}, error.status_code)
    return JSONResponse({"error": str(error)}, 503 if isinstance(error, Full) else 400)

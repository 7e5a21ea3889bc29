"""The routes of whoever runs episodes: open a session, look into it, branch it, close it. No agent knows these paths."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict

from pydantic import Field, ValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from mcp_servers.contracts import InputError, Json, say_problem
from mcp_servers.contracts.model import LocalTime, Model
from mcp_servers.hosts.tenants import Tenant, Tenants
from mcp_servers.runtime import Session


class Opening(Model):
    """Body of ``POST /sessions``."""

    servers: tuple[str, ...] = Field(min_length=1)
    """Names or refs."""
    seed: int | None = None
    now: LocalTime | None = None


class Restoring(Model):
    """Body of ``POST /harness/<secret>/restore``."""

    snapshot: str


class HarnessRoutes:
    """Handlers over the sessions of one farm."""

    def __init__(self, tenants: Tenants) -> None:
        self._tenants = tenants

    def routes(self) -> list[Route]:
        """List the routes."""
        views: dict[str, Callable[[Session], Json]] = {
            "state": Session.state,
            "diff": lambda session: session.diff().model_dump(mode="json"),
            "journal": lambda session: {
                "calls": [asdict(entry) for entry in session.journal],
                "faults": session.faults,
            },
        }
        return [
            Route("/sessions", self._open, methods=["POST"]),
            *(Route(f"/harness/{{secret}}/{name}", self._view(view)) for name, view in views.items()),
            Route("/harness/{secret}/snapshot", self._snapshot, methods=["POST"]),
            Route("/harness/{secret}/restore", self._restore, methods=["POST"]),
            Route("/harness/{secret}/fork", self._fork, methods=["POST"]),
            Route("/harness/{secret}", self._close, methods=["DELETE"]),
        ]

    async def _open(self, request: Request) -> Response:
        opening = await _read(Opening, request)
        tenant = await self._tenants.open(opening.servers, opening.seed, opening.now)
        return _addresses(request, tenant)

    def _view(self, view: Callable[[Session], Json]) -> Callable[[Request], Awaitable[Response]]:
        async def show(request: Request) -> Response:
            return JSONResponse(view(self._tenant(request).session))

        return show

    async def _snapshot(self, request: Request) -> Response:
        tenant = self._tenant(request)
        if len(tenant.snapshots) >= self._tenants.limits.snapshots:
            raise HTTPException(409, f"a session keeps at most {self._tenants.limits.snapshots} snapshots")
        name = str(len(tenant.snapshots) + 1)
        tenant.snapshots[name] = tenant.session.snapshot()
        return JSONResponse({"snapshot": name}, status_code=201)

    async def _restore(self, request: Request) -> Response:
        tenant = self._tenant(request)
        name = (await _read(Restoring, request)).snapshot
        if name not in tenant.snapshots:
            raise HTTPException(404, f"this session has no snapshot '{name}'")
        tenant.session.restore(tenant.snapshots[name])
        return Response(status_code=204)

    async def _fork(self, request: Request) -> Response:
        return _addresses(request, self._tenants.fork(self._tenant(request)))

    async def _close(self, request: Request) -> Response:
        self._tenants.close(self._tenant(request))
        return Response(status_code=204)

    def _tenant(self, request: Request) -> Tenant:
        tenant = self._tenants.of_harness(request.path_params["secret"])
        if tenant is None:
            raise HTTPException(404, "there is no such session; it was closed, or idle for too long")
        return tenant


def _addresses(request: Request, tenant: Tenant) -> Response:
    base = str(request.base_url)
    agent, harness = f"{base}sessions/{tenant.agent}/mcp", f"{base}harness/{tenant.harness}"
    refs = [environment.ref for environment in tenant.endpoint.environments]
    return JSONResponse({"mcp": agent, "harness": harness, "servers": refs}, status_code=201)


async def _read(shape: type[Model], request: Request) -> Json:
    try:
        return shape.model_validate_json(await request.body())
    except ValidationError as error:
        raise InputError(f"{request.url.path}: {say_problem(error)}") from None

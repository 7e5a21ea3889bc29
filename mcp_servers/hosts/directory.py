"""The routes that say what a farm serves and how it fares."""

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from mcp_servers.contracts import InputError, Json
from mcp_servers.hosts.tenants import Tenants
from mcp_servers.runtime import LoadedEnvironment

SCHEMA = "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"
NAMESPACE = "agent-worlds"
UNAVAILABLE = f"{NAMESPACE}/unavailable"
"""Key in ``_meta``: name of a server to the sentence that says why it cannot be served."""
PAGE = 30
MAX_PAGE = 100
MAX_DESCRIPTION = 100
COUNTERS = {
    "opened": "private sessions opened",
    "closed": "private sessions closed",
    "reaped": "private sessions closed because nobody used them",
    "refused": "private sessions refused because the farm was full",
    "calls": "tool calls",
    "faults": "tool calls that failed by the server's fault",
}


class DirectoryRoutes:
    """Handlers over the servers and sessions of one farm."""

    def __init__(self, tenants: Tenants) -> None:
        self._tenants = tenants

    def routes(self) -> list[Route]:
        """List the routes."""
        return [
            Route("/v0/servers", self._servers),
            Route("/healthz", self._health),
            Route("/metrics", self._metrics),
        ]

    async def _servers(self, request: Request) -> Response:
        """Answer in the shape of the official MCP registry: pages by cursor, ``search`` in names.

        A server that cannot be served (its folder changed, say) is not among the servers: ``_meta`` says why.
        """
        query = request.query_params
        wanted = query.get("limit", str(PAGE))
        if not wanted.isdigit() or not 1 <= int(wanted) <= MAX_PAGE:
            raise InputError(f"limit must be a number from 1 to {MAX_PAGE}, not '{wanted}'")
        names = sorted(name for name in self._tenants.servers if query.get("search", "") in name)
        names = [name for name in names if name > query.get("cursor", "")]
        page = names[: int(wanted)]
        entries: list[Json] = []
        unavailable: dict[str, str] = {}
        for name in page:
            try:
                entries.append({"server": describe(self._tenants.servers[name], str(request.base_url))})
            except InputError as error:
                unavailable[name] = str(error)
        metadata: dict[str, Json] = {"count": len(entries)}
        if len(names) > len(page):
            metadata["nextCursor"] = page[-1]
        listed: dict[str, Json] = {"servers": entries, "metadata": metadata}
        return JSONResponse({**listed, "_meta": {UNAVAILABLE: unavailable}} if unavailable else listed)

    async def _health(self, _: Request) -> Response:
        return JSONResponse({"status": "ok"})

    async def _metrics(self, _: Request) -> Response:
        lines = [_metric("sessions_open", "gauge", "private sessions open", len(self._tenants))]
        lines += [
            _metric(f"{name}_total", "counter", text, self._tenants.counts[name]) for name, text in COUNTERS.items()
        ]
        return PlainTextResponse("".join(lines), media_type="text/plain; version=0.0.4")


def describe(environment: LoadedEnvironment, base: str) -> dict[str, Json]:
    """Return a server's ``server.json``; its remote is the shared demo database."""
    text = environment.manifest.description
    return {
        "$schema": SCHEMA,
        "name": f"{NAMESPACE}/{environment.name}",
        "title": environment.manifest.title,
        "description": text if len(text) <= MAX_DESCRIPTION else text[: MAX_DESCRIPTION - 1] + "…",
        "version": f"1.0.0+{environment.digest}",
        "remotes": [{"type": "streamable-http", "url": f"{base}servers/{environment.name}/mcp"}],
    }


def _metric(name: str, kind: str, text: str, value: int) -> str:
    full = f"mcp_farm_{name}"
    return f"# HELP {full} {text}.\n# TYPE {full} {kind}\n{full} {value}\n"

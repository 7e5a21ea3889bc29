"""The baseline: what the SDK's low-level server costs by itself. Run as a program, it serves over HTTP."""

import json
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn
from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel.server import Server
from mcp.server.streamable_http_manager import StreamableHTTPSessionManager
from mcp.types import (
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    PaginatedRequestParams,
    TextContent,
    Tool,
)
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from mcp_servers.hosts.listening import listen
from mcp_servers.hosts.listing import list_tools
from mcp_servers.runtime import LoadedEnvironment, load_environment, open_session
from mcp_servers.runtime.template import clone


@dataclass(frozen=True)
class Query:
    """A search tool's call, and the SQL that answers it."""

    tool: str
    selects: tuple[str, ...]


def find_query(environment: LoadedEnvironment) -> Query:
    """Take the first search tool that needs no argument, and record what it asks the database."""
    with open_session([environment]) as session:
        for name, tool in session.tools.items():
            if not tool.writes and not tool.input_schema.get("required"):
                asked: list[str] = []
                session.servers[0].database.connection.set_trace_callback(asked.append)
                result = session.call(name, {})
                selects = tuple(sql for sql in asked if sql.startswith("SELECT"))
                if result.structured and "items" in result.structured:
                    return Query(name, selects)
    raise SystemExit(f"{environment.name} has no search tool without required arguments")


def answer(connection: sqlite3.Connection, query: Query) -> dict[str, Any]:
    """Do what the search tool does, without validation, transaction or journal."""
    page = [dict(row) for row in connection.execute(query.selects[0])]
    total = connection.execute(query.selects[1]).fetchone()[0] if len(query.selects) > 1 else len(page)
    result = {"items": page, "total": total}
    return {**result, "next_page": 2} if total > len(page) else result


def build_bare(tools: list[Tool], run: Callable[[], dict[str, Any]]) -> Server[Any]:
    """Build a low-level server whose every tool calls a function."""

    async def list_all(_: ServerRequestContext[Any], __: PaginatedRequestParams | None) -> ListToolsResult:
        return ListToolsResult(tools=tools)

    async def call(_: ServerRequestContext[Any], __: CallToolRequestParams) -> CallToolResult:
        result = run()
        text = json.dumps(result, ensure_ascii=False, separators=(",", ":"))
        return CallToolResult(content=[TextContent(type="text", text=text)], structured_content=result)

    return Server("bare", on_list_tools=list_all, on_call_tool=call)


def bare_server(environment: LoadedEnvironment) -> Server[Any]:
    """Build the baseline of an environment: the same tool list, one shared database, the same query."""
    query, connection = find_query(environment), clone(environment.template)
    return build_bare(list_tools([environment]), lambda: answer(connection, query))


def serve_bare(folder: Path) -> None:
    """Serve the baseline over the SDK's own HTTP transport and print its port."""
    manager = StreamableHTTPSessionManager(bare_server(load_environment(folder)), json_response=True, stateless=True)

    class Endpoint:
        async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
            await manager.handle_request(scope, receive, send)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with manager.run():
            yield

    app = Starlette(routes=[Route("/mcp", Endpoint())], lifespan=lifespan)
    listener = listen("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}/mcp", flush=True)
    with suppress(KeyboardInterrupt):
        uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False)).run(sockets=[listener])


if __name__ == "__main__":
    serve_bare(Path(sys.argv[1]))

"""The way in over HTTP: an MCP client of a farm, and the harness of its session."""

from collections.abc import Mapping
from typing import Any

import httpx2
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError
from mcp.types import Tool

from mcp_servers.contracts import EnvironmentFault, InfrastructureFault, InputError, Json, Task, Verdict
from mcp_servers.hosts.client import Held, call_tool
from mcp_servers.hosts.connection import Connection, Host
from mcp_servers.runtime import CallResult, JournalEntry, LoadedEnvironment, open_task, verify
from mcp_servers.runtime.verification import find_verifier

TIMEOUT_SECONDS = 60.0
SOCKETS = 16
ERROR_CHARACTERS = 200


class HttpConnection(Connection):
    """A client of a session on a farm."""

    def __init__(
        self, host: "HttpHost", harness: str, client: Client, held: Held[Client], tools: tuple[Tool, ...]
    ) -> None:
        self.harness = harness
        self.instructions = client.instructions or ""
        self.tools = tools
        self._host = host
        self._client = client
        self._held = held
        self._closed = False

    async def call(self, name: str, arguments: Mapping[str, Json]) -> CallResult:
        """Call a tool."""
        try:
            return await call_tool(self._client, name, arguments)
        except EnvironmentFault as fault:
            faults = (await self._host.request("GET", f"{self.harness}/journal"))["faults"]
            raise EnvironmentFault(faults[-1] if faults else str(fault)) from fault

    async def verdict(self, task: Task, answer: dict[str, Json] | None) -> Verdict:
        """Judge the session as it stands, and the agent's answer, against a task."""
        state = await self._host.request("GET", f"{self.harness}/state")
        calls = (await self._host.request("GET", f"{self.harness}/journal"))["calls"]
        journal = [JournalEntry(**{**call, "result": CallResult(**call["result"])}) for call in calls]
        with open_task(task, self._host.servers) as start:
            return verify(
                task,
                answer,
                start.start_state(),
                state,
                journal,
                generated=start.generated(),
                keys=start.keys(),
                verifier=find_verifier(task, start.servers[0].environment),
            )

    async def close(self) -> None:
        """End client and session; closing twice is fine."""
        if not self._closed:
            self._closed = True
            await self._held.leave()
            await self._host.request("DELETE", self.harness)


class HttpHost(Host):
    """Opens private sessions on a farm."""

    def __init__(self, url: str, servers: Mapping[str, LoadedEnvironment]) -> None:
        """Use the farm at a URL.

        Args:
            url: Address of the farm, such as ``http://127.0.0.1:8765``.
            servers: The same servers as the farm's: verdicts need their first rows and verification programs.
        """
        self.servers = servers
        self._url = url.rstrip("/")
        # Building a client costs 20 ms, so all connections share one; each has a socket only while it asks. Few sockets
        # are enough, and each request looks through all of them.
        limits = httpx2.Limits(max_connections=SOCKETS, max_keepalive_connections=SOCKETS)
        self._http = httpx2.AsyncClient(timeout=TIMEOUT_SECONDS, limits=limits)

    async def open(self, task: Task) -> HttpConnection:
        """Open a session at the start of a task and connect to it."""
        opening = {"servers": task.servers, "seed": task.seed, "now": task.now}
        addresses = await self.request("POST", f"{self._url}/sessions", opening)
        transport = streamable_http_client(addresses["mcp"], http_client=self._http, terminate_on_close=False)
        held = Held(Client(transport))
        try:
            client = await held.enter()
            tools = tuple((await client.list_tools()).tools)
        except (httpx2.HTTPError, MCPError, ExceptionGroup) as error:
            await held.leave()
            raise InfrastructureFault(f"{self._url}: {error}") from error
        return HttpConnection(self, addresses["harness"], client, held, tools)

    async def request(self, method: str, url: str, body: Json = None) -> Any:
        """Speak to a farm's harness and return what it answers.

        Raises:
            InputError: The farm refused the request.
            InfrastructureFault: The farm could not be reached, is full, has lost the session, or is no farm.
        """
        try:
            response = await self._http.request(method, url, json=body)
            answer = response.json() if response.content else None
        except (httpx2.HTTPError, httpx2.InvalidURL) as error:
            raise InfrastructureFault(
                f"the farm at {self._url} cannot be reached ({error}); 'python -m mcp_servers serve' starts one"
            ) from error
        except ValueError as error:
            text = " ".join(response.text.split())[:ERROR_CHARACTERS]
            raise InfrastructureFault(f"{self._url} answered {response.status_code}, is it a farm? {text}") from error
        if response.is_error:
            reason = f"{self._url}: {answer.get('error', answer) if isinstance(answer, dict) else response.status_code}"
            raise InputError(reason) if response.status_code == 400 else InfrastructureFault(reason)
        return answer

    async def close(self) -> None:
        """Close the sockets; sessions still open stay open until they are idle for too long."""
        await self._http.aclose()

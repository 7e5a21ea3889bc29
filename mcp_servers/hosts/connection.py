"""What an episode needs of a host, whichever way in it takes: a private session, reached as an MCP client."""

from collections.abc import Mapping
from typing import Protocol, Self

from mcp.types import Tool

from mcp_servers.contracts import Json, Task, Verdict
from mcp_servers.runtime import CallResult


class Connection(Protocol):
    """One MCP client on one private session. Any task of the event loop may use it and close it."""

    instructions: str
    """What the server tells its clients; part of an episode's system prompt."""

    tools: tuple[Tool, ...]
    """The server's tools/list, in its order."""

    async def call(self, name: str, arguments: Mapping[str, Json]) -> CallResult:
        """Call a tool. A tool that does not exist is an error result like any other refusal.

        Raises:
            EnvironmentFault: The tool itself failed.
            InfrastructureFault: The session could not be reached.
        """
        ...

    async def verdict(self, task: Task, answer: dict[str, Json] | None) -> Verdict:
        """Judge the session as it stands, and the agent's answer, against a task.

        Raises:
            EnvironmentFault: The verification program failed.
            InfrastructureFault: The session could not be reached.
        """
        ...

    async def review(self, answer: dict[str, Json]) -> str:
        """Return why a readable answer is sent back to its author, in words for it; empty where it is taken.

        Worlds take every answer: their verdict alone judges it.
        """
        return ""

    async def close(self) -> None:
        """End client and session; closing twice is fine."""
        ...

    async def __aenter__(self) -> "Connection":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class Host(Protocol):
    """Opens a private session for each rollout; hundreds may be open at a time. Belongs to one event loop."""

    async def open(self, task: Task) -> Connection:
        """Open a session at the start of a task and connect to it.

        Raises:
            InputError: The host does not serve the task's servers in these versions.
            InfrastructureFault: The host could not be reached, or is full.
        """
        ...

    async def close(self) -> None:
        """Free what the host itself holds; connections still open are not closed."""
        ...

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

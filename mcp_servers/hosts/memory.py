"""The way in without a wire: an MCP client and its private session in one process."""

from collections.abc import Mapping

from mcp import Client

from mcp_servers.contracts import EnvironmentFault, Json, Task, Verdict
from mcp_servers.hosts.client import Held, call_tool
from mcp_servers.hosts.connection import Connection, Host
from mcp_servers.hosts.judging import AsyncJudge, judge_ahead
from mcp_servers.hosts.server import EnvironmentServer, in_force
from mcp_servers.runtime import CallResult, LoadedEnvironment, Session, grade, open_task


class MemoryConnection(Connection):
    """A client of a session in this process."""

    def __init__(
        self,
        session: Session,
        client: Client,
        held: Held[Client],
        server: EnvironmentServer,
        judge: AsyncJudge | None = None,
    ) -> None:
        self.session = session
        self.instructions = client.instructions or ""
        self.tools = tuple(server.tools.tools)
        self._client = client
        self._held = held
        self._judge = judge

    async def call(self, name: str, arguments: Mapping[str, Json]) -> CallResult:
        """Call a tool."""
        with in_force(self.session):
            try:
                return await call_tool(self._client, name, arguments)
            except EnvironmentFault as fault:
                raise EnvironmentFault(self.session.faults[-1]) from fault

    async def verdict(self, task: Task, answer: dict[str, Json] | None) -> Verdict:
        """Judge the session as it stands, and the agent's answer, against a task."""
        judge = await judge_ahead(task, answer, self._judge) if self._judge else None
        return grade(self.session, task, answer, judge)

    async def close(self) -> None:
        """End client and session; closing twice is fine."""
        await self._held.leave()
        self.session.close()


class MemoryHost(Host):
    """Opens private sessions in this process."""

    def __init__(self, servers: Mapping[str, LoadedEnvironment], judge: AsyncJudge | None = None) -> None:
        """Serve some servers by name and ref, each prepared when first asked for; free text is judged if there is a judge."""
        self._servers = servers
        self._judge = judge
        self._prepared: dict[tuple[str, ...], EnvironmentServer] = {}

    async def open(self, task: Task) -> MemoryConnection:
        """Open a session at the start of a task and connect to it."""
        if task.servers not in self._prepared:
            self._prepared[task.servers] = EnvironmentServer([self._servers[ref] for ref in task.servers])
        return await connect(self._prepared[task.servers], open_task(task, self._servers), self._judge)

    async def close(self) -> None:
        """Do nothing: all that a session needs closes with it."""


async def connect(server: EnvironmentServer, session: Session, judge: AsyncJudge | None = None) -> MemoryConnection:
    """Connect a client of its own to a session, which closes with it."""
    with in_force(session):
        held = Held(Client(server))
        client = await held.enter()
    return MemoryConnection(session, client, held, server, judge)

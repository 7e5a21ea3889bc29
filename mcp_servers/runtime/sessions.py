"""Private sessions: one or several servers opened together with one clock and one journal."""

import json
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from sqlite3 import Connection, IntegrityError

from mcp_servers.contracts import AgentFault, EnvironmentFault, Json, State, StateChange, Task
from mcp_servers.runtime.database import Database
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.states import compare_states, expected_change
from mcp_servers.runtime.template import clone
from mcp_servers.runtime.toolset import Tool
from mcp_servers.runtime.values import say_moment
from mcp_servers.runtime.world import World

logger = logging.getLogger(__name__)

MAX_RESULT_CHARACTERS = 16_000
MAX_CALL_SECONDS = 5.0
_PROGRESS_STEPS = 100_000

_ALONE = ("BEGIN", "COMMIT", ("ROLLBACK",))
_INSIDE = ("SAVEPOINT call", "RELEASE call", ("ROLLBACK TO call", "RELEASE call"))
"""How a call's transaction begins, is kept and is taken back: by itself, and inside one that ``hold`` has begun."""


class UnknownTool(AgentFault):
    """The call names a tool that no open server has."""


@dataclass(frozen=True)
class CallResult:
    """What a call gave: a JSON object and the same as text, or an error sentence."""

    structured: dict[str, Json] | None
    text: str
    is_error: bool = False


@dataclass(frozen=True)
class JournalEntry:
    """One call as the harness recorded it."""

    server: str
    tool: str
    arguments: Mapping[str, Json]
    result: CallResult
    wrote: bool


@dataclass
class OpenServer:
    """One server of a session: its environment and its private database."""

    environment: LoadedEnvironment
    database: Database


@dataclass(frozen=True)
class Snapshot:
    """A point that a session can return to."""

    connections: tuple[Connection, ...]
    world: World
    calls: int


@dataclass
class Session:
    """Private databases, a world and a journal. Everything but ``call`` belongs to the harness, never to an agent."""

    servers: tuple[OpenServer, ...]
    world: World
    journal: list[JournalEntry] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    """Failures of the environment, which an agent is not told about."""
    closed: bool = False

    def __post_init__(self) -> None:
        self._deferring = False

    @cached_property
    def _routes(self) -> dict[str, tuple[OpenServer, Tool]]:
        """Public tool name to where it is called; the tools' code is imported only now."""
        several = len(self.servers) > 1
        return {
            public_name(server.environment, name, several): (server, tool)
            for server in self.servers
            for name, tool in server.environment.interface.items()
        }

    @property
    def tools(self) -> Mapping[str, Tool]:
        """Public tool name to tool; names carry their server's name only when several are open."""
        return {name: tool for name, (_, tool) in self._routes.items()}

    @property
    def instructions(self) -> str:
        """What an agent is told about the open servers; where they say at which moment they start, this session's clock."""
        manifests = [server.environment.manifest for server in self.servers]
        now = say_moment(self.world.now)
        return "\n\n".join(item.instructions.replace(say_moment(item.world.now), now) for item in manifests)

    def call(self, name: str, arguments: Mapping[str, Json]) -> CallResult:
        """Call a tool as one transaction; a refused or failed call leaves no trace in any database.

        Raises:
            UnknownTool: No open server has this tool.
            EnvironmentFault: The tool itself failed. The session is as it was before the call.
        """
        if name not in self._routes:
            raise UnknownTool(f"There is no tool '{name}'.")
        server, tool = self._routes[name]
        before = server.database.connection.total_changes
        result = self._transact(server.database, tool, arguments)
        wrote = not result.is_error and server.database.connection.total_changes > before
        self.journal.append(JournalEntry(server.environment.name, tool.name, dict(arguments), result, wrote))
        return result

    def _transact(self, database: Database, tool: Tool, arguments: Mapping[str, Json]) -> CallResult:
        connection = database.connection
        inserts, now = dict(self.world.inserts), self.world.now
        deadline = time.monotonic() + MAX_CALL_SECONDS
        connection.set_progress_handler(lambda: time.monotonic() > deadline, _PROGRESS_STEPS)
        begin, keep, undo = _INSIDE if connection.in_transaction else _ALONE
        connection.execute(begin)
        try:
            result = _run(tool, database, arguments)
            if self._deferring:
                _check_references(connection)
            connection.execute(keep)
            return result
        except Exception as error:
            connection.set_progress_handler(None, 0)
            for statement in undo:
                connection.execute(statement)
            self.world.inserts, self.world.now = inserts, now
            if isinstance(error, AgentFault):
                return CallResult(None, str(error), is_error=True)
            logger.exception("tool %s failed", tool.name)
            self.faults.append(f"tool {tool.name} failed: {type(error).__name__}: {error}")
            raise EnvironmentFault(self.faults[-1]) from error
        finally:
            connection.set_progress_handler(None, 0)

    def state(self) -> State:
        """Return all rows; with several servers open, tables are named ``server.table``."""
        rows: dict[str, Mapping[str, Mapping[str, Json]]] = {}
        for server in self.servers:
            prefix, now = self.table_prefix(server), server.environment.original.read_copy(server.database.connection)
            rows.update({prefix + table: content for table, content in now.items()})
        return rows

    def start_state(self) -> State:
        """Return the rows the session started from."""
        if len(self.servers) == 1:
            return self.servers[0].environment.start_state
        rows: dict[str, Mapping[str, Mapping[str, Json]]] = {}
        for server in self.servers:
            prefix = self.table_prefix(server)
            rows.update({prefix + table: content for table, content in server.environment.start_state.items()})
        return rows

    def generated(self) -> dict[str, tuple[str, ...]]:
        """Return table to its columns filled from the clock or the id source."""
        return {
            self.table_prefix(server) + table: columns
            for server in self.servers
            for table, columns in server.environment.manifest.generated.items()
        }

    def keys(self) -> dict[str, str]:
        """Return table to its primary key column."""
        return {
            self.table_prefix(server) + table: key
            for server in self.servers
            for table, key in server.environment.keys.items()
        }

    def diff(self) -> StateChange:
        """Return the rows inserted, updated and deleted since the start."""
        return compare_states(self.start_state(), self.state())

    def expected_change(self) -> StateChange:
        """Return the difference in the form that tasks store: without ids and times that nobody can know."""
        return expected_change(self.start_state(), self.state(), self.generated(), self.keys())

    def snapshot(self) -> Snapshot:
        """Remember the current point."""
        connections = tuple(clone(server.database.connection) for server in self.servers)
        return Snapshot(connections, self.world.copy(), len(self.journal))

    def restore(self, snapshot: Snapshot) -> None:
        """Go back to a point of this session, or of one opened on the same servers."""
        for server, saved in zip(self.servers, snapshot.connections, strict=True):
            saved.backup(server.database.connection)
        restored = snapshot.world.copy()
        self.world.now, self.world.inserts = restored.now, restored.inserts
        del self.journal[snapshot.calls :]

    def hold(self) -> None:
        """Begin a transaction around all calls to come, so that ``rewind`` can take them back.

        To rewind is many times quicker than to restore a snapshot, after which SQLite prepares every statement again. While
        a session is held it is neither restored nor rewound to any other point.
        """
        self._held = self.world.copy()
        self._deferring = any(_defers(server.database.connection) for server in self.servers)
        for server in self.servers:
            server.database.connection.execute("BEGIN")

    def rewind(self, seed: int | None = None, now: str | None = None) -> None:
        """Go back to where the session was held, with nothing on record; at another seed or moment if they are given."""
        for server in self.servers:
            server.database.connection.execute("ROLLBACK")
            server.database.connection.execute("BEGIN")
        start = self._held
        self.world.seed = start.seed if seed is None else seed
        self.world.now, self.world.inserts = now or start.now, dict(start.inserts)
        self.journal.clear()
        self.faults.clear()

    def fork(self) -> "Session":
        """Branch: an independent session that starts where this one is."""
        world = self.world.copy()
        servers = tuple(
            OpenServer(server.environment, _database(server.environment, clone(server.database.connection), world))
            for server in self.servers
        )
        return Session(servers, world, list(self.journal))

    def close(self) -> None:
        """Free the databases; closing twice is fine."""
        self.closed = True
        for server in self.servers:
            server.database.connection.close()

    def __enter__(self) -> "Session":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def table_prefix(self, server: OpenServer) -> str:
        """Return what goes before the names of a server's tables in states: its name where several are open."""
        return f"{server.environment.name}." if len(self.servers) > 1 else ""


def open_session(environments: Sequence[LoadedEnvironment], seed: int | None = None, now: str | None = None) -> Session:
    """Open a private session on one or several servers.

    Args:
        environments: The servers; their databases are copied, never shared.
        seed: Seed of ids; the first server's own by default.
        now: Local time to the minute at which the world stands; the first server's own by default.
    """
    start = environments[0].manifest.world
    world = World(start.seed if seed is None else seed, now or start.now)
    servers = tuple(OpenServer(item, _database(item, clone(item.template), world)) for item in environments)
    return Session(servers, world)


def open_task(task: Task, environments: Mapping[str, LoadedEnvironment]) -> Session:
    """Open a private session at the start of a task."""
    return open_session([environments[ref] for ref in task.servers], task.seed, task.now)


def _run(tool: Tool, database: Database, arguments: Mapping[str, Json]) -> CallResult:
    before = database.connection.total_changes
    structured = tool.run(database, arguments)
    if database.connection.total_changes > before and not tool.writes:
        raise EnvironmentFault(f"tool {tool.name} is listed as reading but changed rows")
    text = dump_json_in_order(structured)
    if len(text) > MAX_RESULT_CHARACTERS:
        raise AgentFault(f"The result is too long ({len(text)} characters). Narrow the search or read one page.")
    return CallResult(structured, text)


def _defers(connection: Connection) -> bool:
    """Whether references are checked only at the end of a transaction."""
    return connection.execute("SELECT 1 FROM sqlite_schema WHERE sql LIKE '%DEFERRABLE%'").fetchone() is not None


def _check_references(connection: Connection) -> None:
    """Check at the end of a call, inside a held transaction, what SQLite would check only at the end of that."""
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise IntegrityError("FOREIGN KEY constraint failed")


def public_name(environment: LoadedEnvironment, tool: str, several: bool) -> str:
    """Return the name of a tool in a session: with its server's name before it when several servers are open."""
    return f"{tool_prefix(environment.name)}{tool}" if several else tool


def tool_prefix(server: str) -> str:
    """Return what goes before a tool's name when several servers are open."""
    return server.replace("-", "_").replace(".", "_") + "__"


def dump_json_in_order(value: Json) -> str:
    """Write an observation: compact, in the order that the tool's types give."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _database(environment: LoadedEnvironment, connection: Connection, world: World) -> Database:
    return Database(connection, world, environment.manifest.world.account, environment.manifest.id_prefixes)

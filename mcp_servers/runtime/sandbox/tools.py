"""Tools whose code runs in the jail. The database stays here: a worker gets a copy, and the rows that it changed are applied.

A worker serves one database, so that what a tool does to its own process reaches no other session. It may be replaced between
two calls, for it keeps nothing.
"""

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from sqlite3 import Connection, IntegrityError
from typing import Any, NoReturn
from weakref import WeakKeyDictionary

from pydantic import Field, ValidationError

from mcp_servers.contracts import AgentFault, EnvironmentFault, InputError, Json, Model, RowChange, say_problem
from mcp_servers.contracts.model import LocalTime
from mcp_servers.runtime.database import Database
from mcp_servers.runtime.digest import tool_sources
from mcp_servers.runtime.listing import ListedTool, Listing
from mcp_servers.runtime.sandbox.functions import read_texts
from mcp_servers.runtime.sandbox.jail import Worker, open_jail
from mcp_servers.runtime.states import key_columns
from mcp_servers.runtime.toolset import Tool, Toolset

CALL_SECONDS = 6.0
"""Until a tool has answered: a little more than a tool in process has."""

MOST_CHANGES = 5_000
"""Rows that one call may change: the host applies them, and nobody else's time is to be spent on more."""

DESCRIBE_SECONDS = 30.0
"""Until the schemas of all tools are worked out."""

MOST_WAITING = 64
"""Workers between two calls, of all servers: each holds ten megabytes, and a new one is there within 40 ms."""


class _World(Model):
    now: LocalTime
    inserts: dict[str, int]


class _Called(Model):
    """What a worker says of a call that went well."""

    given: dict[str, Json]
    changes: tuple[RowChange, ...] = Field(max_length=MOST_CHANGES)
    world: _World


class _Refused(Model):
    refused: str = Field(max_length=2_000)


@dataclass(frozen=True)
class JailedTool(Tool):
    """A tool as its worker described it, called in a worker."""

    function: Callable[..., Any]
    writes: bool
    title: str
    listed: ListedTool
    workers: "Workers"

    @property
    def name(self) -> str:
        """The function's name."""
        return self.title

    @cached_property
    def description(self) -> str:
        """The docstring up to its sections."""
        return self.listed.description

    @cached_property
    def input_schema(self) -> dict[str, Json]:
        """JSON schema of the arguments."""
        return self.listed.input_schema

    @cached_property
    def output_schema(self) -> dict[str, Json]:
        """JSON schema of the result."""
        return self.listed.output_schema

    def run(self, database: Database, arguments: Mapping[str, Json]) -> dict[str, Json]:
        """Have a worker call the function, and apply what it changed.

        Raises:
            AgentFault: Wrong arguments, or a rule of the world forbids the call.
            EnvironmentFault: The tool crashed or hung, or what its worker says cannot be.
        """
        world = database.world
        message = {
            "do": "call",
            "tool": self.name,
            "arguments": dict(arguments),
            "account": database.account,
            "prefixes": dict(database.id_prefixes),
            "world": {"seed": world.seed, "now": world.now, "inserts": dict(world.inserts)},
        }
        worker = self.workers.take(database)
        try:
            called = _read(worker.ask(message, database.connection.serialize(), seconds=CALL_SECONDS))
            apply_changes(database.connection, called.changes)
        except EnvironmentFault:
            worker.kill()  # what has gone wrong once may have left anything behind
            raise
        finally:
            _waiting.add(database, worker)
        world.now, world.inserts = called.world.now, dict(called.world.inserts)
        return called.given

    def fresh(self) -> Tool:
        """Return the tool with nothing worked out yet: it is as its code describes it already."""
        return self


def _read(reply: Mapping[str, Json]) -> _Called:
    """Return what a worker says of a call that went well.

    Raises:
        AgentFault: The call was refused.
        EnvironmentFault: The tool crashed, or its worker says nonsense.
    """
    if "crashed" in reply:
        raise EnvironmentFault(str(reply["crashed"])[:2_000])
    try:
        if "refused" in reply:
            raise AgentFault(_Refused.model_validate(reply).refused)
        return _Called.model_validate(reply)
    except ValidationError as error:
        raise EnvironmentFault(f"the jailed worker says nonsense: {say_problem(error)}") from None


class Waiting:
    """Workers that have served a database and may serve it again; those that have waited longest make room."""

    def __init__(self) -> None:
        self._of: WeakKeyDictionary[Database, Worker] = WeakKeyDictionary()
        self._lock = threading.Lock()

    def take(self, database: Database) -> Worker | None:
        """Return the worker of a database, which no longer waits then."""
        with self._lock:
            return self._of.pop(database, None)

    def add(self, database: Database, worker: Worker) -> None:
        """Have a worker wait, if there is still something to wait for."""
        with self._lock:
            if worker.alive:
                self._of[database] = worker
            for other in list(self._of)[:-MOST_WAITING]:
                self._of.pop(other).kill()


_waiting = Waiting()


class Workers:
    """The workers of one server's tools, one for each database in use."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self._files = files

    def take(self, database: Database) -> Worker:
        """Return the worker of a database; one that is gone is replaced."""
        worker = _waiting.take(database)
        return worker if worker and worker.alive else self.fork()

    def fork(self) -> Worker:
        """Return a worker that nobody else has."""
        return open_jail().fork(self._files)


def load_jailed_toolset(folder: Path) -> Toolset:
    """Have a worker import a server's tools and describe them.

    Raises:
        InputError: The tools cannot be imported, or the jail cannot run here.
    """
    workers = Workers(read_texts(folder, tool_sources(folder)))
    try:
        reply = workers.fork().ask({"do": "describe"}, seconds=DESCRIBE_SECONDS)
        if "crashed" in reply:
            raise InputError(f"{folder}: {reply['crashed']}")
        listing = Listing.model_validate(reply["listing"])
    except EnvironmentFault as fault:
        raise InputError(f"{folder}: its tools cannot be imported: {fault}") from fault
    except (ValidationError, KeyError) as error:
        raise InputError(f"{folder}: the jailed worker describes no tools") from error
    return Toolset(tuple(JailedTool(_elsewhere, one.writes, name, one, workers) for name, one in listing.tools.items()))


def apply_changes(connection: Connection, changes: tuple[RowChange, ...]) -> None:
    """Apply the rows that a worker says it changed; what the schema forbids is refused as a whole by the caller's transaction.

    Raises:
        EnvironmentFault: There is no such table, column or row, or a constraint is broken.
    """
    if not changes:
        return
    keys = key_columns(connection)
    connection.execute("PRAGMA defer_foreign_keys = ON")
    order = {"deleted": 0, "updated": 1, "inserted": 2}
    waiting = sorted(changes, key=lambda row: order.get(row.change, -1))
    while waiting:
        failed = [row for row in waiting if not _applied(connection, row, keys)]
        if len(failed) == len(waiting):
            raise EnvironmentFault(f"the jailed worker breaks a constraint of {failed[0].table}")
        waiting = failed
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise EnvironmentFault("the jailed worker leaves a reference to a row that does not exist")
    connection.execute("PRAGMA defer_foreign_keys = OFF")


def _applied(connection: Connection, row: RowChange, keys: Mapping[str, str]) -> bool:
    """Apply one change; false where a constraint forbids it for now: another change may have to come first."""
    key = keys.get(row.table)
    columns = {found[1] for found in connection.execute(f"PRAGMA table_info({row.table})")} if key else set()
    unknown = row.values.keys() - columns
    if key is None or unknown or (row.change == "updated" and not row.values):
        raise EnvironmentFault(f"the jailed worker speaks of {row.table[:64]!r} as of a table that it is not")
    names, values = list(row.values), list(row.values.values())
    if row.change == "inserted":
        sql = f"INSERT INTO {row.table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))})"
    elif row.change == "updated":
        sql = f"UPDATE {row.table} SET {', '.join(f'{name} = ?' for name in names)} WHERE {key} = ?"
        values.append(row.key)
    elif row.change == "deleted":
        sql = f"DELETE FROM {row.table} WHERE {key} = ?"
        values.append(row.key)
    else:
        raise EnvironmentFault("the jailed worker speaks of a change that there is not")
    try:
        return connection.execute(sql, values).rowcount == 1
    except IntegrityError:
        return False
    except Exception as error:  # values that SQLite does not take
        raise EnvironmentFault(f"the jailed worker gives a row that cannot be: {error}") from None


def _elsewhere(*_: object, **__: object) -> NoReturn:
    raise AssertionError("a jailed tool's function is never called in this process")

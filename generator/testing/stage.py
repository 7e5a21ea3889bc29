"""Running one call on arranged rows and seeing all that a test could assert about it, a few thousand times a second."""

import sqlite3
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from mcp_servers.contracts import AgentFault, Json
from mcp_servers.runtime import Toolset, open_session
from mcp_servers.runtime.environments import LoadedEnvironment
from mcp_servers.runtime.template import table_names

Cell = tuple[str, str, str]
"""Table, key and column of one value."""

MAX_SECONDS = 2.0
_PROGRESS_STEPS = 50_000


@dataclass(frozen=True)
class Scenario:
    """A call, and the values that rows are given before it."""

    tool: str
    arguments: Mapping[str, Json]
    cells: Mapping[Cell, Json] = field(default_factory=dict)

    def with_argument(self, name: str, value: Json) -> "Scenario":
        """Return the scenario with another argument; ``None`` leaves it out."""
        arguments = {**self.arguments, name: value}
        return replace(self, arguments={key: given for key, given in arguments.items() if given is not None})

    def with_cell(self, cell: Cell, value: Json) -> "Scenario":
        """Return the scenario with one more value arranged."""
        return replace(self, cells={**self.cells, cell: value})

    def without_cell(self, cell: Cell) -> "Scenario":
        """Return the scenario with this value left as the world has it."""
        return replace(self, cells={kept: value for kept, value in self.cells.items() if kept != cell})

    @property
    def key(self) -> str:
        """What makes two scenarios the same."""
        return f"{self.tool} {sorted(self.arguments.items())!r} {sorted(self.cells.items())!r}"


@dataclass(frozen=True)
class Outcome:
    """What a call gave: a result with the rows it changed, a refusal, or a crash (an error that is not the caller's)."""

    result: Json = None
    refusal: str = ""
    crash: str = ""
    changes: tuple[tuple[str, str, str, tuple[tuple[str, Json], ...]], ...] = ()
    """Table, ``inserted``, ``updated`` or ``deleted``, key, and the values changed or (without id and empty ones) inserted."""

    @property
    def succeeded(self) -> bool:
        """Whether the call gave a result."""
        return not self.refusal and not self.crash


class Stage:
    """One private session in which every scenario is played and taken back."""

    def __init__(self, environment: LoadedEnvironment) -> None:
        self.environment = environment
        self.rows = environment.start_state
        """Table to the rows at the start by key."""
        self.toolset: Toolset = environment.toolset
        session = open_session([environment])
        self._world = session.world
        self._database = session.servers[0].database
        self._connection = session.servers[0].database.connection
        self._tables = table_names(self._connection)
        self._columns = {table: self._read_columns(table) for table in self._tables}
        self._start = {table: self._read(table) for table in self._tables}
        self.plays = 0

    def play(self, scenario: Scenario) -> Outcome | None:
        """Return the outcome of a scenario, or ``None`` where the schema forbids the arranged values."""
        self.plays += 1
        inserts, now = dict(self._world.inserts), self._world.now
        deadline = time.monotonic() + MAX_SECONDS
        self._connection.set_progress_handler(lambda: time.monotonic() > deadline, _PROGRESS_STEPS)
        self._connection.execute("BEGIN")
        try:
            try:
                self._arrange(scenario.cells)
            except sqlite3.IntegrityError:
                return None
            return self._call(scenario)
        finally:
            self._connection.execute("ROLLBACK")
            self._connection.set_progress_handler(None, 0)
            self._world.inserts, self._world.now = inserts, now

    def _arrange(self, cells: Mapping[Cell, Json]) -> None:
        for (table, key, column), value in cells.items():
            self._connection.execute(f"UPDATE {table} SET {column} = ? WHERE id = ?", (value, key))

    def _call(self, scenario: Scenario) -> Outcome:
        tool = self.toolset[scenario.tool]
        before = {table: self._read(table) for table in self._tables} if tool.writes and scenario.cells else self._start
        try:
            result = tool.run(self._database, scenario.arguments)
        except AgentFault as refusal:
            return Outcome(refusal=str(refusal))
        except Exception as error:  # a mutant may fail in any way, and each is something a test sees
            return Outcome(crash=f"{type(error).__name__}: {error}")
        return Outcome(result=result, changes=self._changes(before) if tool.writes else ())

    def _changes(self, before: Mapping[str, frozenset[Any]]) -> tuple[Any, ...]:
        changes = []
        for table in self._tables:
            after = self._read(table)
            if after != before[table]:
                columns = self._columns[table]
                old = {str(row[0]): dict(zip(columns, row, strict=True)) for row in before[table] - after}
                new = {str(row[0]): dict(zip(columns, row, strict=True)) for row in after - before[table]}
                changes += [_change(table, key, old.get(key), new.get(key)) for key in sorted(old.keys() | new.keys())]
        return tuple(sorted(changes, key=lambda change: change[:3]))

    def _read(self, table: str) -> frozenset[Any]:
        cursor = self._connection.cursor()
        cursor.row_factory = None
        return frozenset(cursor.execute(f"SELECT * FROM {table}"))

    def _read_columns(self, table: str) -> list[str]:
        return [row[0] for row in self._connection.execute("SELECT name FROM pragma_table_info(?)", (table,))]


def _change(table: str, key: str, old: dict[str, Json] | None, new: dict[str, Json] | None) -> tuple[Any, ...]:
    if new is None:
        return (table, "deleted", key, ())
    if old is None:
        return (
            table,
            "inserted",
            key,
            tuple((name, value) for name, value in new.items() if name != "id" and value is not None),
        )
    return (table, "updated", key, tuple(item for item in new.items() if item[1] != old[item[0]]))

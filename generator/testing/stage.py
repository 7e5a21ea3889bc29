"""Running one call on arranged rows and seeing all that a test could assert about it, thousands of times a second."""

import sqlite3
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from mcp_servers.contracts import AgentFault, Json
from mcp_servers.runtime import LoadedEnvironment, Toolset, open_session
from mcp_servers.runtime.template import table_names

Cell = tuple[str, str, str]
"""Table, key and column of one value."""

Change = tuple[str, str, str, tuple[tuple[str, Json], ...]]
"""Table, ``inserted``, ``updated`` or ``deleted``, key, and the values changed or (without id and empty ones) inserted."""

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

    @cached_property
    def key(self) -> str:
        """What makes two scenarios the same."""
        return f"{self.tool} {sorted(self.arguments.items())!r} {sorted(self.cells.items())!r}"

    @cached_property
    def exact_key(self) -> str:
        """What makes two scenarios the same even where rows are arranged in an order that the schema forbids."""
        return f"{self.tool} {sorted(self.arguments.items())!r} {list(self.cells.items())!r}"


@dataclass(frozen=True)
class Outcome:
    """What a call gave: a result with the rows it changed, a refusal, or a crash (an error that is not the caller's)."""

    result: Json = None
    refusal: str = ""
    crash: str = ""
    changes: tuple[Change, ...] = ()
    """By table, kind and key."""

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
        self.places = {table: {key: place for place, key in enumerate(rows)} for table, rows in self.rows.items()}
        """Table to key to the row's place among all."""
        self.toolset: Toolset = environment.toolset
        self.plays = 0
        self._known: dict[str, Outcome | None] = {}
        self._referring: dict[tuple[str, str], dict[Json, list[str]]] = {}
        session = open_session([environment])
        self._world = session.world
        self._database = session.servers[0].database
        self._connection = session.servers[0].database.connection
        self._watch()

    def play(self, scenario: Scenario) -> Outcome | None:
        """Return the outcome of a scenario with the tools as they are, or ``None`` where the schema forbids its values.

        It is worked out once until ``forget`` is called.
        """
        if scenario.exact_key in self._known:
            self.plays += 1
        else:
            self._known[scenario.exact_key] = self.play_anew(scenario)
        return self._known[scenario.exact_key]

    def remember(self, scenario: Scenario, outcome: Outcome | None) -> None:
        """Take an outcome as that of the tools as they are."""
        self._known[scenario.exact_key] = outcome

    def forget(self) -> None:
        """Forget all outcomes."""
        self._known.clear()

    def referring(self, table: str, references: Mapping[str, str], row: tuple[str, str]) -> Iterator[str]:
        """Yield the rows of a table that refer to a row, before anything is arranged.

        Args:
            table: The table whose rows may refer to it.
            references: Its reference columns, and the tables that they point to.
            row: Table and key of the row.
        """
        for column in (column for column, target in references.items() if target == row[0]):
            if (table, column) not in self._referring:
                index = self._referring[(table, column)] = {}
                for key, values in self.rows[table].items():
                    index.setdefault(values[column], []).append(key)
            yield from self._referring[(table, column)].get(row[1], ())

    def play_anew(self, scenario: Scenario) -> Outcome | None:
        """Return the outcome of a scenario with the tools as they are now, whatever is known of it."""
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
        if cells:
            self._connection.execute("DELETE FROM temp.touched_rows")

    def _call(self, scenario: Scenario) -> Outcome:
        tool = self.toolset[scenario.tool]
        try:
            result = tool.run(self._database, scenario.arguments)
        except AgentFault as refusal:
            return Outcome(refusal=str(refusal))
        except Exception as error:  # a mutant may fail in any way, and each is something a test sees
            return Outcome(crash=f"{type(error).__name__}: {error}")
        return Outcome(result=result, changes=self._changes(scenario.cells) if tool.writes else ())

    def _watch(self) -> None:
        """Have the database itself note which rows are written: comparing whole tables would cost most of a play."""
        self._connection.execute("CREATE TEMP TABLE touched_rows (name TEXT, key TEXT)")
        for table in table_names(self._connection):
            for event, row in (("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")):
                self._connection.execute(
                    f"CREATE TEMP TRIGGER {table}_{event} AFTER {event} ON main.{table} "
                    f"BEGIN INSERT INTO touched_rows VALUES ('{table}', {row}.id); END"
                )

    def _changes(self, cells: Mapping[Cell, Json]) -> tuple[Change, ...]:
        touched = self._connection.execute("SELECT DISTINCT name, key FROM temp.touched_rows ORDER BY name, key")
        changes = []
        for table, key in touched.fetchall():
            old = self.rows[table].get(key)
            if old is not None:
                old = {column: cells.get((table, key, column), value) for column, value in old.items()}
            row = self._connection.execute(f"SELECT * FROM {table} WHERE id = ?", (key,)).fetchone()
            changes.append(_change(table, key, old, dict(row) if row else None))
        return tuple(sorted((change for change in changes if change), key=lambda change: change[:3]))


def _change(table: str, key: str, old: Mapping[str, Json] | None, new: Mapping[str, Json] | None) -> Change | None:
    if new is None:
        return (table, "deleted", key, ()) if old else None
    if old is None:
        values = tuple((name, value) for name, value in new.items() if name != "id" and value is not None)
        return (table, "inserted", key, values)
    values = tuple((name, value) for name, value in new.items() if value != old[name])
    return (table, "updated", key, values) if values else None

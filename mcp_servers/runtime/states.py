"""Reading a database as a state, and the difference between two states."""

import sqlite3
from collections.abc import Iterable, Mapping

from mcp_servers.contracts import Json, RowChange, State, StateChange, Table
from mcp_servers.runtime.template import table_names


class Original:
    """The rows that all copies of one database started from."""

    def __init__(self, template: sqlite3.Connection) -> None:
        self.state = read_state(template)
        self._rows = {table: _rows(template, table) for table in self.state}
        self._columns = {table: _columns(template, table) for table in self.state}
        self._keys = {table: _key_columns(template, table) for table in self.state}
        self._known = {table: self._by_content(table) for table, keys in self._keys.items() if keys}

    def read_copy(self, copy: sqlite3.Connection) -> State:
        """Return all rows of a copy; tables and rows that are as they were are the original's own objects.

        Such a state is quick to make and to compare.
        """
        return {table: self.read_table(copy, table) for table in self.state}

    def read_table(self, copy: sqlite3.Connection, table: str) -> Table:
        """Return the rows of one table of a copy, likewise."""
        found = _rows(copy, table)
        if found == self._rows[table]:
            return self.state[table]
        if table not in self._known:
            return read_table(copy, table)
        known, columns = self._known[table], self._columns[table]
        return dict(known.get(row) or self._keyed(table, dict(zip(columns, row, strict=True))) for row in found)

    def _by_content(self, table: str) -> dict[tuple[Json, ...], tuple[str, Mapping[str, Json]]]:
        """Return each row as SQLite gives it, to its key and the row of the state."""
        return {tuple(row.values()): (key, row) for key, row in self.state[table].items()}

    def _keyed(self, table: str, row: Mapping[str, Json]) -> tuple[str, Mapping[str, Json]]:
        return _joined(row[key] for key in self._keys[table]), row


def read_state(connection: sqlite3.Connection) -> State:
    """Return all rows by table and key."""
    return {table: read_table(connection, table) for table in table_names(connection)}


def read_table(connection: sqlite3.Connection, table: str) -> Table:
    """Return a table's rows by key; the parts of a composite key are joined by ``/``, rows without a key are numbered."""
    keys = _key_columns(connection, table)
    found = connection.execute(f"SELECT {'' if keys else 'rowid AS _rowid, '}* FROM {table}")
    rows = [dict(row) for row in found]
    return {_joined(row[key] for key in keys) if keys else str(row.pop("_rowid")): row for row in rows}


def compare_states(before: State, after: State) -> StateChange:
    """Return the rows that differ, ordered by table, change and key."""
    changes: list[RowChange] = []
    for table in sorted({*before, *after}):
        old, new = before.get(table, {}), after.get(table, {})
        if old is new:
            continue
        for key, row in new.items():
            if key not in old:
                changes.append(RowChange(table=table, change="inserted", key=key, values=dict(row)))
            elif row is not old[key] and row != old[key]:
                values = {name: value for name, value in row.items() if value != old[key][name]}
                changes.append(RowChange(table=table, change="updated", key=key, values=values))
        changes += [RowChange(table=table, change="deleted", key=key) for key in old if key not in new]
    return StateChange(rows=tuple(sorted(changes, key=lambda row: (row.table, row.change, row.key))))


def expected_change(
    before: State, after: State, generated: Mapping[str, tuple[str, ...]], keys: Mapping[str, str]
) -> StateChange:
    """Return the difference in the form that tasks store and verdicts compare.

    Ids that a world makes cannot be known beforehand: an inserted row has no key, its generated columns are reduced to
    whether they are filled, and a reference to another inserted row is replaced by that row's own content.

    Args:
        before: State at the start.
        after: State at the end.
        generated: Table to its generated columns.
        keys: Table to its primary key column.
    """
    change = compare_states(before, after)
    inserted = {row.key: row for row in change.rows if row.change == "inserted"}

    def normalise(row: RowChange, seen: frozenset[str]) -> dict[str, Json]:
        filled = generated.get(row.table, ())
        values: dict[str, Json] = {}
        for name, value in row.values.items():
            if name == keys.get(row.table) and row.change == "inserted":
                continue
            if name in filled:
                values[name] = value is not None
            elif isinstance(value, str) and value in inserted and value not in seen:
                target = inserted[value]
                values[name] = {"table": target.table, "row": normalise(target, seen | {value, row.key})}
            else:
                values[name] = value
        return values

    rows = [
        RowChange(
            table=row.table,
            change=row.change,
            key="" if row.change == "inserted" else row.key,
            values=normalise(row, frozenset({row.key})),
        )
        for row in change.rows
    ]
    return StateChange(rows=tuple(sorted(rows, key=lambda row: (row.table, row.change, row.key, repr(row.values)))))


def key_columns(connection: sqlite3.Connection, prefix: str = "") -> dict[str, str]:
    """Return each table's primary key column; tables with a composite key are left out."""
    keys = {table: _key_columns(connection, table) for table in table_names(connection)}
    return {prefix + table: columns[0] for table, columns in keys.items() if len(columns) == 1}


def _key_columns(connection: sqlite3.Connection, table: str) -> list[str]:
    sql = "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk"
    return [row[0] for row in connection.execute(sql, (table,))]


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [column[0] for column in connection.execute(f"SELECT * FROM {table} LIMIT 0").description]


def _joined(parts: Iterable[Json]) -> str:
    return "/".join(map(str, parts))


def _rows(connection: sqlite3.Connection, table: str) -> list[tuple[Json, ...]]:
    cursor = connection.cursor()
    cursor.row_factory = None
    return cursor.execute(f"SELECT * FROM {table}").fetchall()

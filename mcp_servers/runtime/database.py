"""The database as tools see it: typed rows in, typed rows out, and no way around the world's clock and ids."""

import re
import sqlite3
from collections.abc import Hashable, Mapping
from functools import cache
from typing import Any, TypeVar, cast, get_type_hints

from mcp_servers.contracts import EnvironmentFault, Json, Refused
from mcp_servers.runtime.values import Page
from mcp_servers.runtime.world import World

Row = TypeVar("Row")
"""A ``TypedDict`` whose keys are column names."""

PAGE_SIZE = 10
MOST_DRAWS = 5_000
"""Tries to find an id that no row has; there are 9,000 ids a table."""


class Database:
    """A private SQLite database with the world that its session lives in. Every call of a tool is one transaction."""

    def __init__(
        self, connection: sqlite3.Connection, world: World, account: str, id_prefixes: Mapping[str, str]
    ) -> None:
        self.connection = connection
        self.world = world
        self.account = account
        """Key of the row that stands for the account acted for."""
        self.id_prefixes = id_prefixes

    @property
    def now(self) -> str:
        """Local time to the minute, ``2026-03-04T09:00``."""
        return self.world.now

    @property
    def today(self) -> str:
        """The current day, ``2026-03-04``."""
        return self.world.now[:10]

    def fetch(self, row: type[Row], table: str, key: str) -> Row:
        """Return the row with this id, with the columns that ``row`` names; refuse the call if there is none."""
        found = self.one(row, f"SELECT {_columns_of(cast(Hashable, row))} FROM {table} WHERE id = ?", key)
        if found is None:
            raise Refused(f"No {_words_of(cast(Hashable, row))} has this id.")
        return found

    def one(self, row: type[Row], sql: str, *values: Json) -> Row | None:
        """Return the first row of a query, or ``None``."""
        found = self.connection.execute(sql, values).fetchone()
        return _typed(row, found) if found else None

    def all(self, row: type[Row], sql: str, *values: Json) -> list[Row]:
        """Return all rows of a query."""
        return [_typed(row, found) for found in self.connection.execute(sql, values)]

    def value(self, sql: str, *values: Json) -> Any:
        """Return the first column of the first row of a query, or ``None`` if there is no row."""
        found = self.connection.execute(sql, values).fetchone()
        return found[0] if found else None

    def number(self, sql: str, *values: Json) -> int:
        """Return the first column of the first row of a query, a whole number; 0 if it is absent."""
        return int(self.value(sql, *values) or 0)

    def exists(self, sql: str, *values: Json) -> bool:
        """Tell whether a query finds a row."""
        return self.connection.execute(sql, values).fetchone() is not None

    def search(
        self,
        row: type[Row],
        sql: str,
        *,
        where: Mapping[str, Json],
        order: str,
        group: str = "",
        page: int = 1,
        size: int = PAGE_SIZE,
    ) -> Page[Row]:
        """Return one page of a query.

        Args:
            row: Type of the rows found.
            sql: The query up to and including its joins.
            where: Condition to the value of its ``?``, or to a tuple with the values of several. A value of ``None``
                means that the filter was not given.
            order: The ``ORDER BY`` terms; must end in a unique column so that pages never overlap.
            group: The ``GROUP BY`` terms of a query that sums up, or empty.
            page: Page number, from 1.
            size: Rows a page.
        """
        query, values = _filtered(sql, where)
        query = f"{query} GROUP BY {group}" if group else query
        rows = self.all(row, f"{query} ORDER BY {order} LIMIT ? OFFSET ?", *values, size, (page - 1) * size)
        last = page == 1 and len(rows) < size
        total = len(rows) if last else self.number(f"SELECT COUNT(*) FROM ({query})", *values)
        if page * size < total:
            return {"items": rows, "total": total, "next_page": page + 1}
        return {"items": rows, "total": total}

    def total(self, row: type[Row], sql: str, *, where: Mapping[str, Json]) -> Row:
        """Return the one row of a query that sums up all rows found; ``where`` is as in ``search``."""
        query, values = _filtered(sql, where)
        return _typed(row, self.connection.execute(query, values).fetchone())

    def insert(self, table: str, **values: Json) -> str:
        """Insert a row under a new id and return that id."""
        key = self._new_id(table)
        names = ", ".join(["id", *values])
        marks = ", ".join("?" * (len(values) + 1))
        self.connection.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", (key, *values.values()))
        return key

    def update(self, table: str, key: str, **values: Json) -> None:
        """Change columns of the row with this id."""
        assignments = ", ".join(f"{name} = ?" for name in values)
        self.connection.execute(f"UPDATE {table} SET {assignments} WHERE id = ?", (*values.values(), key))

    def delete(self, table: str, key: str) -> None:
        """Delete the row with this id."""
        self.connection.execute(f"DELETE FROM {table} WHERE id = ?", (key,))

    def _new_id(self, table: str) -> str:
        prefix = self.id_prefixes.get(table, table[:2])
        for _ in range(MOST_DRAWS):
            key = f"{prefix}-{self.world.next_number(table)}"
            if self.value(f"SELECT 1 FROM {table} WHERE id = ?", key) is None:
                return key
        raise EnvironmentFault(f"table {table} has no free id left; open a fresh session")


def _filtered(sql: str, where: Mapping[str, Json]) -> tuple[str, list[Json]]:
    given = {condition: value for condition, value in where.items() if value is not None}
    values = [part for value in given.values() for part in (value if isinstance(value, tuple) else (value,))]
    return (f"{sql} WHERE {' AND '.join(given)}" if given else sql), values


def _typed(row: type[Row], found: sqlite3.Row) -> Row:
    """Return a row as its type says: SQLite keeps booleans as 0 and 1."""
    typed = dict(found)
    for name in _booleans_of(cast(Hashable, row)):
        typed[name] = typed[name] if typed[name] is None else bool(typed[name])
    return cast(Row, typed)


@cache
def _booleans_of(row: Hashable) -> tuple[str, ...]:
    return tuple(name for name, hint in get_type_hints(row).items() if hint in (bool, bool | None))


@cache
def _columns_of(row: Hashable) -> str:
    """Return the column list of a typed row."""
    return ", ".join(cast(type, row).__annotations__)


@cache
def _words_of(row: Hashable) -> str:
    """Return a row type's name as a person says it: ``LoanExtension`` is a ``loan extension``."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", cast(type, row).__name__).lower()

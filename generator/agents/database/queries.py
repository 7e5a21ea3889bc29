"""Read-only SQL on a copy of a database, for a model to look around in it."""

import json
import sqlite3
import time
from collections.abc import Mapping, Sequence
from typing import Any

from generator.database.rows import Rows
from generator.design.model import Design
from generator.tools.schema import render_schema
from mcp_servers.runtime.template import connect

MOST_ROWS = 50
MOST_SECONDS = 2.0
MOST_CHARACTERS = 500
"""Of one value that is shown."""

_ALLOWED = {sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, sqlite3.SQLITE_FUNCTION, sqlite3.SQLITE_RECURSIVE}
_STEPS = 1_000
_MOST_BYTES = 1_000_000
"""Of any value that a query makes on its way."""


_CHANGING = ("random", "randomblob", "current_date", "current_time", "current_timestamp")
"""Functions whose values are others each time; ``now`` in a date is not seen here."""


class BadQuery(Exception):
    """A query was refused, or failed; the message says why."""


def run_query(design: Design, rows: Rows, sql: str) -> str:
    """Return the rows that a query finds, one JSON object a line.

    Raises:
        BadQuery: It is not a single reading statement, is not valid, or takes too long.
    """
    connection = connect()
    try:
        _fill(connection, design, rows)
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _MOST_BYTES)
        connection.set_authorizer(_authorised)
        deadline = time.monotonic() + MOST_SECONDS
        connection.set_progress_handler(lambda: time.monotonic() > deadline, _STEPS)
        found = connection.execute(sql).fetchmany(MOST_ROWS + 1)
    except sqlite3.OperationalError as error:
        slow = "interrupted" in str(error)
        raise BadQuery(f"it takes longer than {MOST_SECONDS:g} s" if slow else str(error)) from None
    except (sqlite3.Error, sqlite3.Warning, ValueError) as error:
        denied = "not authorized" in str(error)
        raise BadQuery("only one SELECT that reads tables is allowed" if denied else str(error)) from None
    finally:
        connection.close()
    lines = [_shown(dict(row)) for row in found[:MOST_ROWS]]
    more = [f"[only the first {MOST_ROWS} rows are shown]"] if len(found) > MOST_ROWS else []
    return "\n".join([*lines, *more]) or "no rows"


def _authorised(action: int, _: str | None, name: str | None, *__: str | None) -> int:
    """Allow what reads and says the same each time: a dialogue that is begun again must go the same way."""
    allowed = action in _ALLOWED and not (action == sqlite3.SQLITE_FUNCTION and name in _CHANGING)
    return sqlite3.SQLITE_OK if allowed else sqlite3.SQLITE_DENY


def _fill(connection: sqlite3.Connection, design: Design, rows: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
    connection.executescript(render_schema(design))
    connection.execute("PRAGMA foreign_keys = OFF")
    for table, some in rows.items():
        for row in some:
            marks = ", ".join("?" * len(row))
            connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))


def _shown(row: Mapping[str, Any]) -> str:
    def cut(value: Any) -> Any:
        if isinstance(value, bytes):
            return f"{len(value)} bytes"
        return f"{value[:MOST_CHARACTERS]}…" if isinstance(value, str) and len(value) > MOST_CHARACTERS else value

    return json.dumps({name: cut(value) for name, value in row.items()}, ensure_ascii=False)

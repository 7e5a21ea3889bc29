"""The tools by which a model enriches a database: it looks, and adds what fits; nothing else can come of a call."""

import json
from collections import Counter
from typing import Annotated, Any

from fastmcp import FastMCP
from fastmcp.exceptions import ToolError
from pydantic import Field

from generator.agents.database.description import describe
from generator.agents.database.draft import Draft, Source
from generator.agents.database.extension import with_column, with_table
from generator.agents.database.plan import Column, Table
from generator.agents.database.queries import BadQuery, run_query
from generator.agents.jail import Broken, run_driver
from generator.splits import Splits
from mcp_servers.checks.sources import offences
from mcp_servers.contracts import InputError, Json
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime.source_code import parse

MOST_ROWS = 400
"""Rows that one call may add."""
MOST_TABLES = 12
"""Of a database: an agent has to find its way in it."""
MOST_CODE = 8_000
"""Characters of a function that draws rows."""
SECONDS = 20.0
"""That such a function may take."""
SHOWN = 5
"""Different reasons that are said."""

Name = Annotated[str, Field(description="Name of the table.")]
Row = dict[str, Any]


class Workbench:
    """A database on which a model works."""

    def __init__(self, draft: Draft, model: str, splits: Splits) -> None:
        """Lay a database on the bench.

        Args:
            draft: The database; the bench goes on from it and leaves it as it is where tables or columns are added.
            model: Name of the model, which is the source of what it adds.
            splits: Where seeds are from.
        """
        self.draft = draft
        self.refused: Counter[str] = Counter()
        """Why rows were not added, over all calls."""
        self._source = Source(origin=f"written by {model}")
        self._splits = splits

    def server(self) -> "FastMCP[None]":
        """Return the tools as a server."""
        server: FastMCP[None] = FastMCP("workbench")
        for function in (
            self.describe, self.query, self.add_rows, self.add_rows_from_code, self.add_table, self.add_column,
        ):  # fmt: skip
            server.tool(function)
        return server

    def describe(self) -> str:
        """Describe the database: tables, columns, what the values are like, and where it is thin."""
        return describe(self.draft.design, self.draft.rows)

    def query(self, sql: Annotated[str, Field(description="One SELECT statement of SQLite.")]) -> str:
        """Read the database with SQL."""
        try:
            return run_query(self.draft.design, self.draft.rows, sql)
        except BadQuery as error:
            raise ToolError(str(error)) from None

    def add_rows(
        self,
        table: Name,
        rows: Annotated[
            list[Row],
            Field(
                description="Column to value for each row, without ids. A reference is the id or the title of a row.",
                min_length=1,
                max_length=MOST_ROWS,
            ),
        ],
    ) -> str:
        """Add rows to a table; those that break a rule are left out, and it is said why."""
        self._known(table)
        added, refused = self.draft.add(table, rows, self._source)
        self.refused.update({f"{table}: {reason}": count for reason, count in refused.items()})
        why = [f"{reason} ({count} rows)" for reason, count in refused.most_common(SHOWN)]
        text = f"{added} rows added, {table} has {len(self.draft.rows[table])} now."
        if refused:
            text += f" {refused.total()} do not fit: {'; '.join(why)}."
        if not added:
            raise ToolError(text)
        return text

    async def add_rows_from_code(
        self,
        table: Name,
        code: Annotated[
            str,
            Field(
                description="Python that defines rows(tables, random): tables maps each table to its rows, which are "
                "dictionaries with all columns and the id; random is a seeded random.Random; it returns a list of rows.",
                max_length=MOST_CODE,
            ),
        ],
    ) -> str:
        """Add the rows that a function draws, for amounts that nobody should type."""
        self._known(table)
        if problems := _impure(code):
            raise ToolError("; ".join(problems[:SHOWN]))
        rows = self.draft.rows
        seed = self._splits.derive("complexification", self.draft.design.name, table, str(len(rows[table])))
        try:
            report = await run_driver(
                "drawing", {"written.py": code, "tables.json": dump_json(rows)}, [str(seed)], seconds=SECONDS
            )
        except Broken as error:
            raise ToolError(str(error)) from None
        if "failure" in report:
            raise ToolError(report["failure"])
        drawn = _read_rows(report["rows"])
        if not 0 < len(drawn) <= MOST_ROWS:
            raise ToolError(f"rows() returned {len(drawn)} rows; return 1 to {MOST_ROWS}")
        return self.add_rows(table, drawn)

    def add_table(self, table: Table) -> str:
        """Add an empty table. Every table has the column id already."""
        if len(self.draft.design.entities) >= MOST_TABLES:
            raise ToolError(f"there are {MOST_TABLES} tables already; enrich those")
        try:
            self.draft = with_table(self.draft, table)
        except InputError as error:
            raise ToolError(str(error)) from None
        return f"{table.name} is there, without rows."

    def add_column(
        self,
        table: Name,
        column: Column,
        values: Annotated[
            dict[str, Any], Field(description="Id of a row to its value; the column is empty in rows left out.")
        ],
    ) -> str:
        """Add a column to a table, with a value for each row."""
        self._known(table)
        try:
            self.draft = with_column(self.draft, table, column, values, self._source)
        except InputError as error:
            raise ToolError(str(error)) from None
        return f"{table}.{column.name} is there."

    def _known(self, table: str) -> None:
        names = [entity.plural for entity in self.draft.design.entities]
        if table not in names:
            raise ToolError(f"there is no table {table}; there are {', '.join(names)}")


def _impure(code: str) -> list[str]:
    """Return what code must not do: the same as code of tools."""
    try:
        return [f"line {node.lineno}: {reason}" for node, reason in offences(parse(code))]
    except (SyntaxError, ValueError) as error:
        return [f"this is not valid Python: {error}"]


def _read_rows(rows: Json) -> list[Row]:
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ToolError(f"rows() must return a list of dictionaries, not {json.dumps(rows)[:80]}")
    return rows

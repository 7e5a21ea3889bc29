"""The tools by which a model writes the code of a server: two files, a database to look at, and tests to run."""

from pathlib import Path
from typing import Annotated

from fastmcp import FastMCP
from fastmcp.exceptions import ToolError
from pydantic import Field

from generator.agents.coding.examination import Examiner
from generator.agents.coding.sources import FILES
from generator.agents.database.description import describe
from generator.agents.database.draft import Draft
from generator.agents.database.queries import BadQuery, run_query
from generator.files import write_text

MOST_CHARACTERS = 60_000
"""Of a file."""

Name = Annotated[str, Field(description="tools.py or test_tools.py.")]


class Desk:
    """A server's folder on which a model works; of it, it can write two files."""

    def __init__(self, folder: Path, draft: Draft, examiner: Examiner) -> None:
        """Lay a server's folder on the desk.

        Args:
            folder: The folder, with schema, rows and manifest.
            draft: The database that they hold.
            examiner: Says what is wrong with the folder's code.
        """
        self._folder = folder
        self._draft = draft
        self._examiner = examiner

    def server(self) -> "FastMCP[None]":
        """Return the tools as a server."""
        server: FastMCP[None] = FastMCP("desk")
        for function in (
            self.describe_database, self.query, self.write_file, self.replace_text, self.read_file, self.run_tests,
        ):  # fmt: skip
            server.tool(function)
        return server

    def describe_database(self) -> str:
        """Describe the database: tables, columns, and what the values are like."""
        return describe(self._draft.design, self._draft.rows)

    def query(self, sql: Annotated[str, Field(description="One SELECT statement of SQLite.")]) -> str:
        """Read the database with SQL."""
        try:
            return run_query(self._draft.design, self._draft.rows, sql)
        except BadQuery as error:
            raise ToolError(str(error)) from None

    def write_file(
        self, path: Name, content: Annotated[str, Field(description="The whole file.", max_length=MOST_CHARACTERS)]
    ) -> str:
        """Write one of the two files."""
        write_text(self._place(path), content)
        return f"{path} has {len(content.splitlines())} lines."

    def replace_text(
        self,
        path: Name,
        old: Annotated[str, Field(description="Text that stands in the file once.", min_length=1)],
        new: Annotated[str, Field(description="What is to stand there.", max_length=MOST_CHARACTERS)],
    ) -> str:
        """Replace a part of a file, which is cheaper than to write it again."""
        text = self._read(path)
        if (count := text.count(old)) != 1:
            raise ToolError(f"this text stands in {path} {count} times; give one that stands there once")
        return self.write_file(path, text.replace(old, new))

    def read_file(self, path: Name) -> str:
        """Read one of the two files."""
        return self._read(path)

    async def run_tests(self) -> str:
        """Format and lint both files, load the tools, run the tests, and say what is wrong."""
        found = await self._examiner.examine()
        if found.faults:
            raise ToolError(str(found))
        writing = sum(found.tools.values())
        return f"Nothing is wrong: {len(found.tools)} tools, {writing} of them write, {found.tests} tests pass."

    def _read(self, path: str) -> str:
        place = self._place(path)
        if not place.exists():
            raise ToolError(f"{path} is not there yet")
        return place.read_text("utf-8")

    def _place(self, path: str) -> Path:
        if path not in FILES:
            raise ToolError(f"there are two files, {' and '.join(FILES)}; {path!r} is none of them")
        return self._folder / path

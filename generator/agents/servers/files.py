"""MCP server with a store for an agent's own notes: ``python -m generator.agents.servers.files FOLDER``."""

import argparse
from pathlib import Path
from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field

from generator.agents.servers.faults import Unreadable, refusal
from generator.agents.servers.folder import files_of, inside
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import Model

MOST_FILES = 100
LARGEST = 100_000
"""Characters of a file."""

Name = Annotated[str, Field(description="Letters, digits, '_', '-' and '.'.", pattern=r"^[A-Za-z0-9][\w.-]{0,63}$")]
"""Has no slash: a store is flat, so no name leads out of it."""


class Names(Model):
    """Names of files."""

    names: tuple[str, ...]


class Written(Model):
    """A file that was written."""

    name: str
    characters: int


def make_server(folder: Path) -> "FastMCP[None]":
    """Return the server of one agent's notes; the folder is made when it is needed."""
    server: FastMCP[None] = FastMCP("files", instructions="Keeps notes.")

    @server.tool(annotations={"readOnlyHint": True})
    def list_files() -> Names:
        """List the files that there are."""
        return Names(names=tuple(files_of(folder)))

    @server.tool(annotations={"readOnlyHint": True})
    def read_file(name: Name) -> str:
        """Read a file."""
        try:
            return inside(folder, name).read_text("utf-8")
        except Unreadable as error:
            raise refusal(error) from error

    @server.tool
    def write_file(name: Name, text: Annotated[str, Field(max_length=LARGEST)]) -> Written:
        """Write a file, in place of one of this name."""
        there = list(files_of(folder))
        if name not in there and len(there) >= MOST_FILES:
            raise refusal(f"there are {MOST_FILES} files already; write into one of them")
        folder.mkdir(parents=True, exist_ok=True)
        replace_text(folder / name, text)
        return Written(name=name, characters=len(text))

    return server


def main() -> None:
    """Serve over stdio."""
    parser = argparse.ArgumentParser(prog="python -m generator.agents.servers.files", description=__doc__)
    parser.add_argument("folder", type=Path)
    make_server(parser.parse_args().folder).run(show_banner=False)


if __name__ == "__main__":
    main()

"""MCP server for a folder of given documents: ``python -m generator.agents.servers.documents FOLDER``."""

import argparse
from pathlib import Path
from typing import Annotated

from fastmcp import FastMCP
from pydantic import Field

from generator.agents.servers.faults import Unreadable, refusal
from generator.agents.servers.folder import files_of, inside
from generator.agents.servers.html import Text
from generator.agents.servers.pages import SUFFIXES, read_text
from generator.agents.servers.parts import Part, part_of
from mcp_servers.contracts import InputError, Model

LIST, SEARCH, READ = "list_documents", "search_documents", "read_document"
"""The tools."""

LARGEST = 2_000_000
"""Bytes of a document."""
MOST = 200
"""Documents or finds that are listed."""
_AROUND = 80
"""Characters shown on each side of what was looked for."""


class Listed(Model):
    """A document."""

    path: str
    bytes: int


class Hit(Model):
    """A place where words stand."""

    path: str
    passage: str


class Listing(Model):
    """Documents that there are."""

    documents: tuple[Listed, ...]
    more: int = 0
    """Further ones that are not listed."""


class Hits(Model):
    """Where words stand, a place for each document."""

    hits: tuple[Hit, ...]


def readable(folder: Path) -> list[str]:
    """Return the paths of the documents that can be read.

    Raises:
        InputError: There is no such folder.
    """
    if not folder.is_dir():
        raise InputError(f"there is no folder {folder}; name one that holds {', '.join(sorted(SUFFIXES))} files")
    return [name for name in files_of(folder) if Path(name).suffix.lower() in SUFFIXES]


def make_server(folder: Path) -> "FastMCP[None]":
    """Return the server; ``InputError`` where the folder is missing."""
    readable(folder)
    server: FastMCP[None] = FastMCP("documents", instructions="Reads the documents that were given.")

    @server.tool(name=LIST, annotations={"readOnlyHint": True})
    def list_documents() -> Listing:
        """List the documents that there are."""
        names = readable(folder)
        listed = [Listed(path=name, bytes=(folder / name).stat().st_size) for name in names[:MOST]]
        return Listing(documents=tuple(listed), more=max(0, len(names) - MOST))

    @server.tool(name=SEARCH, annotations={"readOnlyHint": True})
    def search_documents(
        words: Annotated[str, Field(description="All of them must stand in a document, in any order.", max_length=200)],
    ) -> Hits:
        """Find the documents that hold some words, with the passage around the first of them."""
        wanted = words.casefold().split()
        if not wanted:
            raise refusal("say which words to look for")
        hits = []
        for name in readable(folder):
            try:
                text = _read(folder, name).text
            except Unreadable:  # read_document says why; a search is about those that can be read
                continue
            if all(word in text.casefold() for word in wanted):
                start = text.casefold().find(wanted[0])
                hits.append(Hit(path=name, passage=text[max(0, start - _AROUND) : start + _AROUND]))
        return Hits(hits=tuple(hits[:MOST]))

    @server.tool(name=READ, annotations={"readOnlyHint": True})
    def read_document(
        path: Annotated[str, Field(description="As list_documents gives it.", max_length=500)],
        offset: Annotated[int, Field(description="Where to read on: `following` of the part before.", ge=0)] = 0,
    ) -> Part:
        """Read a document as text, in parts."""
        try:
            return part_of(path, _read(folder, path), offset)
        except Unreadable as error:
            raise refusal(error) from error

    return server


def _read(folder: Path, name: str) -> Text:
    path = inside(folder, name)
    kind = SUFFIXES.get(path.suffix.lower())
    if kind is None:
        raise Unreadable(f"{name} is none of {', '.join(sorted(SUFFIXES))}")
    if path.stat().st_size > LARGEST:
        raise Unreadable(f"{name} has more than {LARGEST} bytes")
    return read_text(path.read_bytes(), kind, "")


def main() -> None:
    """Serve over stdio."""
    parser = argparse.ArgumentParser(prog="python -m generator.agents.servers.documents", description=__doc__)
    parser.add_argument("folder", type=Path)
    make_server(parser.parse_args().folder).run(show_banner=False)


if __name__ == "__main__":
    main()

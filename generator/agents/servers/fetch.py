"""MCP server that reads web pages, and nothing but public ones: ``python -m generator.agents.servers.fetch``."""

import argparse
from collections import OrderedDict
from typing import Annotated

import anyio
from fastmcp import FastMCP
from pydantic import Field

from generator.agents.servers.download import Reach, download
from generator.agents.servers.faults import Unreadable, refusal
from generator.agents.servers.html import Text
from generator.agents.servers.pages import kind_of, read_text
from generator.agents.servers.parts import Part, part_of

OPENER = "fetch_page"
"""The tool that reads a page."""

_REMEMBERED = 16
"""Pages that are read further without being fetched again."""


def make_server(reach: Reach | None = None) -> "FastMCP[None]":
    """Return the server; each has a memory of its own for the pages that it has just read."""
    allowed = reach or Reach()
    server: FastMCP[None] = FastMCP("fetch", instructions="Reads public web pages as text.")
    remembered: OrderedDict[str, tuple[str, Text]] = OrderedDict()

    @server.tool(name=OPENER, annotations={"readOnlyHint": True, "openWorldHint": True})
    async def fetch_page(
        url: Annotated[str, Field(description="Address that begins with http:// or https://.", max_length=2000)],
        offset: Annotated[int, Field(description="Where to read on: `following` of the part before.", ge=0)] = 0,
    ) -> Part:
        """Read a web page, CSV or JSON file as text, in parts; tables are rows with pipes, links come with the first part."""
        if not offset or url not in remembered:
            try:
                remembered[url] = await _read(url, allowed)
            except Unreadable as error:
                raise refusal(error) from error
        remembered.move_to_end(url)
        while len(remembered) > _REMEMBERED:
            remembered.popitem(last=False)
        return part_of(*remembered[url], offset)

    return server


async def _read(url: str, reach: Reach) -> tuple[str, Text]:
    """Return where a page was in the end, and what it says."""
    found = await download(url, reach)
    kind = kind_of(found.content_type, found.url)
    text = await anyio.to_thread.run_sync(read_text, found.content, kind, found.url, found.content_type)
    return found.url, text


def main() -> None:
    """Serve over stdio."""
    parser = argparse.ArgumentParser(prog="python -m generator.agents.servers.fetch", description=__doc__)
    parser.add_argument(
        "--private-host",
        action="append",
        default=[],
        metavar="HOST",
        help="host that is fetched although its address is not public; may be given several times",
    )
    parser.add_argument("--seconds", type=float, default=Reach().seconds, help="for one page (default: 20)")
    given = parser.parse_args()
    make_server(Reach(private_hosts=tuple(given.private_host), seconds=given.seconds)).run(show_banner=False)


if __name__ == "__main__":
    main()

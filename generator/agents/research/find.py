"""Finding: which pages and documents to read, chosen by what they are called, without a look into them."""

import shutil
from collections.abc import Collection
from pathlib import Path

from fastmcp import FastMCP
from pydantic import Field as Described

from generator.agents.engine import Work
from generator.agents.engine.toolbox import OpenToolboxes
from generator.agents.research.desk import Desk, KeptToolbox
from generator.agents.research.kept import Page, Pages
from generator.agents.research.outline import outline
from generator.agents.room import Room
from generator.agents.servers import files
from generator.agents.servers.documents import readable
from generator.agents.servers.faults import Unreadable, refusal
from generator.agents.servers.html import Link
from generator.design.model import Design
from mcp_servers.contracts import Model

BRIEF = Path(__file__).with_suffix(".md")
MOST_SOURCES = 12
MOST_LISTED = 200
"""Links of a page, or documents, that are shown at once."""


class Chosen(Model):
    """A source, and what is to be read out of it."""

    source: str
    """URL, or path of a document."""
    tables: tuple[str, ...] = Described(min_length=1)


class Choice(Model):
    """The sources of a database."""

    sources: tuple[Chosen, ...] = Described(max_length=MOST_SOURCES)


class Links(Model):
    """Where a page leads."""

    title: str
    links: tuple[Link, ...]


async def find_sources(
    room: Room, design: Design, desk: Desk, pages: Pages, opened: OpenToolboxes
) -> tuple[tuple[Chosen, ...], dict[str, str]]:
    """Return the sources to read, none where nothing is given, and which pages to start from could not be opened and why.

    Raises:
        GivenUp: The model chose none in a form that could be taken.
    """
    starts, failures = await _open_starts(room, pages)
    names = readable(Path(room.material.documents)) if room.material.documents else []
    if not (starts or names or desk.searching.tools):
        return (), failures
    shown = {*names, *starts, *(link.url for page in starts.values() for link in page.links)}
    tools = desk.searching.joined(await opened.open({"links": _links_server(pages, shown)})).joined(desk.listing)
    shutil.rmtree(
        room.folder / "notes", ignore_errors=True
    )  # else a run that goes on would be shown what it is yet to write
    notes = await opened.open({"files": files.make_server(room.folder / "notes")})
    tools = KeptToolbox(tools, room.folder / "searches", 2 * room.material.seconds, shown, notes)
    known = {entity.plural for entity in design.entities}

    async def review(choice: Choice) -> str:
        return "\n".join(_faults(choice, shown, known))

    request = "\n\n".join(
        [
            f"The theme: {room.subject.title}",
            f"The tables:\n\n{outline(design, known)}",
            "Given to start from:",
            *(f"{url}: {page.title or 'without a title'}\n{_listed(page.links)}" for url, page in starts.items()),
            *(["\n".join(["Documents:", *(f"- {name}" for name in names[:MOST_LISTED])])] if names else []),
        ]
    )
    work = Work("research/find", BRIEF.read_text("utf-8"), request, Choice, review, tools)
    return (await room.worker.do(work)).sources, failures


async def _open_starts(room: Room, pages: Pages) -> tuple[dict[str, Page], dict[str, str]]:
    """Return the pages to start from, and why others could not be opened."""
    found, failures = {}, {}
    for url in room.material.starts:
        try:
            found[url] = await pages.open(url)
        except Unreadable as error:
            failures[url] = str(error)
    return found, failures


def _links_server(pages: Pages, shown: Collection[str]) -> "FastMCP[None]":
    """Return a server that says where pages lead, and nothing else of what they say."""
    server: FastMCP[None] = FastMCP("links")

    @server.tool
    async def list_links(url: str) -> Links:
        """List where a page leads that you were shown the address of."""
        if url not in shown:
            raise refusal("You were not shown this address.")
        try:
            page = await pages.open(url)
        except Unreadable as error:
            raise refusal(error) from error
        return Links(title=page.title, links=page.links[:MOST_LISTED])

    return server


def _listed(links: tuple[Link, ...]) -> str:
    lines = [f"- {link.url} ({link.title})" for link in links[:MOST_LISTED]]
    more = len(links) - MOST_LISTED
    return "\n".join([*lines, *([f"- and {more} more"] if more > 0 else [])])


def _faults(choice: Choice, shown: Collection[str], tables: Collection[str]) -> list[str]:
    sources = [chosen.source for chosen in choice.sources]
    return [
        *(f"you were not shown {source}" for source in sources if source not in shown),
        *(f"{source} is there twice" for source in sorted(set(sources)) if sources.count(source) > 1),
        *(
            f"there is no table {table}; the tables are {', '.join(sorted(tables))}"
            for chosen in choice.sources
            for table in chosen.tables
            if table not in tables
        ),
    ]

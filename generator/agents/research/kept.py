"""Pages that were read, kept in the room: a later run reads the same bytes, and no page is fetched twice."""

import asyncio
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from pydantic import ValidationError

from generator.agents.engine import Toolbox
from generator.agents.research.desk import Desk
from generator.agents.room import Room
from generator.agents.servers.documents import READ
from generator.agents.servers.faults import Unreadable
from generator.agents.servers.folder import inside
from generator.agents.servers.html import Link
from generator.agents.servers.parts import Part
from generator.workspace import folder_digest
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import InfrastructureFault, InputError, Json, Model

LONGEST = 200_000
"""Characters of a page that are read: some hundred pages of print."""


class Page(Model):
    """A page or document as it was read."""

    source: str
    """URL, or path of a document in its folder."""
    title: str = ""
    retrieved: str
    """Day on which it was read."""
    licence: str = ""
    links: tuple[Link, ...] = ()
    text: str


class Pages:
    """The pages of one environment."""

    def __init__(self, room: Room, desk: Desk) -> None:
        """Read from ``pages/`` in the room what is there of an earlier run."""
        self._folder = room.folder / "pages"
        self._documents = Path(room.material.documents) if room.material.documents else None
        self._seconds = room.material.seconds
        self._desk = desk
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self, source: str) -> Page:
        """Return a page by its URL, or a document by its path.

        Raises:
            Unreadable: It cannot be had, or is no text.
        """
        web = source.startswith(("http://", "https://"))
        async with self._opening.setdefault(source, asyncio.Lock()):
            path = self._folder / f"{sha256(self._identity(source, web).encode()).hexdigest()[:16]}.json"
            if path.exists():
                return Page.model_validate_json(path.read_bytes())
            page = await (_read_web(self._desk.opening, source, self._seconds) if web else self._read_document(source))
            self._folder.mkdir(parents=True, exist_ok=True)
            replace_text(path, page.to_json(indent=2) + "\n")
            return page

    def _identity(self, source: str, web: bool) -> str:
        """Return what a page is kept under: a document that was changed is another one."""
        if web:
            return source
        if self._documents is None:
            raise Unreadable(f"no documents were given, so there is no {source!r}")
        return f"{source} {folder_digest(inside(self._documents, source))}"

    async def _read_document(self, source: str) -> Page:
        return await _read_parts(self._desk.documents, READ, "path", source, self._seconds)


async def _read_web(opening: Toolbox, url: str, seconds: float) -> Page:
    """Read a page through the tool that opens pages, ours or another one."""
    (tool,) = opening.tools
    arguments: dict[str, Json] = tool.input_schema.get("properties", {})
    if "offset" in arguments and tool.output_schema and "following" in tool.output_schema.get("properties", {}):
        return await _read_parts(opening, tool.name, "url", url, seconds)
    name = "url" if "url" in arguments else next(iter(tool.input_schema.get("required", ())), "")
    if not name:
        raise InputError(f"the tool '{tool.name}' takes no address, so it cannot open pages")
    return Page(
        source=url, retrieved=_today(), text=(await _call(opening, tool.name, {name: url}, seconds))[0][:LONGEST]
    )


async def _read_parts(box: Toolbox, tool: str, argument: str, source: str, seconds: float) -> Page:
    """Read a page to its end, or to as much as is read of any."""
    parts: list[Part] = []
    following: int | None = 0
    while following is not None and following < LONGEST:
        _, structured = await _call(box, tool, {argument: source, "offset": following}, seconds)
        try:
            parts.append(Part.model_validate(structured))
        except ValidationError as error:
            raise Unreadable(f"{tool} gave what is no part of a page") from error
        following = parts[-1].following
    first = parts[0]
    text = "".join(part.text for part in parts)
    return Page(
        source=first.source, title=first.title, retrieved=_today(), licence=first.licence, links=first.links, text=text
    )


async def _call(box: Toolbox, tool: str, arguments: dict[str, Json], seconds: float) -> tuple[str, Json]:
    """Return what a tool gave, as text and structured; whatever else happens makes just this page unreadable."""
    try:
        async with asyncio.timeout(2 * seconds):
            result = await box.call(tool, arguments)
    except (TimeoutError, InfrastructureFault) as error:
        raise Unreadable(str(error) or f"{tool} took longer than {2 * seconds:g} seconds") from error
    if result.is_error:
        raise Unreadable(result.text)
    return result.text, result.structured


def _today() -> str:
    """Return the day; it is part of where a page is from, and kept with it."""
    return datetime.now(UTC).date().isoformat()

"""The tools of research: what searches, what opens a page, and nothing that writes."""

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from mcp.types import Tool

from generator.agents.engine import Toolbox
from generator.agents.engine.toolbox import NO_TOOLS, OpenToolboxes
from generator.agents.material import Material
from generator.agents.room import Room
from generator.agents.servers import documents, fetch
from generator.agents.servers.download import Reach
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import InputError, Json
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime import CallResult

_ADDRESS = re.compile(r"https?://[^\s\"'<>|\\)\]}]+")
_ADDRESS_ARGUMENTS = {"url", "urls", "uri", "uris"}


@dataclass(frozen=True)
class Desk:
    """Tools of one environment's research."""

    searching: Toolbox
    """Searches and lists, and shows no page."""
    opening: Toolbox
    """Has one tool, which opens a page."""
    documents: Toolbox
    """Our own tools for given documents."""
    listing: Toolbox
    """The one of them that shows no more than names."""
    left_out: tuple[str, ...] = ()
    """Configured tools that nobody says only search."""


async def open_desk(room: Room, opened: OpenToolboxes) -> Desk:
    """Return the tools of an environment's research.

    Raises:
        InputError: A tool that was named is not there, or a folder is missing.
    """
    material, configured = room.material, room.research
    names = {tool.name for tool in configured.tools}
    for name in filter(None, (material.opener, *material.searches)):
        if name not in names:
            raise InputError(
                f"there is no tool '{name}'; the configured servers have {', '.join(sorted(names)) or 'none'}"
            )
    searching = [
        tool.name for tool in configured.tools if tool.name in material.searches or _only_searches(tool, material)
    ]
    reach = Reach(private_hosts=material.private_hosts, seconds=material.seconds)
    opening = (
        configured.only(material.opener)
        if material.opener
        else (await opened.open({"fetch": fetch.make_server(reach)})).only(fetch.OPENER)
    )
    given = NO_TOOLS
    if material.documents:
        given = await opened.open({"documents": documents.make_server(Path(material.documents))})
    return Desk(
        searching=configured.only(*searching),
        opening=opening,
        documents=given,
        listing=given.only(documents.LIST) if material.documents else NO_TOOLS,
        left_out=tuple(sorted(names - {*searching, material.opener})),
    )


def _only_searches(tool: Tool, material: Material) -> bool:
    """Tell whether a tool says that it only reads, and is not one that opens what an address leads to."""
    says_so = bool(tool.annotations and tool.annotations.read_only_hint)
    arguments = {name.lower() for name in tool.input_schema.get("properties", {})}
    return says_so and tool.name != material.opener and not arguments & _ADDRESS_ARGUMENTS


class KeptToolbox(Toolbox):
    """Some tools whose results are kept, so that a later run is shown the same, and which notes each address it shows."""

    def __init__(self, box: Toolbox, folder: Path, seconds: float, shown: set[str], notes: Toolbox = NO_TOOLS) -> None:
        """Stand before a box.

        Args:
            box: The tools.
            folder: Where results are kept.
            seconds: To wait for one.
            shown: Is added to.
            notes: Further tools, which are called each time.
        """
        super().__init__({}, [*box.tools, *notes.tools])
        self._box, self._folder, self._seconds, self._shown, self._notes = box, folder, seconds, shown, notes

    async def call(self, name: str, arguments: Mapping[str, Json]) -> CallResult:
        """Call a tool, unless the same call was made before."""
        if name in {tool.name for tool in self._notes.tools}:
            return await self._notes.call(name, arguments)
        asked = dump_json([name, dict(arguments)])
        path = self._folder / f"{sha256(asked.encode()).hexdigest()[:16]}.json"
        if path.exists():
            kept = json.loads(path.read_text("utf-8"))
            result = CallResult(None, kept["text"], kept["is_error"])
        else:
            try:
                async with asyncio.timeout(self._seconds):
                    result = await self._box.call(name, arguments)
            except TimeoutError:
                return CallResult(None, f"{name} took longer than {self._seconds:g} seconds.", is_error=True)
            self._folder.mkdir(parents=True, exist_ok=True)
            kept = {"call": [name, dict(arguments)], "text": result.text, "is_error": result.is_error}
            replace_text(path, dump_json(kept, indent=2) + "\n")
        self._shown.update(address.rstrip(".,;:") for address in _ADDRESS.findall(result.text))
        return result

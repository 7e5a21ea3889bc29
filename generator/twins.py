"""Twins of published MCP servers: the same tools over a database of their own, and how faithful they are."""

import re
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from generator.complexification import TWINNED
from generator.depth import TWIN
from generator.design.model import Design
from generator.sources.connecting import list_tools, public_source
from generator.sources.documents import read_design
from generator.sources.imports import NAME, clock
from generator.sources.marked import mark_value
from generator.sources.parsing import parse_json
from generator.sources.recognition.composition import compose_twin
from generator.sources.recognition.twins import publish
from generator.sources.surface import Surface
from generator.sources.tool_lists import parse_tools, tools_in
from generator.taxonomy import Pair, place, text_of
from generator.themes import Theme, theme_of
from mcp_servers.contracts import InputError, Json, Provenance

MOST_TOOLS = 60
"""Tools of one server; a larger one is too much to learn at once."""


UNPLACED = ("Software and data", "Code and delivery")
"""Where a twin stands whose tools say nothing about their subject."""


@dataclass(frozen=True)
class Twin:
    """What is made of a published server."""

    design: Design
    left_out: dict[str, str]
    """Tool to the reason why the twin has none like it."""

    @property
    def share(self) -> float:
        """Share of the tools that the twin has, from 0 to 1."""
        kept = len(self.design.operations)
        return kept / (kept + len(self.left_out))

    def theme(self) -> Theme:
        """Return it as something to build."""
        return theme_of(self.design, "mcp", TWIN, TWINNED)

    def describe(self) -> str:
        """Say how faithful it is: what it has, what it takes without effect, and what is left out and why."""
        operations = self.design.operations
        lines = [
            f"{self.design.name}: {len(operations)} of {len(operations) + len(self.left_out)} tools ({self.share:.0%})"
            f" over {len(self.design.entities)} tables"
        ]
        for operation in operations:
            assert operation.published
            inert = operation.published.inert
            without = f"; takes {', '.join(inert)} without effect" if inert else ""
            lines.append(f"  {operation.published.name}: {operation.description.rstrip('.')}{without}")
        reasons: dict[str, list[str]] = defaultdict(list)
        for name, reason in self.left_out.items():
            reasons[reason].append(name)
        for reason, names in sorted(reasons.items(), key=lambda item: -len(item[1])):
            lines.append(f"left out because it {reason}: {', '.join(names)}")
        return "\n".join(lines)


def make_twin(source: str, name: str = "", only: tuple[str, ...] = ()) -> Twin:
    """Read the tools of a server and design its twin.

    Args:
        source: A saved answer to ``tools/list``, a URL, or a command line that starts the server.
        name: What the twin is called; by default after the source.
        only: The tools it should have; all of them where none is named.

    Raises:
        InputError: The source cannot be read, names no such tools, or says too little for a server.
    """
    tools, version = read_tools(source)
    known = [str(tool.get("name")) for tool in tools if isinstance(tool, dict)]
    told = public_source(source)
    if unknown := [tool for tool in only if tool not in known]:
        raise InputError(f"{told} has no tool '{unknown[0]}'; it has {', '.join(known)}")
    chosen = [tool for tool in tools if not only or (isinstance(tool, dict) and tool.get("name") in only)]
    if len(chosen) > MOST_TOOLS:
        raise InputError(
            f"{told} has {len(chosen)} tools; a twin has at most {MOST_TOOLS}: choose some with --tools a,b,c"
        )
    name = name or name_of(source)
    if not re.fullmatch(NAME, name):
        raise InputError(f"'{name}' is no name for a server; write lower case letters, digits and hyphens, up to 60")
    origin = Path(told).name if is_file(source) else told
    return design_twin(chosen, name, origin, version)


def design_twin(tools: list[Json], name: str, origin: str, version: str = "") -> Twin:
    """Design the twin of a server with these tools.

    Args:
        tools: As the server describes them.
        name: What the twin is called.
        origin: Where the tools come from, for messages and provenance.
        version: Of the server, where it is known.

    Raises:
        InputError: The tools say too little for a server.
    """
    surface = parse_tools(tools, name, name.replace("-", " ").capitalize(), version)
    made = compose_twin(surface)
    if not made.operations:
        raise InputError(f"{origin}: none of its {len(tools)} tools says what it does to rows")
    content: dict[str, Json] = {
        "title": made.title,
        "about": made.about,
        "taxonomy": list(_place(name, surface)),
        "now": clock(name),
        "entities": made.entities,
        "operations": made.operations,
    }
    provenance = Provenance(kind="mcp", source=origin, version=version, sha256=surface.sha256, licence="unknown")
    design = read_design(mark_value(content, origin), name, provenance, made.omitted)
    raw = {str(tool["name"]): tool for tool in tools}
    design = publish(design, made.stands_for, surface, raw)
    if not design.operations:
        raise InputError(
            f"{origin}: none of its {len(tools)} tools can be given a meaning with the arguments that it has"
        )
    return Twin(design, {**made.omitted, **design.omitted})


def read_tools(source: str) -> tuple[list[Json], str]:
    """Return the tools of a source and, where it says so, its version."""
    if not is_file(source):
        return list_tools(source), ""
    raw = parse_json(Path(source).read_bytes(), source, "a tool list ({'tools': [...]})")
    return tools_in(raw, source), str(raw.get("version") or "") if isinstance(raw, dict) else ""


def is_file(source: str) -> bool:
    """Tell whether a source is a file; a command line may be too long to be one."""
    try:
        return Path(source).is_file()
    except OSError:
        return False


def name_of(source: str) -> str:
    """Return what a twin is called after its source: the file, the host, or what the command runs."""
    source = public_source(source)
    if is_file(source):
        text = Path(source).stem
    elif "://" in source:
        text = re.sub(r"^https?://(?:www\.|mcp\.|api\.)?", "", source).split("/")[0].split(":")[0]
    else:
        words = [word for word in source.split() if not word.startswith("-") and "=" not in word]
        named = [word for word in words[1:] if word not in ("run", "exec", "dlx", "tool")] or words
        text = named[0].rpartition("/")[2]
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")[:60] or "twin"


def _place(name: str, surface: Surface) -> Pair:
    """Return where a twin belongs; one of which the map knows no word is a server like others, and its user asked for it."""
    try:
        return place(name, text_of(surface))
    except InputError:
        return UNPLACED

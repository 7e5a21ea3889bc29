"""Long texts given in parts."""

from generator.agents.servers.html import Link, Text
from mcp_servers.contracts import Model

LONGEST_PART = 12_000
"""Characters: below what a model is shown of a tool's result, with room for links."""


class Part(Model):
    """A part of a text, and where the next one begins."""

    source: str
    """URL, or path of a document."""
    title: str = ""
    text: str
    offset: int
    following: int | None = None
    """Offset of the next part; nothing after the last one."""
    length: int
    """Characters of the whole text."""
    links: tuple[Link, ...] = ()
    """Of the page; given with its first part."""
    licence: str = ""


def part_of(source: str, text: Text, offset: int, longest: int = LONGEST_PART) -> Part:
    """Return the part that begins at an offset; it ends with a line where it can."""
    end = min(offset + longest, len(text.text))
    if end < len(text.text):
        end = text.text.rfind("\n", offset, end) + 1 or end
    return Part(
        source=source,
        title=text.title,
        text=text.text[offset:end],
        offset=offset,
        following=end if end < len(text.text) else None,
        length=len(text.text),
        links=text.links if offset == 0 else (),
        licence=text.licence,
    )

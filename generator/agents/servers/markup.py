"""Tags and text of HTML, found in one pass over it.

Python's own parser takes quadratic time on some malformed pages (many ``<!--`` that never end), and a parser that builds a tree
takes it on deeply nested ones; a page may be written by somebody who knows that.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import unescape

LONGEST_TAG = 4_000
"""Characters; what is longer is taken for text."""

_TAG = re.compile(r"""<(/?)([a-zA-Z][^\s/>"'<]*+)((?:[^<>"']++|"[^"]*+"|'[^']*+')*+)>""")
_OTHER = re.compile(r"<[!?][^<>]*+>")
_ATTRIBUTE = re.compile(r"""([^\s=/"'<>]++)(?:\s*+=\s*+("[^"]*+"|'[^']*+'|[^\s"'>]++))?""")
_RAW = {tag: re.compile(rf"</{tag}\b", re.I) for tag in ("script", "style", "textarea", "title")}
"""What holds text alone, to what ends it."""


@dataclass(frozen=True)
class Token:
    """A tag, or the text between two."""

    tag: str = ""
    """In lower case; empty for text."""
    ends: bool = False
    text: str = ""
    attributes: dict[str, str] = field(default_factory=dict)


def tokens(content: str) -> Iterator[Token]:
    """Yield tags and text in their order; comments are left out."""
    position = 0
    while position < len(content):
        start = content.find("<", position)
        if start != position:
            yield Token(text=unescape(content[position : start if start >= 0 else len(content)]))
            if start < 0:
                return
        if content.startswith("<!--", start):
            end = content.find("-->", start)
            if end < 0:
                return
            position = end + 3
        elif found := _TAG.match(content, start, start + LONGEST_TAG):
            yield Token(found[2].lower(), bool(found[1]), attributes=_attributes(found[3]))
            position = found.end()
            raw = _RAW.get(found[2].lower())
            if raw and not found[1]:
                over = raw.search(content, position)
                end = over.start() if over else len(content)
                yield Token(text=unescape(content[position:end]))
                position = end
        else:
            other = _OTHER.match(content, start, start + LONGEST_TAG)
            yield Token(text="" if other else "<")
            position = other.end() if other else start + 1


def _attributes(text: str) -> dict[str, str]:
    return {found[1].lower(): unescape((found[2] or "").strip("\"'")) for found in _ATTRIBUTE.finditer(text)}

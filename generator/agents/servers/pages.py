"""What a page of any kind that is read says, as text."""

import codecs
import re
from urllib.parse import urlsplit

from generator.agents.servers.faults import Unreadable
from generator.agents.servers.html import Text, read_html

_KINDS = {
    "text/html": "html",
    "application/xhtml+xml": "html",
    "text/csv": "csv",
    "application/csv": "csv",
    "text/tab-separated-values": "csv",
    "application/json": "json",
    "text/plain": "text",
    "text/markdown": "text",
}
SUFFIXES = {
    ".html": "html",
    ".htm": "html",
    ".csv": "csv",
    ".tsv": "csv",
    ".json": "json",
    ".txt": "text",
    ".md": "text",
}
"""Of documents that can be read, to what they are."""

_NEVER = {"idna", "punycode", "raw-unicode-escape", "undefined", "unicode-escape"}
"""Encodings of Python's that no page has; one of them takes quadratic time."""

_CHARSET = re.compile(r"charset\s*=\s*[\"']?([\w-]+)", re.I)


def kind_of(content_type: str, url: str) -> str:
    """Return ``html``, ``csv``, ``json`` or ``text``.

    Raises:
        Unreadable: It is something else.
    """
    kind = content_type.partition(";")[0].strip().lower()
    if kind in _KINDS:
        return _KINDS[kind]
    if kind.endswith("+json"):
        return "json"
    suffix = "." + urlsplit(url).path.rpartition(".")[2].lower()
    if kind in ("application/octet-stream", "application/vnd.ms-excel") and suffix in SUFFIXES:
        return SUFFIXES[suffix]
    raise Unreadable(f"{url} is {kind or 'of no stated type'}; only HTML, CSV, JSON and plain text are read")


def read_text(content: bytes, kind: str, url: str, content_type: str = "") -> Text:
    """Return what a page says.

    Args:
        content: Its bytes.
        kind: As ``kind_of`` gives it.
        url: Where it is from: what its links are relative to, or an empty text.
        content_type: As the server states it.

    Raises:
        Unreadable: The bytes are no text.
    """
    stated = _CHARSET.search(content_type) or (
        _CHARSET.search(content[:2048].decode("latin-1")) if kind == "html" else None
    )
    encoding = stated[1] if stated else "utf-8-sig"
    try:
        if codecs.lookup(encoding).name in _NEVER:
            raise Unreadable(f"{url}: no page has the encoding {encoding}")
        text = content.decode(encoding, "replace")
    except LookupError as error:
        raise Unreadable(f"{url}: there is no encoding {encoding}") from error
    strange = sum(not (letter.isprintable() or letter.isspace()) or letter == "\ufffd" for letter in text)
    if strange * 100 > len(text):
        raise Unreadable(f"{url} is garbled: {strange} of {len(text)} characters are none")
    return read_html(text, url) if kind == "html" else Text(text=text.replace("\r\n", "\n"))

"""Words that values are made of: a grammar in readable files, expanded at random.

A symbol is a list of texts in which ``{symbol}`` stands for another one: ``"{town_start}{town_end} Road"``. In a symbol
whose name starts with ``code``, ``#`` stands for a digit and ``@`` for a capital letter. ``{3..40}`` is a number.
"""

import re
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import yaml

from generator.database.streams import Stream
from generator.design.wording import with_articles
from generator.sources.marked import Marked
from generator.sources.reading import read_marked
from mcp_servers.contracts import InputError

FOLDER = Path(__file__).parent / "vocabulary"
LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"
DIGITS = "0123456789"

_SYMBOL = re.compile(r"\{([\w.-]+)\}")
_SPAN = re.compile(r"(\d+)\.\.(\d+)")
_CODE_MARK = re.compile("[#@]")

Lookup = Callable[[str], str | None]
"""What a symbol means before the vocabulary is asked: a field of the row, a name from the cast."""


@cache
def read_vocabulary(name: str) -> dict[str, dict[str, list[str]]]:
    """Read one file of the vocabulary whose entries are themselves tables, such as ``names``."""
    return dict(yaml.safe_load((FOLDER / f"{name}.yaml").read_text("utf-8")))


@cache
def symbols() -> dict[str, list[str]]:
    """Return all symbols of the vocabulary with their texts."""
    return {symbol: texts for path in sorted(FOLDER.glob("*.yaml")) for symbol, texts in read_symbols(path).items()}


def read_symbols(path: Path) -> dict[str, list[str]]:
    """Return the symbols of one file with their texts; a number is the text that it is written as.

    Raises:
        InputError: A symbol stands there twice, or what is listed is no text; the message gives file and line.
    """
    entries = read_marked(path).entries
    return {symbol: [_text(item) for item in listed.items] for symbol, listed in entries.items() if _is_symbol(listed)}


def _is_symbol(source: Marked) -> bool:
    """Tell a list of texts from a table such as ``names``."""
    return not isinstance(source.content, dict)


def _text(source: Marked) -> str:
    if not isinstance(source.content, str) or not source.content:
        raise source.error("a symbol lists texts; one that holds ': ', or begins with { or [, stands in quotes")
    return source.content


def has_symbol(symbol: str) -> bool:
    """Tell whether the vocabulary knows a symbol."""
    return symbol in symbols()


def count_texts(symbol: str) -> int | None:
    """Return how many different texts a symbol stands for; ``None`` where they are put together, and so very many."""
    texts = symbols().get(symbol, [])
    return None if any("{" in text for text in texts) or symbol.startswith("code") or not texts else len(set(texts))


def expand(symbol: str, stream: Stream, lookup: Lookup = lambda _: None) -> str:
    """Return one text that a symbol stands for.

    Raises:
        InputError: The vocabulary has no such symbol.
    """
    given = lookup(symbol)
    if given is not None:
        return given
    if symbol[:1].isdigit() and (span := _SPAN.fullmatch(symbol)):
        return str(stream.integer(int(span[1]), int(span[2])))
    texts = symbols().get(symbol)
    if texts is None:
        close = ", ".join(get_close_matches(symbol, symbols(), cutoff=0.3)) or "none"
        raise InputError(f"the vocabulary has no '{symbol}'; similar ones: {close}")
    text = fill(stream.pick(texts), stream, lookup)
    if symbol.startswith("code"):
        return _CODE_MARK.sub(lambda mark: stream.pick(DIGITS if mark[0] == "#" else LETTERS), text)
    return text


def fill(text: str, stream: Stream, lookup: Lookup = lambda _: None) -> str:
    """Replace each ``{symbol}`` of a text, inner ones first: ``{goods.{climate}}``."""
    while "{" in text and _SYMBOL.search(text):
        text = _SYMBOL.sub(lambda match: expand(match[1], stream, lookup), text)
    return with_articles(text)

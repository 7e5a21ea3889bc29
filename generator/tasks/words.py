"""Full text as a server searches it: the same engine, over the rows of a world."""

import re
import sqlite3
from collections.abc import Mapping, Sequence

from mcp_servers.contracts import Json
from mcp_servers.runtime import every_word

_SPAN = re.compile(
    r"\b(?:[Tt]he|[Aa]n?|[Tt]his|[Tt]hat|[Oo]ur|[Yy]our|[Tt]heir|[Mm]y) ((?:[a-z]{3,} )?[a-z]{4,} [a-z]{4,}|[a-z]{7,})"
    r"(?=[.,;:]| (?:of|in|on|at|for|from|with|by|to|is|are|was|were|has|have|had|and|or|that|which)\b)"
)
"""What follows an article and ends where a noun phrase does."""

_EMPTY = {
    "same", "next", "last", "other", "first", "second", "third", "following", "whole", "very", "more", "most", "only", "such",
    "own", "there", "this", "that", "they", "them", "then", "been", "being", "have", "will", "would", "could", "should", "must",
    "with", "from", "into", "about", "over", "under", "again", "also", "just", "what", "when", "which", "who", "week", "month",
    "year", "day", "morning", "afternoon", "evening", "comes", "back", "goes", "becomes", "began", "says", "sleep",
}  # fmt: skip
"""Words that say nothing about what a text is about, or everything at once."""


class WordIndex:
    """Finds the rows whose texts have all words of a query."""

    def __init__(self, texts: Mapping[str, Sequence[Json]]) -> None:
        """Index texts: row id to the columns that are searched together, at least one."""
        self._keys = list(texts)
        width = max(map(len, texts.values()), default=1)
        columns = ", ".join(f"c{number}" for number in range(width))
        self._connection = sqlite3.connect(":memory:", check_same_thread=False)
        self._connection.execute(
            f"CREATE VIRTUAL TABLE texts USING fts5 ({columns}, tokenize = 'unicode61 remove_diacritics 2')"
        )
        marks = ", ".join("?" * width)
        self._connection.executemany(f"INSERT INTO texts ({columns}) VALUES ({marks})", map(tuple, texts.values()))
        self._found: dict[str, frozenset[str]] = {}

    def find(self, words: str) -> frozenset[str]:
        """Return the ids of the rows that have all words."""
        if words not in self._found:
            rows = self._connection.execute("SELECT rowid FROM texts WHERE texts MATCH ?", (every_word(words),))
            self._found[words] = frozenset(self._keys[number - 1] for (number,) in rows)
        return self._found[words]


def mentions(text: str) -> list[str]:
    """Return what a text mentions, as a person would say it after ``the``: ``broken pump``; each once, in order."""
    running = re.sub(r"\s+", " ", text)
    found = dict.fromkeys(span[1] for span in _SPAN.finditer(running))
    return [phrase for phrase in found if not _EMPTY & set(phrase.split())]

"""Looking for words in full text: what an agent types is words, never the syntax of SQLite's FTS5."""


def every_word(text: str | None) -> str | None:
    """Return the query of an FTS5 ``MATCH`` that finds what has all words of a text.

    Case and accents do not matter. What punctuation joins (``HX-4821``) must stand together. A text without any word finds
    nothing, and ``None`` stays ``None``: the filter was not given.

    Args:
        text: Words in any order, as somebody types them.
    """
    if text is None:
        return None
    parts = dict.fromkeys(text.replace("\0", " ").split())
    return f"({' '.join(map(_quoted, parts or ['']))})"


def _quoted(text: str) -> str:
    """Return a text as a phrase of FTS5, in which nothing but the quotation mark means anything."""
    return '"' + text.replace('"', '""') + '"'

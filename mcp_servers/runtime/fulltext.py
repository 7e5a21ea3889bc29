"""Looking for words in full text: what an agent types is words, never the syntax of SQLite's FTS5."""


def every_word(text: str | None, *columns: str) -> str | None:
    """Return the query of an FTS5 ``MATCH`` that finds what has all words of a text.

    Case and accents do not matter. What punctuation joins (``HX-4821``) must stand together. A text without any word finds
    nothing, and ``None`` stays ``None``: the filter was not given.

    Args:
        text: Words in any order, as somebody types them.
        columns: Columns of the index in which the words may stand; all by default.
    """
    if text is None:
        return None
    parts = dict.fromkeys(text.replace("\0", " ").split())
    words = " ".join(_quoted(part) for part in parts) or _quoted("")
    return f"{{{' '.join(columns)}}} : ({words})" if columns else words


def _quoted(text: str) -> str:
    """Return a text as a phrase of FTS5, in which nothing but the quotation mark means anything."""
    return '"' + text.replace('"', '""') + '"'

"""Filters: what a parameter of a list compares, told by the column or the words that it names."""

from generator.sources.recognition.lexicon import names
from generator.sources.recognition.things import Thing
from generator.sources.recognition.words import words_of

_ORDERED = ("day", "moment", "money", "integer", "decimal")


def filter_of(parameter: str, thing: Thing) -> str:
    """Return the filter of a requirement document that a parameter amounts to; empty if it is none that could be told."""
    words = words_of(parameter)
    column = next((one for one in thing.columns if one.source == parameter or words_of(one.name) == words), None)
    if column and (column.role in ("reference", "status") or "|" in column.text or column.text == "boolean"):
        return column.name
    if column:
        return f"{column.name} {'contains' if column.text.startswith('text') else 'at least'}"
    target = next(
        (one for one in thing.references if words[:1] and words[0] in words_of(one.name) and len(words) < 3), None
    )
    if target:
        return target.name
    title = thing.column("title")
    if title and set(words) & names("searched"):
        return f"{title.name} contains"
    return _bound(words, thing)


def _bound(words: tuple[str, ...], thing: Thing) -> str:
    """Return the filter of ``created_after`` or ``min_price``."""
    bound = "at least" if set(words) & names("after") else "at most" if set(words) & names("before") else ""
    ordered = [one for one in thing.columns if one.text.split(",")[0].split(" ")[0] in _ORDERED]
    named = [one for one in ordered if set(words_of(one.name)) & set(words)]
    return f"{named[0].name} {bound}" if bound and named else ""


def words_filter(parameter: str, thing: Thing) -> str:
    """Return the filter that looks for words all over a row's texts, or for its own name; empty if that is not asked for."""
    words, title = words_of(parameter), thing.column("title")
    if title and title.text.startswith("text") and words in (thing.noun, thing.noun[-1:]):
        return f"{title.name} contains"
    if not words or not set(words[-1:]) & names("worded"):
        return ""
    told = [one for one in thing.columns if one is title or one.name in names("long_texts")]
    paths = [one.name for one in told if one.text.startswith("text")]
    return f"{' + '.join(paths)} matching" if len(paths) > 1 else ""

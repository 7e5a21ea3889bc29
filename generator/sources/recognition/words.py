"""Words of names: ``DescribeDBClusters``, ``get-workout-events`` and ``boardId`` as English words, singular or plural."""

from functools import cache
from typing import TYPE_CHECKING

from generator.sources.discovery.naming import snake
from generator.sources.recognition.lexicon import names

if TYPE_CHECKING:
    import inflect

_UNCHANGED = names("unchanged")
_IRREGULAR = {"statuses": "status", "aliases": "alias", "analyses": "analysis", "indices": "index", "people": "person"}


@cache
def _engine() -> "inflect.engine":
    """Return the grammar; reading it takes seconds, which only those wait for who need it."""
    import inflect

    return inflect.engine()


def words_of(name: str) -> tuple[str, ...]:
    """Return the words of a name in lower case."""
    return tuple(part for part in snake(name).split("_") if part)


@cache
def singular(word: str) -> str:
    """Return the singular of a noun; a word that is no plural stays as it is."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word in _UNCHANGED or len(word) < 3 or not word.endswith(("s", "children", "men")):
        return word
    return str(_engine().singular_noun(word) or word)


@cache
def plural(word: str) -> str:
    """Return the plural of a noun; a word without one stays as it is, and is then told apart by what follows it."""
    for one, many in (("status", "statuses"), ("alias", "aliases"), ("process", "processes"), ("person", "people")):
        if word == one:
            return many
    if word in _UNCHANGED and not word.endswith(("ss", "us", "is")):
        return word
    return str(_engine().plural_noun(word))


def is_plural(word: str) -> bool:
    """Tell whether a word is the plural of another."""
    return singular(word) != word


def singular_noun(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return a noun of several words in the singular: ``event types`` is ``event type``."""
    return (*words[:-1], singular(words[-1])) if words else words


def plural_noun(words: tuple[str, ...]) -> tuple[str, ...]:
    """Return a noun of several words in the plural."""
    return (*words[:-1], plural(words[-1])) if words else words

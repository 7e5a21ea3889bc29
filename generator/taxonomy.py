"""Where servers belong: the map of categories and groups, and the place of a surface in it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from math import log2
from pathlib import Path

import yaml

from generator.sources.recognition.words import singular, words_of
from generator.sources.surface import Surface
from mcp_servers.contracts import InputError

MAP = Path(__file__).with_name("taxonomy.yaml")
REVIEWED = Path(__file__).with_name("reviewed_names.yaml")

Pair = tuple[str, str]
"""Category and group."""


@dataclass(frozen=True)
class Group:
    """One group: where it stands, and what speaks for it."""

    category: str
    name: str
    about: str
    also: tuple[str, ...]
    """Narrower names that a requirement document may use for it."""
    words: dict[str, int]
    """Word, in the singular, to weight."""
    names: dict[str, tuple[str, ...]]
    """Of ``google``, ``aws`` and ``products`` to the names that a person has put here."""

    @property
    def pair(self) -> Pair:
        """Category and group."""
        return self.category, self.name


@cache
def groups() -> tuple[Group, ...]:
    """Return every group, in the order of the map.

    Raises:
        InputError: A reviewed name stands under a group that the map does not have.
    """
    content, reviewed = (yaml.safe_load(path.read_text("utf-8")) for path in (MAP, REVIEWED))
    found = tuple(
        Group(
            category,
            name,
            entry["about"],
            tuple(entry.get("also", ())),
            {singular(word): weight for weight, words in entry["words"].items() for word in words},
            {source: tuple(names) for source, names in reviewed.get(name, {}).items()},
        )
        for category, inner in content.items()
        for name, entry in inner.items()
    )
    strange = sorted(reviewed.keys() - {group.name for group in found})
    if strange:
        raise InputError(f"{REVIEWED.name} has groups that {MAP.name} does not have: {_listed(strange)}")
    return found


def categories() -> tuple[str, ...]:
    """Return every category, in the order of the map."""
    return tuple(dict.fromkeys(group.category for group in groups()))


def settle(taxonomy: Pair) -> Pair:
    """Return the place in the map of what a requirement document calls category and group.

    Raises:
        InputError: The map has no such category, or no such group in it.
    """
    category, name = taxonomy
    named = [group for group in groups() if name in (group.name, *group.also)]
    for group in named:
        if group.category == category:
            return group.pair
    if named:
        raise InputError(f"there is no group '{name}' in '{category}'; it is in '{named[0].category}'")
    inside = [group.name for group in groups() if group.category == category]
    if inside:
        raise InputError(f"there is no group '{name}' in '{category}'; it has {_listed(inside)}")
    close = get_close_matches(category, categories(), n=1, cutoff=0)[0]
    raise InputError(
        f"there is no category '{category}'; the nearest is '{close}', and all are {_listed(categories())}"
    )


def place(name: str, text: str, source: str = "") -> Pair:
    """Return where a surface belongs: where a person has put its name, else where its words point.

    Args:
        name: What the surface is called: ``classroom``, ``ecs``, ``mcp-server-asana``.
        text: What it says of itself; see ``text_of``.
        source: ``google`` or ``aws`` where the name is of such an API, for some names are of both; else empty.

    Raises:
        InputError: Nobody has reviewed the name, and the map knows no word of the text.
    """
    found = reviewed(name, source)
    if found:
        return found
    points = scores(f"{name} {text}")
    best = max(points, key=lambda pair: points[pair])  # the first of equal ones
    if not points[best]:
        raise InputError(f"nothing tells where '{name}' belongs; name it in generator/reviewed_names.yaml")
    return best


def reviewed(name: str, source: str = "") -> Pair | None:
    """Return where a person has put this name, ``None`` where nobody has; the arguments are those of ``place``.

    Of a source the whole name counts; else a product may also be a part of the name, and the longest one decides.
    """
    if source:
        return next((group.pair for group in groups() if name in group.names.get(source, ())), None)
    spoken = f"-{'-'.join(words_of(name))}-".replace("_", "-")
    known = [
        (one, group)
        for group in groups()
        for kind, names in group.names.items()
        for one in names
        if one == name or (kind == "products" and f"-{one}-" in spoken)
    ]
    return max(known, key=lambda one: len(one[0]))[1].pair if known else None


def scores(text: str) -> dict[Pair, float]:
    """Return how strongly a text speaks for each group: nothing for one of which it has no word.

    A word counts by its share of the text, but less and less, and is shared among the groups that know it.
    """
    counts = Counter(singular(word) for word in words_of(text))
    thousandths = {word: 1000 * count / counts.total() for word, count in counts.items()}
    return {
        pair: sum(weight * log2(1 + thousandths[word]) for word, weight in known.items() if word in thousandths)
        for pair, known in _weights().items()
    }


def text_of(surface: Surface) -> str:
    """Return what a surface says of itself: title and description, and what its methods and things are called.

    Title and description stand there four times, for the names of many methods would drown them.
    """
    methods = [f"{one.id} {one.description.partition('.')[0]}" for one in surface.methods]
    return " ".join([*(4 * [surface.title, surface.description]), *methods, *surface.schemas])


@cache
def _weights() -> dict[Pair, dict[str, float]]:
    """Return the weight of each word that a group knows, shared among the groups that know it."""
    holders = Counter(word for group in groups() for word in group.words)
    return {group.pair: {word: weight / holders[word] for word, weight in group.words.items()} for group in groups()}


def _listed(names: Iterable[str]) -> str:
    return ", ".join(f"'{name}'" for name in names)

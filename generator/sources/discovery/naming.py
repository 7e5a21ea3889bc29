"""How a document's names become ours, and how a person says them."""

import re

_UNCOUNTABLE = ("work", "info", "news")


def snake(name: str) -> str:
    """Return ``CourseWork``, ``turnIn``, ``TURNED_IN`` or ``not-mature`` in snake case."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name)
    return re.sub(r"\W+", "_", spaced).strip("_").lower()


def plural(noun: str) -> str:
    """Return the plural of a snake_case noun."""
    if noun.endswith(_UNCOUNTABLE) or noun.endswith("series"):
        return f"{noun}_items" if not noun.endswith("s") else noun
    if re.search(r"[^aeiou]y$", noun):
        return noun[:-1] + "ies"
    if re.search(r"(?:s|x|z|ch|sh)$", noun):
        return noun + "es"
    if noun.endswith("shelf"):
        return noun[:-1] + "ves"
    return "people" if noun == "person" else noun + "s"


def words(name: str) -> str:
    """Return a snake_case name as a person says it."""
    return name.replace("_", " ")


def article(noun: str) -> str:
    """Return the noun with ``a`` or ``an`` before it."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def squeezed(name: str) -> str:
    """Return a name without case and separators, to compare spellings: ``tasklist`` and ``TaskList`` are one."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


def enum_values(values: tuple[str, ...]) -> tuple[str, ...]:
    """Return a document's enum values in snake case, without the one that stands for none."""
    kept = [snake(value) for value in values if not re.search(r"unspecified$|undefined$|^unknown$", value, re.I)]
    return tuple(dict.fromkeys(kept))

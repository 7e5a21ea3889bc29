"""How a document's names become ours, and how a person says them."""

import re


def snake(name: str) -> str:
    """Return ``CourseWork``, ``turnIn``, ``TURNED_IN`` or ``not-mature`` in snake case."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name)
    return re.sub(r"\W+", "_", spaced).strip("_").lower()


def words(name: str) -> str:
    """Return a snake_case name as a person says it."""
    return name.replace("_", " ")


def squeezed(name: str) -> str:
    """Return a name without case and separators, to compare spellings: ``tasklist`` and ``TaskList`` are one."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


def enum_values(values: tuple[str, ...]) -> tuple[str, ...]:
    """Return a document's enum values in snake case, without the one that stands for none."""
    kept = [snake(value) for value in values if not re.search(r"unspecified$|undefined$|^unknown$", value, re.I)]
    return tuple(dict.fromkeys(kept))

"""How agents without a language model read: by the words that names share, and by what fits a schema."""

import re
from collections.abc import Iterator, Sequence

from jsonschema import Draft202012Validator

from mcp_servers.contracts import Json

SAME = 2.0
"""What a name is like itself; others are at most 1 alike."""


def words_of(text: str) -> frozenset[str]:
    """Return the words of a text or name in lower case, plurals as singulars."""
    words = re.findall(r"[^\W_]+", text.lower())
    return frozenset(word[:-1] if len(word) > 3 and word.endswith("s") else word for word in words)


def likeness(name: str, other: str) -> float:
    """Return how much two names share: ``SAME`` if they are one, else the share of their words that both have."""
    if name == other:
        return SAME
    words, others = words_of(name), words_of(other)
    return len(words & others) / len(words | others) if words and others else 0.0


def fits(value: Json, schema: dict[str, Json]) -> bool:
    """Whether a value has the form that a schema asks for."""
    return bool(Draft202012Validator(schema).is_valid(value))


def parts_of(value: Json, most: int | None = None) -> Iterator[tuple[str, Json]]:
    """Yield every name in a result with what stands under it, from the outside in; ``most`` items of each list."""
    if isinstance(value, dict):
        yield from value.items()
        for part in value.values():
            yield from parts_of(part, most)
    elif isinstance(value, list):
        for part in value[:most]:
            yield from parts_of(part, most)


def read_answer(schema: dict[str, Json] | None, results: Sequence[Json]) -> dict[str, Json]:
    """Answer from what results show, of each list its first item: each field by the name most like its own.

    A field that no name is like, or whose form nothing of such a name has, is left out.
    """
    answer = {}
    shown = [part for result in reversed(results) for part in parts_of(result, most=1)]
    for field, form in (schema or {}).get("properties", {}).items():
        described = f"{field} {form.get('description', '')}"
        found = [
            (alike, value)
            for name, value in shown
            if (alike := max(likeness(field, name), likeness(described, name))) and fits(value, form)
        ]
        if found:
            answer[field] = max(found, key=lambda pair: pair[0])[1]
    return answer

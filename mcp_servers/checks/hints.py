"""Values that no slot words state: what a schema fixes by itself, and what an instruction says of a flag or a choice."""

import re
from collections.abc import Iterator, Mapping

from mcp_servers.checks.readings import means_enum
from mcp_servers.contracts import Json

_PLAIN = {"and", "are", "for", "has", "have", "its", "only", "that", "the", "this", "whether", "with", "which"}
_DENIAL = re.compile(r"not|no|never|nor|without|neither|except|lacks?|lacking|\w+n't|non\w*")
_NEAR = 4
"""Words before a flag's own in which it is denied."""
_STEM = 4


def goes_without_saying(schema: Mapping[str, Json], value: Json) -> bool:
    """Whether the schema of an argument alone tells its value: it is the default, or the only one there is."""
    only = schema.get("enum") == [value] or ("const" in schema and schema["const"] == value)
    return only or ("default" in schema and repr(schema["default"]) == repr(value))


def is_hinted(tool: str, name: str, schema: Mapping[str, Json], value: Json, instruction: str) -> bool:
    """Whether an instruction says a value of an argument, in words of the value or, of a flag, of what it is called.

    Args:
        tool: The tool that takes the argument; words of its name are about what it works on, not about the flag.
        name: What the argument is called.
        schema: Its schema, whose description may say it in other words.
        value: Its value.
        instruction: What a solver is told.
    """
    if not isinstance(value, bool):
        return (
            means_enum(instruction, value) if isinstance(value, str) else str(value) in re.findall(r"\w+", instruction)
        )
    return any(denied is not value for denied in _mentions(tool, name, schema, instruction))


def _mentions(tool: str, name: str, schema: Mapping[str, Json], instruction: str) -> Iterator[bool]:
    """Yield, for each time that an instruction names a flag, whether it is denied there; both where that is not clear."""
    described = str(schema.get("description", "")).rsplit(" with this ", 1)[-1]
    label = {*_stems(name), *_stems(described)}
    label = label - {*_stems(tool)} or label
    words = re.findall(r"[\w']+", instruction.casefold())
    unclear = any(map(_DENIAL.fullmatch, re.findall(r"[^\W_]+", f"{name} {described}".casefold())))
    for place, word in enumerate(words):
        if word[:_STEM] in label or (word.startswith("un") and word[2 : 2 + _STEM] in label):
            near = words[max(0, place - _NEAR) : place]
            yield any(map(_DENIAL.fullmatch, near)) or word[:_STEM] not in label
            yield from [False] * ("yes" in words or unclear) + [True] * ("no" in words or unclear)


def _stems(text: str) -> Iterator[str]:
    words = re.findall(r"[^\W_]+", text.casefold())
    return (word[:_STEM] for word in words if len(word) > 2 and word not in _PLAIN)

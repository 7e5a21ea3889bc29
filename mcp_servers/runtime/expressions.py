"""Expressions of an oracle: paths into the instruction's slots and into earlier outputs.

``$slot.origin`` is a slot's value, ``$2.items[0].id`` a part of the second call's output, ``$2`` all of it;
``$2.items[name=$slot.name].id`` is of the only item that has a slot's value there, and ``$2.lines{Room: …}`` what stands for
``…`` in the line of a list that is otherwise as written in the braces. A list or object of expressions is evaluated item by
item.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from mcp_servers.contracts import EnvironmentFault, Json

_CHOICE = r"\[\w+=\$slot\.\w+\]"
_EXPRESSION = re.compile(rf"\$(slot\.\w+|\d+)((?:\.\w+|\[-?\d+\]|{_CHOICE})*)(?:\{{(.+)\}})?")
_PATH = re.compile(rf"(?:\.\w+|\[-?\d+\]|{_CHOICE})*")
_STEP = re.compile(r"\.(\w+)|\[(-?\d+)\]|\[(\w+)=\$slot\.(\w+)\]")
GAP = "…"
"""Stands for what is looked for in the pattern of a line."""


def evaluate(expression: Json, slots: Mapping[str, Json], outputs: Sequence[Json]) -> Json:
    """Return the value of an expression.

    Args:
        expression: A string that starts with ``$``, or a list or object of such strings.
        slots: Slot name to value.
        outputs: Outputs of the calls made so far, in order.

    Raises:
        EnvironmentFault: It is no expression, or what it points to does not exist: the oracle is wrong.
    """
    if isinstance(expression, list):
        return [evaluate(item, slots, outputs) for item in expression]
    if isinstance(expression, dict):
        return {key: evaluate(item, slots, outputs) for key, item in expression.items()}
    match = _EXPRESSION.fullmatch(expression) if isinstance(expression, str) else None
    if match is None:
        raise EnvironmentFault(f"an oracle holds the literal {expression!r}; expected '$slot.NAME' or '$N.path'")
    source, path, line = match.groups()
    try:
        value = slots[source[5:]] if source.startswith("slot.") else _output(outputs, int(source))
        found = value_at(value, path, slots)
        return stated_in(found, line) if line else found
    except (KeyError, IndexError, TypeError) as error:
        raise EnvironmentFault(f"an oracle's expression {expression} points to nothing") from error


def value_at(value: Json, path: str, slots: Mapping[str, Json] | None = None) -> Json:
    """Return the part of a JSON value at a path such as ``.items[0].id``; the first dot may be left out.

    Args:
        value: What the path leads into.
        path: Names, positions, and choices of an item by what it has (``[name=$slot.name]``).
        slots: Slot name to value, for choices.

    Raises:
        KeyError, IndexError, TypeError: There is no such part.
    """
    if path and path[0] not in ".[":
        path = "." + path
    if not _PATH.fullmatch(path):
        raise KeyError(path)
    for name, index, key, slot in _STEP.findall(path):
        if not isinstance(value, dict if name else list):
            raise TypeError(f"{name or index or key} is no part of a {type(value).__name__}")
        place = _place(value, key, (slots or {})[slot]) if key else int(index or 0)
        value = value[name or place]
    return value


def _place(items: Iterable[Json], key: str, wanted: Json) -> int:
    """Return the place of the one item that has a value under a key."""
    found = [place for place, item in enumerate(items) if isinstance(item, dict) and item.get(key) == wanted]
    if len(found) != 1:
        raise IndexError(f"{len(found)} items have {key} {wanted!r}")
    return found[0]


def stated_in(lines: Json, pattern: str) -> str:
    """Return what stands for ``…`` in the first line that is otherwise the pattern.

    Raises:
        KeyError, TypeError: There is no such line, or these are no lines.
    """
    before, _, after = pattern.partition(GAP)
    if not isinstance(lines, list):
        raise TypeError(f"a {type(lines).__name__} is no list of lines")
    for line in lines:
        fits = isinstance(line, str) and line.startswith(before) and line.endswith(after)
        if fits and len(line) > len(before) + len(after):
            return str(line[len(before) : len(line) - len(after)])
    raise KeyError(pattern)


def _output(outputs: Sequence[Json], number: int) -> Json:
    if number < 1:
        raise IndexError(number)
    return outputs[number - 1]


def source_of(expression: str) -> str:
    """Return what a single expression leads into: ``slot.NAME``, or a step's number as text; empty if it is none."""
    match = _EXPRESSION.fullmatch(expression)
    return match.group(1) if match else ""


def choices_of(expression: str) -> set[str]:
    """Return the slots by which a single expression chooses items."""
    return {slot for *_, slot in _STEP.findall(expression) if slot}


def sources_of(expression: Json) -> set[str]:
    """Return what an expression reads: ``slot.NAME`` and step numbers as text."""
    if isinstance(expression, list):
        return set().union(*(sources_of(item) for item in expression))
    if isinstance(expression, dict):
        return set().union(*(sources_of(item) for item in expression.values()))
    if not isinstance(expression, str) or not source_of(expression):
        return set()
    return {source_of(expression), *(f"slot.{name}" for name in choices_of(expression))}

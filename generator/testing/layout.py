"""Python expressions as text: on one line where it fits, else one part a line, the way a formatter leaves alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from mcp_servers.contracts import Json

WIDTH = 120
_STEP = 4


@dataclass(frozen=True)
class Call:
    """A call, to be written out."""

    function: str
    positional: tuple["Expression", ...] = ()
    keywords: Mapping[str, "Expression"] = field(default_factory=dict)


Expression = Json | Call
"""A JSON value (a tuple stays a tuple) or a call with such arguments."""


def write(expression: Expression, indent: int = 0, before: str = "", after: str = "") -> str:
    """Return a line, or several, that hold an expression.

    Args:
        expression: What is written.
        indent: Spaces before the first line.
        before: Text before the expression on its first line.
        after: Text after it on its last line.
    """
    start = " " * indent + before
    flat = _flat(expression)
    if len(start) + len(flat) + len(after) <= WIDTH:
        return start + flat + after
    if isinstance(expression, str):
        return _long_text(expression, start, indent, after)
    opening, parts, closing = _parts(expression)
    lines = [write(part, indent + _STEP, name, ",") for name, part in parts]
    return "\n".join([start + opening, *lines, " " * indent + closing + after])


def quoted(text: str) -> str:
    """Return a string literal in double quotes, or in single ones where that saves escapes."""
    body = repr(text)
    if body.startswith('"') or '"' in text:
        return body
    return '"' + body[1:-1] + '"'


def _flat(expression: Expression) -> str:
    if isinstance(expression, str):
        return quoted(expression)
    if isinstance(expression, Call | dict | list | tuple):
        opening, parts, closing = _parts(expression)
        comma = "," if isinstance(expression, tuple) and len(expression) == 1 else ""
        return opening + ", ".join(name + _flat(part) for name, part in parts) + comma + closing
    return repr(expression)


def _parts(expression: Expression) -> tuple[str, list[tuple[str, Expression]], str]:
    if isinstance(expression, Call):
        keywords = [(f"{name}=", value) for name, value in expression.keywords.items()]
        return f"{expression.function}(", [*(("", part) for part in expression.positional), *keywords], ")"
    if isinstance(expression, dict):
        return "{", [(f"{quoted(name)}: ", value) for name, value in expression.items()], "}"
    opening, closing = "()" if isinstance(expression, tuple) else "[]"
    return opening, [("", part) for part in expression], closing


def _long_text(text: str, start: str, indent: int, after: str) -> str:
    """Write a text over several lines, broken after spaces."""
    room = WIDTH - indent - _STEP - 2
    lines: list[str] = []
    for word in text.replace(" ", " \0").split("\0"):
        if lines and len(quoted(lines[-1] + word)) <= room:
            lines[-1] += word
        else:
            lines.append(word)
    inner = [" " * (indent + _STEP) + quoted(line) for line in lines]
    return "\n".join([f"{start}(", *inner, " " * indent + ")" + after])

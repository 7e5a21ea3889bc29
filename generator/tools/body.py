"""The lines of one function's body, and SQL written into them."""

import ast
import re
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager

from generator.tools.queries import Query

_ONE_LINE = 84
"""Longest query that is written as a plain string."""

_LINE = 100
"""Longest line of a query that is written on several."""

_LONGEST = 112
"""Longest condition that stays on one line: what a module's lines hold at the usual margin."""


class Body:
    """Collects statements. Queries stand in expressions under a stand-in name until their statement is written."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._depth = 1
        self._queries: list[Query] = []

    def write(self, template: str, *values: ast.expr) -> None:
        """Add a statement; each ``{}`` in the template is filled with an expression."""
        text = template.format(*(unparse(value) for value in values))
        text = re.sub(r"__query_(\d+)__", lambda found: self._literal(self._queries[int(found[1])]), text)
        self.lines.append("    " * self._depth + text)

    def query(self, query: Query) -> list[ast.expr]:
        """Return a query and its values as arguments of a call."""
        self._queries.append(query)
        return [ast.Name(f"__query_{len(self._queries) - 1}__"), *query.values]

    @contextmanager
    def indented(self) -> Iterator[None]:
        """Write what follows one level deeper."""
        self._depth += 1
        yield
        self._depth -= 1

    def _literal(self, query: Query) -> str:
        return literal(query.lines, "    " * (self._depth + 1))


def unparse(node: ast.expr) -> str:
    """Return an expression as code; ``ast.unparse`` puts needless parentheses into chains of ``and`` and ``or``."""
    if not isinstance(node, ast.BoolOp):
        return ast.unparse(node)
    parts = [unparse(value) for value in node.values]
    parts = [
        f"({part})" if isinstance(value, ast.BoolOp | ast.IfExp) else part
        for part, value in zip(parts, node.values, strict=True)
    ]
    return (" and " if isinstance(node.op, ast.And) else " or ").join(parts)


def literal(lines: tuple[str, ...], margin: str) -> str:
    """Return SQL as a string literal: on one line where it fits, else one clause a line at a margin."""
    text = " ".join(lines)
    if len(text) <= _ONE_LINE:
        return f'"{text}"' if '"' not in text else repr(text)
    head = " ".join(lines[:2])
    clauses = [head, *lines[2:]] if len(head) <= _LINE else list(lines)
    wrapped = [part for clause in clauses for part in _wrap(clause)]
    return '"""\n' + "".join(f"{margin}{line}\n" for line in wrapped) + f'{margin}"""'


def _wrap(clause: str) -> list[str]:
    """Break a long clause before each ``AND``, or after commas."""
    if len(clause) <= _LINE:
        return [clause]
    if clause.startswith("WHERE "):
        first, *others = _split(clause, " AND ")
        conditions = [first, *(f"    AND {other}" for other in others)]
        return [line for condition in conditions for line in _wrap_condition(condition)]
    held = re.sub(r"'[^']*'", lambda found: found[0].replace(" ", "\0"), clause)
    parts = textwrap.wrap(held, _LINE, subsequent_indent="    ", break_long_words=False, break_on_hyphens=False)
    return [part.replace("\0", " ") for part in parts]


def _wrap_condition(condition: str) -> list[str]:
    """Break a condition that is still too long for any margin where it asks another table."""
    if len(condition) <= _LONGEST or " WHERE " not in condition:
        return [condition]
    head, _, tail = condition.partition(" WHERE ")
    first, *others = _split(tail.removesuffix(")"), " AND ")
    close = ")" if tail.endswith(")") else ""
    lines = [head, f"        WHERE {first}", *(f"            AND {other}" for other in others)]
    return [*lines[:-1], f"{lines[-1]}{close}"]


def _split(clause: str, word: str) -> list[str]:
    """Split SQL at a word outside of parentheses and quotes."""
    parts, start, depth, quoted = [], 0, 0, False
    for position, character in enumerate(clause):
        quoted ^= character == "'"
        depth += 0 if quoted else {"(": 1, ")": -1}.get(character, 0)
        if depth == 0 and not quoted and clause.startswith(word, position):
            parts.append(clause[start:position])
            start = position + len(word)
    return [*parts, clause[start:]]

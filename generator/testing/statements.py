"""Faults in a SQL text: a comparison flipped, a condition ignored, an order reversed."""

import re
from collections.abc import Iterator

_COMPARISON = re.compile(
    r"<=|>=|<>|!=|(?<![<>!])=|<(?![=>])|(?<!<)>(?!=)"
    r"|\bIS NOT NULL\b|\bIS NULL\b|\b(?:NOT )?(?:IN|EXISTS)(?= ?\()|\b(?:NOT )?LIKE\b"
)
_FLIPS = {
    "<": ("<=", ">="),
    "<=": ("<", ">"),
    ">": (">=", "<="),
    ">=": (">", "<"),
    "=": ("!=",),
    "!=": ("=",),
    "<>": ("=",),
    "IS NULL": ("IS NOT NULL",),
    "IS NOT NULL": ("IS NULL",),
    "IN": ("NOT IN",),
    "NOT IN": ("IN",),
    "EXISTS": ("NOT EXISTS",),
    "NOT EXISTS": ("EXISTS",),
    "LIKE": ("NOT LIKE",),
    "NOT LIKE": ("LIKE",),
}
_CONDITIONS = re.compile(r"\bWHERE\b")
_SEPARATOR = re.compile(r"\bAND\b")
_END_OF_CONDITIONS = re.compile(r"\b(?:GROUP BY|ORDER BY|LIMIT)\b")
_STRING = re.compile(r"'[^']*'")


def flipped_comparisons(sql: str) -> Iterator[tuple[str, str]]:
    """Yield what is changed and the changed text, for each comparison of a SQL text."""
    for found in _COMPARISON.finditer(_without_strings(sql)):
        for flip in _FLIPS[found[0]]:
            yield f"{found[0]} becomes {flip}", sql[: found.start()] + flip + sql[found.end() :]


def ignored_conditions(sql: str) -> Iterator[tuple[str, str]]:
    """Yield each condition of a ``WHERE`` and the text in which it always holds; its ``?`` stay, so that values fit."""
    blank = _without_strings(sql)
    for clause in _CONDITIONS.finditer(blank):
        for start, end in _terms(blank, clause.end()):
            yield sql[start:end], f"{sql[:start]}({sql[start:end]} OR 1){sql[end:]}"


def reversed_order(terms: str) -> str:
    """Return ``ORDER BY`` terms with the direction of the first one turned around."""
    first, comma, rest = terms.partition(",")
    turned = first.removesuffix(" DESC") if first.endswith(" DESC") else f"{first.removesuffix(' ASC')} DESC"
    return turned + comma + rest


def _without_strings(sql: str) -> str:
    """Blank out quoted text, so that it is not read as SQL; positions stay."""
    return _STRING.sub(lambda found: "_" * len(found[0]), sql)


def _terms(sql: str, start: int) -> Iterator[tuple[int, int]]:
    """Yield where each conjunct of the condition that begins at ``start`` lies."""
    end, depth = start, 0
    cuts = [start]
    while end < len(sql) and depth >= 0:
        depth += {"(": 1, ")": -1}.get(sql[end], 0)
        if depth < 0 or (depth == 0 and _END_OF_CONDITIONS.match(sql, end)):
            break
        if depth == 0 and (separator := _SEPARATOR.match(sql, end)):
            cuts += [end, separator.end()]
            end = separator.end()
            continue
        end += 1
    cuts.append(end)
    for first, last in zip(cuts[::2], cuts[1::2], strict=True):
        term = sql[first:last]
        yield first + len(term) - len(term.lstrip()), last - len(term) + len(term.rstrip())

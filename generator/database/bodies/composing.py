"""Composing what a text says: an outline filled in for one row, once the rows of all tables are there."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any

from generator.database.bodies.content import Content, Grid, Section
from generator.database.bodies.outline import Outline, Part, Table
from generator.database.streams import Stream
from generator.database.vocabulary import fill, has_symbol
from generator.design.evaluation import Row, Tables, evaluate
from generator.design.syntax import loop_parts, parse_loop
from mcp_servers.contracts import InputError, Json

_RANGE = re.compile(r"(\d+)\.\.(\d+)")
_NUMBER = re.compile(r"(integer|money) (\d+)\.\.(\d+)")
_PRODUCT = re.compile(r"([^{}*]+) \* ([^{}*]+)")

MOST_ROWS = 40
"""Rows that a list or table goes over at most."""

Say = Callable[[str, Json], str]
"""Says a value of a field, given the field's type."""


class Composer:
    """Fills an outline in for one row."""

    def __init__(self, tables: Tables, row: Row, now: str, stream: Stream, say: Say) -> None:
        self._tables = tables
        self._now = now
        self._stream = stream
        self._say = say
        self._names: dict[str, Any] = {field.name: row.get(field.name) for field in row.entity.fields}
        self._names |= {"self": row, row.entity.name: row}
        self._lets: dict[str, str] = {}
        self._said: set[str] = set()

    def compose(self, outline: Outline) -> Content:
        """Return what the text says.

        Raises:
            InputError: The outline names something that is neither a field nor in the vocabulary.
        """
        self._draw(outline.let)
        parts = [] if outline.brief and self._stream.chance(outline.brief) else outline.parts
        sections = [section for part in (outline.opening, *parts, outline.closing) for section in self._sections(part)]
        tree = self._branch(outline.tree) if outline.tree else {}
        return Content(self._fill(outline.title), tuple(sections), tree)

    def _sections(self, part: Part) -> Iterator[Section]:
        if part != Part():
            yield from (self._section(part) for _ in self._rounds(part.each, part.times))

    def _rounds(self, each: str, times: str) -> Iterator[None]:
        """Go through the rounds of a repeated part: a row is known by its name meanwhile."""
        if not each:
            for number in range(self._count(times or "1..1")):
                self._lets["round"] = str(number + 1)
                yield
            return
        name, _, _ = loop_parts(parse_loop(each))
        for number, row in enumerate(self._rows(each)):
            self._lets["round"] = str(number + 1)
            self._names[name] = row
            yield
        self._names.pop(name, None)

    def _rows(self, loop: str) -> list[Row]:
        pick = {"pick": lambda rows: list(islice(rows, MOST_ROWS))}
        return evaluate(f"pick({loop})", self._tables, self._names, self._now, functions=pick)  # type: ignore[return-value]

    def _section(self, part: Part) -> Section:
        before = dict(self._lets)
        self._draw(part.let)
        section = self._written(part)
        self._lets = before
        return section

    def _draw(self, lets: Mapping[str, str]) -> None:
        for name, text in lets.items():
            self._lets.pop(name, None)
            self._lets[name] = self._fill(text)

    def _written(self, part: Part) -> Section:
        heading = self._fill(part.heading)
        paragraphs = [self._fill(text) for text in part.text]
        for symbol, count in part.more.items():
            paragraphs += self._several(symbol, self._count(count))
        items = [self._fill(text) for text in part.items]
        if part.listed:
            items += [self._fill(part.line) for _ in self._rounds(part.listed, "")]
        facts = tuple((self._fill(label), self._fill(text)) for label, text in part.facts.items())
        grid = self._grid(part.table) if part.table else None
        return Section(heading, tuple(paragraphs), facts, tuple(items), grid)

    def _several(self, symbol: str, count: int) -> list[str]:
        """Return so many texts of a symbol, fewer where it has no more that are new."""
        texts: list[str] = []
        for _ in range(4 * count):
            text = self._fill(f"{{{symbol}}}")
            if text not in self._said and len(texts) < count:
                texts.append(text)
                self._said.add(text)
        return texts

    def _grid(self, table: Table) -> Grid:
        names = tuple(table.columns)
        rows: list[tuple[Any, ...]] = []
        for _ in self._rounds(table.each, table.times):
            cells: dict[str, Any] = {}
            for name, kind in table.columns.items():
                cells[name] = self._cell(kind, cells)
            if not rows or all(cells[names[0]] != row[0] for row in rows):
                rows.append(tuple(cells.values()))
        kinds = list(table.columns.values())
        money = {number for number, kind in enumerate(kinds) if self._is_money(kind, table)}
        numeric = {number for number, kind in enumerate(kinds) if _NUMBER.fullmatch(kind) or _PRODUCT.fullmatch(kind)}
        products = {number for number, kind in enumerate(kinds) if _PRODUCT.fullmatch(kind)}
        summed = products or numeric
        if table.total:
            rows.append(
                tuple(
                    table.total if number == 0 else sum(row[number] for row in rows) if number in summed else ""
                    for number in range(len(names))
                )
            )
        written = [
            tuple(
                f"{cell / 100:.2f}" if number in money and cell != "" else str(cell) for number, cell in enumerate(row)
            )
            for row in rows
        ]
        return Grid(names, tuple(written), frozenset(numeric))

    def _is_money(self, kind: str, table: Table) -> bool:
        product = _PRODUCT.fullmatch(kind)
        kinds = [table.columns.get(name, "") for name in product.groups()] if product else [kind]
        return any(part.startswith("money ") for part in kinds)

    def _cell(self, kind: str, cells: Mapping[str, Any]) -> str | int:
        if number := _NUMBER.fullmatch(kind):
            drawn = self._stream.integer(int(number[2]), int(number[3]))
            return drawn // 5 * 5 if number[1] == "money" else drawn
        if product := _PRODUCT.fullmatch(kind):
            return int(cells[product[1]]) * int(cells[product[2]])
        return self._fill(kind)

    def _branch(self, node: Any) -> Any:
        """Return a branch of a configuration with its leaves filled in; what looks like a number is one."""
        if isinstance(node, dict) and ("each" in node or "times" in node):
            inner = {key: value for key, value in node.items() if key not in ("each", "times")}
            return [self._branch(inner) for _ in self._rounds(node.get("each", ""), node.get("times", ""))]
        if isinstance(node, dict):
            return {key: self._branch(value) for key, value in node.items()}
        if isinstance(node, list):
            return [self._branch(value) for value in node]
        text = self._fill(str(node)) if isinstance(node, str) else node
        return int(text) if isinstance(text, str) and re.fullmatch(r"0|[1-9]\d{0,8}", text) else text

    def _count(self, span: str) -> int:
        found = _RANGE.fullmatch(span)
        if not found:
            raise InputError(f"'{span}' is no range of an outline; write 2..5")
        return self._stream.integer(int(found[1]), int(found[2]))

    def _fill(self, text: str) -> str:
        return fill(text, self._stream, self._lookup)

    def _lookup(self, symbol: str) -> str | None:
        if symbol in self._lets:
            return self._lets[symbol]
        first, *steps = symbol.split(".")
        if first not in self._names:
            return None
        if not steps:
            row, name = self._names["self"], first
        else:
            row, name = self._names[first], steps[-1]
            for step in steps[:-1]:
                row = row.get(step) if isinstance(row, Row) and row.has(step) else None
        if row is None and not has_symbol(symbol):
            return self._say("text", None)
        if not isinstance(row, Row) or not row.has(name) or isinstance(row.get(name), Row):
            return None
        kind = next((field.type for field in row.entity.fields if field.name == name), "text")
        return self._say(kind, row.values[name])

"""SQL queries: the FROM clause that follows references, and the text of a whole query."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field

from generator.design.model import Design, Entity, Field
from generator.design.paths import Path, column


@dataclass(frozen=True)
class Sql:
    """A piece of SQL, the Python expressions that fill its ``?`` in order, and how strongly it binds."""

    text: str
    values: tuple[ast.expr, ...] = ()
    strength: int = 9

    def within(self, strength: int) -> str:
        """Return the text, in parentheses where an operator of this strength would tear it apart."""
        return self.text if self.strength > strength else f"({self.text})"


class Source:
    """An entity's table and the tables joined to it so that all given paths can be read."""

    def __init__(
        self, design: Design, entity: Entity, paths: Iterable[Path], taken: Iterable[str] = (), qualified: bool = False
    ) -> None:
        """Plan the joins.

        Args:
            design: Where the entity comes from.
            entity: Whose rows the query reads.
            paths: All paths that will be read.
            taken: Aliases of enclosing queries.
            qualified: Whether columns carry their table's name even without a join.
        """
        self._design = design
        self._taken = set(taken)
        self.entity = entity
        self.alias = self._free(entity.plural, f"other_{entity.plural}")
        self._aliases: dict[tuple[str, ...], str] = {(): self.alias}
        self.joins: list[str] = []
        for path in paths:
            references = path.references[:-1] if path.references and path.field.name == "id" else path.references
            self._join(references)
        self.qualified = qualified or bool(self.joins)

    @property
    def text(self) -> str:
        """The table with its alias, without joins."""
        return self.entity.plural if self.alias == self.entity.plural else f"{self.entity.plural} AS {self.alias}"

    @property
    def taken(self) -> frozenset[str]:
        """Aliases that a query inside this one must not use."""
        return frozenset(self._taken)

    def column(self, path: Path) -> str:
        """Return a path as a column; a row is its id."""
        references, last = path.references, path.field
        if references and last.name == "id":
            references, last = references[:-1], references[-1]
        name = column(last)
        return f"{self._aliases[tuple(step.name for step in references)]}.{name}" if self.qualified else name

    def rowid(self, path: Path) -> str:
        """Return what SQLite numbers the rows by whose column a path ends in."""
        alias = self._aliases[tuple(step.name for step in path.references)]
        return f"{alias}.rowid" if self.qualified else "rowid"

    def _join(self, references: tuple[Field, ...]) -> None:
        optional = False
        for length, step in enumerate(references, start=1):
            optional = optional or not step.required
            key = tuple(reference.name for reference in references[:length])
            if key in self._aliases:
                continue
            table = self._design.entity(step.target).plural
            alias = self._free(table, step.name, "_".join(key))
            named = table if alias == table else f"{table} AS {alias}"
            kind = "LEFT JOIN" if optional else "JOIN"
            self.joins.append(f"{kind} {named} ON {alias}.id = {self._aliases[key[:-1]]}.{column(step)}")
            self._aliases[key] = alias

    def _free(self, *options: str) -> str:
        alias = next(option for option in (*options, f"inner_{options[-1]}") if option not in self._taken)
        self._taken.add(alias)
        return alias


@dataclass(frozen=True)
class Query:
    """A whole query, as the lines it is written on."""

    lines: tuple[str, ...]
    values: tuple[ast.expr, ...] = field(default=())

    @property
    def text(self) -> str:
        """The query on one line."""
        return " ".join(self.lines)


def select(what: str, source: Source, condition: Sql | None = None, tail: str = "") -> Query:
    """Return the query that selects columns from a source where a condition holds."""
    lines = [f"SELECT {what}", f"FROM {source.text}", *source.joins]
    if condition:
        lines.append(f"WHERE {condition.text}")
    if tail:
        lines.append(tail)
    return Query(tuple(lines), condition.values if condition else ())

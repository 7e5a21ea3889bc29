"""A database in the making: rows that hold the constraints of its design, and where each table's are from."""

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from generator.database.constraints import Constraints
from generator.database.rows import Rows, account_key
from generator.database.streams import Stream
from generator.design.evaluation import Row, Tables
from generator.design.model import Design, Entity, Field
from generator.design.paths import column
from generator.files import write_lines, write_text
from generator.manifest import make_manifest
from generator.tools.schema import render_schema
from mcp_servers.checks.acceptance import replace_text
from mcp_servers.contracts import Json, Model
from mcp_servers.contracts.model import dump_json

SOURCES = "sources.json"
"""File beside the server's folder that says where each table's rows are from."""

_DAY = r"\d{4}-\d\d-\d\d"
_FORMS = {"day": _DAY, "moment": rf"{_DAY}T\d\d:\d\d"}
_TYPES: dict[str, type | tuple[type, ...]] = {"integer": int, "money": int, "decimal": (int, float), "boolean": bool}


class Source(Model):
    """Where some rows of a table are from."""

    origin: str
    """URL or path of a document; ``written by MODEL`` where no source states them."""
    title: str = ""
    retrieved: str = ""
    """Day on which it was read."""
    licence: str = ""
    """As the source states it, or empty."""
    rows: int = 0


class Draft:
    """A design, rows that fit it, and their sources."""

    def __init__(self, design: Design, rows: Rows | None = None, sources: Mapping[str, Sequence[Source]] | None = None):
        """Start from rows that are known to be right, or from none."""
        self.design = design
        self.sources: dict[str, list[Source]] = {table: list(some) for table, some in (sources or {}).items()}
        self._tables = Tables(design)
        self._rules = Constraints(design, self._tables)
        for entity in design.entities:
            for values in (rows or {}).get(entity.plural, ()):
                self._rules.take(self._tables.add(entity.name, dict(values)))

    @classmethod
    def read(cls, folder: Path, design: Design) -> "Draft":
        """Read what an earlier stage wrote into its folder."""
        rows = {
            path.stem: [json.loads(line) for line in path.read_text("utf-8").splitlines()]
            for path in sorted((folder / "server" / "rows").glob("*.jsonl"))
        }
        kept = json.loads((folder / SOURCES).read_text("utf-8"))
        return cls(design, rows, {table: [Source(**one) for one in some] for table, some in kept.items()})

    @property
    def rows(self) -> Rows:
        """Table name to rows in the order of their ids."""
        return {
            entity.plural: sorted((row.values for row in self._tables.rows(entity.plural)), key=lambda row: row["id"])
            for entity in self.design.entities
        }

    def add(self, table: str, rows: Sequence[Mapping[str, Json]], source: Source) -> tuple[int, Counter[str]]:
        """Add the rows that fit, under ids of their own.

        Args:
            table: Which table; ``KeyError`` if there is none.
            rows: Column to value. A reference is given under its role or its column, as an id or as the title of the row
                that is meant; what is left out is empty.
            source: Where they are from; its count is set here.

        Returns:
            How many were added, and why the others were not.
        """
        entity = next(entity for entity in self.design.entities if entity.plural == table)
        refused: Counter[str] = Counter()
        for values in rows:
            problem = self._add(entity, values)
            if problem:
                refused[problem] += 1
        added = len(rows) - refused.total()
        if added:
            self._credit(table, source, added)
        return added, refused

    def write(self, folder: Path, seed: int) -> None:
        """Write schema, rows, manifest and sources into a stage's folder."""
        server, rows = folder / "server", self.rows
        (server / "rows").mkdir(parents=True, exist_ok=True)
        write_text(server / "schema.sql", render_schema(self.design))
        for table, some in rows.items():
            write_lines(server / "rows" / f"{table}.jsonl", [dump_json(row) for row in some])
        write_text(server / "environment.json", make_manifest(self.design, rows, seed).to_json(indent=2) + "\n")
        sources = {table: [one.model_dump() for one in some] for table, some in self.sources.items()}
        replace_text(folder / SOURCES, dump_json(sources, indent=2) + "\n")

    @property
    def account(self) -> str:
        """Id of the row that "me" means; empty without one."""
        return account_key(self.design, self.rows)

    def _credit(self, table: str, source: Source, added: int) -> None:
        """Note where rows are from; a source that gave some before has now given more."""
        known = self.sources.setdefault(table, [])
        for index, one in enumerate(known):
            if one.model_copy(update={"rows": source.rows}) == source:
                known[index] = one.model_copy(update={"rows": one.rows + added})
                return
        known.append(source.model_copy(update={"rows": added}))

    def _add(self, entity: Entity, given: Mapping[str, Json]) -> str:
        """Add one row, or return why it does not fit."""
        names = {field.name: field for field in entity.fields} | {column(field): field for field in entity.fields}
        unknown = [name for name in given if name not in names]
        if unknown:
            return f"there is no column {unknown[0]}"
        values: dict[str, Json] = dict.fromkeys(map(column, entity.fields))
        for name, value in given.items():
            field = names[name]
            if problem := misfit(field, value):
                return problem
            values[column(field)] = value
            if field.type == "reference" and value is not None:
                found = self.row_meant(field, value)
                if found is None:
                    return f"{field.name} is no {field.target.replace('_', ' ')} that is there"
                values[column(field)] = found.key
        row = self._tables.add(entity.name, {"id": self._new_key(entity), **values})
        broken = self._rules.broken(row)
        if broken:
            self._tables.remove(row)
            return broken
        self._rules.take(row)
        return ""

    def row_meant(self, field: Field, value: Json) -> Row | None:
        """Return the only row that a reference means by this id or this title, if there is one."""
        target = self.design.entity(field.target)
        rows = self._tables.rows(target.plural)
        by_id = [row for row in rows if row.key == value]
        found = by_id or [row for row in rows if target.title and row.values[target.title] == value]
        return found[0] if len(found) == 1 else None

    def _new_key(self, entity: Entity) -> str:
        """Return an id that no row has: it depends on the table and on how many rows there are."""
        taken = {row.key for row in self._tables.rows(entity.plural)}
        stream = Stream("agents", self.design.name, entity.name, len(taken))
        while (key := f"{entity.prefix}-{stream.integer(1000, 9999)}") in taken:
            pass
        return key


def misfit(field: Field, value: Json) -> str:
    """Return why a value is none of a field's type, or nothing."""
    if value is None:
        return ""
    if field.type in _TYPES:
        fits = isinstance(value, _TYPES[field.type]) and (field.type == "boolean" or not isinstance(value, bool))
        return (
            ""
            if fits
            else f"{field.name} is {field.type}, in JSON as a {'boolean' if field.type == 'boolean' else 'number'}"
        )
    if not isinstance(value, str) or not value.strip():
        return f"{field.name} is a text that says something"
    if field.type in _FORMS and not re.fullmatch(_FORMS[field.type], value):
        return f"{field.name} is written like {'2026-03-04' if field.type == 'day' else '2026-03-04T09:00'}"
    return ""

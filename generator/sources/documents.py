"""Requirement documents: readable YAML files that say what a server keeps and what can be done (documents/FORMAT.md)."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain, product
from pathlib import Path
from string import ascii_lowercase

from generator.design.completion import complete
from generator.design.model import Account, Design, Entity
from generator.design.naming import Place
from generator.design.problems import find_problems
from generator.sources.marked import Marked
from generator.sources.operations import read_operation
from generator.sources.reading import read_marked
from generator.sources.shorthand import read_field
from generator.taxonomy import Pair, settle
from mcp_servers.contracts import InputError, Provenance

Placing = Callable[[Marked], Pair]
"""Says which category and group of the taxonomy the server of a document belongs to; ``InputError`` where that is unclear."""

DOCUMENTS = Path(__file__).resolve().parents[1] / "documents"

MOST_ROWS = 2000
"""Rows of one table; a world is small enough to be copied for every session."""

_KEYS = ("title", "about", "theme", "taxonomy", "zone", "now", "account", "rules", "entities", "operations", "licence")
_ENTITY_KEYS = ("fields", "label", "plural", "prefix", "title", "count", "unique", "always", "from")


def find_documents(folder: Path = DOCUMENTS) -> dict[str, Path]:
    """Return name to path of the requirement documents in a folder, by name."""
    return {path.stem: path for path in sorted(folder.glob("*.yaml"))}


@dataclass(frozen=True)
class Document:
    """A document that was read."""

    design: Design
    lines: Mapping[Place, Marked]
    """Where in the file the parts of the design stand."""

    def error(self, place: Place, message: str) -> InputError:
        """Return a complaint about a part of the design, or else about what it is in."""
        return _nearest(self.lines, place).error(message)


def read_document(path: Path) -> Design:
    """Return the design that a requirement document describes; see ``open_document``."""
    return open_document(path).design


def open_document(path: Path, name: str = "", placed: Placing | None = None) -> Document:
    """Read a requirement document.

    Args:
        path: The file.
        name: What the server is called; by default as the file.
        placed: Says where the server belongs; by default the map of categories and groups has to know the place.

    Raises:
        InputError: Something in it is unknown, missing or contradictory; the message gives file, line and remedy.
    """
    source = read_marked(path)
    entries = source.entries
    provenance = Provenance(
        kind="requirement-document",
        source=f"generator/documents/{path.name}" if path.parent == DOCUMENTS else path.name,
        sha256=sha256(path.read_bytes()).hexdigest(),
        licence=entries["licence"].text if "licence" in entries else "Apache-2.0",
    )
    return _read(source, name or path.stem, provenance, {}, placed or in_the_map)


def in_the_map(source: Marked) -> Pair:
    """Return the place that a document names, which the map must know.

    Raises:
        InputError: The document names none, or one that the map does not have.
    """
    written = source.need("taxonomy")
    try:
        return settle(written_place(written))
    except InputError as error:
        raise written.error(str(error)) from None


def written_place(source: Marked) -> Pair:
    """Return category and group as they are written; ``InputError`` if these are not two names."""
    parts = [item.text for item in source.items]
    if len(parts) != 2 or not all(any(letter.isalnum() for letter in part) for part in parts):
        raise InputError("taxonomy is [category, group]")
    return parts[0], parts[1]


def read_design(
    source: Marked,
    name: str,
    provenance: Provenance,
    omitted: dict[str, str] | None = None,
) -> Design:
    """Read the content of a requirement document, wherever it comes from.

    Args:
        source: The content.
        name: What the server is called.
        provenance: Where the content comes from.
        omitted: What the source has and the content leaves out: name to reason.

    Raises:
        InputError: Something in it is unknown, missing or contradictory; the message gives file, line and remedy.
    """
    return _read(source, name, provenance, omitted or {}, in_the_map).design


def _read(source: Marked, name: str, provenance: Provenance, omitted: dict[str, str], placed: Placing) -> Document:
    entries = source.only(*_KEYS)
    lines: dict[Place, Marked] = {(): source}
    entities = tuple(_entity(name, item, lines) for name, item in source.need("entities").entries.items())
    entities = _with_prefixes(entities)
    operations = tuple(
        read_operation(name, item, entities, lines) for name, item in source.need("operations").entries.items()
    )
    lines.update({(key,): item for key, item in entries.items() if key not in ("entities", "operations")})
    design = Design(
        name=name,
        title=source.need("title").text,
        description=source.need("about").text,
        taxonomy=placed(source),
        theme=entries["theme"].text if "theme" in entries else name.replace("-", " "),
        provenance=provenance,
        account=_account(entries["account"], lines) if "account" in entries else None,
        house_rules=tuple(rule.text for rule in entries["rules"].items) if "rules" in entries else (),
        entities=entities,
        operations=operations,
        omitted=omitted,
        zone=entries["zone"].text if "zone" in entries else "UTC",
        now=entries["now"].text if "now" in entries else "2026-03-04T09:00",
    )
    _refuse_problems(design, lines)
    return Document(complete(design), lines)


def _refuse_problems(design: Design, lines: dict[Place, Marked]) -> None:
    for problem in find_problems(design):
        raise _nearest(lines, problem.place).error(problem.message)


def _nearest(lines: Mapping[Place, Marked], place: Place) -> Marked:
    """Return where a part of the design stands, or else what it is in."""
    while place not in lines:
        place = place[:-1]
    return lines[place]


def _entity(name: str, source: Marked, lines: dict[Place, Marked]) -> Entity:
    entries = source.only(*_ENTITY_KEYS)
    lines["entities", name] = source
    lines.update({("entities", name, "keys", key): item for key, item in entries.items()})
    fields = []
    for field_name, item in source.need("fields").entries.items():
        lines["entities", name, field_name] = item
        fields.append(read_field(field_name, item))
    rules = entries["always"].items if "always" in entries else []
    names = [field.name for field in fields]
    checks = [rule for rule in rules if _is_check(rule.text, names)]
    invariants = [rule for rule in rules if rule not in checks]
    for kind, group in (("checks", checks), ("invariants", invariants)):
        for number, rule in enumerate(group):
            lines["entities", name, kind, number] = rule
    return Entity(
        name=name,
        plural=entries["plural"].text if "plural" in entries else plural_of(name),
        label=entries["label"].text if "label" in entries else name.replace("_", " "),
        prefix=entries["prefix"].text if "prefix" in entries else "",
        fields=tuple(fields),
        title=entries["title"].text if "title" in entries else next((n for n in names if n in ("name", "title")), ""),
        count=_count(entries["count"]) if "count" in entries else 40,
        checks=tuple(rule.text for rule in checks),
        unique=tuple(tuple(part.strip() for part in group.text.split("+")) for group in entries["unique"].terms)
        if "unique" in entries
        else (),
        invariants=tuple(rule.text for rule in invariants),
        origin=entries["from"].text if "from" in entries else "",
    )


def plural_of(noun: str) -> str:
    """Return the plural of an English noun as far as spelling decides it."""
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(("s", "x", "z", "ch", "sh")) else f"{noun}s"


def _is_check(text: str, names: list[str]) -> bool:
    """Tell whether a rule concerns the row's own columns alone, so that the database can keep it."""
    return not any(mark in text for mark in (" for ", "self", "now", "today", "account")) and not any(
        f"{name}." in text for name in names
    )


def _with_prefixes(entities: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Give each entity without a prefix the first free two letters of its name."""
    taken = {entity.prefix for entity in entities if entity.prefix}
    done = []
    for entity in entities:
        letters = entity.name.replace("_", "")
        own = (letters[0] + letter for letter in letters[1:] + ascii_lowercase)
        options = chain(own, map("".join, product(ascii_lowercase, repeat=2)))
        prefix = entity.prefix or next(option for option in options if option not in taken)
        taken.add(prefix)
        done.append(entity.model_copy(update={"prefix": prefix}))
    return tuple(done)


def _account(source: Marked, lines: dict[Place, Marked]) -> Account:
    lines.update({("account", key): item for key, item in source.only("entity", "introduction").items()})
    return Account(entity=source.need("entity").text, introduction=source.need("introduction").text)


def _count(source: Marked) -> int:
    if not re.fullmatch("[0-9]{1,9}", source.text) or not 1 <= int(source.text) <= MOST_ROWS:
        raise source.error(f"count is a number of rows from 1 to {MOST_ROWS}, not '{source.text}'")
    return int(source.text)

"""Requirement documents: readable YAML files that say what a server keeps and what can be done (documents/FORMAT.md)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from generator.archetypes.applying import apply
from generator.archetypes.library import known_archetypes
from generator.design.completion import complete
from generator.design.expressions import hint
from generator.design.model import Account, Design
from generator.design.naming import Place
from generator.design.problems import find_problems
from generator.sources.entities import read_entity, with_prefixes
from generator.sources.marked import Marked
from generator.sources.operations import read_operation
from generator.sources.reading import read_marked
from generator.taxonomy import Pair, settle
from mcp_servers.contracts import InputError, Provenance

Placing = Callable[[Marked], Pair]
"""Says which category and group of the taxonomy the server of a document belongs to; ``InputError`` where that is unclear."""

DOCUMENTS = Path(__file__).resolve().parents[1] / "documents"

_KEYS = (
    "title",
    "about",
    "theme",
    "taxonomy",
    "zone",
    "now",
    "account",
    "rules",
    "entities",
    "operations",
    "archetypes",
    "licence",
)


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
    entities = tuple(read_entity(name, item, lines) for name, item in source.need("entities").entries.items())
    entities = with_prefixes(entities)
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
    design = complete(design)
    return Document(_with_archetypes(design, entries["archetypes"]) if "archetypes" in entries else design, lines)


def _with_archetypes(design: Design, source: Marked) -> Design:
    """Apply the archetypes that a document names, each to the entities that stand beside it."""
    known = known_archetypes()
    for name, item in source.entries.items():
        if name not in known:
            raise item.error(f"there is no archetype '{name}'{hint(name, list(known))}")
        if not item.terms:
            raise item.error(f"'{name}' is given to no entity; name those that it is for, or leave it out")
        for entity in item.terms:
            things = {one.name: one for one in design.entities}
            if entity.text not in things:
                raise entity.error(f"there is no entity '{entity.text}'{hint(entity.text, list(things))}")
            try:
                design = apply(known[name], design, things[entity.text])
            except InputError as error:
                raise entity.error(str(error)) from None
    return design


def _refuse_problems(design: Design, lines: dict[Place, Marked]) -> None:
    for problem in find_problems(design):
        raise _nearest(lines, problem.place).error(problem.message)


def _nearest(lines: Mapping[Place, Marked], place: Place) -> Marked:
    """Return where a part of the design stands, or else what it is in."""
    while place not in lines:
        place = place[:-1]
    return lines[place]


def _account(source: Marked, lines: dict[Place, Marked]) -> Account:
    lines.update({("account", key): item for key, item in source.only("entity", "introduction").items()})
    return Account(entity=source.need("entity").text, introduction=source.need("introduction").text)

"""Requirement documents: readable YAML files that say what a server keeps and what can be done (documents/FORMAT.md)."""

from hashlib import sha256
from itertools import chain, product
from pathlib import Path
from string import ascii_lowercase

from generator.design.completion import complete
from generator.design.model import Account, Design, Entity
from generator.design.problems import Place, find_problems
from generator.sources.marked import Marked, read_marked
from generator.sources.operations import read_operation
from generator.sources.shorthand import read_field
from generator.taxonomy import settle
from mcp_servers.contracts import InputError, Provenance

DOCUMENTS = Path(__file__).resolve().parents[1] / "documents"

_KEYS = ("title", "about", "theme", "taxonomy", "zone", "now", "account", "rules", "entities", "operations", "licence")
_ENTITY_KEYS = ("fields", "label", "plural", "prefix", "title", "count", "unique", "always")


def find_documents(folder: Path = DOCUMENTS) -> dict[str, Path]:
    """Return name to path of the requirement documents in a folder, by name."""
    return {path.stem: path for path in sorted(folder.glob("*.yaml"))}


def read_document(path: Path) -> Design:
    """Read a requirement document.

    Raises:
        InputError: Something in it is unknown, missing or contradictory; the message gives file, line and remedy.
    """
    source = read_marked(path)
    entries = source.entries
    provenance = Provenance(
        kind="requirement-document",
        source=f"generator/documents/{path.name}",
        sha256=sha256(path.read_bytes()).hexdigest(),
        licence=entries["licence"].text if "licence" in entries else "Apache-2.0",
    )
    return read_design(source, path.stem, provenance)


def read_design(source: Marked, name: str, provenance: Provenance, omitted: dict[str, str] | None = None) -> Design:
    """Read the content of a requirement document, wherever it comes from.

    Args:
        source: The content.
        name: What the server is called.
        provenance: Where the content comes from.
        omitted: What the source has and the content leaves out: name to reason.

    Raises:
        InputError: Something in it is unknown, missing or contradictory; the message gives file, line and remedy.
    """
    entries = source.only(*_KEYS)
    lines: dict[Place, Marked] = {(): source}
    entities = tuple(_entity(name, item, lines) for name, item in source.need("entities").entries.items())
    entities = _with_prefixes(entities)
    operations = tuple(
        read_operation(name, item, entities, lines) for name, item in source.need("operations").entries.items()
    )
    for key in ("zone", "now", "theme"):
        if key in entries:
            lines[(key,)] = entries[key]
    design = Design(
        name=name,
        title=source.need("title").text,
        description=source.need("about").text,
        taxonomy=_taxonomy(source.need("taxonomy")),
        theme=entries["theme"].text if "theme" in entries else name.replace("-", " "),
        provenance=provenance,
        account=_account(entries["account"], lines) if "account" in entries else None,
        house_rules=tuple(rule.text for rule in entries["rules"].items) if "rules" in entries else (),
        entities=entities,
        operations=operations,
        omitted=omitted or {},
        zone=entries["zone"].text if "zone" in entries else "UTC",
        now=entries["now"].text if "now" in entries else "2026-03-04T09:00",
    )
    _refuse_problems(design, lines)
    return complete(design)


def _refuse_problems(design: Design, lines: dict[Place, Marked]) -> None:
    for problem in find_problems(design):
        place = problem.place
        while place not in lines:
            place = place[:-1]
        raise lines[place].error(problem.message)


def _entity(name: str, source: Marked, lines: dict[Place, Marked]) -> Entity:
    entries = source.only(*_ENTITY_KEYS)
    lines["entities", name] = source
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
    source.only("entity", "introduction")
    lines[("account",)] = source
    return Account(entity=source.need("entity").text, introduction=source.need("introduction").text)


def _taxonomy(source: Marked) -> tuple[str, str]:
    parts = [item.text for item in source.items]
    if len(parts) != 2:
        raise source.error("taxonomy is [category, group]")
    try:
        return settle((parts[0], parts[1]))
    except InputError as error:
        raise source.error(str(error)) from None


def _count(source: Marked) -> int:
    if not source.text.isdigit():
        raise source.error(f"count is a number of rows, not '{source.text}'")
    return int(source.text)

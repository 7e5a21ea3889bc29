"""Entities of a requirement document."""

import re
from itertools import chain, product
from string import ascii_lowercase

from generator.design.model import Entity
from generator.design.naming import Place
from generator.sources.marked import Marked
from generator.sources.shorthand import read_field

MOST_ROWS = 2000
"""Rows of one table; a world is small enough to be copied for every session."""

_KEYS = ("fields", "label", "plural", "prefix", "title", "count", "unique", "always", "from")


def read_entity(name: str, source: Marked, lines: dict[Place, Marked]) -> Entity:
    """Read one entity; ``lines`` learns where its parts stand.

    Raises:
        InputError: A key or a field in it is unknown, or something is missing.
    """
    entries = source.only(*_KEYS)
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


def with_prefixes(entities: tuple[Entity, ...]) -> tuple[Entity, ...]:
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


def _count(source: Marked) -> int:
    if not re.fullmatch("[0-9]{1,9}", source.text) or not 1 <= int(source.text) <= MOST_ROWS:
        raise source.error(f"count is a number of rows from 1 to {MOST_ROWS}, not '{source.text}'")
    return int(source.text)

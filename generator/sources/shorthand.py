"""The short forms of a requirement document: fields, lifecycles, filters and one-line operations."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import get_args

from generator.design.model import Field, FieldType, Input
from generator.design.paths import Path
from generator.sources.marked import Marked, first_word, split_outside
from mcp_servers.contracts import Json

_TYPES = [name for name in get_args(FieldType) if name not in ("enum", "reference")]
_FIELD_KEYS = ("type", "label", "meaning", "values", "default", "optional", "unique", "generated", "long", "sample")
_MATCHES = {
    "contains": "contains",
    "matching": "matching",
    "at least": "at_least",
    "at most": "at_most",
    "on day": "on_day",
}


def read_field(name: str, source: Marked) -> Field:
    """Read ``TYPE [, term …] [~ sample]`` or the long form, a mapping with ``type`` and further keys."""
    if not isinstance(source.content, dict):
        return _short_field(name, source)
    entries = source.only(*_FIELD_KEYS)
    field = _short_field(name, source.need("type"))
    changes: dict[str, Json] = {}
    for key in ("label", "meaning", "sample"):
        if key in entries:
            changes[key] = entries[key].text
    for key in ("unique", "generated", "long"):
        if key in entries:
            changes[key] = _yes(entries[key])
    if "optional" in entries:
        changes["required"] = not _yes(entries["optional"])
    if "values" in entries:
        changes["values"] = tuple(value.text for value in entries["values"].terms)
    if "default" in entries:
        changes["default"] = read_value(field.type, entries["default"])
    return field.model_copy(update=changes)


def read_value(kind: str, source: Marked) -> Json:
    """Read a default of a type."""
    text = source.text
    if kind in ("integer", "money"):
        if not re.fullmatch(r"-?\d+", text):
            raise source.error(f"'{text}' is not a whole number")
        return int(text)
    if kind == "decimal":
        if not re.fullmatch(r"-?[0-9]+(\.[0-9]+)?", text):
            raise source.error(f"'{text}' is not a number; write it like 2.5")
        return float(text)
    if kind == "boolean":
        return _yes(source)
    return text


def read_filter(source: Marked) -> tuple[list[str], str, str]:
    """Read ``path [contains | matching | at least | at most | on day] [as name]``; return paths, match and name or ``""``.

    Only before ``matching`` several paths may stand: ``subject + body matching as words``.
    """
    ways = "|".join(_MATCHES)
    found = re.fullmatch(rf"([\w.]+(?: \+ [\w.]+)*)(?: ({ways}))?(?: as (\w+))?", source.text)
    if not found or ("+" in found[1] and found[2] != "matching"):
        raise source.error(
            f"'{source.text}' is not a filter; write 'path', 'path contains', 'path at least', 'path at most', "
            "'path on day' or 'path + path matching', each with an optional 'as name'"
        )
    return found[1].split(" + "), _MATCHES.get(found[2] or "", "equals"), found[3] or ""


def filter_input(path: Path, match: str, name: str, texts: Sequence[str]) -> Input:
    """Return the input of a filter on a path."""
    field = path.field
    day = match == "on_day"
    return Input(
        name=name or _filter_name(path, match),
        type="day" if day else field.type,
        label=field.label,
        target=field.target,
        values=field.values if field.type == "enum" else (),
        required=False,
        path=texts[0],
        further=tuple(texts[1:]),
        match=match,  # type: ignore[arg-type]
    )


def one_line(source: Marked) -> Marked:
    """Return a one-line operation, ``search books; by title; show title``, as the mapping it stands for."""
    entries = {}
    for clause in split_outside(source.text, ";"):
        key, value = first_word(clause)
        if key in entries:
            raise source.error(f"'{key}' stands here twice")
        if key and not value:
            raise source.error(f"nothing follows '{key}'")
        if key:
            entries[key] = Marked(value, source.file, source.line)
    return Marked(entries, source.file, source.line)


def _short_field(name: str, source: Marked) -> Field:
    text, _, sample = (part.strip() for part in source.text.partition("~"))
    first, *terms = split_outside(text, ",")
    changes: dict[str, Json] = {"sample": sample, **_type(first, source)}
    if name.endswith("_id"):
        raise source.error(f"'{name}' is written without '_id': references get it by themselves")
    for term in terms:
        word, rest = first_word(term)
        if term.startswith('"'):
            changes["label"] = term.strip('"')
        elif term in ("unique", "generated", "long"):
            changes[term] = True
        elif term == "optional":
            changes["required"] = False
        elif word == "default":
            changes["default"] = read_value(changes["type"], Marked(rest, source.file, source.line))
        elif re.fullmatch(r"[a-z_]+(\.[a-z_]+)*", term):
            changes["meaning"] = term
        else:
            raise source.error(
                f"'{term}' is no term of a field; terms are optional, unique, generated, long, default VALUE, "
                '"label", and a meaning such as person.name'
            )
    return Field(name=name, **{"label": name.replace("_", " "), **changes})


def _type(text: str, source: Marked) -> dict[str, Json]:
    if text.startswith("->"):
        return {"type": "reference", "target": text[2:].strip()}
    if "|" in text or "->" in text:
        return {"type": "enum", **_lifecycle(text, source)}
    word, size = first_word(text)
    if word not in _TYPES:
        raise source.error(
            f"'{word}' is no type; types are {', '.join(_TYPES)}, 'a | b' for an enum, 'a -> b' for a lifecycle "
            "and '-> entity' for a reference"
        )
    return {"type": word, **_range(word, size, source)}


def _range(word: str, size: str, source: Marked) -> dict[str, Json]:
    if not size:
        return {}
    found = re.fullmatch(r"(-?\d+)?\.\.(-?\d+)?", size)
    if not found or word not in ("integer", "money", "decimal"):
        raise source.error(f"'{size}' is no range of {word}; write 1..9, 0.. or ..9 after integer, money or decimal")
    return {
        "minimum": int(found[1]) if found[1] else None,
        "maximum": int(found[2]) if found[2] else None,
    }


def _lifecycle(text: str, source: Marked) -> dict[str, Json]:
    """Read ``a | b`` or chains ``a -> b -> c | d; a -> d``: values in order of appearance, and moves."""
    values: dict[str, None] = {}
    moves: dict[tuple[str, str], None] = {}
    for chain in text.split(";"):
        steps = [[value.strip() for value in step.split("|")] for step in chain.split("->")]
        for value in (value for step in steps for value in step):
            if not re.fullmatch(r"[a-z0-9][a-z0-9_-]*", value):
                raise source.error(f"'{value}' is no value; values are single words in lower_case")
            values[value] = None
        for before, after in pairwise(steps):
            moves.update({(one, other): None for one in before for other in after})
    lifecycle: dict[str, Json] = {"values": tuple(values), "moves": tuple(moves)}
    return {**lifecycle, "default": next(iter(values))} if moves else lifecycle


def _filter_name(path: Path, match: str) -> str:
    stem = path.field.name if len(path.names) == 1 or path.field.type == "reference" else "_".join(path.names)
    timed = re.sub(r"_(at|on)$", "", stem)
    if match == "on_day":
        return f"{timed}_on"
    if match in ("at_least", "at_most") and path.field.type in ("day", "moment"):
        return f"{timed}_{'from' if match == 'at_least' else 'until'}"
    return {"at_least": f"min_{stem}", "at_most": f"max_{stem}"}.get(match, stem)


def _yes(source: Marked) -> bool:
    if source.text not in ("true", "false", "yes", "no"):
        raise source.error(f"'{source.text}' should be true or false")
    return source.text in ("true", "yes")

"""Columns of a thing: what each property of its schemas becomes, by type, by name, by the values it may have."""

import builtins
import keyword
import re
from dataclasses import dataclass, replace
from functools import cache

from generator.design.naming import is_reserved
from generator.sources.discovery.naming import enum_values
from generator.sources.recognition.lexicon import names, read
from generator.sources.recognition.words import singular, words_of
from generator.sources.surface import Property

MOST_VALUES = 8
"""Values of an enum that are kept; longer ones keep the first."""

_IDENTIFIERS = names("column_identifiers")
_UNTOLD = names("untold")
_ROLES = names("roles")
TAKEN = frozenset(
    (
        *keyword.kwlist,
        *dir(builtins),
        *["now", "today", "self", "account", "db", "page", "days", "hours", "minutes", "order", "rows"],
    )
)
"""Names that mean something in generated code."""


@dataclass(frozen=True)
class Column:
    """One field of a thing, in the words of a requirement document."""

    name: str
    text: str
    """Type and terms: ``text, email``; without ``optional``."""
    source: str = ""
    """Property that it comes from."""
    role: str = ""
    """``title``, ``status``, ``starts``, ``ends``, ``due``, ``created``, ``limit`` or ``reference``; empty for the rest."""
    target: str = ""
    """Noun that a reference points to, as words with spaces."""
    read_only: bool = False
    required: bool = False
    lacking: bool = False
    """Whether rows may have none, though it names them: tools make some without."""
    spread: str = ""
    """Of a reference: ``even`` where no row is pointed to more than others, ``alone`` where each is by one row."""
    set_by_updates: bool = False
    """Whether updates set it, though the document names no argument that does."""

    @property
    def must(self) -> bool:
        """Whether every row has a value."""
        return not self.lacking and (self.required or self.role in ("title", "starts", "limit"))

    @property
    def is_enum(self) -> bool:
        """Whether it holds one of a few values."""
        return self.role == "status" or "|" in self.text

    @property
    def rank(self) -> int:
        """How much it matters which columns are kept: less is more."""
        order = ("title", "reference", "status", "limit", "starts", "ends", "due", "created")
        return order.index(self.role) if self.role else len(order) + (not self.required) + self.read_only


def column_of(
    found: Property,
    noun: tuple[str, ...],
    others: dict[str, str],
    usual_states: tuple[str, ...] = (),
    faithful: bool = False,
) -> Column | None:
    """Return the column that a property of a thing becomes; ``None`` if no value of it could be told.

    Args:
        found: The property.
        noun: The thing: ``("event", "type")``.
        usual_states: The states of its family, for a status whose values nobody states.
        others: Last word, or all words, of each thing of the surface to all its words.
    """
    words = _own_words(found.name, noun)
    if not words or len(found.name) > 60:
        return None
    name = column_name(words, noun)
    base = Column(name, "", found.name, read_only=found.read_only, required=found.required)
    if reference := _reference(found, words, noun, others):
        return replace(base, name=reference[0], role="reference", target=reference[1], text=f"-> {reference[1]}")
    if words[-1] in _UNTOLD or words[0] in names("envelopes"):
        return None
    kind, text = _typed(found, words, usual_states)
    if faithful and found.type == "boolean":
        kind, text = "", "boolean"
    if faithful and found.type == "number":
        text = re.sub(r"^(?:money|integer) ", "decimal ", text).replace("100..90000", "1..900")
    if not text:
        return None
    if kind == "status" and found.type == "boolean":
        base = replace(base, name="status")
    return replace(base, role=kind, text=text)


def column_name(words: tuple[str, ...], noun: tuple[str, ...]) -> str:
    """Return a name that neither Python nor SQL has taken."""
    name = "_".join(words).removesuffix("_id")
    if name in TAKEN or is_reserved(name) or not name[0].isalpha():
        return f"{noun[-1]}_{name}".removesuffix("_id")
    return name


def _own_words(name: str, noun: tuple[str, ...]) -> tuple[str, ...]:
    """Return the words of a property without the thing's own: ``clusterName`` of a cluster is its ``name``."""
    words = words_of(name)
    words = words[1:] if words[:1] in (("is",), ("has",)) and len(words) > 1 else words
    if len(words) > len(noun) and words[: len(noun)] == noun:
        return words[len(noun) :]
    if len(words) > 1 and words[0] == noun[-1]:
        return words[1:]
    return words


def _reference(
    found: Property, words: tuple[str, ...], noun: tuple[str, ...], others: dict[str, str]
) -> tuple[str, str] | None:
    """Return name and target of the reference that a property is."""
    if found.type in ("boolean", "number", "array") or found.values or _is_moment(found, words):
        return None
    if len(words) == 1 and words[0] in _IDENTIFIERS:  # its own name, whatever else is called a name
        return None
    marked = len(words) > 1 and words[-1] in _IDENTIFIERS
    stem = words[:-1] if marked else words
    whole = " ".join((*stem[:-1], singular(stem[-1])))
    target = others.get(whole, "") or (others.get(singular(stem[-1]), "") if marked or found.type not in _PLAIN else "")
    if not target and (stem[-1] in _ROLES or stem[0] in _ROLES):
        target = others.get("user", "") or others.get("member", "") or others.get("person", "")
    if not target or (not marked and found.type == "integer"):
        return None
    if target == " ".join(noun) and stem[-1] not in ("parent",) and "parent" not in stem:
        return None
    return column_name(stem, noun), target


_PLAIN = ("string", "integer", "object")


def _typed(found: Property, words: tuple[str, ...], usual_states: tuple[str, ...]) -> tuple[str, str]:
    """Return role and text of a column that is no reference; an empty text if there is none."""
    joined = " ".join(words)
    if joined in _list("skip"):
        return "", ""
    values = tuple(value for value in enum_values(found.values) if re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", value))
    usual = _by_ending("text", words)
    if len(values) > MOST_VALUES and usual.startswith("text, code."):
        return "", usual  # a list of all currencies or countries says less than what they look like
    if found.type not in ("array", "object", "boolean") and len(values) > 1:
        status = words[-1] in ("status", "state", "phase", "stage")
        return "status" if status else "", " | ".join(values[:MOST_VALUES])
    if found.type == "boolean":
        states = read("meanings")["truths"].get(joined)
        return ("status", " | ".join(states)) if states else ("", "boolean")
    if _is_moment(found, words):
        return _moment(found, joined)
    if found.type in ("integer", "number"):
        return _number(found, words)
    if found.type != "string" or found.format == "byte":
        return "", ""
    if words[-1] in ("status", "state") and len(words) < 3:
        stated = _stated(found.description)
        return "status", " | ".join(stated or usual_states)
    if words in (("name",), ("title",)) or joined in _list("title"):
        return "title", "text"
    return "", usual


def _stated(description: str) -> tuple[str, ...]:
    """Return the values that a description lists in quotes: ``one of `open`, `paid` or `void```."""
    quoted = re.findall(r"[`'\"]([A-Za-z][A-Za-z_-]{2,24})[`'\"]", description)
    values = enum_values(tuple(dict.fromkeys(quoted)))
    return values[:MOST_VALUES] if len(values) > 1 else ()


def _is_moment(found: Property, words: tuple[str, ...]) -> bool:
    if found.format in ("date", "date-time", "datetime", "timestamp") or found.type == "datetime":
        return True
    if (
        words[-1] in ("start", "end")
        and found.type == "string"
        and re.search(r"\b(date|time|ISO)", found.description, re.I)
    ):
        return True
    timely = words[-1] in ("at", "on", "date", "time", "timestamp", "datetime", "deadline") and len(words) > 1
    return (
        found.type in ("string", "integer") and (timely or words[-1] in ("deadline", "timestamp")) and not found.values
    )


def _moment(found: Property, joined: str) -> tuple[str, str]:
    day = found.format == "date" or joined.endswith((" date", " on", "due", "birthday"))
    stem = re.sub(r"^date |( (at|on|date|time|timestamp|datetime|stamp))+$", "", joined)
    kind = next((role for role in ("created", "touched", "starts", "ends", "due") if {joined, stem} & _list(role)), "")
    if kind == "touched":
        return "", ""
    return kind, "day" if day else "moment"


def _number(found: Property, words: tuple[str, ...]) -> tuple[str, str]:
    joined = " ".join(words)
    role = "limit" if joined in _list("limits") else ""
    if words[-1] in _list("money") or joined in _list("money"):
        return role, "money 100..90000"
    bounds = _by_ending("number", words)
    if not bounds and found.minimum is not None and found.maximum is not None and found.maximum > found.minimum:
        bounds = f"{found.minimum}..{min(found.maximum, found.minimum + 1000)}"
    if not bounds:
        bounds = "0..60" if found.type == "integer" else ""
    kind = "integer" if found.type == "integer" or bounds else "decimal"
    return role, f"{kind} {bounds}".strip()


def _by_ending(table: str, words: tuple[str, ...]) -> str:
    """Return the entry of the longest ending of a name that has one."""
    entries = read("meanings")[table]
    for start in range(len(words)):
        if text := entries.get(" ".join(words[start:])):
            return str(text)
    return ""


@cache
def _list(name: str) -> frozenset[str]:
    return frozenset(read("meanings")[name])

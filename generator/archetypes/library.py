"""The archetypes at hand: one YAML file each, in the words of requirement documents (``generator/documents/FORMAT.md``).

A text holds roles in angle brackets where a document holds names: ``<thing>`` is the entity that an archetype is applied
to, ``<things>`` its table, ``<thing.label>`` how a person says it; ``<status>`` is the field that ``roles`` looks for. The
texts of ``follows`` and ``rules`` belong to one effect on a thing: there ``<row>`` is the row, and ``<new.status>`` the value
that a field has afterwards.

What an API's own document anchors is another kind of archetype (``generator/sources/discovery/archetypes.py``): one thing of
one API. These here are patterns of any subject.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

import yaml
from pydantic import ValidationError

from mcp_servers.contracts import InputError, Json, Model, say_problem

_ROLE = re.compile(r"<([a-z_]+(?:\.[a-z_]+)*)>")

Kind = Literal["create", "set", "change", "close", "delete"]
"""What an effect is to a thing."""


class Role(Model):
    """What a thing must have, so that an archetype can be applied to it."""

    kind: Literal["lifecycle", "closing", "start", "end", "reference", "person", "number", "priced"]
    """A field whose states operations change, and one whose operations close a thing; the field that begins or ends a period;
    a required reference that new rows are given; an entity of people; a required whole number that is never below zero;
    another entity with a required amount of money."""
    named: tuple[str, ...] = ()
    """For a number or an amount: last words of the field's name."""
    to: tuple[str, ...] = ()
    """Last words of what a reference may point to, or of what has an amount; anything where none are named."""
    otherwise: str = ""
    """For a person: the type of a field that names one where the design keeps no people."""


class Archetype(Model):
    """One pattern."""

    name: str
    about: str
    """What it brings, in a sentence with roles."""
    roles: dict[str, Role] = {}
    things: tuple[str, ...] = ()
    """Last words of the things that it is recognised in; any where none are named. A document may name any thing."""
    unless: tuple[str, ...] = ()
    """Last words of an entity that is like it already; it is not recognised in that, nor in what that refers to."""
    rival: str = ""
    """The rows that a rule counts which does what this archetype is for: an operation that makes things and has one needs no
    other."""
    entities: dict[str, dict[str, Json]] = {}
    """New tables. One that says no count has as many rows as the things."""
    fields: dict[str, dict[str, Json]] = {}
    """Entity to the fields that it gains."""
    always: dict[str, tuple[str, ...]] = {}
    """Entity to what holds for its rows from now on."""
    operations: dict[str, dict[str, Json]] = {}
    """New tools."""
    further: dict[str, dict[str, Json]] = {}
    """New tools that it can be without: see ``least``."""
    follows: dict[Kind, dict[str, Json] | tuple[dict[str, Json], ...]] = {}
    """Kind of an effect on a thing to the further effect, or effects, that come with every such effect. A ``change`` is a
    ``set`` that writes the field of a role."""
    rules: dict[Kind, dict[str, str]] = {}
    """Kind of an effect on a thing to the rules of every operation with such an effect; one of ``set`` that looks at a new
    value holds where that value is written. To ``close`` is to ``set`` the field of a closing role to a closed state."""


@cache
def known_archetypes() -> Mapping[str, Archetype]:
    """Return name to archetype, by name.

    Raises:
        InputError: A file holds none.
    """
    found = {}
    for file in sorted(files(__package__).iterdir(), key=lambda one: one.name):
        if file.name.endswith(".yaml"):
            name = file.name.removesuffix(".yaml")
            found[name] = read_archetype(name, file.read_text(encoding="utf-8"))
    return found


def read_archetype(name: str, text: str) -> Archetype:
    """Read the content of an archetype's file.

    Raises:
        InputError: It is no archetype.
    """
    try:
        return Archetype.model_validate({**yaml.safe_load(text), "name": name})
    except ValidationError as error:
        raise InputError(f"generator/archetypes/{name}.yaml: {say_problem(error)}") from None
    except (yaml.YAMLError, TypeError) as error:
        raise InputError(f"generator/archetypes/{name}.yaml: {' '.join(str(error).split())}") from None


def least(archetype: Archetype) -> Archetype:
    """Return an archetype with no more tools than its rules need, for designs where every tool costs."""
    return archetype.model_copy(update={"further": {}})


def fill(value: Json, words: Mapping[str, str]) -> Json:
    """Return a part of an archetype, keys included, with words in place of its roles.

    Raises:
        InputError: It names a role that is not there.
    """
    if isinstance(value, str):
        return _ROLE.sub(lambda found: _word(found[1], words), value)
    if isinstance(value, Mapping):
        return {str(fill(key, words)): fill(item, words) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [fill(item, words) for item in value]
    return value


def listed(content: dict[str, Json] | tuple[dict[str, Json], ...]) -> tuple[dict[str, Json], ...]:
    """Return what follows an effect, one or several, as several."""
    return content if isinstance(content, tuple) else (content,)


def roles_in(text: str) -> set[str]:
    """Return the roles that a text names."""
    return set(_ROLE.findall(text))


def _word(role: str, words: Mapping[str, str]) -> str:
    if role not in words:
        raise InputError(f"there is no role <{role}>; roles here are {', '.join(words)}")
    return words[role]

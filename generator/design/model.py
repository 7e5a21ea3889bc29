"""The types of a design. Requirement documents and imported API documents both become a ``Design``;
rows, tools, tests and tasks are all made from it.

Rules are written as Python expressions over rows (see ``generator.design.expressions``)::

    sum(b.seats for b in bookings if b.sailing == sailing and b.status != "cancelled") + seats <= sailing.vessel.capacity

A name is an input, a row (an input or subject that refers to an entity), a ``let`` of the operation, ``now``, ``today`` or
``account``; an attribute follows references; a comprehension ranges over an entity's plural; ``days(n)``, ``hours(n)`` and
``minutes(n)`` shift moments.
"""

from typing import Literal, TypeVar

from mcp_servers.contracts import Json, Model, Provenance
from mcp_servers.contracts.interface import PublishedTool

FieldType = Literal["text", "integer", "money", "decimal", "boolean", "day", "moment", "enum", "reference"]
"""``money`` is an integer in minor units; ``day`` is ``2026-03-04``; ``moment`` is local time, ``2026-03-04T09:00``."""


class Field(Model):
    """One column. Every entity also has an implicit ``id``: a public, non-sequential reference such as ``sa-4821``."""

    name: str
    type: FieldType
    label: str
    """How a person says it: ``departure time``."""
    meaning: str = ""
    """What real values look like: ``person.name``, ``place.city``, ``title.book``, ``email`` …; drives sampling and wording."""
    values: tuple[str, ...] = ()
    """Allowed values of an enum, in the order of its lifecycle; for ``text``, realistic samples to draw from."""
    moves: tuple[tuple[str, str], ...] = ()
    """Lifecycle of an enum: which value may follow which."""
    target: str = ""
    """Entity that a reference points to; its column is ``<name>_id``."""
    required: bool = True
    unique: bool = False
    minimum: int | None = None
    maximum: int | None = None
    default: Json = None
    generated: bool = False
    """Filled from the clock or the id source; compared by presence only."""
    long: bool = False
    """A text of many lines, such as the body of a letter: shown in no row, but read by lines (``read``) and searched."""
    edges: tuple[Json, ...] = ()
    """Unusual values that a few rows of the start have: an amount at its limit, a rare state; for ``text``, samples."""
    sample: str = ""
    """Expression for the row stage, over the row's earlier fields: ``sailing.departs_at - days(between(1, 40))``."""


class Entity(Model):
    """One table."""

    name: str
    """Singular snake_case noun: ``sailing``."""
    plural: str
    """Table name: ``sailings``."""
    label: str
    """How a person says one of them: ``sailing``."""
    prefix: str
    """Two lower-case letters that start its ids."""
    fields: tuple[Field, ...]
    title: str = ""
    """Field a person names a row by (``name``, ``subject``); empty where rows have no name of their own."""
    count: int = 40
    """Rows in a world."""
    checks: tuple[str, ...] = ()
    """Expressions over the row's own columns that always hold: SQL CHECK constraints."""
    unique: tuple[tuple[str, ...], ...] = ()
    """Column groups that are unique together."""
    invariants: tuple[str, ...] = ()
    """Expressions over the row and its references that sampled rows must satisfy too; ``self`` is the row."""
    origin: str = ""
    """Where it comes from, where the source is not a requirement document that says no more."""


class Input(Model):
    """One parameter of an operation."""

    name: str
    """For a reference the entity role (``sailing``); the tool's parameter is then ``sailing_id``."""
    type: FieldType
    label: str
    target: str = ""
    values: tuple[str, ...] = ()
    required: bool = True
    default: Json = None
    minimum: int | None = None
    maximum: int | None = None
    description: str = ""
    path: str = ""
    """For a search or report filter: the path compared (``route.name``, ``departs_at``)."""
    match: Literal["equals", "contains", "matching", "at_least", "at_most", "on_day"] = "equals"
    """For a filter: how it compares; ``matching`` looks for words in full text."""
    further: tuple[str, ...] = ()
    """For a ``matching`` filter: further paths to columns of the same table in which the words may stand."""

    @property
    def paths(self) -> tuple[str, ...]:
        """All paths that a filter looks at."""
        return (self.path, *self.further) if self.path else ()


class Guard(Model):
    """A rule that refuses the call: ``expression`` must hold, else ``message`` (a short sentence without rows or ids)."""

    expression: str
    message: str
    origin: str = ""
    """What gave the tool this rule; empty where the source states it."""


class Effect(Model):
    """One write of an operation."""

    kind: Literal["create", "set", "delete"]
    entity: str
    """Entity created, set or deleted."""
    row: str = ""
    """Row that is set or deleted: a name or a path (``loan.member``). A row made by a create (without ``each``) is known
    to later effects by its entity's name."""
    each: str = ""
    """Loop over the rows that are set or deleted, or that a row is created for:
    ``t for t in tickets if t.booking == booking``."""
    when: str = ""
    """Expression; the effect happens only where it holds."""
    values: dict[str, str] = {}
    """Field name to expression. A bare optional input that is not given leaves the field as it is (set) or empty (create)."""


class Operation(Model):
    """One tool."""

    name: str
    kind: Literal["search", "get", "create", "update", "transition", "delete", "report", "read"]
    entity: str
    """Entity searched, read, made, changed or reported on."""
    description: str
    """First sentence of the tool's docstring."""
    asks: tuple[str, ...] = ()
    """How a person asks for it, inputs in braces: ``book {seats} seats for {passenger} on {sailing}``."""
    inputs: tuple[Input, ...] = ()
    lets: dict[str, str] = {}
    """Named intermediate values, in order: name to expression."""
    guards: tuple[Guard, ...] = ()
    """Checked in order; the existence of referenced rows is checked before them without being written here."""
    effects: tuple[Effect, ...] = ()
    returns: tuple[str, ...] = ()
    """Paths shown of each row, and names of lets; ``id`` always is, ``*`` is all columns. Empty: all columns."""
    order: str = ""
    """Search: path to sort by, ``-`` first for descending; ids break ties."""
    group: str = ""
    """Report: path to group by; empty: one total. Groups come in the order of this value."""
    measures: dict[str, str] = {}
    """Report: name to ``count()``, ``sum(path)``, ``min(path)``, ``max(path)`` or ``average(path)`` (rounded down)."""
    text: str = ""
    """Read: the long field whose lines are given."""
    published: PublishedTool | None = None
    """How the tool is shown instead, where the server stands in for another one."""
    where: str = ""
    """Search or report: expression on the row (named as the entity) that always applies."""
    origin: str = ""
    """Operation of the source that it stands for; empty where a requirement document says no more."""

    @property
    def writes(self) -> bool:
        """Whether the tool changes state."""
        return self.kind in ("create", "update", "transition", "delete")


class Account(Model):
    """The row that "me" means: an entity and how instructions introduce it."""

    entity: str
    introduction: str
    """Sentence with the row's fields in braces: ``You act for {name}, a travel agent.``"""


class Design(Model):
    """One server before it is made."""

    name: str
    title: str
    description: str
    taxonomy: tuple[str, str]
    theme: str
    provenance: Provenance
    zone: str = "UTC"
    now: str = "2026-03-04T09:00"
    account: Account | None = None
    house_rules: tuple[str, ...] = ()
    """Sentences for the instructions that an agent must know and cannot look up."""
    entities: tuple[Entity, ...]
    operations: tuple[Operation, ...]
    omitted: dict[str, str] = {}
    """What the source has and this server has not: name to reason."""

    def entity(self, name: str) -> Entity:
        """Return the entity with this name (singular); ``KeyError`` if there is none."""
        return next_named(self.entities, name)

    def operation(self, name: str) -> Operation:
        """Return the operation with this name; ``KeyError`` if there is none."""
        return next_named(self.operations, name)


Named = TypeVar("Named", Entity, Operation)


def next_named(items: tuple[Named, ...], name: str) -> Named:
    """Return the item with this name; ``KeyError`` if there is none."""
    for item in items:
        if item.name == name:
            return item
    raise KeyError(name)

"""What a model answers when it plans a database, and the design that this is."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from pydantic import Field as Described

from generator.agents.subjects import Subject
from generator.design.model import Account, Design, Entity, Field, FieldType
from generator.taxonomy import Pair
from mcp_servers.contracts import Model, Provenance
from mcp_servers.contracts.model import LocalTime

_NAME = r"^[a-z][a-z0-9_]{0,39}$"


class Column(Model):
    """A column. The column ``id`` is there without being planned."""

    name: str = Described(pattern=_NAME)
    """A reference is named by its role, without ``_id``: ``depot``."""
    type: FieldType
    label: str
    """How a person says it."""
    values: tuple[str, ...] = ()
    """Of an enum, in the order of its lifecycle."""
    target: str = ""
    """Table that a reference points to."""
    required: bool = True
    unique: bool = False
    made: bool = False
    """Of a day or moment: it says when the record was made, and tools take it from the clock."""
    minimum: int | None = None
    maximum: int | None = None


class Table(Model):
    """A table."""

    name: str = Described(pattern=_NAME)
    """In plural."""
    noun: str = Described(pattern=_NAME)
    """One of its rows."""
    purpose: str
    title: str = ""
    """The column by which a person names a row, if there is one."""
    columns: tuple[Column, ...] = Described(min_length=1)


class Plan(Model):
    """A database, and the world that it is the state of."""

    title: str
    """Of the server, such as ``Trees of Aldermoor``."""
    description: str
    """One sentence."""
    category: str
    group: str
    """Place in the taxonomy."""
    zone: str
    """Time zone, such as ``Europe/Copenhagen``."""
    now: LocalTime
    """When the world starts; the rows lie around this moment."""
    account: str = ""
    """Table with the person who uses the server, if there is one."""
    introduction: str = ""
    """How that person is introduced, columns in braces: ``You act for {name}, a tree officer.``"""
    house_rules: tuple[str, ...] = ()
    """Rules of the house that no tool tells."""
    tables: tuple[Table, ...] = Described(min_length=2)


def faults_of(plan: Plan, places: tuple[Pair, ...]) -> list[str]:
    """Return what is wrong with a plan, in words for its author.

    Args:
        plan: The plan.
        places: Categories and groups that there are.
    """
    tables = {table.name for table in plan.tables}
    return [
        *_faults_of_names(plan, places),
        *(fault for table in plan.tables for fault in faults_of_table(table, tables)),
    ]


def _faults_of_names(plan: Plan, places: tuple[Pair, ...]) -> Iterator[str]:
    if (plan.category, plan.group) not in places:
        yield f"there is no category {plan.category!r} with a group {plan.group!r}; choose from the list"
    for what, names in (
        ("tables", [table.name for table in plan.tables]),
        ("nouns", [table.noun for table in plan.tables]),
    ):
        yield from (f"two {what} are called {name}" for name, count in Counter(names).items() if count > 1)
    if plan.account and plan.account not in {table.name for table in plan.tables}:
        yield f"account: there is no table {plan.account}"
    columns = {column.name for table in plan.tables if table.name == plan.account for column in table.columns}
    for name in re.findall(r"\{(\w+)\}", plan.introduction):
        if name not in columns:
            yield f"introduction: {plan.account or 'without an account it'} has no column {name}"


def faults_of_table(table: Table, tables: Collection[str]) -> Iterator[str]:
    """Yield what is wrong with a table of a database that has these tables."""
    for name, count in Counter(column.name for column in table.columns).items():
        if count > 1 or name == "id":
            yield f"{table.name}: column {name} is there {'already' if name == 'id' else 'twice'}"
    if table.title and table.title not in {column.name for column in table.columns if column.type == "text"}:
        yield f"{table.name}: its title {table.title} is none of its text columns"
    for column in table.columns:
        where = f"{table.name}.{column.name}"
        if column.type == "reference" and column.target not in tables:
            yield f"{where}: a reference needs a target, one of {', '.join(sorted(tables))}"
        if column.type != "reference" and column.target:
            yield f"{where}: only a reference has a target"
        if column.made and column.type not in ("day", "moment"):
            yield f"{where}: only a day or moment can say when a record was made"
        if column.type == "enum" and len(set(column.values)) < 2:
            yield f"{where}: an enum needs at least two values"
        if column.minimum is not None and column.maximum is not None and column.minimum > column.maximum:
            yield f"{where}: its minimum {column.minimum} is above its maximum {column.maximum}"


def design_of(plan: Plan, subject: Subject) -> Design:
    """Return a plan without faults as a design without operations."""
    nouns = {table.name: table.noun for table in plan.tables}
    prefixes = _prefixes([table.noun for table in plan.tables])
    return Design(
        name=subject.name,
        title=plan.title,
        description=plan.description,
        taxonomy=(plan.category, plan.group),
        theme=subject.title,
        provenance=Provenance(kind="agents", source=subject.title),
        zone=plan.zone,
        now=plan.now,
        account=Account(entity=nouns[plan.account], introduction=plan.introduction) if plan.account else None,
        house_rules=plan.house_rules,
        entities=tuple(entity_of(table, nouns, prefixes[table.noun]) for table in plan.tables),
        operations=(),
    )


def entity_of(table: Table, nouns: Mapping[str, str], prefix: str) -> Entity:
    """Return a table as a design has it.

    Args:
        table: The table.
        nouns: Table to noun, of all tables that it may refer to.
        prefix: Two letters that start its ids.
    """
    fields = tuple(
        Field(
            name=column.name,
            type=column.type,
            label=column.label,
            values=column.values,
            target=nouns.get(column.target, ""),
            required=column.required,
            unique=column.unique,
            generated=column.made,
            minimum=column.minimum,
            maximum=column.maximum,
        )
        for column in table.columns
    )
    return Entity(
        name=table.noun,
        plural=table.name,
        label=table.noun.replace("_", " "),
        prefix=prefix,
        fields=fields,
        title=table.title,
        origin=table.purpose,
    )


def _prefixes(nouns: list[str]) -> dict[str, str]:
    """Return two letters for each noun, all different: its first two, or its first and a later one."""
    taken: dict[str, str] = {}
    for noun in nouns:
        taken[noun] = new_prefix(noun, taken.values())
    return taken


def new_prefix(noun: str, taken: Collection[str]) -> str:
    """Return two letters for a noun that no other has."""
    letters = noun.replace("_", "")
    tries = [letters[0] + letter for letter in letters[1:] + "abcdefghijklmnopqrstuvwxyz"]
    return next(one for one in tries if one.isalpha() and one not in taken)

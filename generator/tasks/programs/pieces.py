"""The typed pieces that programs are put together from: rows to go through, values to compare, changes to make."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.design.model import Design, Entity
from generator.tasks.chain import Argument, Referent
from generator.tasks.signatures import Output, Parameter, Signature, name_filter

_SUPERLATIVE = re.compile(
    r"(highest|lowest|largest|smallest|greatest|longest|shortest|youngest|oldest|loudest|latest|earliest|fewest|most|least"
    r"|maximum|minimum)\b"
)
"""Labels of limits: nobody asks for the highest ``highest grade``."""

_QUANTITY = re.compile(r"number of (?!the |a )[a-z ]*(s|people)$|quantity|units|hours|minutes|points|copies|seats")
"""Labels of whole numbers that count something; ``number of the revision`` says which one it is."""

_RATE = re.compile(r"\b(rate|per|a|each|limit|level|budget|credit)\b")
"""What means nothing added up: fees a night, points a day, limits."""

NUMBERS = ("money", "integer", "decimal")

DAYS = 20
"""Days of a world on which something happens, roughly."""

ORDERED = (*NUMBERS, "day", "moment")


@dataclass(frozen=True)
class Owner:
    """A row that the user names and other rows belong to."""

    search: Signature
    title: Parameter
    """The search's filter by name."""
    link: Parameter
    """The parameter of the other search that takes its id."""

    @property
    def entity(self) -> str:
        """What kind of row it is; also the variable that holds it."""
        return self.search.operation.entity

    @property
    def slot(self) -> str:
        """The slot that holds its name."""
        return f"{self.entity}_{self.title.name}"


@dataclass(frozen=True)
class Population:
    """The rows that a search finds: an owner's, those with stated values, or both."""

    search: Signature
    owner: Owner | None
    filters: tuple[Parameter, ...]

    @property
    def entity(self) -> str:
        """What kind of rows they are; also the variable that holds one of them."""
        return self.search.operation.entity

    @property
    def slots(self) -> dict[str, Parameter]:
        """Slot name to the parameter whose value it holds."""
        own = {self.owner.slot: self.owner.title} if self.owner else {}
        return own | {parameter.name: parameter for parameter in self.filters}

    @property
    def suffix(self) -> str:
        """What tells it from other populations of its entity: ``by_passenger_and_status``."""
        names = [self.owner.link.input.name] if self.owner else []
        if not names and not self.filters:
            return "of_all"
        return "by_" + "_and_".join([*names, *(parameter.name for parameter in self.filters)])


@dataclass(frozen=True)
class Bound:
    """A population in a world: the rows it has there, and the arguments that say which."""

    population: Population
    members: tuple[str, ...]
    arguments: tuple[Argument, ...]
    owner: Referent | None


@dataclass(frozen=True)
class View:
    """Where a program reads its rows: the items of a search, or a second tool that is called for each of them."""

    population: Population
    detail: Signature | None

    @property
    def outputs(self) -> tuple[Output, ...]:
        """What is shown of each row."""
        return (self.detail or self.population.search).outputs


def populations(design: Design, signatures: Mapping[str, Signature], kind: str = "search") -> Iterator[Population]:
    """Yield the populations that instructions can speak of: of one owner, with a stated value, or both.

    Args:
        design: The design.
        signatures: Its tools.
        kind: ``search`` for rows, ``report`` for groups of them.
    """
    named = {
        owner.operation.entity: (owner, title) for owner in signatures.values() if (title := name_filter(design, owner))
    }
    for search in signatures.values():
        if not search.lists or search.operation.kind != kind or search.operation.where:
            continue  # which rows a search of some only leaves out, nobody says
        stated = [item for item in search.parameters if _can_be_stated(item)]
        owners = [
            Owner(*named[link.entity], link)
            for link in search.parameters
            if link.entity in named and link.entity != search.operation.entity
        ]
        for owner in owners:
            yield Population(search, owner, ())
            yield from (Population(search, owner, (item,)) for item in stated if not _is_of(owner, item))
        yield from (Population(search, None, (item,)) for item in stated)


def scope_of(design: Design, population: Population) -> int:
    """Return about how many different sets of rows a population can stand for in a world."""
    scope = design.entity(population.owner.entity).count if population.owner else 1
    for item in population.filters:
        scope *= len(item.input.values) or (2 if item.input.type == "boolean" else DAYS)
    return scope


def views(population: Population, signatures: Mapping[str, Signature]) -> Iterator[View]:
    """Yield the ways to read a population's rows."""
    yield View(population, None)
    for detail in signatures.values():
        needed = [item for item in detail.parameters if item.required]
        if detail.operation.kind == "get" and [item.entity for item in needed] == [population.entity]:
            yield View(population, detail)


def actions(signatures: Mapping[str, Signature], entity: str) -> Iterator[Signature]:
    """Yield the tools that change a row of an entity and need nothing but the row."""
    for signature in signatures.values():
        needed = [item for item in signature.parameters if item.required]
        if signature.operation.kind in ("transition", "delete") and [item.entity for item in needed] == [entity]:
            yield signature


def naming_output(
    design: Design, outputs: tuple[Output, ...], entity: Entity, taken: tuple[Output, ...]
) -> Output | None:
    """Return the output by which an answer names a row: its title, else the name of a row it belongs to, else a date."""
    shown = [item for item in outputs if item.path is not None and not item.entity and item not in taken]
    ranks = [
        [item for item in shown if item.path and not item.path.references and item.path.field.name == entity.title],
        [item for item in shown if item.path and item.path.references and _is_title(design, item)],
        [item for item in shown if item.type in ("day", "moment") and item.path and not item.path.field.generated],
    ]
    return next((rank[0] for rank in ranks if rank), None)


def is_own(output: Output) -> bool:
    """Whether an output is a field of the row itself that somebody filled in and that extremes can be told of."""
    own = output.path is not None and not output.path.references and not output.path.field.generated
    return own and not _SUPERLATIVE.match(output.label)


def adds_up(output: Output) -> bool:
    """Whether a sum of the output means something: amounts of money, and numbers of things."""
    if not is_own(output) or output.path is None:
        return False
    label = output.path.field.label
    counts = output.type == "money" or (output.type == "integer" and bool(_QUANTITY.match(label)))
    return counts and not _RATE.search(label)


def groups(population: Population, output: Output) -> bool:
    """Whether rows can be grouped by an output: a state or kind, or the name of a row they belong to, not yet stated."""
    if output.path is None or output.entity:
        return False
    if output.path.references:
        owner = population.owner.link.input.name if population.owner else ""
        return output.path.field.name == "name" and output.path.references[-1].name != owner
    return output.type == "enum" and output.path not in [item.path for item in population.filters]


def name_of(
    design: Design, population: Population, outputs: tuple[Output, ...], measure: Output | None
) -> Output | None:
    """Return what an answer names a row by, other than what the instruction says about it and the measure asked for."""
    said = {item.path.field.name for item in population.filters if item.path is not None}
    owner = population.owner.link.input.name if population.owner else ""
    taken = tuple(
        item
        for item in outputs
        if item == measure
        or (item.path is not None and not item.path.references and item.path.field.name in said)
        or (item.path is not None and item.path.references and item.path.references[-1].name == owner)
    )
    return naming_output(design, outputs, design.entity(population.entity), taken)


def _is_title(design: Design, output: Output) -> bool:
    assert output.path is not None
    return design.entity(output.path.references[-1].target).title == output.path.field.name


def _is_of(owner: Owner, parameter: Parameter) -> bool:
    """Whether a filter is about the owner, who is named already."""
    path, link = parameter.path, owner.link.path
    return path is not None and link is not None and path.references[:1] == (link.field,)


def _can_be_stated(parameter: Parameter) -> bool:
    return (
        not parameter.entity
        and parameter.path is not None
        and parameter.input.match in ("equals", "on_day")
        and (parameter.input.type in ("enum", "day", "boolean"))
    )

"""Binding a population to the rows and values of a world."""

from collections.abc import Container
from dataclasses import dataclass

from generator.database.streams import Stream
from generator.tasks.chain import Argument, Referent, Step
from generator.tasks.matching import Filter, filter_of, matches
from generator.tasks.partition import Partition
from generator.tasks.programs.pieces import Bound, Owner, Population
from generator.tasks.setting import Setting
from generator.tasks.signatures import Parameter, Signature
from generator.tasks.wording.nouns import Narrator
from mcp_servers.contracts import Slot

TRIES = 8
"""Rows of a population tried before it is taken not to fit."""


@dataclass(frozen=True)
class Scene:
    """What a program is bound with."""

    setting: Setting
    partition: Partition
    narrator: Narrator
    stream: Stream


def bind(
    population: Population, scene: Scene, size: Container[int], among: frozenset[str] | None = None
) -> Bound | None:
    """Choose an owner and values for which a population has a fitting number of rows; ``None`` where none was found.

    Args:
        population: The population.
        scene: The world and what of it may be bound.
        size: Fitting numbers of rows.
        among: If given, all rows must be among these.
    """
    rows = scene.setting.rows
    entity = population.entity
    candidates = [key for key in rows.of(entity) if among is None or key in among]
    for key in scene.stream.shuffled(candidates)[:TRIES]:
        filters = [item for parameter in population.filters if (item := filter_of(rows, parameter, key))]
        arguments = [scene.setting.stated(item.parameter, item.value) for item in filters]
        owner = _owner(population.owner, key, scene) if population.owner else None
        if len(filters) < len(population.filters) or (population.owner and owner is None):
            continue
        if population.owner and owner:
            filters.append(Filter(population.owner.link, owner.key))
            arguments.insert(0, Argument(population.owner.link, owner.key, referent=owner))
        members = matches(rows, entity, filters)
        if len(members) in size and set(members) <= set(candidates) and _belongs(population, arguments, scene):
            return Bound(population, tuple(members), tuple(arguments), owner)
    return None


def name_row(search: Signature, title: Parameter, key: str, scene: Scene) -> Referent | None:
    """Return a row as one that is found by its name alone; ``None`` where others share the name."""
    rows = scene.setting.rows
    found = filter_of(rows, title, key)
    entity = search.operation.entity
    if found is None or matches(rows, entity, [found]) != [key] or not scene.partition.allows(entity, key):
        return None
    step = Step(search, (scene.setting.stated(title, found.value),), {})
    return Referent(entity, key, step, "id")


def slots_of(bound: Bound) -> dict[str, Slot]:
    """Return the slots that say which rows are meant."""
    owner = bound.population.owner
    slots = {owner.slot: said} if owner and bound.owner and (said := bound.owner.step.arguments[0].slot) else {}
    return slots | {item.parameter.name: item.slot for item in bound.arguments if item.slot is not None}


def _owner(owner: Owner, key: str, scene: Scene) -> Referent | None:
    """Return the row that a row of the population belongs to."""
    held = scene.setting.rows.value(owner.link.path, key) if owner.link.path is not None else None
    return name_row(owner.search, owner.title, held, scene) if isinstance(held, str) else None


def _belongs(population: Population, arguments: list[Argument], scene: Scene) -> bool:
    """Whether a split may ask about these rows: held-out tasks are about owners or days of their own."""
    days = [item.value for item in arguments if item.parameter.input.type in ("day", "moment")]
    if not all(map(scene.partition.allows_value, days)):
        return False
    return population.owner is not None or bool(days) or not scene.partition.held_out

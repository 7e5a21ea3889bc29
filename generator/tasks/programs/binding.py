"""Binding a population to the rows and values of a world."""

from collections.abc import Container
from dataclasses import dataclass

from generator.database.streams import Stream
from generator.tasks.chain import Argument, Referent, Step
from generator.tasks.matching import filter_of, matches
from generator.tasks.partition import Partition
from generator.tasks.programs.pieces import Bound, Owner, Population
from generator.tasks.setting import Setting
from generator.tasks.signatures import Parameter, Signature
from generator.tasks.wording.nouns import Narrator
from mcp_servers.contracts import Json, Slot

TRIES = 8
"""Groups of rows tried before a population is taken not to fit."""

MANY = range(3, 61)
"""Rows that a program goes through where a page of them costs a call."""


@dataclass(frozen=True)
class Scene:
    """What a program is bound with."""

    setting: Setting
    partition: Partition
    narrator: Narrator
    stream: Stream
    calls: range
    """How many calls the solution should make."""

    def sizes(self, calls_a_row: int) -> range:
        """Return how many rows a program may go through that makes so many calls for each of them."""
        if not calls_a_row:
            return MANY
        least = max(2, (self.calls.start - 2) // calls_a_row)
        return range(least, max(least + 2, (self.calls.stop - 2) // calls_a_row + 1))


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
    fitting = [
        members
        for members in _groups(population, scene)
        if len(members) in size and (among is None or among.issuperset(members))
    ]
    for members in scene.stream.shuffled(fitting)[:TRIES]:
        key = members[0]
        filters = [item for parameter in population.filters if (item := filter_of(rows, parameter, key))]
        arguments = [scene.setting.stated(item.parameter, item.value) for item in filters]
        owner = _owner(population.owner, key, scene) if population.owner else None
        if len(filters) < len(population.filters) or (population.owner and owner is None):
            continue
        if population.owner and owner:
            arguments.insert(0, Argument(population.owner.link, owner.key, referent=owner))
        if _belongs(population, arguments, scene):
            return Bound(population, tuple(members), tuple(arguments), owner)
    return None


def _groups(population: Population, scene: Scene) -> list[list[str]]:
    """Return the rows of a population by whose they are and what they have: each group is what one search finds."""
    rows = scene.setting.rows
    links = [population.owner.link] if population.owner else []
    columns = [(rows.column(item.path), item) for item in (*links, *population.filters) if item.path is not None]
    groups: dict[tuple[Json, ...], list[str]] = {}
    for key in rows.of(population.entity):
        held = tuple(_told(column[key], item) for column, item in columns)
        if None not in held:
            groups.setdefault(held, []).append(key)
    return list(groups.values())


def _told(value: Json, parameter: Parameter) -> Json:
    """Return what a filter compares of a value: of a moment its day."""
    return value[:10] if parameter.input.match == "on_day" and value is not None else value


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

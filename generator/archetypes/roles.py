"""Who plays the roles of an archetype in a design, and which things it is recognised in."""

import json
from collections.abc import Iterator

from generator.archetypes.library import Archetype, Role
from generator.archetypes.states import DROPPED, among, before, closed_states, ends_with, lifecycle
from generator.design.model import Design, Entity, Field
from generator.design.wording import with_article
from mcp_servers.contracts import InputError

_STARTS = ("starts", "start", "begins", "from", "check_in", "pickup", "opens")
_ENDS = ("ends", "end", "until", "to", "check_out", "dropoff", "closes")


def find_words(archetype: Archetype, design: Design, thing: Entity) -> dict[str, str]:
    """Return what stands for each role of an archetype that is applied to a thing.

    Raises:
        InputError: The thing has not what a role needs.
    """
    words = _entity_words("thing", thing)
    for name, role in archetype.roles.items():
        words |= _words(name, role, design, thing)
    return words


def recognise(archetype: Archetype, design: Design) -> tuple[Entity, ...]:
    """Return the things of a design that an archetype fits, those first that most is done with."""
    fitting = [
        entity
        for entity in design.entities
        if (not archetype.things or ends_with(entity.name, archetype.things)) and _fits(archetype, design, entity)
    ]
    return tuple(sorted(fitting, key=lambda entity: -writes_of(design, entity)))


def writes_of(design: Design, entity: Entity) -> int:
    """Return how many operations make, change or remove rows of an entity."""
    return sum(any(effect.entity == entity.name for effect in one.effects) for one in design.operations)


def _has_already(archetype: Archetype, design: Design, entity: Entity) -> bool:
    """Whether a design keeps of an entity what an archetype would bring, or the entity is itself such a thing."""
    near = (one for one in design.entities if one == entity or any(field.target == entity.name for field in one.fields))
    return any(ends_with(one.name, archetype.unless) for one in near)


def _fits(archetype: Archetype, design: Design, entity: Entity) -> bool:
    if _has_already(archetype, design, entity):
        return False
    try:
        find_words(archetype, design, entity)
    except InputError:
        return False
    return writes_of(design, entity) > 0


def _words(name: str, role: Role, design: Design, thing: Entity) -> dict[str, str]:
    if role.kind == "lifecycle":
        field = lifecycle(design, thing)
        first = field.default or field.values[0]
        unplaced = tuple(state for state in field.values if state == first or ends_with(state, DROPPED))
        values = {
            f"{name}.values": " | ".join(field.values),
            f"{name}.before": before(field),
            f"{name}.first": json.dumps(first),
            f"{name}.unplaced": among(unplaced),
        }
        return {name: field.name, f"{name}.label": field.label, **values}
    if role.kind == "closing":
        field = lifecycle(design, thing)
        done = closed_states(design, thing, field)
        over = tuple(state for state in field.values if state in done or ends_with(state, DROPPED))
        return {
            name: field.name,
            f"{name}.label": field.label,
            f"{name}.closed": among(done),
            f"{name}.over": among(over),
        }
    if role.kind == "number":
        field = _number(role, thing)
        return {name: field.name, f"{name}.label": field.label, f"{name}.type": field.type}
    if role.kind == "priced":
        return _priced(name, role, design, thing)
    if role.kind == "person":
        person = next((one for one in design.entities if one != thing and _is_person(one)), None)
        return {name: f"-> {person.name}" if person else role.otherwise}
    if role.kind == "reference":
        field = _reference(role, design, thing)
        target = _entity_words("target", design.entity(field.target))
        return {
            name: field.name,
            **{word.replace("target", name, 1): text for word, text in target.items() if "." in word},
        }
    begin, end = _period(thing)
    field = begin if role.kind == "start" else end
    return {name: field.name, f"{name}.label": field.label}


def _entity_words(name: str, entity: Entity) -> dict[str, str]:
    """Return ``thing``, ``things``, ``thing.label``, ``thing.entity``, ``thing.table`` … of an entity."""
    return {
        name: entity.name,
        f"{name}s": entity.plural,
        f"{name}.entity": entity.name,
        f"{name}.table": entity.plural,
        f"{name}.label": entity.label,
        f"{name}.article": with_article(entity.label),
        f"{name}s.label": entity.plural.replace("_", " "),
    }


def _number(role: Role, thing: Entity) -> Field:
    for field in thing.fields:
        counted = field.type in ("integer", "money") and field.required and not field.unique and not field.generated
        if counted and ends_with(field.name, role.named) and field.minimum is not None and field.minimum >= 0:
            return field
    raise InputError(f"{thing.name} has no number such as '{role.named[0]}: integer 0..' ({', '.join(role.named)})")


def _priced(name: str, role: Role, design: Design, thing: Entity) -> dict[str, str]:
    """Return what stands for an entity that has a price, and for the price; not one that the thing is about already."""
    known = {thing.name, *(field.target for field in thing.fields)}
    for entity in design.entities:
        fits = entity.name not in known and entity.title and (not role.to or ends_with(entity.name, role.to))
        for field in entity.fields if fits else ():
            if field.type == "money" and field.required and ends_with(field.name, role.named):
                words = _entity_words(name, entity)
                return {word: text for word, text in words.items() if "." in word} | {name: field.name}
    raise InputError(
        f"there is nothing with a price, such as an entity with 'price: money', that {thing.name} could hold"
    )


def _reference(role: Role, design: Design, thing: Entity) -> Field:
    """Return the reference that new rows are given by an input of its name."""
    for field in thing.fields:
        if field.type != "reference" or not field.required or field.target == thing.name:
            continue
        if (not role.to or ends_with(field.target, role.to)) and all(_is_given(design, thing, field)):
            return field
    wanted = f" to {' or '.join(role.to[:3])} …" if role.to else ""
    raise InputError(f"{thing.name} has no required reference{wanted} that is given where one is made")


def _is_given(design: Design, thing: Entity, field: Field) -> Iterator[bool]:
    """Yield, for each way to make a thing, whether it takes the reference as an input; no way at all does not."""
    made = False
    for operation in design.operations:
        for effect in operation.effects:
            if effect.kind == "create" and effect.entity == thing.name:
                made = True
                yield any(item.name == effect.values.get(field.name) and item.required for item in operation.inputs)
    yield made


def _period(thing: Entity) -> tuple[Field, Field]:
    """Return the fields that begin and end a period: two of one type of which a rule says that they follow each other."""
    times = [field for field in thing.fields if field.type in ("day", "moment") and field.required]
    for begin in times:
        for end in times:
            ordered = {f"{begin.name} <= {end.name}", f"{begin.name} < {end.name}"} & {*thing.checks, *thing.invariants}
            named = begin.name.startswith(_STARTS) and end.name.startswith(_ENDS)
            if begin.type == end.type and (ordered or named):
                return begin, end
    raise InputError(f"{thing.name} has no two fields that begin and end a period, such as starts_at and ends_at")


def _is_person(entity: Entity) -> bool:
    return any(field.meaning == "person.name" and field.name == entity.title for field in entity.fields)

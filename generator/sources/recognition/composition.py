"""A surface as requirement documents: one for each server that it is cut into, and why the rest of it is left out."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from generator.design.wording import enumerate_words
from generator.sources.recognition.acts import Act, read_acts
from generator.sources.recognition.agreement import Things
from generator.sources.recognition.entities import complete_columns, entity
from generator.sources.recognition.lifecycles import give_life
from generator.sources.recognition.naming import Naming
from generator.sources.recognition.operations import Operations, tool_name
from generator.sources.recognition.regrouping import regroup
from generator.sources.recognition.servers import LEAST_TOOLS, Part, cut, part_of
from generator.sources.recognition.subjects import Subject, find_subjects, keep_subjects, read_through
from generator.sources.recognition.tags import read_tags
from generator.sources.recognition.things import Thing, find_things, given_by_updates
from generator.sources.recognition.twins import fit_columns
from generator.sources.recognition.variants import join_variants
from generator.sources.recognition.words import words_of
from generator.sources.surface import Surface
from mcp_servers.contracts import Json

LEAST_LINKED = 2
"""Things with a reference to another, or referred to."""

LONGEST_SERVER_NAME = 60
"""Characters; where all words of a thing are too many, the last ones name it."""

_LONGEST_NOUN = 6


@dataclass(frozen=True)
class Composed:
    """One server in the words of a requirement document."""

    name: str
    title: str
    entities: dict[str, Json]
    operations: dict[str, Json]
    about: str
    stands_for: dict[str, tuple[Act, Thing]]
    """Operation to the act that it stands for, and the thing that this is done to."""
    omitted: dict[str, str] = field(default_factory=dict)
    """Method to the reason why no tool stands for it."""
    wanting: tuple[str, ...] = ()
    """What it is too poor in to be worth having; padding it would only look like a server."""


def compose(surface: Surface) -> tuple[list[Composed], dict[str, str]]:
    """Return the servers that a surface gives, and method to reason for what none of them has."""
    things, omitted = _read(surface, faithful=False)

    def faults(group: list[Thing]) -> int:
        return len(_server(surface, part_of(group, things), surface.name, faithful=False).wanting)

    parts = [part_of(group, things) for group in regroup(cut(things), faults)]
    names = _names(surface, parts)
    return [_server(surface, part, name, faithful=False) for part, name in zip(parts, names, strict=True)], omitted


def compose_twin(surface: Surface) -> Composed:
    """Return the one server that stands in for a surface, its tools taking what the surface's take."""
    things, omitted = _read(surface, faithful=True)
    made = _server(surface, Part(tuple(things)), _stem(surface), faithful=True)
    return replace(made, omitted=omitted | made.omitted)


def _read(surface: Surface, faithful: bool) -> tuple[list[Thing], dict[str, str]]:
    """Return the things of a surface, each with its life, and method to reason for those that are about none of them."""
    acts, omitted = read_acts(surface)
    acts = acts if faithful else read_tags(acts)
    subjects: dict[str, Subject] = {}
    if faithful:
        acts = join_variants(acts)
        subjects = find_subjects(acts, surface)
        acts = read_through(acts, subjects, surface)
    things = find_things(surface, acts, faithful)
    if faithful:
        things = keep_subjects(things, subjects, surface)
    for thing in things:
        give_life(thing, frozenset() if faithful else given_by_updates(thing, surface))
    told = {act.method.id for thing in things for act in thing.acts}
    for act in acts:
        if act.method.id not in told:
            omitted[act.method.id] = f"is about {' '.join(act.noun)}, of which nothing is shown"
    return things, omitted


def _stem(surface: Surface) -> str:
    """Return a surface's name as servers are named: it begins with a letter, whatever its file is called."""
    words = words_of(surface.name)
    lettered = next((place for place, word in enumerate(words) if word[0].isalpha()), len(words))
    return "-".join(words[lettered:] or ("service", *words))


def _names(surface: Surface, parts: list[Part]) -> list[str]:
    """Name each part after the surface and, where there are several, after what sets it apart."""
    stem = _stem(surface)
    if len(parts) == 1:
        return [stem]
    names: list[str] = []
    for part in parts:
        nouns = [thing.noun[start:] for start in range(_LONGEST_NOUN) for thing in part.things if thing.noun[start:]]
        options = (f"{stem}-{'-'.join(noun)}" for noun in nouns)
        fitting = (one for one in options if one not in names and len(one) <= LONGEST_SERVER_NAME)
        names.append(next(fitting, f"{stem}-part-{len(names) + 1}"))
    return names


def _server(surface: Surface, part: Part, name: str, faithful: bool) -> Composed:
    service = "_".join(word for word in words_of(surface.name) if word.isalpha()) or "service"
    things = list(part.things)
    naming = Naming(things, service)
    complete_columns(things, naming)
    for thing in things if faithful else ():
        fit_columns(thing, surface)
    operations = Operations(surface, things, naming, faithful)
    omitted: dict[str, str] = {}
    written: dict[str, dict[str, Json]] = {}
    stands_for: dict[str, tuple[Act, Thing]] = {}
    for act, thing in part.acts:
        made, tool = operations.operation(act, thing), tool_name(act, thing)
        if naming.names(tool):  # a module of tools is called like its table
            tool = f"{act.verb}_{tool}"
        if isinstance(made, str):
            omitted[act.method.id] = made
        elif tool in written or (made in written.values() and not faithful):
            omitted[act.method.id] = "does the same as another method"
        else:
            written[tool], stands_for[tool] = made, (act, thing)
    words = set(re.findall(r"\w+", str(list(written.values()))))
    spoken = {thing.label for thing in things if {naming.one(thing.label), naming.many(thing.label)} & words}
    things = _told_of(things, spoken)
    listed = enumerate_words([thing.plural for thing in things])
    stem = _stem(surface)
    about = name.removeprefix(stem).strip("-").replace("-", " ")
    known = {thing.label: thing for thing in things}
    entities = {naming.one(thing.label): _entity(thing, known, naming) for thing in things} | operations.join_entities()
    return Composed(
        name=name,
        title=f"{surface.title}: {about}" if about else surface.title,
        entities=entities,
        operations={tool: made | {"from": _origin(stands_for[tool][0])} for tool, made in written.items()},
        about=f"What {surface.title} keeps of {listed}.",
        stands_for=stands_for,
        omitted=omitted,
        wanting=tuple(_wanting(part, written)),
    )


def _entity(thing: Thing, things: Things, naming: Naming) -> dict[str, Json]:
    """Return a thing as an entity, and what speaks of it."""
    named = [act.method.id for act in thing.acts]
    told = enumerate_words([*named[:3], *([f"{len(named) - 3} more"] if len(named) > 3 else [])])
    verb = "is" if len(named) == 1 else "are"
    family = f"; a thing of the kind {thing.family}" if thing.family else ""
    return entity(thing, things, naming) | {
        "from": (f"what {told} {verb} about" if named else "what others refer to") + family
    }


def _origin(act: Act) -> str:
    call = f" ({act.method.http} {act.method.path})" if act.method.http and act.method.verb else ""
    return f"the operation {act.method.id}{call}, read as '{act.action}'"


def _told_of(things: list[Thing], spoken: set[str]) -> list[Thing]:
    """Return the things that a tool is about, and those that they refer to; a table of the others would stand there idle."""
    kept, waiting = set(spoken), [thing for thing in things if thing.label in spoken]
    known = {thing.label: thing for thing in things}
    while waiting:
        for one in waiting.pop().references:
            if one.target in known and one.target not in kept:
                kept.add(one.target)
                waiting.append(known[one.target])
    return [thing for thing in things if thing.label in kept]


def _wanting(part: Part, written: dict[str, dict[str, Json]]) -> Iterator[str]:
    writes = sum(not made.keys() & {"search", "get", "report"} for made in written.values())
    linked = {thing.label for thing in part.things if thing.references}
    linked |= {one.target for thing in part.things for one in thing.references}
    if len(written) < LEAST_TOOLS:
        yield f"{len(written)} tools, where {LEAST_TOOLS} make a server"
    if 3 * writes < len(written):
        yield f"{writes} of {len(written)} tools write, where a third should"
    if len(linked) < LEAST_LINKED:
        yield "nothing in it is tied to anything else"
    if not any(_lives(thing, written) for thing in part.things):
        yield "nothing in it has a lifecycle"


def _lives(thing: Thing, written: dict[str, dict[str, Json]]) -> bool:
    """Whether a tool moves a thing from one state to another."""
    status = thing.column("status")
    if status is None or not thing.states:
        return False
    label = "_".join(thing.noun)
    return bool(thing.moves) or any(
        status.name in made.get("change", ()) and str(made.get("update", "")).endswith(label)
        for made in written.values()
    )

"""Things: the nouns of a surface that can be tables, with the properties that its methods show or take of them."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from generator.sources.recognition.acts import Act, Noun, inputs_of
from generator.sources.recognition.columns import Column, column_name, column_of
from generator.sources.recognition.lexicon import names, read
from generator.sources.recognition.words import plural_noun, singular_noun, words_of
from generator.sources.surface import Property, Surface
from mcp_servers.contracts import Json

MOST_COLUMNS = 11
"""Columns of a table; those that matter most are kept."""

FEW_COLUMNS = 4
"""A thing about which a document says less has what its family usually has."""


_SINGLE = ("title", "status", "starts", "ends", "due", "created")
"""Roles that one column of a thing has."""

_PLAIN_STATUS = ("status", "state")


@dataclass
class Thing:
    """One kind of row."""

    noun: Noun
    acts: list[Act] = field(default_factory=list)
    columns: list[Column] = field(default_factory=list)
    family: str = ""
    """Family of ``nouns.yaml`` that it belongs to; empty if none."""
    states: tuple[str, ...] = ()
    """Values of its status, in the order of its life."""
    moves: dict[str, tuple[tuple[str, ...], str]] = field(default_factory=dict)
    """Verb of each transition to the states it starts from and the one it leads to."""
    named_only: bool = False
    """Whether tools only name it, to ask for what belongs to it."""
    switched: bool = False
    """Whether its states are those of one aspect that is switched: nothing else ends with that."""

    @property
    def label(self) -> str:
        """``event type``."""
        return " ".join(self.noun)

    @property
    def plural(self) -> str:
        """``event types``."""
        return " ".join(plural_noun(self.noun))

    def column(self, role: str) -> Column | None:
        """Return the column with a role; ``None`` if there is none."""
        return next((one for one in self.columns if one.role == role), None)

    @property
    def references(self) -> list[Column]:
        """Its references, outermost container first."""
        return [one for one in self.columns if one.role == "reference"]


def find_things(surface: Surface, acts: list[Act], faithful: bool = False) -> list[Thing]:
    """Return the things that methods speak of, in the order in which they are first named.

    ``faithful`` keeps the types that arguments have: no truth becomes a state, no decimal an amount of cents.
    """
    grouped: dict[Noun, Thing] = {}
    same = _same_nouns({act.noun: () for act in acts}, {act.noun for act in acts if act.action in ("search", "get")})
    for act in acts:
        noun = same.get(act.noun, act.noun)
        grouped.setdefault(noun, Thing(noun)).acts.append(replace(act, noun=noun))
    things = [thing for thing in grouped.values() if {"search", "get"} & {act.action for act in thing.acts}]
    others = _known_nouns(things)
    for thing in things:
        thing.family = family_of(thing.noun)
        _fill_columns(thing, surface, others | _known_to(thing, things), faithful)
    _break_circles(things)
    return things


def _break_circles(things: list[Thing]) -> None:
    """Drop the references that would make things need each other; what every new row needs comes first."""
    reached: dict[str, set[str]] = {thing.label: set() for thing in things}
    every = [(thing, one) for thing in things for one in thing.references]
    for thing, one in sorted(every, key=lambda item: not item[1].required):
        if thing.label == one.target:
            continue
        if one.target not in reached or thing.label in reached[one.target]:
            thing.columns.remove(one)
            continue
        gained = {one.target, *reached[one.target]}
        for label, known in reached.items():
            if label == thing.label or thing.label in known:
                known |= gained


def _same_nouns(nouns: Iterable[Noun], shown: set[Noun]) -> dict[Noun, Noun]:
    """Return each noun of which nothing is shown to the only one that ends like it: a ``label`` is the ``email label``."""
    found = {}
    for noun in nouns:
        if noun not in shown:
            longer = [one for one in shown if one[-len(noun) :] == noun or noun[-len(one) :] == one]
            if len(longer) == 1:
                found[noun] = longer[0]
    return found


def family_of(noun: Noun) -> str:
    """Return the family that a noun belongs to; the most telling ending decides."""
    for start in range(len(noun)):
        ending = "_".join(noun[start:])
        for family, entry in read("nouns").items():
            if ending in entry["nouns"]:
                return family
    return ""


def family(name: str) -> dict[str, Json]:
    """Return what the lexicon says of a family: ``title`` and ``fields``; nothing of an unknown one."""
    return dict(read("nouns").get(name, {}))


def _known_nouns(things: list[Thing]) -> dict[str, str]:
    """Return what things may be called in names of properties: all their words, or the last one where only one has it."""
    known = {thing.label: thing.label for thing in things}
    lasts: dict[str, set[str]] = defaultdict(set)
    for thing in things:
        lasts[thing.noun[-1]].add(thing.label)
    return {last: min(labels) for last, labels in lasts.items() if len(labels) == 1} | known


def _known_to(thing: Thing, things: list[Thing]) -> dict[str, str]:
    """Return what others may be called in names of a thing's own properties.

    The ``policy`` of a ``reasoning policy test`` is the reasoning policy; what a tag is put on, called a resource in services
    that tag many things, is the one that most is done with.
    """
    known = {one.label for one in things}
    starts = [thing.noun[:length] for length in range(1, len(thing.noun))]
    found = {start[-1]: " ".join(start) for start in starts if " ".join(start) in known}
    if thing.noun[-1] == "tag" and "resource" not in known:
        found["resource"] = max(things, key=lambda one: (one is not thing, len(one.acts))).label
    return found


def _fill_columns(thing: Thing, surface: Surface, others: dict[str, str], faithful: bool) -> None:
    found: dict[str, Column] = {}
    placed = [act for act in thing.acts if act.method.path or act.method.resource or act.action in ("search", "create")]
    for container in (container for act in placed for container in act.containers):
        target = others.get(" ".join(container), "")
        if target and target != thing.label:
            name = column_name(container, thing.noun)
            found.setdefault(name, Column(name, f"-> {target}", "", "reference", target, required=True))
    for one in _properties(thing, surface):
        if faithful and _is_about_answer(one):
            continue
        column = column_of(one, thing.noun, others, tuple(family(thing.family).get("states", ())), faithful)
        if column is None:
            continue
        same = next((other for other in found.values() if _is_same(column, other)), None)
        if same is not None:
            if not same.source:  # what a path leads through is also what an argument names
                found[same.name] = replace(same, source=column.source)
            continue
        rival = next((other for other in found.values() if other.role == column.role and other.role in _SINGLE), None)
        if rival is not None and not (column.role == "status" and column.name in _PLAIN_STATUS):
            continue
        if rival is not None:  # a detail was named before the status itself
            found[rival.name] = replace(rival, role="")
        found[column.name] = column
    thing.columns = sorted(found.values(), key=lambda one: one.rank)[: 2 * MOST_COLUMNS if faithful else MOST_COLUMNS]


def _is_about_answer(one: Property) -> bool:
    """Tell whether an argument says how much is answered, and how, rather than anything about rows: ``max_chars``."""
    words = words_of(one.name)
    asked = one.type in ("integer", "number", "boolean") and words[:1] and words[0] in names("answering")
    return bool(asked) or bool(words and words[-1] in names("answered"))


def _is_same(one: Column, other: Column) -> bool:
    return one.name == other.name or (bool(one.target) and one.target == other.target)


def _properties(thing: Thing, surface: Surface) -> list[Property]:
    """Return the properties of a thing: what reads show of it, then what writes take; small objects are opened."""
    found: dict[str, Property] = {}
    order = ("get", "search", "create", "update")
    for act in sorted(thing.acts, key=lambda one: order.index(one.action) if one.action in order else len(order)):
        shown = _shown(act, surface) if act.action in ("get", "search") else ()
        taken = inputs_of(act.method, surface) if act.action in ("create", "update") else ()
        needed = act.action == "create"
        for one in (*shown, *taken):
            earlier = found.get(one.name)
            if earlier is None:
                found[one.name] = one if needed or not one.required else _optional(one)
            elif needed and one.required and not earlier.required:
                found[one.name] = Property(**{**earlier.__dict__, "required": True})
    searched = [one for act in thing.acts if act.action == "search" for one in inputs_of(act.method, surface)]
    for one in searched if not found else [one for one in searched if one.values]:  # the rest is about the answer
        found.setdefault(one.name, _optional(one))
    return [part for one in found.values() for part in _opened(one, surface)]


def given_by_updates(thing: Thing, surface: Surface) -> frozenset[str]:
    """Return what the updates of a thing take, by the names that its columns come from."""
    return frozenset(name for act in thing.acts if act.action == "update" for name in taken_by(act, surface))


def taken_by(act: Act, surface: Surface) -> set[str]:
    """Return the names of what an act takes, and of what small objects among it hold: ``address``, ``address_city``."""
    found = inputs_of(act.method, surface)
    return {one.name for one in found} | {part.name for one in found for part in _opened(one, surface)}


def _optional(one: Property) -> Property:
    return Property(**{**one.__dict__, "required": False})


def _opened(one: Property, surface: Surface) -> list[Property]:
    """Return an object of a few plain properties as those: ``address.city`` becomes ``address city``."""
    inner = surface.inner(one) if one.type not in ("array", "string") else ()
    plain = [part for part in inner if part.type in ("string", "integer", "number", "boolean")]
    if not inner or len(plain) > 6 or len(plain) < len(inner) / 2:
        return [one]
    return [Property(**{**part.__dict__, "name": f"{one.name}_{part.name}"}) for part in plain]


def _shown(act: Act, surface: Surface) -> tuple[Property, ...]:
    """Return the properties that a read shows of one row, out of the envelopes around it."""
    found = surface.schemas.get(act.method.response, ())
    for _ in range(3):
        held = _held(found, act.noun, surface)
        if not held:
            break
        found = held
    return found


def _held(found: tuple[Property, ...], noun: Noun, surface: Surface) -> tuple[Property, ...]:
    """Return what an envelope holds: the property named like the thing, or the only one with properties of its own."""
    rich = [one for one in found if len(surface.inner(one)) > 2]
    named = [
        one
        for one in rich
        if singular_noun(words_of(one.name))[-1:] == noun[-1:] or one.name in ("items", "data", "results", "value")
    ]
    plain = [one for one in found if one.type in ("string", "integer", "number", "boolean")]
    if named and len(plain) <= len(surface.inner(named[0])):
        return surface.inner(named[0])
    return surface.inner(rich[0]) if len(rich) == 1 and len(plain) < 3 else ()

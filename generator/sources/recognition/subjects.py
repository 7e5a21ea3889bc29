"""Subjects: what several tools ask about by name and none of them keeps, as things that the tools' things belong to."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from generator.sources.recognition.acts import IDENTIFIERS, Act, Noun, argument_paths
from generator.sources.recognition.columns import Column, column_name
from generator.sources.recognition.lexicon import actions, is_known_noun, names, read
from generator.sources.recognition.things import Thing, family_of
from generator.sources.recognition.twins import identifier
from generator.sources.recognition.words import singular_noun, words_of
from generator.sources.surface import Property, Surface

LEAST_TOOLS = 2
"""Tools that ask about something before it is a thing of its own."""

_CALLED = names("called")
_NEVER = names("never_subjects")
_READS = ("get", "search", "count")


@dataclass(frozen=True)
class Subject:
    """What an argument asks about."""

    noun: Noun
    """``("stock",)`` of ``symbol``, ``("flight",)`` of ``flight_id``."""
    called: str = ""
    """Column by which it is named; empty if by its id."""


def find_subjects(acts: list[Act], surface: Surface) -> dict[str, Subject]:
    """Return argument to what it asks about: those that are things of the surface, and those that several tools share."""
    known = {act.noun for act in acts if act.action in ("get", "search")}
    asked: Counter[Noun] = Counter()
    found: dict[str, Subject] = {}
    for act in acts:
        needed = {}
        for one in argument_paths(act.method, surface).values():
            subject = _subject(one, known)
            if subject:
                found.setdefault(one.name, subject)
                needed[subject.noun] = one.required and subject.noun[-1:] != act.noun[-1:]
        asked.update(noun for noun, counts in needed.items() if counts)
    return {name: one for name, one in found.items() if one.noun in known or asked[one.noun] >= LEAST_TOOLS}


def _subject(one: Property, known: set[Noun]) -> Subject | None:
    """Return what an argument asks about by a name or an id; ``None`` if it holds anything else."""
    words = words_of(one.name)
    if not words or one.type not in ("string", "integer", "number") or one.values:
        return None
    said = read("names")["spoken_as"].get(words[-1])
    if said and one.type == "string":
        return Subject((said,), "name" if words[-1] == said else words[-1])
    if len(words) > 1 and words[-1] in IDENTIFIERS:
        stem = singular_noun(words[:-1])
        return (
            Subject(stem) if stem[-1] not in ("client", "request", "idempotency", "parent", "api", "access") else None
        )
    if one.type != "string":
        return None
    stem = singular_noun(words[:-1])
    if len(words) > 1 and words[-1] in _CALLED and (stem in known or is_known_noun(stem)):
        return Subject(stem, "name" if words[-1] == "name" else words[-1])
    if len(words) == 1 and words[-1] not in _NEVER and is_known_noun(words) and singular_noun(words) == words:
        return Subject(words, "name")
    return None


def read_through(acts: list[Act], subjects: Mapping[str, Subject], surface: Surface) -> list[Act]:
    """Return acts whose ``get`` without an id of its own is a search: for rows of what is named, or of what is described."""
    return [replace(act, action="search") if _looks(act, subjects, surface) else act for act in acts]


def _looks(act: Act, subjects: Mapping[str, Subject], surface: Surface) -> bool:
    if act.action != "get":
        return False
    own = identifier(act, surface)
    if not own:
        return bool(act.method.parameters)
    subject = subjects.get(own)
    return subject is not None and not _is_of(subject, act.noun)


def _is_of(subject: Subject, noun: Noun) -> bool:
    """Tell whether a subject is the thing itself: the ``post`` of a ``blog post``."""
    return subject.noun == noun or subject.noun == noun[-1:] or subject.noun[-1:] == noun


def keep_subjects(things: list[Thing], subjects: Mapping[str, Subject], surface: Surface) -> list[Thing]:
    """Return things with the subjects among them, each referring to those that its tools ask about."""
    known = {thing.noun: thing for thing in things}
    made: list[Thing] = []
    for subject in dict.fromkeys(subjects.values()):
        thing = known.get(subject.noun)
        if thing is None:
            said = subject.noun[-1] in read("meanings")["subjects"]  # a stock of a company, not of goods
            thing = known[subject.noun] = Thing(
                subject.noun, family="" if said else family_of(subject.noun), named_only=True
            )
            made.append(thing)
        _name(thing, subject)
    for thing in things:
        for word in _codes(thing, surface):
            _name(thing, Subject(thing.noun, word))
        for argument, subject in _asked(thing, subjects, surface):
            target = known[subject.noun]
            spread = "" if target not in made else "alone" if _is_fact(thing, subject, subjects, surface) else "even"
            _refer(thing, argument, target, known, spread)
        _spread(thing)
    return [*made, *things]


def _spread(thing: Thing) -> None:
    """Let every row of what is only read belong to something, and every such thing have rows that belong to it."""
    if any(act.action not in _READS for act in thing.acts):
        return
    thing.columns = [
        replace(one, required=True, spread=one.spread or "even") if one.target not in ("", thing.label) else one
        for one in thing.columns
    ]


def _codes(thing: Thing, surface: Surface) -> Iterator[str]:
    """Yield by what rows are named: what they are got by, if neither id nor name, and the name of a known kind."""
    for act in thing.acts:
        words = words_of(identifier(act, surface)) if act.action == "get" else ()
        if words and words[-1] in _CALLED - {"name"} and (len(words) == 1 or words[:-1] == thing.noun):
            yield words[-1]
    if thing.noun[-1] in read("meanings")["subjects"]:
        yield "name"


def _asked(thing: Thing, subjects: Mapping[str, Subject], surface: Surface) -> Iterator[tuple[str, Subject]]:
    for act in thing.acts:
        if act.action in ("relate", "unrelate"):
            continue
        for one in argument_paths(act.method, surface).values():
            subject = subjects.get(one.name)
            if subject and not _is_of(subject, thing.noun):
                yield one.name, subject


def _is_fact(thing: Thing, subject: Subject, subjects: Mapping[str, Subject], surface: Surface) -> bool:
    """Tell whether a subject has one row of a thing: tools get it by nothing but the subject, and none lists or makes it."""
    gets = all(act.action == "search" and actions().get(act.verb) == "get" for act in thing.acts)
    return gets and {one for _, one in _asked(thing, subjects, surface)} == {subject}


def _name(thing: Thing, subject: Subject) -> None:
    """Give a thing the column by which its subject names it."""
    word = subject.called
    if not word or any(one.name == word for one in thing.columns) or (word == "name" and thing.column("title")):
        return
    text = read("meanings")["subjects"].get(subject.noun[-1]) or read("meanings")["text"].get(word, "")
    head = str(text).replace(", unique", "")
    name = column_name((word,), thing.noun)
    role = "" if thing.column("title") else "title"
    if head or role == "":
        thing.columns.insert(0, Column(name, f"{head or 'text, slug'}, unique", role=role, required=True))


def _refer(thing: Thing, argument: str, target: Thing, known: Mapping[Noun, Thing], spread: str) -> None:
    """Let a thing refer to what an argument of its tools names."""
    own = next((one for one in thing.columns if one.role == "reference" and one.target == target.label), None)
    if own:
        thing.columns[thing.columns.index(own)] = replace(own, source=own.source or argument)
        return
    if target is thing or _reaches(target, thing, known):
        return
    name, kept = column_name(target.noun, thing.noun), not any(act.action == "unrelate" for act in thing.acts)
    thing.columns = [one for one in thing.columns if one.source != argument and one.name != name]
    thing.columns.insert(
        0, Column(name, f"-> {target.label}", argument, "reference", target.label, required=kept, spread=spread)
    )


def _reaches(start: Thing, end: Thing, known: Mapping[Noun, Thing]) -> bool:
    """Tell whether references lead from one thing to another."""
    labels = {thing.label: thing for thing in known.values()}
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if thing is end:
            return True
        fresh = [one.target for one in thing.references if one.target in labels and one.target not in seen]
        seen.update(fresh)
        waiting += [labels[target] for target in fresh]
    return False

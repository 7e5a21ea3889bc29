"""Rows as people name them: Ingrid Solheim's paid booking, the earliest sailing to Bergen on 14 May."""

import re
from collections.abc import Sequence
from itertools import pairwise

from generator.design.model import Design, Entity, Field
from generator.tasks.chain import Argument, Referent
from generator.tasks.rows import title_of
from generator.tasks.wording.characters import adjective, characterised
from generator.tasks.wording.phrases import RELATIVE, plural_label, possessive, stated, superlative
from generator.tasks.wording.places import belonging, is_location

PROPER = ("person.", "place.", "company.")
"""Meanings of titles that stand alone: Ingrid Solheim, Bergen."""

OWNERS = ("person.", "company.")
"""Meanings of titles whose rows can own others."""

_KINDS = ("kind", "type", "category", "trade", "species", "genre")
"""Fields whose values stand next to the label: an urgent heating ticket."""

_DOER = re.compile(r"(\w+ed) by")
"""Labels of those who did something."""

_ALONE = ("city", "road", "street", "town", "village")
"""Labels that nobody says of a place that has a name."""


class Narrator:
    """Names rows: in full at first, briefly when they come up again."""

    def __init__(self, design: Design) -> None:
        self.unclear = False
        """Whether it is open which row is meant: one came up again that has no name, or a clause could be about two."""
        self._design = design
        self._named: list[Referent] = []
        self._latest: Referent | None = None
        self._latest_called: dict[str, Referent] = {}
        self._tangled: list[Referent] = []
        """Rows that were told from others by rows with the same label."""
        self._spoken_of: list[Referent] = []

    def speak_of(self, referent: Referent) -> None:
        """Take it that a row was introduced in other words; it is ``that patient`` from now on."""
        self._spoken_of.append(referent)
        self._latest = self._latest_called[self.label(referent)] = referent

    @property
    def labels(self) -> frozenset[str]:
        """What the rows that were named are called: ``that ticket`` means one of them."""
        return frozenset(self._latest_called)

    def turn_away(self) -> None:
        """Take it that something else was spoken of: no pronoun means the row that was named last."""
        self._latest = None

    def noun(self, referent: Referent) -> str:
        """Return a noun phrase for a row."""
        label = self.label(referent)
        if referent in self._spoken_of:
            self.unclear |= self._latest_called[label] is not referent
            self._latest = referent
            return f"that {label}"
        clear = self._latest_called.get(label) is referent and referent not in self._tangled
        if referent in self._named and clear and not self._means(referent, PROPER):
            phrase = f"the new {label}" if referent.made else f"that {label}"
        else:
            # What told it from others may hold no more after a change; only a name stays right.
            self.unclear |= referent in self._named and not self._has_name(referent)
            phrase = self._introduced(referent, label)
        self._latest = self._latest_called[label] = referent
        return phrase

    def _introduced(self, referent: Referent, label: str) -> str:
        before = len(self._named)
        phrase = self._in_full(referent, self._design.entity(referent.entity))
        alike = [item for item in self._named[before:] if self.label(item) == label]
        self._tangled += [*alike, referent] if alike else []
        self._named.append(referent)
        return phrase

    def label(self, referent: Referent) -> str:
        """Return what a row is called."""
        return referent.link.label if referent.link is not None else self._design.entity(referent.entity).label

    def of(self, referent: Referent, *things: str) -> str:
        """Return what belongs to a row: ``Ingrid Solheim's phone and email``, ``the price and the note of that booking``."""
        label = self.label(referent)
        things = tuple(thing.removesuffix(f" of the {label}") for thing in things)  # the row is named once
        if referent is self._latest and self._means(referent, ("person.",)):
            return _owned("their", things)
        noun = self.noun(referent)
        if self._is_owner(referent) and not noun.startswith("the "):
            return _owned(possessive(noun), things)
        return f"the {' and the '.join(things)} of {noun}"

    def _in_full(self, referent: Referent, entity: Entity) -> str:
        if referent.made:
            return f"the new {entity.label}"
        if referent.parent is not None and referent.link is not None:
            if done := _DOER.fullmatch(referent.link.label):
                return f"the {entity.label} by whom {self.noun(referent.parent)} was {done[1]}"
            return self.of(referent.parent, referent.link.label)
        return self._found(referent, entity)

    def several(self, entity: Entity, arguments: Sequence[Argument]) -> str:
        """Name the rows that a search finds: ``Ingrid Solheim's paid bookings``."""
        return self._described(entity, plural_label(entity), arguments, several=True)

    def single(self, entity: Entity, arguments: Sequence[Argument]) -> str:
        """Name the only row that a search finds: ``Ingrid Solheim's paid booking``."""
        return self._described(entity, entity.label, arguments)

    def _found(self, referent: Referent, entity: Entity) -> str:
        """Name a row by the search that finds it."""
        title = self._title(referent)
        mine = "my" if "_my_" in referent.step.signature.name else ""
        if title is None or referent.extreme:
            return self._described(entity, entity.label, referent.step.stated, order=referent.extreme, owner=mine)
        others = [argument for argument in referent.step.stated if argument is not title]
        if not others:
            return self._name(title, entity)
        return self._described(entity, f"{entity.label} {_spoken(title, entity)}", others)

    def _described(
        self,
        entity: Entity,
        label: str,
        arguments: Sequence[Argument],
        *,
        order: str = "",
        owner: str = "",
        several: bool = False,
    ) -> str:
        """Say what rows are and whose, and by what they are told from others."""
        before: list[tuple[int, str]] = []
        after: list[str] = []
        for argument in arguments:
            path = argument.parameter.path
            if argument.referent is not None:
                noun = self.noun(argument.referent)
                if not owner and self._owns(argument, entity) and _can_own(noun):
                    owner = possessive(noun)
                else:
                    after.append(belonging(argument, noun, self._design.entity(argument.referent.entity)))
            elif (said := adjective(argument, entity)) and path is not None:
                before.append((_rank(path.field), said))
            elif phrase := characterised(argument, entity, several=several):
                after.append(phrase)
            else:
                after.append(stated(argument, entity, several=several))
        word, reason = superlative(self._design, entity, order) if order else ("", "")
        if reason.startswith("the "):
            reason = f"that has {reason}" if after else f"with {reason}"
        after += [reason] if reason else []
        clauses = [phrase for phrase in after if RELATIVE.match(phrase)]
        others = sorted((item for item in after if item not in clauses), key=_heaviness)
        self.unclear |= bool(clauses) and any(map(RELATIVE.search, others))
        qualities = [said for _, said in sorted(before, key=lambda item: item[0])]
        return " ".join(filter(None, [owner or "the", word, *qualities, label, *others, _conjoined(clauses)]))

    def _name(self, title: Argument, entity: Entity) -> str:
        """Name a row by its title alone."""
        field = title_of(entity)
        assert field is not None
        said = title.slot.said if title.slot else ""
        if (
            field.meaning.startswith(PROPER)
            or entity.label in _ALONE
            or re.match(rf"{re.escape(entity.label)}[- ]\w", said, re.IGNORECASE)
        ):
            return said
        if said != (spoken := _spoken(title, entity)):
            return f"the {entity.label} {spoken}"
        if field.label.endswith(("number", "code", "reference", "plate")):
            return f"{entity.label} {said}"
        if f"{field.label} ".startswith(f"{entity.label} "):
            return f"the {entity.label} {said}"
        if field.label not in ("name", "title"):
            return f"the {entity.label} with the {field.label} {said}"
        if len(said.split()) <= 2 and any(map(str.isdigit, said)):
            return f"{entity.label} {said}"
        clumsy = said.startswith(("The ", "A ", "An "))
        if not clumsy and said.casefold().endswith(f" {entity.label.casefold()}"):
            return f"the {said}"
        before = is_location(entity.label) and not clumsy and not said.casefold().endswith(entity.label.split()[-1])
        return f"the {said} {entity.label}" if before else f"the {entity.label} {said}"

    def _title(self, referent: Referent) -> Argument | None:
        """Return what names the row, if it was found by its name."""
        title = title_of(self._design.entity(referent.entity))
        for argument in referent.step.stated:
            path = argument.parameter.path
            if path is not None and not path.references and path.field == title and title.type == "text":
                return argument
        return None

    def _owns(self, argument: Argument, entity: Entity) -> bool:
        """Whether a row is said to be somebody's: the person that its first reference to one is to, or that is no role."""
        path, referent = argument.parameter.path, argument.referent
        if path is None or referent is None or not self._titled(referent.entity, OWNERS):
            return False
        people = [field for field in entity.fields if field.target and self._titled(field.target, OWNERS)]
        return path.field.name == referent.entity or (not path.references and path.field == people[0])

    def _has_name(self, referent: Referent) -> bool:
        """Whether a row is named by its title alone, or as the new one: such names stay right."""
        return referent.made or (self._title(referent) is not None and len(referent.step.stated) == 1)

    def pronoun(self, entity: Entity) -> str:
        """Return the possessive pronoun for a row of an entity."""
        title = title_of(entity)
        return "their" if title is not None and title.meaning.startswith("person.") else "its"

    def again(self, referent: Referent) -> str:
        """Return how a row that was just named is said again as a subject or object: people by name, others as ``it``."""
        person = self.pronoun(self._design.entity(referent.entity)) == "their"
        return self.noun(referent) if person else "it"

    def _is_owner(self, referent: Referent) -> bool:
        """Whether a row is named by a person's or firm's name, which can own things."""
        return self._means(referent, OWNERS)

    def _means(self, referent: Referent, kinds: tuple[str, ...]) -> bool:
        """Whether a row is named by its title alone, which is of one of these kinds."""
        found = not referent.made and referent.parent is None and self._title(referent) is not None
        return found and self._titled(referent.entity, kinds)

    def _titled(self, entity: str, kinds: tuple[str, ...]) -> bool:
        title = title_of(self._design.entity(entity))
        return title is not None and title.meaning.startswith(kinds)


def _heaviness(phrase: str) -> tuple[bool, int]:
    """Return what phrases behind a label are put in order by: whose it is comes first, then the short ones."""
    return not phrase.startswith("of "), len(phrase.split())


def _can_own(noun: str) -> bool:
    """Whether a noun phrase is short enough to stand before what belongs to it: a name, or ``that recruiter``."""
    return not noun.startswith("the ") and (noun.startswith("that ") or "'s " not in noun)


def _owned(owner: str, things: Sequence[str]) -> str:
    """Say whose things are: ``their phone and email``, ``the end of Liv Dahl's contract``."""
    if not any(" of the " in thing for thing in things):
        return f"{owner} {' and '.join(things)}"
    parts = (thing.partition(" of the ") for thing in things)
    return " and ".join(f"the {thing} of {owner} {part}" if part else f"{owner} {thing}" for thing, _, part in parts)


def _spoken(title: Argument, entity: Entity) -> str:
    """Return a row's title, in quotes where it would otherwise run into its sentence."""
    field, said = title_of(entity), title.slot.said if title.slot else ""
    assert field is not None
    quoted = field.meaning.startswith("title.") or field.name in ("title", "subject", "summary")
    words = " " in said and not said[:1].isupper() and not is_location(entity.label)
    return f'"{said}"' if quoted or words else said


def _rank(field: Field) -> int:
    """Return how near to the label a quality stands: its state first, its kind last."""
    return 0 if field.name in ("status", "state") else 2 if field.name in _KINDS else 1


def _conjoined(clauses: Sequence[str]) -> str:
    """Join relative clauses: ``whose status is open and that starts on 14 May and ends on 15 May``."""
    return " and ".join([*clauses[:1], *(_shortened(clause, before) for before, clause in pairwise(clauses))])


def _shortened(clause: str, before: str) -> str:
    """Leave a clause's pronoun out where the clause before it has the same."""
    return clause.removeprefix("that ") if before.startswith("that ") else clause

"""Relations: methods that tie two things together or apart, by a column of one of them or by a table between them."""

from dataclasses import dataclass

from generator.sources.recognition.acts import IDENTIFIERS, Act, inputs_of
from generator.sources.recognition.columns import Column
from generator.sources.recognition.things import Thing
from generator.sources.recognition.words import singular, words_of
from generator.sources.surface import Surface

_NAMING = IDENTIFIERS | {"name", "slug", "code"}


@dataclass(frozen=True)
class Relation:
    """What a method ties together."""

    member: Thing
    """What is added or taken away: the label of "add a label to an issue"."""
    owner: Thing
    """What it is added to or taken from."""

    @property
    def column(self) -> tuple[Thing, Column] | None:
        """Return the thing and its column that keep the relation; ``None`` where a table between them has to."""
        for one, other in ((self.member, self.owner), (self.owner, self.member)):
            for column in one.references:
                if column.target == other.label and not (column.required and one is self.owner):
                    return one, column
        return None

    @property
    def noun(self) -> tuple[str, ...]:
        """Name of the table between them: ``("issue", "label", "link")``."""
        return (*self.owner.noun, *self.member.noun, "link")


def relation_of(act: Act, things: dict[str, Thing], surface: Surface) -> Relation | None:
    """Return what an act ties together; ``None`` if it does not name two things of the server."""
    member = things.get(" ".join(act.noun))
    named = [_thing_of("_".join(container), things) for container in act.containers]
    named += [_thing_of(one.name, things) for one in inputs_of(act.method, surface)]
    others = [thing for thing in named if thing is not None and thing is not member]
    if member is None or not others:
        return None
    return Relation(member, others[0])


def _thing_of(argument: str, things: dict[str, Thing]) -> Thing | None:
    """Return the thing whose id an argument is."""
    words = words_of(argument)
    stem = words[:-1] if len(words) > 1 and words[-1] in _NAMING else words
    if not stem:
        return None
    whole = " ".join((*stem[:-1], singular(stem[-1])))
    return things.get(whole) or next((one for one in things.values() if one.noun[-1:] == (singular(stem[-1]),)), None)

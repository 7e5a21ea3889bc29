"""References of one row that lead to the same place: the project of an issue is that of its cycle."""

from collections.abc import Mapping
from dataclasses import dataclass

from generator.sources.recognition.columns import Column
from generator.sources.recognition.things import Thing

Things = Mapping[str, Thing]
"""Label to thing."""


@dataclass(frozen=True)
class Meeting:
    """Two references of a thing that lead to the same row."""

    far: Column
    """The one that says no more than ``near`` does, or that must be chosen to fit it."""
    near: Column
    above: str
    """Reference of what ``near`` points to."""
    beside: str = ""
    """Reference of what ``far`` points to; empty where ``far`` itself points to what is above ``near``."""

    @property
    def agrees(self) -> str:
        """The expression that holds where they lead to the same row."""
        own = f"{self.far.name}.{self.beside}" if self.beside else self.far.name
        agreed = f"{self.near.name}.{self.above} == {own}"
        return agreed if self.far.required else f"{self.far.name} is None or {agreed}"

    def complaint(self, things: Things) -> str:
        """Say that they do not."""
        if not self.beside:
            return f"The {self.near.target} is not of this {self.far.target}."
        shared = next(one.target for one in things[self.near.target].references if one.name == self.above)
        return f"The {self.far.target} and the {self.near.target} are not of the same {shared}."


def meeting_of(far: Column, thing: Thing, things: Things) -> Meeting | None:
    """Return how a reference meets another one of its thing, one that every row has; ``None`` where it stands alone."""
    return _above(far, thing, things) or _beside(far, thing, things)


def _above(far: Column, thing: Thing, things: Things) -> Meeting | None:
    """Return how a reference says what another one leads to as well."""
    for near in _partners(far, thing):
        if above := _only(near.target, far.target, things):
            return Meeting(far, near, above)
    return None


def _beside(far: Column, thing: Thing, things: Things) -> Meeting | None:
    """Return how a reference and one before it lead to the same row; one that follows from another decides nothing."""
    before = thing.references[: thing.references.index(far)] if far in thing.references else []
    for near in _partners(far, thing):
        if near not in before or _above(near, thing, things):
            continue
        for shared in dict.fromkeys(one.target for one in _references(near.target, things)):
            above, beside = _only(near.target, shared, things), _only(far.target, shared, things)
            if above and beside and shared != thing.label:
                return Meeting(far, near, above, beside)
    return None


def _partners(far: Column, thing: Thing) -> list[Column]:
    """Return the references that a reference could meet; none where it is one of two to the same thing, or spread evenly."""
    targets = [one.target for one in thing.references]
    if far.role != "reference" or far.spread or far.target == thing.label or targets.count(far.target) > 1:
        return []
    return [one for one in thing.references if one.required and one.target not in (far.target, thing.label)]


def _references(label: str, things: Things) -> list[Column]:
    return things[label].references if label in things else []


def _only(label: str, target: str, things: Things) -> str:
    """Return the only reference from one thing to another, where every row has it."""
    found = [one for one in _references(label, things) if one.target == target]
    return found[0].name if len(found) == 1 and found[0].required else ""

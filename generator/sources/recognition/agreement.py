"""References of one row that lead to the same place: the project of an issue is that of its cycle."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.sources.recognition.columns import Column
from generator.sources.recognition.lexicon import names
from generator.sources.recognition.naming import Naming
from generator.sources.recognition.things import Thing
from generator.sources.recognition.words import singular, words_of

Things = Mapping[str, Thing]
"""Label to thing."""

Path = tuple[Column, ...]
"""References, each of what the one before it points to."""

_AGAIN = 97
"""Percent of the times that a row is given up because nothing fits what was chosen for it before."""

_STEPS = 2
"""References that a path has beyond the one of the row itself."""

_OFTEN = 70
"""Percent of the rows that have what they may lack, where nothing tells."""


@dataclass(frozen=True)
class Meeting:
    """Two references of a thing that lead to the same row."""

    far: Column
    """The one that says no more than ``near`` does, or that is chosen to fit it."""
    near: Column
    above: Path
    """From what ``near`` points to; empty where that is what ``far`` leads to."""
    beside: Path = ()
    """From what ``far`` points to; empty where ``far`` itself points to what is above ``near``."""

    @property
    def shared(self) -> str:
        """What both lead to."""
        return (self.near, *self.above)[-1].target

    def agrees(self, far: str, near: str, optional: bool) -> str:
        """Return the expression that holds where they lead to the same row, or one of them nowhere.

        Args:
            far: What the far reference is called.
            near: What the near one is called.
            optional: Whether the far one may be none.
        """
        missing = [*([far] if optional else []), *_missing(far, self.beside), *self._unknown(near)]
        equal = f"{'.'.join((near, *_names(self.above)))} == {'.'.join((far, *_names(self.beside)))}"
        return " or ".join((*(f"{one} is None" for one in dict.fromkeys(missing)), equal))

    def value(self) -> tuple[str, str]:
        """Return the value that the far reference has, and when it has it: ``cycle.project`` if ``cycle is not None``."""
        known = " and ".join(f"{one} is not None" for one in self._unknown(self.near.name))
        return ".".join((self.near.name, *_names(self.above))), known

    def complaint(self) -> str:
        """Say that they do not lead to the same row."""
        near, far = (one.target for one in (self.near, self.far))
        near = self.near.name.replace("_", " ") if near == far else near
        if not self.beside:
            return f"The {near} is not of this {far}."
        return f"The {far} and the {near} are not of the same {self.shared}."

    def _unknown(self, near: str) -> list[str]:
        """Return what may be none on the way from the near reference."""
        return [*([] if self.near.required else [near]), *_missing(near, self.above)]


def meetings_of(far: Column, thing: Thing, things: Things) -> list[Meeting]:
    """Return how a reference meets those of its thing that are chosen before it."""
    if far.role != "reference" or far.spread or far.target == thing.label:
        return []
    if [one.target for one in thing.references].count(far.target) > 1:
        return []
    chosen = _in_order(thing, things)
    earlier = chosen[: chosen.index(far)] if far in chosen else chosen
    return [one for near in earlier if not near.spread for one in _met(far, near, thing, things)]


def sample_of(far: Column, thing: Thing, things: Things, naming: Naming) -> str:
    """Return how a reference is sampled from those before it; empty where it has nothing to do with them."""
    return sample(far, meetings_of(far, thing, things), naming)


def sample(far: Column, meetings: list[Meeting], naming: Naming) -> str:
    """Return how a reference is sampled that meets others; empty where it meets none."""
    told = ""
    for one in meetings:
        if not one.beside:
            value, known = one.value()
            if not known:
                return told + value
            told += f"{value} if {known} else "
    rows = f"each for each in {naming.many(far.target)}"
    agreeing = [one.agrees("each", one.near.name, False) for one in meetings if one.beside]
    if not told and not agreeing:
        return ""
    fitting = " and ".join(f"({one})" if len(agreeing) > 1 else one for one in agreeing)
    chosen = f"{rows} if {fitting}" if fitting else rows
    if not far.required:
        return f"{told}pick({chosen}) if chance({_OFTEN}) else None"
    # where nothing fits, a row is mostly given up and drawn again, with other references to fit
    return (
        f"{told}pick({chosen}) if any({chosen}) or chance({_AGAIN}) else pick({rows})"
        if fitting
        else f"{told}pick({rows})"
    )


def follows(far: Column, thing: Thing, things: Things) -> bool:
    """Tell whether what a reference points to follows from another one, whatever the row."""
    return any(not one.beside and not one.value()[1] for one in meetings_of(far, thing, things))


def sources_of(far: Column, thing: Thing, things: Things) -> list[Column]:
    """Return the references that a reference is sampled from."""
    return list(dict.fromkeys(one.near for one in meetings_of(far, thing, things)))


def _in_order(thing: Thing, things: Things) -> list[Column]:
    """Return the references of a thing in the order in which they are chosen: each before all that it leads to."""
    own = [one for one in thing.references if one.target == thing.label]
    left = [one for one in thing.references if one not in own]
    ordered = []
    while left:
        led_to = {label for one in left for label in _closure(one.target, things)}
        first = next(one for one in left if one.target not in led_to)
        left.remove(first)
        ordered.append(first)
    return [*own, *ordered]


def _closure(label: str, things: Things) -> set[str]:
    """Return all that rows of a thing lead to, over whatever references."""
    found: set[str] = set()
    waiting = [label]
    while waiting:
        thing = things.get(waiting.pop())
        for one in thing.references if thing else ():
            if one.target not in found and one.target != label:
                found.add(one.target)
                waiting.append(one.target)
    return found


def _met(far: Column, near: Column, thing: Thing, things: Things) -> Iterator[Meeting]:
    """Yield where two references meet: at the nearest things that both lead to."""
    above, beside = _reach(near, thing, things), _reach(far, thing, things)
    if far.target in above and (_is_shared(far, thing, things) or _role_of(far) == _role_of(near) != ""):
        meeting = Meeting(far, near, above[far.target])
        yield meeting
        if not meeting.value()[1]:
            return
    met = [label for label in above if label in beside and label not in (thing.label, near.target, far.target)]
    for label in met:
        if not any(label in _paths(other, things) for other in met if other != label):
            yield Meeting(far, near, above[label], beside[label])


def _reach(one: Column, thing: Thing, things: Things) -> dict[str, Path]:
    """Return what a reference leads to; what holds a row of the same kind shares with it what all rows need."""
    if one.target == thing.label:
        own = [each for each in thing.references if each.required and _is_shared(each, thing, things)]
        return {each.target: (each,) for each in own}
    return _paths(one.target, things)


def _paths(label: str, things: Things) -> dict[str, Path]:
    """Return what rows of a thing lead to, over references that say no more than what they point to, by the shortest way."""
    found: dict[str, Path] = {}
    ends: list[tuple[str, Path]] = [(label, ())]
    for _ in range(_STEPS):
        reached = []
        for end, path in ends:
            thing = things.get(end)
            for one in thing.references if thing else []:
                if thing and one.target not in (label, *found) and _is_shared(one, thing, things):
                    found[one.target] = (*path, one)
                    reached.append((one.target, found[one.target]))
        ends = reached
    return found


def _is_shared(one: Column, thing: Thing, things: Things) -> bool:
    """Tell whether a reference says where a row belongs: it is the only one to its target, and called like it."""
    target = things.get(one.target)
    if target is None or target.noun[-1] in names("own_ways") or one.target == thing.label:
        return False
    named, noun = words_of(one.name), words_of(one.target)
    named = named[1:] if len(named) > 1 and named[0] == thing.noun[-1] else named
    named = (*named[:-1], singular(named[-1]))
    return noun[-len(named) :] == named and [each.target for each in thing.references].count(one.target) == 1


def _role_of(one: Column) -> str:
    """Return what the name of a reference says beside what it points to: ``target`` of the ``target_database``."""
    words, noun = words_of(one.name), words_of(one.target)
    return " ".join(words[: -len(noun)]) if words[-len(noun) :] == noun else ""


def _missing(start: str, path: Path) -> list[str]:
    """Return what may be none along a path: ``cycle.project`` where cycles may lack one."""
    names = [start, *_names(path)]
    return [".".join(names[: place + 2]) for place, one in enumerate(path) if not one.required]


def _names(path: Path) -> list[str]:
    return [one.name for one in path]

"""Which subjects are one: the same name, or words in common; what is near without being clear may be judged by a model."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from generator.agents.subjects import LONGEST_NAME, Subject
from generator.agents.themes.deciding import By, Decision, Kind
from generator.sources.recognition.words import singular

SAME = 0.8
"""Likeness from which two subjects count as one without being asked about."""
NEAR = 0.4
"""Likeness from which two subjects are worth a question; tool lists of unrelated products stay below it."""

_OF_TITLES = frozenset(
    ("a", "an", "and", "at", "by", "for", "in", "mcp", "of", "on", "or", "server", "the", "to", "with")
)
"""Words of titles that say nothing about a subject."""
_SAYS_NOTHING = """
    add all any api app as be can create delete from get given has id if is it its kind list make manage management manager
    name new not one only out read remove return search service set show software system that this tool update use used
    via when which you your
"""
_OF_NOTES = _OF_TITLES | frozenset(_SAYS_NOTHING.split())
"""Words that the tools of any server, and any document, may have."""
TOLD = 0.6
"""Likeness of a bare name, all of whose words stand in the tools or the document of another subject."""


@dataclass(frozen=True)
class Judgement:
    """Whether two subjects are one."""

    same: bool
    reason: str
    by: By


@dataclass(frozen=True)
class Pair:
    """Two subjects that are near."""

    one: int
    """Number of the earlier one."""
    other: int
    likeness: float
    """From 0 to 1."""


def near_pairs(subjects: Sequence[Subject]) -> list[Pair]:
    """Return the pairs that may be one subject, those of the same name included, in the order in which they were given."""
    titles = [frozenset(_words_of(subject.title, _OF_TITLES)) or frozenset({subject.name}) for subject in subjects]
    notes = [Counter(_words_of(" ".join(subject.notes), _OF_NOTES)) for subject in subjects]
    pairs = (
        Pair(one, other, _likeness((titles[one], titles[other]), (notes[one], notes[other])))
        for one, other in _in_common([title | said.keys() for title, said in zip(titles, notes, strict=True)])
    )
    return [pair for pair in pairs if pair.likeness >= NEAR]


def _in_common(words: Sequence[Collection[str]]) -> Iterator[tuple[int, int]]:
    """Yield the numbers of those that have a word in common, by the later one; others are not alike at all."""
    those_with: dict[str, list[int]] = {}
    for other, some in enumerate(words):
        yield from ((one, other) for one in sorted({one for word in some for one in those_with.get(word, ())}))
        for word in some:
            those_with.setdefault(word, []).append(other)


def merge(
    subjects: Sequence[Subject], pairs: Sequence[Pair], judged: Mapping[Pair, Judgement] | None = None
) -> tuple[list[Subject], list[Decision]]:
    """Return each subject once, and what was decided.

    The first of some that are one gives them its name, and has the notes and sources of all.

    Args:
        subjects: As they were given.
        pairs: Those that are near.
        judged: What a model says about pairs. About the others a rule decides.
    """
    near_of: dict[int, list[Pair]] = {}
    for pair in sorted(pairs, key=lambda pair: (-pair.likeness, pair.one)):
        near_of.setdefault(pair.other, []).append(pair)
    groups: dict[int, list[Subject]] = {}
    names: dict[int, str] = {}
    into: list[int] = []
    decisions: list[Decision] = []
    for number, subject in enumerate(subjects):
        answers = [(into[pair.one], (judged or {}).get(pair) or _judge(pair)) for pair in near_of.get(number, ())]
        target, judgement = next(((one, answer) for one, answer in answers if answer.same), (number, None))
        into.append(target)
        groups.setdefault(target, []).append(subject)
        if judgement:
            decisions.append(_decision(subject, "merged into", names[target], judgement))
            continue
        names[number] = _free_name(subject.name, names.values())
        decisions.append(Decision(theme=subject.title, kind="taken", other=names[number]))
        apart = dict(reversed(answers))
        decisions += [_decision(subject, "kept apart from", names[one], answer) for one, answer in apart.items()]
    return [_joined(names[number], group) for number, group in groups.items()], decisions


def _judge(pair: Pair) -> Judgement:
    if pair.likeness == 1.0:
        return Judgement(True, "it has the same name", "rule")
    return Judgement(pair.likeness >= SAME, f"{pair.likeness:.0%} alike, where {SAME:.0%} count as one", "rule")


def _decision(subject: Subject, kind: Kind, other: str, judgement: Judgement) -> Decision:
    return Decision(theme=subject.title, kind=kind, other=other, reason=judgement.reason, by=judgement.by)


def _joined(name: str, group: Sequence[Subject]) -> Subject:
    notes = dict.fromkeys(note for subject in group for note in subject.notes)
    sources = dict.fromkeys(source for subject in group for source in subject.sources)
    return Subject(name=name, title=group[0].title, notes=tuple(notes), sources=tuple(sources))


def _free_name(name: str, taken: Collection[str]) -> str:
    """Return a name that no other subject has: long titles may begin alike."""
    others = (f"{name[: LONGEST_NAME - 3]}-{number}" for number in range(2, 100))
    return next(one for one in (name, *others) if one not in taken)


def _words_of(text: str, without: Collection[str]) -> list[str]:
    words = (singular(word) for word in re.findall(r"[^\W_]+", text.lower()))
    return [word for word in words if word not in without]


def _likeness(titles: Sequence[frozenset[str]], notes: Sequence[Counter[str]]) -> float:
    """Return how alike two subjects are, by their titles, by their notes, or by the title of one in the notes of the other."""
    one, other = titles
    likeness = len(one & other) / len(one | other) if one or other else 0.0
    if all(notes):
        return max(likeness, 0.99 * _cosine(*notes))
    told = [
        title
        for title, said in ((one, notes[1]), (other, notes[0]))
        if len(title) > 1 and said and title <= said.keys()
    ]
    return max(likeness, TOLD if told else 0.0)


def _cosine(one: Counter[str], other: Counter[str]) -> float:
    """Return how alike two bags of words are; a word said often counts less than so many words."""
    shared = sum(sqrt(one[word] * other[word]) for word in one.keys() & other.keys())
    return shared / sqrt(one.total() * other.total())
